import { addPhrases } from "../../i18n/index.js";
import { morale as phrases } from "../../i18n/morale.js";
import { effects } from "../../view/answers/tables.js";
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

export const layouts: readonly Layout[] = [morale];
