// Questions the other way round, through the packed package: against single answers asked here.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { activation, shot, volley } from "./inputs.mjs";
import { imported, root } from "./paths.mjs";

const { chronopia, RegelwerkError, ...systems } = await imported("regelwerk");

const outcomes = ["perfect", "wound"];

/** The chance of a wound by the single answer, as one fraction. */
function wounds(input) {
  const found = chronopia.shot.odds(input).outcomes.filter(({ id }) => outcomes.includes(id));
  const parts = found.map(({ fraction }) => fraction.split("/").map(Number));
  // All denominators divide three d20.
  const weight = parts.reduce((sum, [above, below = 1]) => sum + (above * 8000) / below, 0);
  return weight / 8000;
}

function refusal(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof RegelwerkError, `${error?.stack}`);
    return error;
  }
  return assert.fail("it was accepted");
}

test("need finds the least change", () => {
  const input = shot();
  for (const chance of [0.1, 0.125, 0.2, 0.25, 0.4]) {
    const answer = chronopia.shot.need(input, { field: "rangedSkill", outcomes, chance });
    const by = answer.change;
    assert.equal(answer.value, input.rangedSkill + by);
    assert.equal(answer.now.value, input.rangedSkill);
    assert.equal(answer.chance, wounds({ ...input, rangedSkill: answer.value }));
    if (!answer.possible) continue;
    assert.ok(answer.chance >= chance);
    for (let nearer = 1 - Math.abs(by); nearer < Math.abs(by); nearer++) {
      assert.ok(wounds({ ...input, rangedSkill: input.rangedSkill + nearer }) < chance, `${chance} by ${nearer}`);
    }
  }
});

test("need says what is the best where nothing suffices", () => {
  const { possible, value, chance, explanation } = chronopia.shot.need(shot(), { field: "cover", outcomes, chance: 0.9 });
  assert.equal(possible, false);
  assert.equal(value, "none");
  assert.equal(chance, wounds({ ...shot(), cover: "none" }));
  assert.match(explanation.de, /^Mit Deckung allein sind mindestens 90\u00a0% nicht zu erreichen/);
  assert.match(explanation.en, /^By Cover alone at least 90% cannot be reached/);
});

test("need counts too", () => {
  const query = { field: "shooters", count: "wounds", atLeast: 2, chance: 0.5 };
  const { value, chance } = chronopia.volley.need(volley(), query);
  const single = (shooters) => chronopia.volley.odds({ ...volley(), shooters }).woundsAtLeast[2] ?? 0;
  assert.equal(chance, single(value));
  assert.ok(chance >= 0.5 && single(value - 1) < 0.5);
});

test("a sweep is a typed array of what single answers say", () => {
  const query = {
    x: { field: "distance", from: 0, to: 40, step: 2.5 },
    y: { field: "cover" },
    outcomes,
  };
  const { x, y, values } = chronopia.shot.sweep(shot(), query);
  assert.ok(values instanceof Float64Array);
  assert.deepEqual(y, ["none", "light", "heavy"]);
  assert.deepEqual(x.slice(0, 3), [0, 2.5, 5]);
  assert.equal(values.length, x.length * y.length);
  y.forEach((cover, row) =>
    x.forEach((distance, column) => {
      assert.equal(values[row * x.length + column], wounds({ ...shot(), distance, cover }));
    }),
  );
});

test("refused cells are NaN, the others are not", () => {
  const query = { x: { field: "weapon.short", values: [-1, 0, 12, 24, 25, 12.5] }, outcomes: ["miss"] };
  const { values } = chronopia.shot.sweep(shot(), query);
  assert.deepEqual([...values].map(Number.isNaN), [true, false, false, false, true, false]);
});

test("a sweep over what is counted, and its mean", () => {
  const x = { field: "shooters", from: 1, to: 20 };
  const least = chronopia.volley.sweep(volley(), { x, count: "losses", atLeast: 1 });
  const mean = chronopia.volley.sweep(volley(), { x, mean: "wounds" });
  least.x.forEach((shooters, column) => {
    const odds = chronopia.volley.odds({ ...volley(), shooters });
    assert.equal(least.values[column], odds.lossesAtLeast[1] ?? 0);
    assert.equal(mean.values[column], odds.meanWounds);
  });
  assert.equal(least.y, undefined);
});

test("the rulings that matter, with the chances under each", () => {
  const hopeless = { ...shot(), rangedSkill: 5, armour: 30 };
  const { rulings } = chronopia.shot.rulingsThatMatter(hopeless);
  assert.deepEqual(rulings.map(({ name }) => name), ["armourNaturals", "perfectFloor"]);
  for (const { name, readings } of rulings) {
    for (const { value, measures } of readings) {
      const { outcomes: own } = chronopia.shot.odds({ ...hopeless, rulings: { [name]: value } });
      assert.deepEqual(
        measures.map(({ id, probability, fraction }) => [id, probability, fraction]),
        own.map(({ id, probability, fraction }) => [id, probability, fraction]),
      );
    }
  }
  assert.equal(rulings[0].readings[0].value, "plain");
});

