import { addPhrases, t } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import type { Layout } from "../index.js";
import { attack } from "./needs.js";
import { harmTones } from "./states.js";
import { wounds } from "./wounds.js";

addPhrases(phrases);

export const shooting: Layout = {
  procedure: "scharmuetzel.shooting",
  main: [
    { fields: ["ballisticSkill", "strength", "shots", "moved", "longRange", "cover"] },
    { title: "target", fields: ["target.toughness", "target.wounds", "target.mounted"] },
  ],
  more: ["charging", "large", "target.fallen", "distance", "range", "modifiers"],
  onlyWith: {},
  start: { ballisticSkill: 4, strength: 4, target: { toughness: 3 } },
  open: {},
  whenEmpty: { distance: "form.none", range: "form.none" },
  keys: {
    ballisticSkill: "f",
    moved: "b",
    longRange: "h",
    distance: "d",
    range: "x",
    cover: "c",
    charging: "an",
    large: "g",
    shots: "n",
    strength: "s",
    "target.toughness": "w",
    "target.wounds": "lp",
    "target.mounted": "p",
    "target.fallen": "z",
    modifiers: "m",
  },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["down", "stunned", "out"],
    label: "shooting.big",
    noun: "shooting",
    needs: attack,
    after: wounds,
  },
  tones: harmTones,
};

/** "1, 2→3": the first two rows of shooters at the third target. */
function stepLabel(label: string, lang: Lang): string {
  const parts = label.split("; ").map((part) => /^([\d, ]+)→([\d, ]+)$/.exec(part));
  if (parts.some((part) => part === null)) return label;
  return parts.map((part) => t(lang, "group.step", { shooters: part?.[1] ?? "", targets: part?.[2] ?? "" })).join("; ");
}

export const group: Layout = {
  procedure: "scharmuetzel.group",
  main: [{ fields: ["shooters", "targets"] }],
  more: ["untilOut"],
  onlyWith: {},
  start: {
    shooters: [
      { count: 4, ballisticSkill: 3, strength: 4 },
      { ballisticSkill: 5, strength: 4 },
    ],
    targets: [{ toughness: 3 }, { toughness: 3, cover: "soft" }, { toughness: 3, mounted: true }],
  },
  open: { shooters: { ballisticSkill: 3, strength: 3 }, targets: { toughness: 3 } },
  whenEmpty: {},
  help: { "targets[].wounds": "help.woundsLeft" },
  items: {
    shooters: {
      main: ["count", "ballisticSkill", "strength", "shots"],
      more: ["moved"],
      keys: { count: "n", ballisticSkill: "f", strength: "s", shots: "r", moved: "b" },
    },
    targets: {
      main: ["toughness", "wounds", "cover"],
      more: ["mounted", "longRange", "large", "charging"],
      keys: { toughness: "w", wounds: "l", mounted: "p", cover: "c", longRange: "x", large: "g", charging: "a" },
    },
  },
  keys: { shooters: "s", targets: "z", untilOut: "u" },
  rulings: "rulings",
  answer: {
    kind: "counts",
    mean: "meanFallen",
    label: "group.big",
    series: [
      { values: "fallen", atLeast: "fallenAtLeast", label: "group.fallen", tone: "bad" },
      { values: "out", label: "group.out", tone: "worst" },
    ],
    chances: [],
    singles: { value: "targets", label: "group.single" },
    // With different shooters or targets there is no one number to say.
    needs: (odds, info, lang) => (odds.tests.filter((test) => test.of === "hit").length > 1 ? [] : attack(odds, info, lang)),
  },
  tones: harmTones,
  stepLabel,
};

export const layouts: readonly Layout[] = [shooting, group];
