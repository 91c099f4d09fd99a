import { addPhrases, t } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { needsOf } from "../../view/answer.js";
import { track } from "../../view/answers/track.js";
import type { Layout, Tone } from "../index.js";
import { attack } from "./needs.js";
import { harmTones, stateTones } from "./states.js";
import { wounds } from "./wounds.js";

addPhrases(phrases);

export const fight: Layout = {
  procedure: "scharmuetzel.fight",
  main: [
    { fields: ["weaponSkill", "strength", "attacks", "mounted"] },
    { title: "target", fields: ["target.weaponSkill", "target.toughness", "target.wounds", "target.mounted"] },
  ],
  more: ["target.fallen", "modifiers"],
  onlyWith: {},
  start: { attacks: 2, weaponSkill: 4, strength: 4, target: { weaponSkill: 3, toughness: 3 } },
  open: {},
  whenEmpty: {},
  keys: {
    attacks: "a",
    weaponSkill: "k",
    strength: "s",
    mounted: "p",
    "target.weaponSkill": "zk",
    "target.toughness": "zw",
    "target.wounds": "zl",
    "target.mounted": "zp",
    "target.fallen": "zz",
    modifiers: "m",
  },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["down", "stunned", "out"],
    label: "fight.big",
    noun: "fight",
    needs: attack,
    after: wounds,
  },
  tones: harmTones,
};

const meleeTones: Record<string, Tone> = { firstWins: "best", undecided: "none", bothOut: "badHeld", secondWins: "bad" };

const states = {
  order: ["standing", "down", "stunned", "out"],
  tones: stateTones,
  names: { standing: "state.standing", down: "state.down", stunned: "state.stunned", out: "state.out" },
  first: 1,
} as const;

const parts = { weaponSkill: "k", strength: "s", toughness: "w", wounds: "l", initiative: "i", attacks: "a", mounted: "p", fallen: "z", stoodUp: "u" };

const fighter = (side: "first" | "second") => ({
  title: side,
  fields: ["weaponSkill", "strength", "toughness", "wounds", "initiative", "attacks", "mounted"].map((part) => `${side}.${part}`),
  more: [`${side}.fallen`, `${side}.stoodUp`],
});

const keysOf = (side: string, key: string): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([part, short]) => [`${side}.${part}`, key + short]));

const soldier = { weaponSkill: 3, strength: 3, toughness: 3, initiative: 3 };

export const melee: Layout = {
  procedure: "scharmuetzel.melee",
  main: [{ fields: ["rounds", "charger"] }, fighter("first"), fighter("second")],
  more: ["turn"],
  onlyWith: {},
  start: { first: { ...soldier, weaponSkill: 4, initiative: 4 }, second: { ...soldier, attacks: 2 }, charger: "first", rounds: 5 },
  open: {},
  whenEmpty: {},
  help: { "first.wounds": "help.woundsLeft", "second.wounds": "help.woundsLeft" },
  keys: { ...keysOf("first", "a"), ...keysOf("second", "b"), charger: "c", turn: "t", rounds: "n" },
  rulings: "rulings",
  answer: track({
    label: "melee.big",
    big: ["firstWins"],
    sense: "melee.sense",
    needs: (odds, info, lang) => [
      ...needsOf("hit")(odds, info, lang).map((what) => t(lang, "melee.firstNeeds", { what })),
      ...needsOf("secondHit")(odds, info, lang),
    ],
    facts: [
      { value: "meanWoundsFirst", label: "melee.woundsFirst" },
      { value: "meanWoundsSecond", label: "melee.woundsSecond" },
    ],
    order: ["firstWins", "undecided", "bothOut", "secondWins"],
    tones: meleeTones,
    first: 1,
    result: "result",
    also: [
      { value: "first", title: "melee.first", ...states },
      { value: "second", title: "melee.second", ...states },
    ],
  }),
  tones: meleeTones,
  came: (outcome, lang) => (typeof outcome === "object" && typeof outcome["round"] === "number" ? [t(lang, "melee.round", { n: outcome["round"] })] : []),
};

export const layouts: readonly Layout[] = [fight, melee];
