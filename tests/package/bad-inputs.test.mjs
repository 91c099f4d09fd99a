// Whatever comes in that is wrong: an error that names the field and what is allowed, in both
// languages, nothing computed, and the next call works.

import assert from "node:assert/strict";
import { test } from "node:test";
import { badFaces, badInputs, badSeeds } from "./bad-inputs.mjs";
import { shot, wound } from "./inputs.mjs";
import { imported } from "./paths.mjs";

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

test("the error says what was given", () => {
  const error = refusal(() => chronopia.shot.odds({ ...shot(), cover: "`medium`\ncover" }));
  assert.equal(error.received, "`medium`\ncover");
  assert.match(error.messages.en, /, got ` medium cover`$/);
  assert.match(error.messages.de, /, nicht ` medium cover`$/);
  const { received } = refusal(() => chronopia.shot.odds({ ...shot(), modifiers: [{ value: 0.25 }] }));
  assert.equal(received, 0.25);
});

test("a long value is cut in the message", () => {
  const error = refusal(() => chronopia.shot.odds({ ...shot(), cover: "x".repeat(1e6) }));
  assert.equal(error.received.length, 1e6);
  assert.match(error.message, /x…`$/);
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

test("an object that throws whatever is asked of it is refused, and the next call works", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const hostile = new Proxy({}, new Proxy({}, { get: () => () => { throw new Error("no"); } }));
  for (const input of [proxy, hostile, { ...shot(), weapon: proxy }, { ...shot(), modifiers: [hostile] }]) {
    const error = refusal(() => chronopia.shot.odds(input));
    assert.ok(error instanceof RegelwerkError);
    works();
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