test("compare ranks what differs", () => {
  const a = shot();
  const b = { ...shot(), rangedSkill: 15, distance: 10, cover: "light" };
  const { inputs, total, interaction, measures } = chronopia.shot.compare(a, b, { outcomes });
  assert.equal(total, wounds(b) - wounds(a));
  assert.deepEqual(inputs.map(({ path }) => path).sort(), ["distance", "rangedSkill"]);
  for (const { path, alone, last } of inputs) {
    assert.equal(alone, wounds({ ...a, [path]: b[path] }) - wounds(a));
    assert.equal(last, wounds(b) - wounds({ ...b, [path]: a[path] }));
  }
  assert.ok(Math.abs(inputs.reduce((sum, { alone }) => sum + alone, 0) + interaction - total) < 1e-15);
  for (const { id, a: one, b: other } of measures) {
    const of = (input) => chronopia.shot.odds(input).outcomes.find((outcome) => outcome.id === id)?.probability ?? 0;
    assert.deepEqual([one, other], [of(a), of(b)]);
  }
});

test("every procedure with odds knows the questions", () => {
  const golden = JSON.parse(readFileSync(join(root, "tests/golden/chronopia.json"), "utf8"));
  for (const { procedure, input } of golden) {
    const asked = chronopia[procedure.split(".")[1]];
    assert.ok(asked.rulingsThatMatter(input).explanation.en.length > 10);
    assert.deepEqual(asked.compare(input, input).inputs, []);
    assert.equal(asked.tryCompare(input, input).ok, true);
    assert.equal(asked.tryRulingsThatMatter(input).ok, true);
  }
  for (const system of ["osr", "scharmuetzel"].filter((name) => name in systems)) {
    for (const asked of Object.values(systems[system])) {
      if ("odds" in asked) assert.equal(typeof asked.need, "function");
    }
  }
});

test("what is wrong with a query is named, and the next call works", () => {
  const good = { field: "rangedSkill", outcomes, chance: 0.5 };
  for (const [change, code, path, received] of [
    [{ field: "rangeSkill" }, "UNKNOWN_CHOICE", "query.field", "rangeSkill"],
    [{ chance: 2 }, "OUT_OF_RANGE", "query.chance", 2],
    [{ outcomes: ["wonud"] }, "UNKNOWN_CHOICE", "query.outcomes[0]", "wonud"],
    [{ chances: 1 }, "UNKNOWN_FIELD", "query.chances", 1],
    [{ outcomes: undefined }, "MISSING", "query", undefined],
  ]) {
    const query = { ...good, ...change };
    const error = refusal(() => chronopia.shot.need(shot(), query));
    assert.deepEqual([error.code, error.path], [code, path], error.message);
    if (path !== "query") assert.equal(error.received, received);
    const tried = chronopia.shot.tryNeed(shot(), query);
    assert.equal(tried.ok, false);
    assert.equal(tried.error.code, code);
    assert.equal(chronopia.shot.need(shot(), good).possible, false);
  }
  const cells = refusal(() => chronopia.shot.sweep(shot(), { x: { field: "armour", from: 9, to: 3 }, outcomes }));
  assert.deepEqual([cells.code, cells.path, cells.received], ["RANGE_ORDER", "query.x.to", 3]);
  assert.equal(chronopia.shot.trySweep(shot(), null).ok, false);
  for (const query of [undefined, null, 3, [], "x", () => 1, new Proxy({}, { get() { throw new Error("no"); } })]) {
    assert.ok(refusal(() => chronopia.shot.need(shot(), query)).path.startsWith("query"));
    assert.ok(refusal(() => chronopia.shot.sweep(shot(), query)).path.startsWith("query"));
  }
});

test("what is wrong with an input is named as everywhere", () => {
  const bad = { ...shot(), armour: -1 };
  const query = { field: "rangedSkill", outcomes, chance: 0.5 };
  assert.equal(refusal(() => chronopia.shot.need(bad, query)).path, "armour");
  assert.equal(refusal(() => chronopia.shot.rulingsThatMatter(bad)).received, -1);
  const first = refusal(() => chronopia.shot.compare(bad, shot()));
  assert.deepEqual([first.path, first.received], ["a.armour", -1]);
  const second = refusal(() => chronopia.shot.compare(shot(), { ...shot(), query: 1 }));
  assert.deepEqual([second.code, second.path, second.received], ["UNKNOWN_FIELD", "b.query", 1]);
  const own = refusal(() => chronopia.shot.need({ ...shot(), query: 1 }, query));
  assert.deepEqual([own.code, own.path, own.received], ["UNKNOWN_FIELD", "query", 1]);
});

test("plans are answered, and refused like any other input", () => {
  const { shot: own, rate } = activation();
  const plan = chronopia.shooterPlan.answer({ shot: own, actions: 3, rate, moveDistance: 4 });
  assert.equal(plan.policy[0].action, plan.first);
  assert.equal(plan.line.length, 3);
  const fixed = chronopia.activation.odds(activation()).meanWounds;
  assert.ok(plan.value >= fixed);
  assert.equal(refusal(() => chronopia.shooterPlan.answer({ shot: own, actions: 3, rate, goal: "most" })).path, "goal");
  const spell = { edition: "warband", magic: 9, level: 2, offensive: true, save: "allowed" };
  const mage = chronopia.magePlan.answer({ actions: 3, spells: [{ spell, from: 1, to: 4 }] });
  assert.ok(mage.value > chronopia.spell.odds(spell).outcomes[0].probability);
  const summoner = chronopia.summonerPlan.answer({ actions: 2, creatures: 3, rounds: 3 });
  assert.equal(summoner.first, 2);
});
