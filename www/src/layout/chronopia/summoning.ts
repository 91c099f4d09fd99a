import { addPhrases } from "../../i18n/index.js";
import { magic as phrases } from "../../i18n/magic.js";
import { tables } from "../../view/answers/tables.js";
import { track } from "../../view/answers/track.js";
import { flags, verdict } from "../../view/answers/verdict.js";
import type { Layout, Tone } from "../index.js";

addPhrases(phrases);

export const summoning: Layout = {
  procedure: "chronopia.summoning",
  main: [{ fields: ["magic", "level", "actions", "summoned", "concentrate", "concentrateBonus"] }],
  more: ["modifiers"],
  onlyWith: { concentrateBonus: "concentrate" },
  start: { magic: 14, level: 3, actions: 3, summoned: 0 },
  open: {},
  whenEmpty: {},
  keys: {
    magic: "g",
    level: "u",
    actions: "a",
    summoned: "n",
    concentrate: "k",
    concentrateBonus: "kb",
    modifiers: "m",
  },
  rulings: "rulings",
  answer: { kind: "chance", big: ["perfect", "summoned"], label: "summoning.big", noun: "summoning" },
  tones: { perfect: "best", summoned: "good", failed: "none", outOfControl: "worst" },
};

const rageTones: Record<string, Tone> = {
  controlled: "best",
  attacksNearestEnemy: "good",
  attacksNearest: "held",
  wanders: "none",
  attacksOwnArmy: "bad",
  attacksSummoner: "worst",
};

export const rage: Layout = {
  procedure: "chronopia.rage",
  main: [{ fields: ["summonerAlive", "takesControl"] }],
  more: [],
  onlyWith: { takesControl: { summonerAlive: true } },
  start: { summonerAlive: true },
  open: {},
  whenEmpty: {},
  keys: { summonerAlive: "s", takesControl: "c" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["attacksOwnArmy", "attacksSummoner"],
    label: "rage.big",
    noun: "rage",
    before: tables({
      control: ["controlled"],
      nearestEnemy: ["attacksNearestEnemy"],
      nearest: ["attacksNearest"],
      wanders: ["wanders"],
      ownArmy: ["attacksOwnArmy"],
      summoner: ["attacksSummoner"],
    }),
  },
  tones: rageTones,
};

export const control: Layout = {
  procedure: "chronopia.control",
  main: [{ fields: ["actions", "creatures", "controlled", "rounds"] }],
  more: ["summonerAlive", "takesControl", "forced"],
  onlyWith: { takesControl: { summonerAlive: true } },
  start: { actions: 3, creatures: 3, controlled: 2, rounds: 4 },
  open: {},
  whenEmpty: {},
  keys: { actions: "a", creatures: "n", controlled: "b", rounds: "r0", summonerAlive: "s", takesControl: "c", forced: "z" },
  rulings: "rulings",
  answer: track({
    label: "control.big",
    big: "turnsOnOwnSide",
    sense: "control.sense",
    facts: [
      { value: "actionsLeft", label: "control.actionsLeft" },
      { value: "raging", label: "control.raging" },
      { value: "cannotHold", label: "control.cannotHold" },
      { value: "meanRoundsRaging", label: "control.mean" },
    ],
    order: ["controlled", "attacksNearestEnemy", "attacksNearest", "wanders", "attacksOwnArmy", "attacksSummoner"],
    tones: rageTones,
    first: 1,
    alone: true,
  }),
  tones: rageTones,
};

export const creature: Layout = {
  procedure: "chronopia.creature",
  main: [{ fields: ["summonedThisRound", "perfect", "summonerActivated", "actionSpent", "raging", "nominated", "forced"] }],
  more: [],
  onlyWith: {},
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

export const layouts: readonly Layout[] = [summoning, rage, control, creature];
