// Inputs that are wrong: what is spoilt, which code, at which path. All start from a right input.

import { activation, shot, volley } from "./inputs.mjs";

/** The input with some of its fields replaced. */
const spoilt = (make, fields) => () => ({ ...make(), ...fields });
const without = (make, field) => () => {
  const { [field]: _, ...rest } = make();
  return rest;
};
const weapon = (fields) => spoilt(shot, { weapon: { ...shot().weapon, ...fields } });

const cyclic = () => {
  const input = shot();
  input.weapon.short = input;
  return input;
};
const endless = () => {
  const input = shot();
  input.melee = input;
  return input;
};
const throwing = () =>
  Object.defineProperty(shot(), "armour", {
    enumerable: true,
    get() {
      throw new TypeError("no armour for you");
    },
  });
const nested = (depth) => (depth === 0 ? 1 : { weapon: nested(depth - 1) });

export const badInputs = [
  ["nothing at all", "shot", () => undefined, "WRONG_TYPE", ""],
  ["null", "shot", () => null, "WRONG_TYPE", ""],
  ["a number", "shot", () => 13, "WRONG_TYPE", ""],
  ["text", "shot", () => "{}", "WRONG_TYPE", ""],
  ["a list", "shot", () => [shot()], "WRONG_TYPE", ""],
  ["a function", "shot", () => shot, "WRONG_TYPE", ""],
  ["a symbol", "shot", () => Symbol("shot"), "WRONG_TYPE", ""],
  ["a bigint", "shot", () => 13n, "WRONG_TYPE", ""],
  ["an empty object", "shot", () => ({}), "MISSING", "rangedSkill"],
  ["an object of 10,000 entries", "shot", () => Object.fromEntries(Array(1e4).entries()), "MISSING", "rangedSkill"],

  ["NaN", "shot", spoilt(shot, { distance: Number.NaN }), "NOT_FINITE", "distance"],
  ["infinity", "shot", spoilt(shot, { distance: Infinity }), "NOT_FINITE", "distance"],
  ["negative infinity", "shot", spoilt(shot, { rangedSkill: -Infinity }), "NOT_FINITE", "rangedSkill"],
  ["a negative distance", "shot", spoilt(shot, { distance: -1 }), "OUT_OF_RANGE", "distance"],
  ["a distance barely below zero", "shot", spoilt(shot, { distance: -Number.MIN_VALUE }), "OUT_OF_RANGE", "distance"],
  ["a huge distance", "shot", spoilt(shot, { distance: 1e308 }), "OUT_OF_RANGE", "distance"],
  ["a fraction of a skill", "shot", spoilt(shot, { rangedSkill: 13.5 }), "NOT_INTEGER", "rangedSkill"],
  ["a negative skill", "shot", spoilt(shot, { rangedSkill: -1 }), "OUT_OF_RANGE", "rangedSkill"],
  ["a skill beyond 32 bits", "shot", spoilt(shot, { rangedSkill: 2 ** 32 + 13 }), "OUT_OF_RANGE", "rangedSkill"],
  ["a number as text", "shot", spoilt(shot, { rangedSkill: "13" }), "WRONG_TYPE", "rangedSkill"],
  ["a number as bigint", "shot", spoilt(shot, { rangedSkill: 13n }), "WRONG_TYPE", "rangedSkill"],
  ["a number in a box", "shot", spoilt(shot, { rangedSkill: new Number(13) }), "WRONG_TYPE", "rangedSkill"],
  ["a number in a list", "shot", spoilt(shot, { rangedSkill: [13] }), "WRONG_TYPE", "rangedSkill"],
  ["a date", "shot", spoilt(shot, { armour: new Date(17) }), "WRONG_TYPE", "armour"],
  ["a date for the rulings", "shot", spoilt(shot, { rulings: new Date() }), "WRONG_TYPE", "rulings"],
  ["a map for the rulings", "shot", spoilt(shot, { rulings: new Map([["perfectFloor", "none"]]) }), "WRONG_TYPE", "rulings"],
  ["a number in a box for the rulings", "shot", spoilt(shot, { rulings: new Number(3) }), "WRONG_TYPE", "rulings"],
  ["an object with nothing of its own", "shot", spoilt(shot, { rulings: Object.create({ perfectFloor: "none" }) }), "WRONG_TYPE", "rulings"],
  ["a symbol as a field", "shot", spoilt(shot, { armour: Symbol("armour") }), "WRONG_TYPE", "armour"],
  ["a function as a field", "shot", spoilt(shot, { armour: () => 17 }), "WRONG_TYPE", "armour"],
  ["true as a number", "shot", spoilt(shot, { armour: true }), "WRONG_TYPE", "armour"],
  ["a missing field", "shot", without(shot, "armour"), "MISSING", "armour"],
  ["a field set to undefined", "shot", spoilt(shot, { armour: undefined }), "MISSING", "armour"],
  ["a field set to null", "shot", spoilt(shot, { armour: null }), "MISSING", "armour"],
  ["a misspelt field", "shot", spoilt(shot, { aimed: 1 }), "UNKNOWN_FIELD", "aimed"],
  ["a field in the wrong case", "shot", spoilt(shot, { Cover: "none" }), "UNKNOWN_FIELD", "Cover"],
  ["a field of a prototype's name", "shot", spoilt(shot, { constructor: 1 }), "UNKNOWN_FIELD", "constructor"],
  ["a name that is a symbol", "shot", spoilt(shot, { [Symbol("aim")]: 1 }), "UNKNOWN_FIELD", "[symbol]"],
  ["a word that is none of the choices", "shot", spoilt(shot, { cover: "medium" }), "UNKNOWN_CHOICE", "cover"],
  ["a choice in the wrong case", "shot", spoilt(shot, { cover: "Light" }), "UNKNOWN_CHOICE", "cover"],
  ["a choice of half a surrogate", "shot", spoilt(shot, { cover: "\ud800" }), "UNKNOWN_CHOICE", "cover"],
  ["a choice of a million letters", "shot", spoilt(shot, { cover: "light".repeat(200_000) }), "UNKNOWN_CHOICE", "cover"],
  ["a number as a choice", "shot", spoilt(shot, { cover: 1 }), "WRONG_TYPE", "cover"],
  ["text as a flag", "shot", spoilt(shot, { terrified: "false" }), "WRONG_TYPE", "terrified"],
  ["a number as a flag", "shot", spoilt(shot, { terrified: 0 }), "WRONG_TYPE", "terrified"],
  ["a weapon that is a name", "shot", spoilt(shot, { weapon: "bow" }), "WRONG_TYPE", "weapon"],
  ["a weapon that is a list", "shot", spoilt(shot, { weapon: [12, 24, 36, 5] }), "WRONG_TYPE", "weapon"],
  ["a weapon without fields", "shot", spoilt(shot, { weapon: {} }), "MISSING", "weapon.short"],
  ["a misspelt field of the weapon", "shot", weapon({ addStrength: true }), "UNKNOWN_FIELD", "weapon.addStrength"],
  ["ranges out of order", "shot", weapon({ medium: 6 }), "RANGE_ORDER", "weapon.medium"],
  ["a maximum below medium", "shot", weapon({ max: 23 }), "RANGE_ORDER", "weapon.max"],
  ["a negative range", "shot", weapon({ short: -1 }), "OUT_OF_RANGE", "weapon.short"],
  ["NaN as a range", "shot", weapon({ short: Number.NaN }), "NOT_FINITE", "weapon.short"],
  ["modifiers that are no list", "shot", spoilt(shot, { modifiers: { value: 1 } }), "WRONG_TYPE", "modifiers"],
  ["a modifier that is a number", "shot", spoilt(shot, { modifiers: [1] }), "WRONG_TYPE", "modifiers[0]"],
  ["a modifier without a value", "shot", spoilt(shot, { modifiers: [{ value: 1 }, { label: "wind" }] }), "MISSING", "modifiers[1].value"],
  ["a modifier of a half", "shot", spoilt(shot, { modifiers: [{ value: 0.5 }] }), "NOT_INTEGER", "modifiers[0].value"],
  ["a hole in the modifiers", "shot", spoilt(shot, { modifiers: [, { value: 1 }] }), "MISSING", "modifiers[0]"],
  ["a million modifiers", "shot", spoilt(shot, { modifiers: Array(1e6).fill({ value: 1 }) }), "TOO_MANY", "modifiers"],
  ["a ruling that does not exist", "shot", spoilt(shot, { rulings: { armorNaturals: "plain" } }), "UNKNOWN_FIELD", "rulings.armorNaturals"],
  ["a ruling's value that does not exist", "shot", spoilt(shot, { rulings: { armourNaturals: "both" } }), "UNKNOWN_CHOICE", "rulings.armourNaturals"],
  ["no friends in a melee", "shot", spoilt(shot, { melee: { friends: 0, friendArmour: 15 } }), "OUT_OF_RANGE", "melee.friends"],
  ["a cycle in place of a number", "shot", cyclic, "WRONG_TYPE", "weapon.short"],
  ["an input inside of itself", "shot", endless, "MISSING", "melee.friends"],
  ["a deep nesting", "shot", spoilt(shot, { weapon: nested(5000) }), "MISSING", "weapon.short"],
  ["a getter that throws", "shot", throwing, "WRONG_TYPE", "armour"],

  ["10^9 shooters", "volley", spoilt(volley, { shooters: 1e9 }), "OUT_OF_RANGE", "shooters"],
  ["no shooters", "volley", spoilt(volley, { shooters: 0 }), "OUT_OF_RANGE", "shooters"],
  ["a fraction of a shooter", "volley", spoilt(volley, { shooters: 1.5 }), "NOT_INTEGER", "shooters"],
  ["no figures", "volley", spoilt(volley, { figures: 0 }), "OUT_OF_RANGE", "figures"],
  ["no wounds a figure", "volley", spoilt(volley, { woundsPerFigure: 0 }), "OUT_OF_RANGE", "woundsPerFigure"],
  ["a volley without a shot", "volley", without(volley, "shot"), "MISSING", "shot"],
  ["a fault inside of the shot", "volley", () => ({ ...volley(), shot: weapon({ max: 1 })() }), "RANGE_ORDER", "shot.weapon.max"],

  ["an action that does not exist", "activation", spoilt(activation, { plan: ["shoot", "shout"] }), "UNKNOWN_CHOICE", "plan[1]"],
  ["a plan that is a word", "activation", spoilt(activation, { plan: "shoot" }), "WRONG_TYPE", "plan"],
  ["more shots than the rate allows", "activation", spoilt(activation, { plan: ["shoot", "shoot"] }), "NOT_LEGAL", "plan[1]"],
  ["a rate of no shots", "activation", spoilt(activation, { rate: { shots: 0, actions: 1 } }), "OUT_OF_RANGE", "rate.shots"],
  ["10^6 actions", "activation", spoilt(activation, { plan: Array(1e6).fill("aim") }), "TOO_MANY", "plan"],
];

