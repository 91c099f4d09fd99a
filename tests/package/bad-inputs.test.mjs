// Whatever comes in that is wrong: an error that names the field and what is allowed, in both
// languages, nothing computed, and the next call works.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { badFaces, badInputs, badSeeds } from "./bad-inputs.mjs";
import { shot, wound } from "./inputs.mjs";
import { imported, root } from "./paths.mjs";

const { chronopia, RegelwerkError } = await imported("regelwerk");

function refusal(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return assert.fail("it was accepted");
}

function check(error, code, path) {
  assert.ok(error instanceof RegelwerkError, `${error?.stack}`);
  assert.ok(error instanceof Error);
  assert.equal(error.name, "RegelwerkError");
  assert.equal(error.code, code, error.message);
  assert.equal(error.path, path, error.message);
  assert.equal(error.message, error.messages.en);
  for (const text of [error.messages, error.expected]) {
    assert.ok(text.de.length > 5 && text.en.length > 5, JSON.stringify(text));
    assert.notEqual(text.de, text.en);
    assert.doesNotMatch(text.en, /\.$/);
    assert.ok(text.en.length < 500, `${text.en.length} letters`);
  }
  if (path !== "") assert.ok(error.message.includes(`\`${path}\``), error.message);
  assert.ok(error.message.includes(error.expected.en), error.message);
  assert.equal(error.problems[0].code, code);
}

function works() {
  const { outcomes } = chronopia.shot.odds(shot());
  assert.equal(outcomes.find(({ id }) => id === "wound").fraction, wound);
}

test("there are enough bad inputs, none twice", () => {
  const names = badInputs.map(([name]) => name);
  assert.ok(names.length >= 40);
  assert.equal(new Set(names).size, names.length);
});

for (const [name, procedure, make, code, path] of badInputs) {
  test(`${procedure} refuses ${name}`, () => {
    const { odds, tryOdds, roll, resolve } = chronopia[procedure];
    check(refusal(() => odds(make())), code, path);
    const tried = tryOdds(make());
    assert.equal(tried.ok, false);
    check(tried.error, code, path);
    check(refusal(() => roll(make(), 1)), code, path);
    check(refusal(() => resolve(make(), [])), code, path);
    works();
  });
}

for (const [name, faces, code, path] of badFaces) {
  test(`resolve refuses ${name}`, () => {
    check(refusal(() => chronopia.shot.resolve(shot(), faces)), code, path);
    works();
  });
}

for (const [name, seed] of badSeeds) {
  test(`roll refuses ${name} as a seed`, () => {
    const error = refusal(() => chronopia.shot.roll(shot(), seed));
    check(error, "BAD_SEED", "seed");
    assert.equal(error.received, seed);
    works();
  });
}

const given = [
  ["a text", { rangedSkill: "12" }, `der Text „12“`, `the text "12"`],
  ["an empty text", { rangedSkill: "" }, `der Text „“`, `the text ""`],
  ["a word", { cover: "medium" }, `der Text „medium“`, `the text "medium"`],
  ["marks and lines", { cover: `a "b" „c“\n\u0000d` }, `der Text „a 'b' 'c' d“`, `the text "a 'b' 'c' d"`],
  ["a long text", { cover: "😀x".repeat(5e5) }, `der Text „${"😀x".repeat(20)}…“`, `the text "${"😀x".repeat(20)}…"`],
  ["a number", { rangedSkill: -1 }, "−1", "−1"],
  ["a fraction", { modifiers: [{ value: 0.25 }] }, "0,25", "0.25"],
  ["NaN", { distance: Number.NaN }, "NaN", "NaN"],
  ["true", { armour: true }, "true", "true"],
  ["a list", { weapon: [1, 2] }, "eine Liste", "a list"],
  ["an object", { rangedSkill: { value: 12 } }, "ein Objekt", "an object"],
  ["an object that turns itself into text", { rangedSkill: { toString: () => "12" } }, "ein Objekt", "an object"],
  ["a text in a box", { cover: new String("light") }, "ein Objekt", "an object"],
  ["a function", { armour: () => 17 }, "eine Funktion", "a function"],
  ["a symbol", { armour: Symbol("17") }, "ein Symbol", "a symbol"],
  ["a bigint", { armour: 17n }, "ein BigInt", "a bigint"],
];

