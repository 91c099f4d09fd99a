import { addPhrases } from "../../i18n/index.js";
import { magic as phrases } from "../../i18n/magic.js";
import { tables } from "../../view/answers/tables.js";
import type { Layout } from "../index.js";
import { rageTones } from "./rage.js";

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

export const layouts: readonly Layout[] = [summoning, rage];