/** Bad faces for `resolve` of a right shot. */
export const badFaces = [
  ["no faces", undefined, "WRONG_TYPE", "faces"],
  ["a number in place of a list", 7, "WRONG_TYPE", "faces"],
  ["text in place of a list", "7", "WRONG_TYPE", "faces"],
  ["a typed array", new Uint8Array([7]), "WRONG_TYPE", "faces"],
  ["a face of 0", [0], "BAD_FACE", "faces[0]"],
  ["a face of 21 on a d20", [21], "BAD_FACE", "faces[0]"],
  ["half a face", [7.5], "BAD_FACE", "faces[0]"],
  ["NaN as a face", [Number.NaN], "BAD_FACE", "faces[0]"],
  ["a face as text", ["7"], "BAD_FACE", "faces[0]"],
  ["a hole in the faces", [, 7], "BAD_FACE", "faces[0]"],
  ["a bad second face", [7, 99], "BAD_FACE", "faces[1]"],
  ["a face too many", [19, 7], "BAD_FACE", "faces[1]"],
  ["a million faces", Array(1e6).fill(7), "TOO_MANY", "faces"],
];

/** Bad seeds for `roll`. */
export const badSeeds = [
  ["a negative seed", -1],
  ["a seed beyond 32 bits", 2 ** 32],
  ["half a seed", 0.5],
  ["NaN", Number.NaN],
  ["infinity", Infinity],
  ["text", "42"],
  ["a bigint", 42n],
  ["an object", {}],
  ["true", true],
];
