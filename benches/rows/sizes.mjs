// How much a visitor of a page loads, and how much an installation takes.

import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

import { bundleSize } from "../lib/bundle.mjs";
import { benches, brotli, needs, package_ } from "../lib/tools.mjs";

const OTHERS = ["@smogon/calc", "@dice-roller/rpg-dice-roller"];

export async function addRows(table) {
  const wasm = () => brotli(readFileSync(join(package_, "dist/regelwerk_bg.wasm")));
  const glue = () => bundleSize(`export * from "regelwerk";`);

  await table.add("wasm of all that exists, brotli", { unit: "bytes", budget: 60_000, aim: 45_000, exact: true }, () => {
    const raw = statSync(join(package_, "dist/regelwerk_bg.wasm")).size;
    return { value: wasm(), note: `${raw} bytes before compression` };
  });
  await table.add("glue and façade, minified, brotli", { unit: "bytes", budget: 10_000, aim: 6_000, exact: true }, async () => ({
    value: await glue(),
  }));

  for (const name of OTHERS) {
    await table.add(`a page's bundle, against ${name}`, { unit: "part" }, async () => {
      needs(name);
      const ours = wasm() + (await glue());
      const theirs = await bundleSize(`export * from "${name}";`);
      return { value: ours / theirs, note: `${kilobytes(ours)} wasm included, ${kilobytes(theirs)}` };
    });
    await table.add(`installed, against ${name}`, { unit: "part" }, () => {
      needs(name);
      const ours = installed("regelwerk");
      const theirs = installed(name);
      return { value: ours / theirs, note: `${kilobytes(ours)}, ${kilobytes(theirs)} with all it depends on` };
    });
  }
}

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`;

/** The bytes of a package and of everything that it depends on. */
function installed(name, seen = new Set()) {
  if (seen.has(name)) return 0;
  seen.add(name);
  const folder = realpathSync(join(benches, "node_modules", name));
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.keys(dependencies).reduce((sum, other) => sum + installed(other, seen), weigh(folder));
}

function weigh(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + weigh(join(path, name)), 0);
}
