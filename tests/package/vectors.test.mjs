// The worked cases, through the package: fractions exactly, numbers within 1e-12.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { imported, root } from "./paths.mjs";

const systems = await imported("regelwerk");
const { catalog } = await imported("regelwerk-catalog");
const folder = join(root, "tests/vectors");
const known = new Set(catalog.procedures.map(({ id }) => id));

const near = (actual, expected, what) =>
  assert.ok(Math.abs(actual - expected) <= 1e-12, `${what}: ${actual} in place of ${expected}`);

const value = (fraction) => {
  const [over, under = "1"] = fraction.split("/");
  return Number(over) / Number(under);
};

function compareOdds({ outcomes }, expected) {
  const fractions = Object.fromEntries(outcomes.map(({ id, fraction }) => [id, fraction]));
  assert.deepEqual(fractions, expected);
  for (const { id, probability } of outcomes) near(probability, value(expected[id]), id);
}

/** A distribution by count: zeros left out in the file, trailing ones in the answer. */
function compareCounts(actual, expected, what) {
  const length = Math.max(actual.length, ...Object.keys(expected).map((count) => Number(count) + 1));
  for (let count = 0; count < length; count += 1) {
    near(actual[count] ?? 0, expected[count] ?? 0, `${what}[${count}]`);
  }
}

function compare(odds, expected) {
  for (const [key, wanted] of Object.entries(expected)) {
    if (key === "odds") compareOdds(odds, wanted);
    else compareCounts(odds[key], wanted, key);
  }
}

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
        compare(systems[system][name].odds(input), expected);
      } catch (error) {
        error.message = `case ${index}, ${JSON.stringify(input)}: ${error.message}`;
        throw error;
      }
    });
  });
}
