// The worked cases, through the package: fractions exactly, numbers within 1e-12.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { imported, root } from "./paths.mjs";

const systems = await imported("regelwerk");
const { catalog } = await imported("regelwerk/catalog");
const folder = join(root, "tests/vectors");
const known = new Set(catalog.procedures.map(({ id }) => id));

/** A number as such, or as a fraction in text. */
const value = (number) => {
  const [over, under = "1"] = String(number).split("/");
  return Number(over) / Number(under);
};

const near = (actual, expected, what) =>
  assert.ok(Math.abs(actual - value(expected)) <= 1e-12, `${what}: ${actual} in place of ${expected}`);

function compareOdds({ outcomes }, expected) {
  const fractions = Object.fromEntries(outcomes.map(({ id, fraction }) => [id, fraction]));
  assert.deepEqual(fractions, expected);
  for (const { id, probability } of outcomes) near(probability, expected[id], id);
}

/** A distribution by count: zeros left out in the file, trailing ones in the answer. */
function compareCounts(actual, expected, what) {
  const length = Math.max(actual.length, ...Object.keys(expected).map((count) => Number(count) + 1));
  for (let count = 0; count < length; count += 1) {
    near(actual[count] ?? 0, expected[count] ?? 0, `${what}[${count}]`);
  }
}

/** Outcomes by round, as plain numbers. */
function compareRounds(actual, expected) {
  assert.equal(actual.length, expected.length);
  expected.forEach((wanted, round) => {
    const { outcomes } = actual[round];
    assert.deepEqual(new Set(outcomes.map(({ id }) => id)), new Set(Object.keys(wanted)), `round ${round}`);
    for (const { id, probability } of outcomes) near(probability, wanted[id], `round ${round}: ${id}`);
  });
}

/** A part of an answer: numbers nearly, all else exactly. */
function compareValue(actual, expected, what) {
  if (typeof actual === "number") near(actual, expected, what);
  else assert.deepEqual(actual, expected, what);
}

function compare(answer, expected) {
  for (const [key, wanted] of Object.entries(expected)) {
    if (key === "odds") compareOdds(answer, wanted);
    else if (key === "rounds") compareRounds(answer.rounds, wanted);
    else if (Array.isArray(answer[key])) compareCounts(answer[key], wanted, key);
    else compareValue(answer[key], wanted, key);
  }
}

/** The answer of a procedure with dice, or of a look-up. */
const ask = ({ odds, answer }, input) => (odds ?? answer)(input);

test("the first rule family has its cases", () => {
  for (const id of ["chronopia.shot", "chronopia.volley"]) {
    assert.ok(known.has(id), id);
    assert.ok(readdirSync(folder).includes(`${id}.json`), id);
  }
});

for (const file of readdirSync(folder).sort()) {
  const id = file.replace(/\.json$/, "");
  if (!known.has(id)) continue; // a procedure of a later version
  const cases = JSON.parse(readFileSync(join(folder, file), "utf8"));
  test(`${id}: ${cases.length} cases`, () => {
    assert.ok(cases.length > 0);
    const [system, name] = id.split(".");
    cases.forEach(({ procedure, input, ...expected }, index) => {
      assert.equal(procedure, id);
      assert.ok(Object.keys(expected).length > 0, `case ${index} expects nothing`);
      try {
        compare(ask(systems[system][name], input), expected);
      } catch (error) {
        error.message = `case ${index}, ${JSON.stringify(input)}: ${error.message}`;
        throw error;
      }
    });
  });
}