for (const [name, fields, de, en] of given) {
  test(`the error says what was given: ${name}`, () => {
    const { messages, received } = refusal(() => chronopia.shot.odds({ ...shot(), ...fields }));
    assert.ok(messages.en.endsWith(`, got ${en}`), messages.en);
    assert.ok(messages.de.endsWith(`, nicht ${de}`), messages.de);
    const [value] = Object.values(fields);
    assert.equal(received, Array.isArray(value) && value[0].value !== undefined ? value[0].value : value);
  });
}

test("a field called like an argument is not taken for it", () => {
  const { shot: procedure } = chronopia;
  for (const [name, call] of [
    ["seed", (input) => procedure.roll(input, 3)],
    ["seed", (input) => procedure.roll(input)],
    ["faces", (input) => procedure.resolve(input, [3])],
    ["faces", (input) => procedure.resolve(input, 3)],
  ]) {
    const { code, path, received } = refusal(() => call({ ...shot(), [name]: "the field" }));
    assert.deepEqual([code, path, received], ["UNKNOWN_FIELD", name, "the field"]);
  }
  const nested = refusal(() => procedure.roll({ ...shot(), weapon: { ...shot().weapon, seed: 7 } }, 3));
  assert.deepEqual([nested.path, nested.received], ["weapon.seed", 7]);
  assert.equal(refusal(() => procedure.roll(shot(), "3")).received, "3");
  assert.equal(refusal(() => procedure.resolve(shot(), "3")).received, "3");
  assert.equal(refusal(() => procedure.resolve(shot(), [7, 99])).received, 99);
  assert.equal(refusal(() => procedure.resolve(shot(), undefined)).received, undefined);
});

test("RANGE_ORDER is for every pair of fields, TOO_MANY for texts too", () => {
  const golden = JSON.parse(readFileSync(join(root, "tests/golden/lookups/chronopia.json"), "utf8"));
  const { input } = golden.find(({ procedure }) => procedure === "chronopia.spellLevels");
  const levels = refusal(() => chronopia.spellLevels.odds({ ...input, from: 3, to: 2 }));
  assert.deepEqual([levels.code, levels.path], ["RANGE_ORDER", "to"]);
  const label = "x".repeat(1000);
  const long = refusal(() => chronopia.shot.odds({ ...shot(), modifiers: [{ value: 1, label }] }));
  assert.deepEqual([long.code, long.path, long.received], ["TOO_MANY", "modifiers[0].label", label]);
});

test("all faults are reported at once, in the order of the fields", () => {
  const error = refusal(() => chronopia.shot.odds({ ...shot(), rangedSkill: -1, armour: "17", aims: 1 }));
  const found = error.problems.map(({ code, path, received }) => [code, path, received]);
  assert.deepEqual(found, [
    ["OUT_OF_RANGE", "rangedSkill", -1],
    ["WRONG_TYPE", "armour", "17"],
    ["UNKNOWN_FIELD", "aims", 1],
  ]);
  assert.match(error.messages.en, /\(and 2 more problems\)$/);
  assert.match(error.messages.de, /\(und 2 weitere Fehler\)$/);
});

test("a misspelt optional field does not pass in any object", () => {
  for (const input of [
    { ...shot(), heightDiference: 1 },
    { ...shot(), weapon: { ...shot().weapon, addsStrenght: true } },
    { ...shot(), melee: { friends: 1, friendArmour: 15, targetlarger: true } },
    { ...shot(), modifiers: [{ value: 1, lable: "wind" }] },
    { ...shot(), rulings: { perfectfloor: "none" } },
  ]) {
    assert.equal(refusal(() => chronopia.shot.odds(input)).code, "UNKNOWN_FIELD");
  }
});

test("an input is not changed, and may be frozen or without a prototype", () => {
  const input = Object.freeze(Object.assign(Object.create(null), shot(), { weapon: Object.freeze(shot().weapon) }));
  assert.deepEqual(chronopia.shot.odds(input), chronopia.shot.odds(shot()));
});

test("each answer is the caller's own", () => {
  const first = chronopia.shot.odds(shot());
  first.outcomes.length = 0;
  works();
});
