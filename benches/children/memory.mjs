// Calls the package many times, well and badly, and prints how much more it holds afterwards.

const CALLS = 100_000;
const WARM_UP = 2_000;

// Whatever instances the package makes, by whichever way.
const instances = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  instances.push(made.instance ?? made);
  return made;
};
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...given) {
    super(...given);
    instances.push(this);
  }
};

const { plainShot, shotIntoMelee } = await import("../inputs.mjs");
const { chronopia, RegelwerkError } = await import("regelwerk");
const { shot, volley } = chronopia;

const good = [
  () => shot.odds(plainShot),
  () => shot.odds(shotIntoMelee),
  (index) => shot.roll(plainShot, index),
  () => shot.resolve(plainShot, [4]),
  () => volley.odds({ shooters: 20, shot: plainShot }),
];
const ring = { ...plainShot };
ring.melee = ring;
const bad = [
  () => shot.odds({ ...plainShot, armour: "13" }),
  () => shot.odds({ ...plainShot, distanec: 14, weapon: { short: 9, medium: Number.NaN } }),
  () => shot.odds(undefined),
  () => shot.odds(ring),
  () => shot.odds({ get armour() { throw new Error("a getter that throws"); } }),
  () => shot.roll(plainShot, -1),
  () => shot.resolve(plainShot, [21]),
];

const held = () => {
  gc();
  const { memory, __wbindgen_externrefs: references } = instances.at(-1).exports;
  return { wasm: memory.buffer.byteLength, references: references?.length ?? 0, heap: process.memoryUsage().heapUsed };
};
const growth = (calls) => {
  for (let index = 0; index < WARM_UP; index++) calls(index);
  const before = held();
  for (let index = 0; index < CALLS; index++) calls(index);
  const after = held();
  return Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
};

const result = {
  good: growth((index) => good[index % good.length](index)),
  bad: growth((index) => {
    try {
      bad[index % bad.length]();
    } catch (error) {
      if (error instanceof RegelwerkError && error.code !== "PANIC") return;
      throw error;
    }
    throw new Error(`bad input ${index % bad.length} was taken`);
  }),
};
console.log(JSON.stringify(result));
