// Should the module ever trap, the package says so and goes on with a fresh instance.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { shot, wound } from "./inputs.mjs";
import { withTrap } from "./module.mjs";
import { imported, installed } from "./paths.mjs";

const { chronopia, init, RegelwerkError } = await imported("regelwerk");
const module = readFileSync(join(installed, "dist/regelwerk_bg.wasm"));
await init(withTrap(withTrap(module, "roll"), "answer"));

const fraction = () => chronopia.shot.odds(shot()).outcomes.find(({ id }) => id === "wound").fraction;

test("a trap becomes an error with code PANIC, and the next call works", () => {
  assert.equal(fraction(), wound);
  for (let times = 0; times < 3; times += 1) {
    assert.throws(() => chronopia.shot.roll(shot(), 1), (error) => {
      assert.ok(error instanceof RegelwerkError);
      assert.equal(error.code, "PANIC");
      assert.ok(error.cause instanceof WebAssembly.RuntimeError);
      assert.match(error.messages.de, /nächste Aufruf/);
      return true;
    });
    assert.equal(fraction(), wound);
  }
});

test("a trap is returned as an error where errors are", () => {
  const tried = chronopia.cover.tryAnswer({ terrain: "woods" });
  assert.equal(tried.ok, false);
  assert.equal(tried.error.code, "PANIC");
  assert.equal(fraction(), wound);
});

test("a call that runs out of stack does no harm", () => {
  const descend = () => {
    try {
      descend();
    } catch {
      fraction();
    }
  };
  try {
    descend();
  } catch {
    // Whichever frame it was that ran out.
  }
  assert.equal(fraction(), wound);
});
