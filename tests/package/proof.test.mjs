// Seeds that neither side chooses alone.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { shot } from "./inputs.mjs";
import { imported } from "./paths.mjs";

const { commit, RegelwerkError, secret, sharedSeed, verify } = await imported("regelwerk/proof");
const { chronopia } = await imported("regelwerk");

const LINK = "#/chronopia/shot?v=1&f=12";

/** The same, with Node's own hash. */
const sha256 = (...lines) => createHash("sha256").update(lines.join("\n")).digest("hex");

test("a commitment fits its secret and its roll, and no other", async () => {
  const { secret: own, commitment } = await commit(LINK);
  assert.match(own, /^[0-9a-f]{32}$/);
  assert.equal(commitment, sha256("regelwerk/proof/1/commit", `${LINK.length}:${LINK}`, `32:${own}`));
  assert.equal(await verify(LINK, own, commitment), true);
  assert.equal(await verify(` ${LINK}\n`, ` ${own} `, commitment.toUpperCase()), true, "as it is pasted from a forum");
  assert.equal(await verify(`${LINK}3`, own, commitment), false);
  assert.equal(await verify(LINK, secret(), commitment), false);
});

test("what is no text is refused by its name", async () => {
  for (const [call, path] of [
    [() => commit(), "about"],
    [() => commit(5), "about"],
    [() => verify("a", undefined, ""), "secret"],
    [() => verify("a", "b", undefined), "commitment"],
    [() => sharedSeed("a", "b", {}), "second"],
  ]) {
    await assert.rejects(call, (error) => error instanceof RegelwerkError && error.code === "WRONG_TYPE" && error.path === path && error.messages.de.includes("Text"));
  }
});

test("both secrets and the roll decide the seed, the same for ever", async () => {
  const seed = await sharedSeed(LINK, "a".repeat(32), "Würfelglück");
  assert.equal(seed, Number.parseInt(sha256("regelwerk/proof/1/seed", `${LINK.length}:${LINK}`, `32:${"a".repeat(32)}`, "11:Würfelglück").slice(0, 8), 16));
  assert.equal(seed, await sharedSeed(LINK, "a".repeat(32), "Würfelglück"));
  const others = await Promise.all([
    sharedSeed(LINK, "a".repeat(31), "Würfelglück"),
    sharedSeed(LINK, "a".repeat(32), "Würfelglueck"),
    sharedSeed(`${LINK}&c=light`, "a".repeat(32), "Würfelglück"),
    sharedSeed(LINK, "a".repeat(32) + "\n11:Würfelglück", ""),
  ]);
  assert.ok(others.every((other) => other !== seed));
  assert.deepEqual(chronopia.shot.roll(shot(), seed), chronopia.shot.roll(shot(), seed));
});

test("seeds are spread over all of their range", async () => {
  const seeds = await Promise.all(Array.from({ length: 400 }, (_, n) => sharedSeed(LINK, String(n), "b")));
  assert.equal(new Set(seeds).size, seeds.length);
  const quarters = [0, 0, 0, 0];
  for (const seed of seeds) quarters[Math.floor(seed / 2 ** 30)] += 1;
  assert.ok(quarters.every((count) => count > 60), String(quarters));
});

test("no secret comes twice", () => {
  assert.equal(new Set(Array.from({ length: 1000 }, secret)).size, 1000);
});

test("without the platform's crypto there is an error that says so", async (context) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  context.after(() => Object.defineProperty(globalThis, "crypto", own));
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  await assert.rejects(commit(LINK), (error) => error instanceof RegelwerkError && error.code === "NO_CRYPTO");
  assert.throws(secret, { code: "NO_CRYPTO" });
});
