import type { Tone } from "../index.js";

/** How it stands with a model: the same look in every chapter, the worse the darker. */
export const stateTones = {
  unharmed: "none",
  wounded: "held",
  standing: "good",
  down: "badHeld",
  stunned: "bad",
  out: "worst",
} as const satisfies Record<string, Tone>;

/** What a hit can come to. */
export const harmTones: Record<string, Tone> = {
  unharmed: stateTones.unharmed,
  wounded: stateTones.wounded,
  down: stateTones.down,
  stunned: stateTones.stunned,
  out: stateTones.out,
};
