// Memory stays flat, whatever is asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { badInputs } from "./bad-inputs.mjs";
import { activation, shot, volley } from "./inputs.mjs";
import { imported } from "./paths.mjs";

const CALLS = 100_000;

/** What the heap of JavaScript may have more afterwards: even the smallest object a call is more. */
const SLACK = 10 * CALLS;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

// The package shows no memory, so the instance is caught as it is made.
const instances = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  constructor(...made) {
    super(...made);
    instances.push(this);
  }
};

const { chronopia } = await imported("regelwerk");

const hostileInput = badInputs.find(([name]) => name === "a getter that throws")[2];

// Those with a million entries would only take time; getters that throw have a test of their own.
const bad = badInputs
  .filter(([name]) => !/million|10\^6|10,000|deep|throws/.test(name))
  .map(([, procedure, make]) => ({ procedure, input: make() }));

function ask(index) {
  switch (index % 5) {
    case 0:
      return chronopia.shot.odds(shot());
    case 1:
      return chronopia.shot.roll(shot(), index);
    case 2:
      return chronopia.shot.resolve(shot(), [7]);
    default: {
      const { procedure, input } = bad[index % bad.length];
      const tried = chronopia[procedure].tryOdds(input);
      assert.equal(tried.ok, false);
      return tried;
    }
  }
}

const size = () => {
  const { memory, __wbindgen_externrefs: references } = instances.at(-1).exports;
  return { bytes: memory.buffer.byteLength, references: references.length };
};

test(`memory is flat over ${CALLS} calls, good and bad`, (context) => {
  // What the library needs at all, large answers included.
  chronopia.volley.odds({ ...volley(), shooters: 200 });
  chronopia.activation.odds(activation());
  for (let index = 0; index < 1_000; index += 1) ask(index);
  const before = size();
  const heapBefore = heap();
  for (let index = 0; index < CALLS; index += 1) ask(index);
  const grown = heap() - heapBefore;
  context.diagnostic(`the heap of JavaScript has ${grown} bytes more than before`);
  assert.ok(grown < SLACK, `${grown} bytes`);
  chronopia.volley.odds({ ...volley(), shooters: 200 });
  assert.deepEqual(size(), before);
  assert.equal(instances.length, 1, "the instance was replaced: something trapped");
});

test("memory is bounded over 50000 inputs whose getters throw", () => {
  const hostile = hostileInput();
  const before = size();
  for (let index = 0; index < 50_000; index += 1) {
    assert.equal(chronopia.shot.tryOdds(hostile).error.code, "WRONG_TYPE");
    assert.ok(size().references < 20_000);
  }
  assert.ok(size().bytes <= before.bytes);
  assert.ok(instances.length < 10, `${instances.length} instances`);
});
