import "../../elements/counts/counts.js";
import type { Input, Json } from "../../engine/index.js";
import { t } from "../../i18n/index.js";
import type { Layout, Section, Tone } from "../index.js";

/** Puts the paths of one procedure inside another one's field. */
function under(prefix: string, paths: string[]): string[] {
  return paths.map((p) => `${prefix}.${p}`);
}

export function underKeys<T>(prefix: string, record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([path, value]) => [`${prefix}.${path}`, value]));
}

const tones: Record<string, Tone> = {
  perfect: "best",
  wound: "good",
  saved: "held",
  miss: "none",
  strayWound: "friend",
  straySaved: "friendHeld",
  fumble: "bad",
  fumbleWound: "worst",
  fumbleSaved: "badHeld",
  outOfRange: "void",
};

export const startShot: Input = {
  rangedSkill: 12,
  weapon: { short: 8, medium: 16, max: 24, damage: 4 },
  distance: 12,
  armour: 13,
};

export const shotKeys: Record<string, string> = {
  rangedSkill: "f",
  "weapon.short": "k",
  "weapon.medium": "i",
  "weapon.max": "x",
  "weapon.damage": "s",
  "weapon.addsStrength": "as",
  distance: "d",
  heightDifference: "h",
  strength: "st",
  cover: "c",
  armour: "a",
  aim: "z",
  aimBonus: "zb",
  terrified: "t",
  melee: "n",
  "melee.friends": "nf",
  "melee.targetLarger": "nl",
  "melee.friendArmour": "na",
  "melee.friendDistance": "nd",
  "melee.friendCover": "nc",
  modifiers: "m",
};

const shotMore = [
  "weapon.addsStrength",
  "strength",
  "heightDifference",
  "aim",
  "aimBonus",
  "terrified",
  "melee",
  "modifiers",
];
const shotOnlyWith = { strength: "weapon.addsStrength", aimBonus: "aim" };
const shotOpen = { melee: { friends: 1, friendArmour: 13 } };
const shotWhenEmpty = { "melee.friendDistance": "form.asTarget" as const };

export const shot: Layout = {
  procedure: "chronopia.shot",
  main: [
    { fields: ["rangedSkill", "distance"] },
    { title: "weapon", fields: ["weapon.short", "weapon.medium", "weapon.max", "weapon.damage"] },
    { fields: ["cover", "armour"] },
  ],
  more: shotMore,
  onlyWith: shotOnlyWith,
  start: startShot,
  open: shotOpen,
  whenEmpty: shotWhenEmpty,
  keys: shotKeys,
  rulings: "rulings",
  answer: { kind: "chance", big: ["perfect", "wound"], label: "shot.big", noun: "shot" },
  tones,
};

/** The parts of a calculator that holds a whole shot in its field `shot`. */
export function withShot(first: Section[]): Pick<Layout, "main" | "more" | "onlyWith" | "open" | "whenEmpty" | "rulings" | "tones"> {
  return {
    main: [
      ...first,
      ...shot.main.map((s) => ({
        ...(s.title === undefined ? {} : { title: `shot.${s.title}` }),
        fields: under("shot", s.fields),
      })),
    ],
    more: under("shot", shotMore),
    onlyWith: Object.fromEntries(Object.entries(shotOnlyWith).map(([a, b]) => [`shot.${a}`, `shot.${b}`])),
    open: underKeys("shot", shotOpen),
    whenEmpty: underKeys("shot", shotWhenEmpty),
    rulings: "shot.rulings",
    tones,
  };
}

export const volley: Layout = {
  procedure: "chronopia.volley",
  ...withShot([{ fields: ["shooters", "figures"] }]),
  more: [...under("shot", shotMore), "woundsPerFigure"],
  start: { shooters: 5, shot: startShot },
  whenEmpty: { ...underKeys("shot", shotWhenEmpty), figures: "form.anyNumber" },
  keys: { shooters: "n", woundsPerFigure: "w", figures: "g", ...underKeys("shot", renamed(shotKeys, { melee: "b" })) },
  answer: {
    kind: "counts",
    mean: "meanLosses",
    label: "volley.big",
    series: [
      { values: "losses", atLeast: "lossesAtLeast", label: "volley.losses", tone: "good" },
      { values: "wounds", atLeast: "woundsAtLeast", label: "volley.wounds", tone: "held" },
      { values: "friendWounds", label: "volley.friends", tone: "friend" },
    ],
    chances: [],
    singles: { value: "shot", label: "volley.single" },
  },
};

export function without(keys: Record<string, string>, path: string): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).filter(([p]) => p !== path));
}

/** `n` is the number of shooters in a volley; the melee's own key moves out of its way. */
function renamed(keys: Record<string, string>, names: Record<string, string>): Record<string, string> {
  return { ...keys, ...names };
}

/** Without the field for aim actions: they are part of the plan. */
export function aimless<P extends Pick<Layout, "more" | "onlyWith">>(parts: P): P {
  const onlyWith = Object.fromEntries(Object.entries(parts.onlyWith).filter(([, other]) => other !== "shot.aim"));
  return { ...parts, more: parts.more.filter((p) => p !== "shot.aim"), onlyWith };
}

/** Without what is not there. */
export function compact(input: { [name: string]: Json | undefined }): Input {
  return Object.fromEntries(Object.entries(input).filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

export const activation: Layout = {
  procedure: "chronopia.activation",
  ...aimless(withShot([{ fields: ["actions"] }, { title: "rate", fields: ["rate.shots", "rate.actions"] }, { fields: ["plan"] }])),
  planned: { procedure: "chronopia.shooterPlan", input: ({ actions, rate, shot: each }) => compact({ actions, rate, shot: each }) },
  // The plan says when the figure aims.
  hidden: ["shot.aim"],
  start: { actions: 3, rate: { shots: 1, actions: 1 }, plan: ["shoot", "shoot", "shoot"], shot: startShot },
  keys: { actions: "e", "rate.shots": "rs", "rate.actions": "ra", plan: "p", ...underKeys("shot", without(shotKeys, "aim")) },
  answer: {
    kind: "counts",
    mean: "meanWounds",
    label: "activation.big",
    series: [
      { values: "wounds", atLeast: "woundsAtLeast", label: "volley.wounds", tone: "good" },
      { values: "friendWounds", label: "volley.friends", tone: "friend" },
    ],
    chances: [
      { value: "fumble", label: "activation.fumble" },
      { value: "cutShort", label: "activation.cutShort" },
    ],
    singles: { value: "shots", label: "activation.single" },
  },
  stepLabel: (label, lang) => (/^\d+$/.test(label) ? t(lang, "activation.single", { n: label }) : label),
};

export const layouts: readonly Layout[] = [shot, volley, activation];
