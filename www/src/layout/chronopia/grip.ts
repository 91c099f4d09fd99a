import type { Tone } from "../index.js";

/** How the states of horror look, at once and over the rounds. */
export const horrorTones: Record<string, Tone> = {
  perfect: "best",
  fear: "good",
  frozen: "none",
  cowering: "badHeld",
  hiding: "friendHeld",
  mindBreaks: "bad",
  removed: "worst",
  rallied: "held",
  // Met as terror, or not at all: these never stand beside the states of horror.
  passed: "good",
  failed: "bad",
  fumble: "worst",
  immune: "held",
};
