// A bundler leaves out what a program does not use.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "vite";
import { project } from "./paths.mjs";

const folder = project("vite-8-build");

/** The code that a program is bundled to, and the files beside it. */
async function bundled(program) {
  writeFileSync(join(folder, "shaken.js"), program);
  const { output } = await build({
    root: folder,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, "shaken.js"), preserveEntrySignatures: "strict" },
    },
  });
  const entry = output.find(({ isEntry }) => isEntry);
  return { code: entry.code, others: output.filter((file) => file !== entry).map(({ fileName }) => fileName) };
}

test("a program that asks for shots carries no volleys", async () => {
  const { code } = await bundled(`import { chronopia } from "regelwerk"; console.log(chronopia.shot.odds);`);
  assert.match(code, /chronopia\.shot/);
  assert.doesNotMatch(code, /chronopia\.volley|osr\.|scharmuetzel\./);
});

test("a program that asks for the version alone carries no glue", async () => {
  const { code } = await bundled(`import { version } from "regelwerk"; console.log(version);`);
  assert.doesNotMatch(code, /chronopia|WebAssembly/);
});

test("a program that imports nothing by name carries nothing", async () => {
  const { code } = await bundled(`import "regelwerk";`);
  assert.doesNotMatch(code, /WebAssembly/);
});

test("the catalogue comes alone", async () => {
  const { code } = await bundled(`import { rule } from "regelwerk/catalog"; console.log(rule("C-R-HEAVY"));`);
  assert.doesNotMatch(code, /WebAssembly/);
});

test("a page gets one module, and the copy in a file of its own", async () => {
  const { code, others } = await bundled(`import { init, chronopia } from "regelwerk"; await init(); console.log(chronopia);`);
  assert.equal(others.filter((file) => file.endsWith(".wasm")).length, 1);
  assert.equal(others.filter((file) => file.endsWith(".js")).length, 1);
  assert.ok(code.length < 40_000, `the first file has ${code.length} letters`);
});

test("the entry with the module inside starts by itself after bundling too", async () => {
  const { code, others } = await bundled(`import { chronopia } from "regelwerk/inline"; console.log(chronopia.shot.odds);`);
  assert.match(code, /onFirstCall\(\(\) =>/);
  assert.deepEqual(others, []);
});
