// From import to the first answer in Node.js, each time in a fresh process.

import { join } from "node:path";

import { asCommonJs } from "../lib/bundle.mjs";
import { median } from "../lib/compare.mjs";
import { benches, needs, output } from "../lib/tools.mjs";

const ROUNDS = 17;
const OTHERS = ["@smogon/calc", "@dice-roller/rpg-dice-roller"];

export async function addRows(table) {
  const limits = { unit: "times", budget: 6, aim: 3.5 };
  await table.add("import to first answer, against JavaScript by hand", limits, () => against("import.mjs", "hand"));
  await table.add("require to first answer, against JavaScript by hand", limits, async () => {
    await asCommonJs(join(benches, "hand/shot.mjs"), "shot.cjs");
    return against("require.cjs", "hand");
  });
  for (const name of OTHERS) {
    await table.add(`import to first answer, against ${name}`, { unit: "part" }, () => {
      needs(name);
      return against("import.mjs", name);
    });
  }
}

/** Processes of both in turn; the median of the ratios of neighbours. */
async function against(child, other) {
  const ours = [];
  const theirs = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await start(child, "regelwerk"));
    theirs.push(await start(child, other));
  }
  const value = median(ours.map((time, round) => time / theirs[round]));
  return { value, note: `${median(ours).toFixed(1)} ms, ${median(theirs).toFixed(1)} ms` };
}

async function start(child, name) {
  return Number(await output(process.execPath, [join(benches, "children", child), name]));
}
