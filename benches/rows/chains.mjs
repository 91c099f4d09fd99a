// Sums of many dice, against icepool and dyce in Python on the same machine in the same run.

import { join } from "node:path";

import { plainShot } from "../inputs.mjs";
import { duration, median, time } from "../lib/compare.mjs";
import { NotMeasured } from "../lib/table.mjs";
import { benches, output, python } from "../lib/tools.mjs";

const ROUNDS = 3;
const LIBRARIES = ["icepool", "dyce"];
const ROWS = [
  ["20d20", "sum of 20 d20, core in Rust, exact"],
  ["100d20", "sum of 100 d20, core in Rust"],
  ["volley", "volley of 200, whole answer through the package"],
];

let coreMissing = "Cargo.toml lacks the bench `core` with `harness = false`";

export async function addRows(table) {
  let results;
  const measured = async () => (results ??= await measureAll());
  for (const [name, what] of ROWS) {
    for (const library of LIBRARIES) {
      await table.add(`${what}, against ${library}`, { unit: "part", budget: 1 / 100, aim: 1 / 400 }, async () => {
        const all = await measured();
        const ours = all.get(name);
        const theirs = all.get(`${name} ${library}`);
        if (ours === undefined) throw new NotMeasured(coreMissing);
        if (Math.abs(ours.chance / theirs.chance - 1) > 1e-9) {
          throw new Error(`the chance is ${ours.chance} here and ${theirs.chance} there`);
        }
        return { value: ours.time / theirs.time, note: `${duration(ours.time)}, ${duration(theirs.time)}` };
      });
    }
  }
}

/** Everything in turn, some rounds of it; medians, times in microseconds. */
async function measureAll() {
  const interpreter = await python();
  const found = new Map();
  const note = (name, time, chance) => {
    const before = found.get(name)?.times ?? [];
    found.set(name, { times: [...before, time], chance });
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, nanoseconds, chance] of await core()) note(name, nanoseconds / 1000, Number(chance));
    note("volley", ...(await volley()));
    const lines = await output(interpreter, [join(benches, "chains.py")]);
    for (const [name, library, nanoseconds, chance] of words(lines)) {
      note(`${name} ${library}`, nanoseconds / 1000, Number(chance));
    }
  }
  for (const result of found.values()) result.time = median(result.times);
  return found;
}

/** The core by itself; nothing where it cannot be run. */
async function core() {
  try {
    const lines = words(await output("cargo", ["bench", "--quiet", "--bench", "core"]));
    return lines.filter(([name]) => ROWS.some(([row]) => row === name));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    coreMissing = "there is no cargo";
    return [];
  }
}

async function volley() {
  const { chronopia } = await import("regelwerk");
  const input = { shooters: 200, shot: plainShot };
  const { wounds } = chronopia.volley.odds(input);
  return [time(() => chronopia.volley.odds(input)), wounds[38]];
}

const words = (text) => text.trim().split("\n").map((line) => line.trim().split(" "));
