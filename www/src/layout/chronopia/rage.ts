import type { Tone } from "../index.js";

/** How a raging creature looks, in the table and over the rounds. */
export const rageTones: Record<string, Tone> = {
  controlled: "best",
  attacksNearestEnemy: "good",
  attacksNearest: "held",
  wanders: "none",
  attacksOwnArmy: "bad",
  attacksSummoner: "worst",
};
