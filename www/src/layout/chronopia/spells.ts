import { addPhrases } from "../../i18n/index.js";
import { magic as phrases } from "../../i18n/magic.js";
import { amount, flags, verdict } from "../../view/answers/verdict.js";
import type { Layout } from "../index.js";

addPhrases(phrases);

export const castable: Layout = {
  procedure: "chronopia.castable",
  main: [
    { fields: ["rangeKind", "range", "distance", "needsSight", "lineOfSight", "level", "actionsLeft", "actions", "round"] },
  ],
  more: [
    "minLevel",
    "maxLevel",
    "learned",
    "onSelf",
    "chariotPartlyHidden",
    "preBattleSpell",
    "beforeBattle",
    "sideCastBefore",
    "mageCastBefore",
  ],
  onlyWith: { range: { rangeKind: "inches" } },
  start: { rangeKind: "inches", range: 12, distance: 10, level: 3 },
  open: {},
  whenEmpty: {},
  keys: {
    rangeKind: "rk",
    range: "x",
    needsSight: "ns",
    minLevel: "ua",
    maxLevel: "uz",
    actions: "a",
    preBattleSpell: "pb",
    learned: "g",
    level: "u",
    distance: "d",
    lineOfSight: "ls",
    onSelf: "os",
    chariotPartlyHidden: "ch",
    actionsLeft: "al",
    beforeBattle: "b",
    sideCastBefore: "sb",
    round: "n",
    mageCastBefore: "mb",
  },
  rulings: "rulings",
  answer: verdict({ label: "castable.big", says: flags({ allowed: "castable.yes" }, "castable.no"), checks: "checks" }),
  tones: {},
};

export const spellCosts: Layout = {
  procedure: "chronopia.spellCosts",
  main: [{ fields: ["spells"] }],
  more: [],
  onlyWith: {},
  start: { spells: [{ cost: 10 }] },
  open: { spells: { cost: 10 } },
  whenEmpty: {},
  keys: { spells: "p" },
  rulings: "rulings",
  answer: verdict({ label: "spellCosts.big", says: amount("value", "spellCosts.points") }),
  tones: {},
};

export const creature: Layout = {
  procedure: "chronopia.creature",
  main: [{ fields: ["summonedThisRound", "perfect", "summonerActivated", "actionSpent", "raging", "nominated", "forced"] }],
  more: [],
  onlyWith: { actionSpent: "summonerActivated" },
  start: { summonerActivated: true },
  open: {},
  whenEmpty: {},
  keys: {
    summonedThisRound: "n",
    perfect: "p",
    raging: "w",
    summonerActivated: "s",
    actionSpent: "a",
    nominated: "b",
    forced: "z",
  },
  rulings: "rulings",
  answer: verdict({ label: "creature.big", says: flags({ allowed: "creature.yes" }, "creature.no") }),
  tones: {},
};

export const layouts: readonly Layout[] = [castable, spellCosts, creature];
