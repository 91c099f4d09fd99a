// Answers and seeded rolls, as the crate itself wrote them down: the package gives the same.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inputs, shot } from "./inputs.mjs";
import { imported, root } from "./paths.mjs";

const systems = await imported("regelwerk");
const folder = join(root, "tests/golden");

const read = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));
const jsonIn = (path) => readdirSync(join(folder, path)).filter((file) => file.endsWith(".json")).sort();
const facesOf = (procedure) => {
  const [system, name] = procedure.split(".");
  return systems[system][name];
};

for (const file of jsonIn(".")) {
  const rows = read(file);
  test(`${file}: ${rows.length} inputs, answered and rolled`, () => {
    assert.ok(rows.length > 0);
    for (const { procedure, input, odds, resolve, rolls } of rows) {
      const faces = facesOf(procedure);
      assert.deepEqual(faces.odds(input), odds, procedure);
      assert.deepEqual(faces.tryOdds(input), { ok: true, value: odds }, procedure);
      assert.deepEqual(faces.resolve(input, []), resolve, procedure);
      assert.ok(rolls.length > 0);
      for (const played of rolls) assert.deepEqual(faces.roll(input, played.seed), played, procedure);
    }
  });
}

for (const file of jsonIn("lookups")) {
  const rows = read(join("lookups", file));
  test(`lookups/${file}: ${rows.length} inputs, answered without dice`, () => {
    assert.ok(rows.length > 0);
    for (const { procedure, input, answer } of rows) {
      const faces = facesOf(procedure);
      assert.deepEqual((faces.answer ?? faces.odds)(input), answer, procedure);
      assert.deepEqual((faces.tryAnswer ?? faces.tryOdds)(input), { ok: true, value: answer }, procedure);
    }
  });
}

for (const [name, input] of Object.entries(inputs)) {
  const { roll, resolve } = systems.chronopia[name];

  test(`${name}: a roll without a seed names one that gives the same dice`, () => {
    const first = roll(input());
    assert.equal(typeof first.seed, "number");
    assert.deepEqual(roll(input(), first.seed), first);
  });

  test(`${name}: the dice of a roll, told by hand, give the same result`, () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const rolled = roll(input(), seed);
      const faces = rolled.dice.map(({ face }) => face);
      const told = resolve(input(), faces);
      assert.equal(told.kind, "result");
      assert.deepEqual(told.outcome, rolled.outcome);
      assert.deepEqual(told.dice, rolled.dice);
    }
  });

  test(`${name}: by hand every die is asked for, one after the other`, () => {
    const { dice } = roll(input(), 7);
    dice.forEach((die, index) => {
      const asked = resolve(input(), dice.slice(0, index).map(({ face }) => face));
      assert.equal(asked.kind, "next");
      assert.equal(asked.next.of, die.of);
      assert.equal(asked.next.sides, die.sides);
      assert.equal(asked.dice.length, index);
    });
  });
}

test("other seeds give other dice", () => {
  const faces = new Set();
  for (let seed = 0; seed < 100; seed += 1) faces.add(systems.chronopia.shot.roll(shot(), seed).dice[0].face);
  assert.ok(faces.size > 12, `only ${faces.size} faces`);
});
