import { addPhrases } from "../../i18n/index.js";
import { morale as phrases } from "../../i18n/morale.js";
import { effects } from "../../view/answers/tables.js";
import { track } from "../../view/answers/track.js";
import type { Layout, Tone } from "../index.js";

addPhrases(phrases);

const tones: Record<string, Tone> = { perfect: "best", passed: "good", failed: "bad", fumble: "worst", immune: "held" };

export const morale: Layout = {
  procedure: "chronopia.morale",
  main: [{ fields: ["factor", "leadership", "causes"] }],
  more: ["modifiers"],
  onlyWith: { causes: { factor: ["fear", "fearAgain", "terror", "horror"] } },
  start: { factor: "panic", leadership: 12 },
  open: {},
  whenEmpty: {},
  keys: { factor: "x", leadership: "f", causes: "u", modifiers: "m" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["perfect", "passed", "immune"],
    label: "morale.big",
    noun: "morale",
    after: effects,
  },
  tones,
};

const panicTones: Record<string, Tone> = { steady: "good", panicked: "bad", removed: "worst" };

export const panicTrack: Layout = {
  procedure: "chronopia.panicTrack",
  main: [{ fields: ["leadership", "rounds"] }],
  more: ["modifiers"],
  onlyWith: {},
  start: { leadership: 12, rounds: 4 },
  open: {},
  whenEmpty: {},
  keys: { leadership: "f", rounds: "n", modifiers: "m" },
  rulings: "rulings",
  answer: track({
    label: "panicTrack.big",
    big: ["steady"],
    sense: "panicTrack.sense",
    facts: [{ value: "meanRoundsPanicked", label: "panicTrack.mean" }],
    order: ["steady", "panicked", "removed"],
    tones: panicTones,
    first: 0,
  }),
  tones: panicTones,
};

export const layouts: readonly Layout[] = [morale, panicTrack];
