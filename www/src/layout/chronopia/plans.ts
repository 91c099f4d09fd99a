import { addPhrases, t } from "../../i18n/index.js";
import { magic } from "../../i18n/magic.js";
import { plans as phrases } from "../../i18n/plans.js";
import { isObject } from "../../state/input.js";
import { outcomeLabel } from "../../view/answer.js";
import { plan } from "../../view/answers/plan.js";
import type { Layout } from "../index.js";
import { oneMage } from "./magic.js";
import { aimless, shotKeys, startShot, underKeys, without, withShot } from "./ranged.js";

addPhrases(magic);
addPhrases(phrases);

/** Positions that people count from one. */
const counted = (value: unknown): string => (Array.isArray(value) && value.length > 0 ? value.map((n) => Number(n) + 1).join(", ") : "–");
const listed = (value: unknown): string => (Array.isArray(value) && value.length > 0 ? value.join(", ") : "–");

export const shooterPlan: Layout = {
  procedure: "chronopia.shooterPlan",
  ...aimless(
    withShot([{ fields: ["actions"] }, { title: "rate", fields: ["rate.shots", "rate.actions"] }, { fields: ["goal", "atLeast", "moveDistance", "coverEnds"] }]),
  ),
  whole: true,
  hidden: ["shot.aim"],
  onlyWith: { "shot.strength": "shot.weapon.addsStrength", atLeast: { goal: "atLeast" }, coverEnds: "moveDistance" },
  start: { actions: 3, rate: { shots: 1, actions: 2 }, moveDistance: 4, shot: { ...startShot, rangedSkill: 10 } },
  whenEmpty: { "shot.melee.friendDistance": "form.asTarget", coverEnds: "form.none" },
  keys: {
    actions: "e",
    "rate.shots": "rs",
    "rate.actions": "ra",
    goal: "g",
    atLeast: "y",
    moveDistance: "b",
    coverEnds: "ce",
    ...underKeys("shot", without(shotKeys, "aim")),
  },
  answer: plan({
    label: "plan.first",
    of: "action",
    decision: (what, info, lang) => outcomeLabel(info, String(what), lang),
    state: [
      ["actionsLeft", "plan.actionsLeft"],
      ["missing", "plan.missing"],
      ["aimed", "plan.aimed"],
      ["moved", "plan.moved"],
      ["fired", "plan.fired", listed],
    ],
  }),
};

const firstSpell = { level: 3, from: 1, to: 6, offensive: true, save: "allowed", leadership: 12 };

export const magePlan: Layout = {
  procedure: "chronopia.magePlan",
  whole: true,
  // When he concentrates, the plan says.
  reshape: oneMage("spells", ["concentrate", "preBattle"]),
  main: [{ fields: ["actions", "magic", "edition", "casterLeadership"] }, { fields: ["goal", "atLeast"] }, { fields: ["spells"] }],
  more: ["concentrateBonus"],
  onlyWith: {
    casterLeadership: { edition: "army" },
    atLeast: { goal: "atLeast" },
    "spells[].leadership": { edition: "army", "spells[].save": "allowed" },
  },
  start: { actions: 4, edition: "army", magic: 14, casterLeadership: 14, spells: [firstSpell] },
  open: { spells: firstSpell },
  whenEmpty: {},
  items: {
    spells: {
      main: ["from", "to", "actions", "offensive", "save", "leadership"],
      more: ["level", "weight", "repeats", "modifiers"],
      keys: { level: "u", from: "a", to: "z", actions: "h", offensive: "o", save: "s", leadership: "f", weight: "w", repeats: "j", modifiers: "m" },
    },
  },
  keys: { actions: "a", edition: "e", magic: "g", casterLeadership: "cf", concentrateBonus: "kb", goal: "x", atLeast: "y", spells: "z" },
  rulings: "rulings",
  answer: plan({
    label: "plan.first",
    of: "cast",
    decision(what, _info, lang) {
      const { spell, level, concentrate } = (isObject(what) ? what : {}) as Record<string, number>;
      const vars = { n: (spell ?? 0) + 1, level: level ?? 0, times: concentrate ?? 0 };
      return t(lang, concentrate ? "plan.castAfter" : "plan.cast", vars);
    },
    state: [
      ["actionsLeft", "plan.actionsLeft"],
      ["missing", "plan.missing"],
      ["done", "plan.done", counted],
    ],
  }),
  tones: {},
};

export const summonerPlan: Layout = {
  procedure: "chronopia.summonerPlan",
  whole: true,
  main: [{ fields: ["actions", "creatures", "rounds"] }, { fields: ["raging", "freeAction"] }],
  more: ["worth"],
  onlyWith: {},
  start: { actions: 3, creatures: 3, rounds: 3, freeAction: 1 },
  open: {},
  whenEmpty: {},
  keys: {
    actions: "a",
    creatures: "n",
    rounds: "r0",
    raging: "w",
    freeAction: "h",
    worth: "u",
    "worth.obeys": "wo",
    "worth.attacksNearestEnemy": "we",
    "worth.attacksNearest": "wn",
    "worth.wanders": "ww",
    "worth.attacksOwnArmy": "wa",
    "worth.attacksSummoner": "ws",
  },
  rulings: "rulings",
  answer: plan({
    label: "plan.hold",
    of: "hold",
    decision: (what, _info, lang) => t(lang, "plan.holds", { n: Number(what) }),
    state: [
      ["round", "plan.round"],
      ["controlled", "plan.controlled"],
      ["cameBack", "plan.cameBack"],
      ["raging", "plan.raging"],
    ],
  }),
  tones: {},
};

export const layouts: readonly Layout[] = [shooterPlan, magePlan, summonerPlan];
