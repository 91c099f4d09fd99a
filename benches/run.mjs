// Measures every budget and prints the table: `cargo xtask bench`, or `node benches/run.mjs` once
// the package and the site are built. Names of row groups as arguments measure only those.
//
// Times are ratios of two things measured side by side in this run; a slow machine slows both. Those
// of taps on the page are milliseconds in a browser that is slowed down. A budget of time that is
// broken says NO and no more; a size, growing memory, a wrong answer or a crash makes the run fail.

import { existsSync } from "node:fs";
import { join } from "node:path";

import { Table } from "./lib/table.mjs";
import { installPackages, package_ } from "./lib/tools.mjs";

const GROUPS = ["sizes", "shot", "sweep", "duel", "chains", "start", "site", "taps", "lighthouse", "memory"];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !GROUPS.includes(name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(", ")}. The groups of rows are ${GROUPS.join(", ")}.`);
  process.exit(2);
}
if (!existsSync(join(package_, "package.json"))) {
  console.error("the npm package is not built: run `cargo xtask build` first");
  process.exit(2);
}

const table = new Table();
installPackages();
for (const group of GROUPS) {
  if (wanted.length > 0 && !wanted.includes(group)) continue;
  const { addRows } = await import(`./rows/${group}.mjs`);
  await addRows(table);
}
console.log(`\n${table}`);
process.exitCode = table.failed ? 1 : 0;
