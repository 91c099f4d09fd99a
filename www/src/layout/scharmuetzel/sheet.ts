import { addPhrases } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { sheet as sheetPhrases } from "../../i18n/sheet.js";
import { sheet } from "../../view/answers/sheet.js";
import type { Layout } from "../index.js";

addPhrases(phrases);
addPhrases(sheetPhrases);

const of = (names: string): string[] => names.split(" ").map((name) => `scharmuetzel.${name}`);

const fallen = of("injury routDue rout");

/** What may be asked in each step of the turn. */
export const stepCalculators: Readonly<Record<number, readonly string[]>> = {
  1: of("rallyDue rally leader"),
  2: of("recovery"),
  3: of("charge"),
  4: of("unseenCharge"),
  5: of("nerve leader"),
  6: of("intercept"),
  7: of("charge"),
  9: of("sprint recovery"),
  10: of("hide found"),
  11: of("mayShoot targets"),
  12: of("shooting group"),
  13: fallen,
  14: of("melee"),
  15: of("fight melee"),
  16: fallen,
};

export const turnSheet: Layout = {
  procedure: "scharmuetzel.turnSheet",
  main: [],
  more: [],
  onlyWith: {},
  start: {},
  open: {},
  whenEmpty: {},
  keys: {},
  rulings: "rulings",
  // The sheet itself shows one phase at a time: nothing is left to ask.
  reshape: {
    fields: () => [],
    input: () => ({}),
    path: (path) => path,
    back: () => ({}),
  },
  answer: sheet({ label: "turnSheet.big", procedure: "scharmuetzel.turnSheet", phases: "part", calculators: stepCalculators }),
  tones: {},
};

export const layouts: readonly Layout[] = [turnSheet];
