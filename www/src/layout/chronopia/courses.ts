import { addPhrases } from "../../i18n/index.js";
import { morale as phrases } from "../../i18n/morale.js";
import { track } from "../../view/answers/track.js";
import type { Layout, Tone } from "../index.js";
import { horrorTones } from "./grip.js";

addPhrases(phrases);

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
    tones: horrorTones,
    first: 1,
  }),
  tones: horrorTones,
};

export const layouts: readonly Layout[] = [panicTrack, horrorTrack];
