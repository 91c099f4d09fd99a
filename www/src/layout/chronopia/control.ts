import { addPhrases } from "../../i18n/index.js";
import { magic as phrases } from "../../i18n/magic.js";
import { track } from "../../view/answers/track.js";
import type { Layout } from "../index.js";
import { rageTones } from "./rage.js";

addPhrases(phrases);

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

export const layouts: readonly Layout[] = [control];
