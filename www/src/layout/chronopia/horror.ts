import { addPhrases } from "../../i18n/index.js";
import { morale as phrases } from "../../i18n/morale.js";
import { effects, tables } from "../../view/answers/tables.js";
import { track } from "../../view/answers/track.js";
import type { Layout, Tone } from "../index.js";

addPhrases(phrases);

const tones: Record<string, Tone> = {
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

const { rallied: _rallied, ...atOnce } = tones;

export const horror: Layout = {
  procedure: "chronopia.horror",
  main: [{ fields: ["leadership", "causes"] }],
  more: ["modifiers"],
  onlyWith: {},
  start: { leadership: 12 },
  open: {},
  whenEmpty: {},
  keys: { leadership: "f", causes: "u", modifiers: "m" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["perfect", "fear", "passed", "immune"],
    label: "horror.big",
    noun: "morale",
    before: tables({
      perfect: ["perfect"],
      passed: ["fear", "passed"],
      failed: ["failed"],
      fumble: ["removed", "fumble"],
      frozen: ["frozen"],
      cowering: ["cowering"],
      hiding: ["hiding"],
      mindBreaks: ["mindBreaks"],
    }),
    after: effects,
  },
  tones: atOnce,
};

export const horrorTrack: Layout = {
  procedure: "chronopia.horrorTrack",
  main: [{ fields: ["leadership", "rounds", "rally", "causes"] }],
  more: ["modifiers"],
  onlyWith: {},
  start: { leadership: 12, rounds: 5, rally: 0.25 },
  open: {},
  whenEmpty: {},
  percents: ["rally"],
  help: { rally: "horrorTrack.rally" },
  keys: { leadership: "f", causes: "u", rounds: "n", rally: "s", modifiers: "m" },
  rulings: "rulings",
  answer: track({
    label: "horrorTrack.big",
    big: ["perfect", "fear", "rallied", "passed", "immune"],
    sense: "horrorTrack.sense",
    facts: [{ value: "meanRoundsGripped", label: "horrorTrack.mean" }],
    order: ["immune", "perfect", "passed", "fear", "rallied", "frozen", "cowering", "hiding", "mindBreaks", "failed", "fumble", "removed"],
    tones,
    first: 1,
  }),
  tones,
};

export const layouts: readonly Layout[] = [horror, horrorTrack];
