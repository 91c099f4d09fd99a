import { addPhrases } from "../../i18n/index.js";
import { targeting as phrases } from "../../i18n/targeting.js";
import { targets as targetsAnswer } from "../../view/answers/targets.js";
import { flags, verdict, word } from "../../view/answers/verdict.js";
import type { Layout } from "../index.js";

addPhrases(phrases);

export const targets: Layout = {
  procedure: "chronopia.targets",
  main: [{ title: "shooter", fields: ["shooter.kind", "shooter.leadership"] }, { fields: ["candidates"] }],
  more: ["shooter.actions", "shooter.ammunition", "shooter.arc", "shooter.height", "shooter.weapon"],
  onlyWith: {
    "candidates[].nearestUnit": "candidates[].individual",
    "candidates[].spotted": "candidates[].hidden",
  },
  start: {
    candidates: [
      { unit: "A", distance: 10 },
      { unit: "B", distance: 16, terrain: "soft", inContact: true },
    ],
  },
  open: {
    candidates: { distance: 12 },
    "candidates[].nearestUnit": { unit: "A", distance: 3 },
    "shooter.weapon": { short: 8, medium: 16, max: 24 },
  },
  whenEmpty: {
    "shooter.leadership": "form.none",
    "shooter.actions": "form.enough",
    "shooter.ammunition": "form.enough",
    "candidates[].size": "form.alike",
    "candidates[].corridor": "form.none",
    "candidates[].visible": "form.half",
  },
  items: {
    candidates: {
      main: ["name", "unit", "distance", "size", "terrain", "inContact"],
      more: [
        "hidden",
        "spotted",
        "panicked",
        "individual",
        "nearestUnit",
        "friends",
        "terrainDistance",
        "visible",
        "barrier",
        "woods",
        "between",
        "corridor",
        "inFront",
        "rides",
        "height",
        "groundDifference",
      ],
      keys: {
        name: "n",
        unit: "e",
        distance: "d",
        size: "g",
        terrain: "t",
        inContact: "k",
        hidden: "h",
        spotted: "s",
        panicked: "p",
        individual: "i",
        nearestUnit: "u",
        "nearestUnit.unit": "un",
        "nearestUnit.distance": "ud",
        friends: "f",
        terrainDistance: "td",
        visible: "v",
        barrier: "b",
        woods: "w",
        between: "z",
        corridor: "c",
        inFront: "a",
        rides: "r",
        height: "o",
        groundDifference: "od",
      },
    },
  },
  keys: {
    shooter: "q",
    "shooter.kind": "k",
    "shooter.leadership": "f",
    "shooter.actions": "a",
    "shooter.ammunition": "m",
    "shooter.arc": "b",
    "shooter.height": "o",
    "shooter.weapon": "w",
    "shooter.weapon.short": "wk",
    "shooter.weapon.medium": "wi",
    "shooter.weapon.max": "wx",
    candidates: "z",
  },
  rulings: "rulings",
  answer: targetsAnswer,
  tones: {},
};

export const lineOfSight: Layout = {
  procedure: "chronopia.lineOfSight",
  main: [{ fields: ["distance", "between", "hidden", "inFront", "barrier", "woods"] }],
  more: ["shooter.arc", "shooter.height", "height", "groundDifference", "corridor", "visible", "rides", "spotted", "spell"],
  onlyWith: { spotted: "hidden" },
  start: { distance: 12 },
  open: {},
  whenEmpty: { corridor: "form.none", visible: "form.half" },
  keys: {
    shooter: "q",
    "shooter.arc": "b",
    "shooter.height": "qo",
    distance: "d",
    height: "o",
    groundDifference: "od",
    inFront: "a",
    hidden: "h",
    spotted: "s",
    between: "z",
    corridor: "c",
    rides: "t",
    visible: "p",
    barrier: "m",
    woods: "w",
    spell: "g",
  },
  rulings: "rulings",
  answer: verdict({
    label: "lineOfSight.big",
    says: flags({ allowed: "lineOfSight.yes" }, "lineOfSight.no"),
    checks: "steps",
  }),
  tones: {},
};

export const cover: Layout = {
  procedure: "chronopia.cover",
  main: [{ fields: ["terrain", "inContact", "terrainDistance", "visible", "barrier", "woods"] }],
  more: [],
  onlyWith: {},
  start: { terrain: "soft", inContact: true },
  open: {},
  whenEmpty: { visible: "form.half" },
  keys: { terrain: "t", inContact: "k", terrainDistance: "d", visible: "p", barrier: "m", woods: "w" },
  rulings: "rulings",
  answer: verdict({ label: "cover.big", says: word("cover") }),
  tones: { none: "none", light: "held", heavy: "best" },
};

export const layouts: readonly Layout[] = [targets, lineOfSight, cover];
