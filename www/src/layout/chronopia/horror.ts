import { addPhrases } from "../../i18n/index.js";
import { morale as phrases } from "../../i18n/morale.js";
import { effects, tables } from "../../view/answers/tables.js";
import type { Layout } from "../index.js";
import { horrorTones } from "./grip.js";

addPhrases(phrases);

const { rallied: _rallied, ...atOnce } = horrorTones;

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

export const layouts: readonly Layout[] = [horror];
