// Values that throw when they are looked at: an error like any other, no fault, and the next call
// works.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shot, wound } from "./inputs.mjs";
import { imported } from "./paths.mjs";

const { chronopia, RegelwerkError } = await imported("regelwerk");

const refuse = () => {
  throw new Error("no");
};
/** Throws whatever it is asked. */
const thrower = (target) => new Proxy(target, new Proxy({}, { get: () => refuse }));
const revoked = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const converting = {
  toString: refuse,
  valueOf: refuse,
  toJSON: refuse,
  [Symbol.toPrimitive]: refuse,
  get [Symbol.toStringTag]() {
    return refuse();
  },
};

/** What to hand over, and how a message may call it. */
const hostile = {
  "a revoked proxy of an object": [() => revoked({}), /something that cannot be read$/],
  "a revoked proxy of a list": [() => revoked([]), /something that cannot be read$/],
  "a revoked proxy of a function": [() => revoked(() => 1), /a function$/],
  "an object that throws": [() => thrower({}), /(an object|something that cannot be read)$/],
  "a list that throws": [() => thrower([]), /(a list|something that cannot be read)$/],
  "a list without a length": [() => new Proxy([], { get: () => "x" }), /(a list|something that cannot be read)$/],
  "an object without a prototype": [() => Object.create(null), /an object$/],
  "an object that does not turn into text": [() => converting, /an object$/],
  "a function that does not turn into text": [() => Object.defineProperties(() => 1, Object.getOwnPropertyDescriptors(converting)), /a function$/],
};

function refused(call) {
  let error;
  try {
    call();
  } catch (thrown) {
    error = thrown;
  }
  assert.ok(error instanceof RegelwerkError, `${error?.stack}`);
  assert.notEqual(error.code, "PANIC", `${error.cause?.stack}`);
  for (const { message } of error.problems) {
    assert.ok(message.de.length > 10 && message.en.length > 10);
    assert.doesNotMatch(message.en, /must be (a list|an object).*got \1$/);
  }
  return error;
}

const works = () =>
  assert.equal(chronopia.shot.odds(shot()).outcomes.find(({ id }) => id === "wound").fraction, wound);

/** Places for a value that are no object, no list, an object and a list. */
const places = {
  rangedSkill: (value) => ({ ...shot(), rangedSkill: value }),
  cover: (value) => ({ ...shot(), cover: value }),
  "weapon.short": (value) => ({ ...shot(), weapon: { ...shot().weapon, short: value } }),
  weapon: (value) => ({ ...shot(), weapon: value }),
  modifiers: (value) => ({ ...shot(), modifiers: value }),
  "modifiers[0]": (value) => ({ ...shot(), modifiers: [value] }),
};

for (const [name, [make, words]] of Object.entries(hostile)) {
  test(`${name} is refused wherever it stands`, () => {
    const { odds, tryOdds, roll, resolve } = chronopia.shot;
    for (const call of [odds, (input) => roll(input, 1), (input) => resolve(input, [])]) {
      refused(() => call(make()));
      for (const [path, place] of Object.entries(places)) {
        const error = refused(() => call(place(make())));
        assert.ok(error.path.startsWith(path), `${path}: ${error.message}`);
        if (error.code === "WRONG_TYPE") assert.match(error.message, words);
      }
    }
    for (const place of [(value) => value, ...Object.values(places)]) {
      const tried = tryOdds(place(make()));
      assert.equal(tried.ok, false);
      assert.ok(tried.error instanceof RegelwerkError);
    }
    const looked = chronopia.cover.tryAnswer({ terrain: make() });
    assert.equal(looked.ok, false);
    assert.equal(looked.error.path, "terrain");
    works();
  });

  test(`${name} is refused as seed and faces`, () => {
    const value = make();
    const seed = refused(() => chronopia.shot.roll(shot(), value));
    assert.deepEqual([seed.code, seed.path], ["BAD_SEED", "seed"]);
    assert.equal(seed.received, value);
    const faces = refused(() => chronopia.shot.resolve(shot(), value));
    assert.deepEqual([faces.code, faces.path], ["WRONG_TYPE", "faces"]);
    assert.equal(faces.received, value);
    const face = refused(() => chronopia.shot.resolve(shot(), [value]));
    assert.deepEqual([face.code, face.path], ["BAD_FACE", "faces[0]"]);
    works();
  });
}

test("a revoked proxy is of the wrong type", () => {
  const proxy = revoked({});
  const { shot: procedure, cover } = chronopia;
  for (const [call, path] of [
    [() => procedure.odds(proxy), ""],
    [() => procedure.roll(proxy, 1), ""],
    [() => procedure.odds({ ...shot(), weapon: proxy }), "weapon"],
    [() => procedure.roll({ ...shot(), weapon: proxy }), "weapon"],
  ]) {
    const { code, path: found, received } = refused(call);
    assert.deepEqual([code, found], ["WRONG_TYPE", path]);
    assert.equal(received, proxy);
  }
  for (const { error } of [procedure.tryOdds(proxy), cover.tryAnswer({ terrain: proxy })]) {
    assert.equal(error.code, "WRONG_TYPE");
    assert.match(error.messages.en, /got something that cannot be read/);
    assert.match(error.messages.de, /nicht etwas Unlesbares/);
  }
});

test("fields that throw are named, and what can be read is read", () => {
  const input = { ...shot(), weapon: { ...shot().weapon, get short() { return refuse(); } } };
  const { code, path, received } = refused(() => chronopia.shot.odds(input));
  assert.deepEqual([code, path, received], ["WRONG_TYPE", "weapon.short", undefined]);
  const listed = new Proxy([{ value: 1 }], { ownKeys: refuse });
  assert.deepEqual(
    chronopia.shot.odds({ ...shot(), modifiers: listed }),
    chronopia.shot.odds({ ...shot(), modifiers: [{ value: 1 }] }),
  );
  works();
});
