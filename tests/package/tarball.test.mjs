// The packed package itself: what is in it, how big it is, what the checkers of packages say.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { publint } from "publint";
import { bundle } from "./consumers/bundlers.mjs";
import { installed, node, project, tarball, targets, tool } from "./paths.mjs";

const files = readdirSync(installed, { recursive: true })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => statSync(join(installed, file)).isFile());
const text = (file) => readFileSync(join(installed, file), "utf8");
const brotli = (bytes) => brotliCompressSync(bytes).length;

const manifest = JSON.parse(text("package.json"));
const named = targets(manifest.exports);

test("publint finds nothing", async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true });
  assert.deepEqual(messages, []);
});

test("the types are right for every way of importing", async () => {
  const attw = tool("@arethetypeswrong/cli", "attw");
  // Resolution older than `exports` cannot see sub-paths; a module's address has no types to be wrong.
  const modules = Object.keys(manifest.exports).filter((entry) => entry.endsWith(".wasm"));
  const excluded = [...modules.map((entry) => entry.slice(2)), "elements"];
  const options = ["--profile", "node16", "--exclude-entrypoints", ...excluded, "--no-emoji"];
  // It fails, with its report, where there is a problem.
  await node([attw, tarball(), ...options], installed);
});

test("no other wasm module than those with an entry, licences and a readme are in it, sources and tests are not", () => {
  const isModule = (file) => file.endsWith(".wasm");
  assert.deepEqual(files.filter(isModule).sort(), named.filter(isModule).map((file) => file.slice(2)).sort());
  for (const file of ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"]) {
    assert.ok(files.includes(file), file);
    assert.ok(statSync(join(installed, file)).size > 500, `${file} is all but empty`);
  }
  const others = files.filter((file) => !/^(dist|LICENSE|README|package\.json)/.test(file));
  assert.deepEqual(others, []);
  assert.deepEqual(files.filter((file) => /(?<!\.d)\.[cm]?ts$|\.map$|\.test\./.test(file)), []);
});

test("no module names a folder of the machine that built it", () => {
  for (const file of files.filter((file) => file.endsWith(".wasm"))) {
    const paths = readFileSync(join(installed, file), "latin1").match(/[\w./-]+\.rs\b/g) ?? [];
    assert.ok(paths.some((path) => path.startsWith("src/")), file);
    assert.deepEqual(paths.filter((path) => /registry|\.cargo|\/home\/|\/root\//.test(path)), [], file);
  }
});

test("nothing is installed along with it and no script runs", () => {
  assert.equal(manifest.dependencies, undefined);
  assert.equal(manifest.scripts, undefined);
});

test("every file that the exports name is there", () => {
  assert.ok(named.length > 10);
  for (const file of named) assert.ok(files.includes(file.slice(2)), file);
});

test("glue and façade keep their budget", async (context) => {
  const wasm = readFileSync(join(installed, "dist/regelwerk_bg.wasm"));
  const folder = project("esbuild");
  const withoutCopy = {
    name: "without-copy",
    setup: (build) => build.onResolve({ filter: /decode\.js$/ }, ({ path }) => ({ path, external: true })),
  };
  await bundle(folder, { minify: true, splitting: false, outdir: undefined, outfile: "size/main.js", plugins: [withoutCopy] });
  const script = readFileSync(join(folder, "size/main.js"));
  context.diagnostic(`wasm ${wasm.length} bytes, brotli ${brotli(wasm)}; glue and façade brotli ${brotli(script)}`);
  // The module's own size is a row of the benchmarks, beside what it is compared with.
  assert.ok(brotli(script) <= 10_000, `glue and façade have ${brotli(script)} bytes`);
});

test("no declaration says `any` or shows a name of the glue", () => {
  for (const file of files.filter((file) => /\.d\.c?ts$/.test(file))) {
    const code = text(file).replace(/\/\*[\s\S]*?\*\//g, "");
    assert.doesNotMatch(code, /\bany\b/, file);
    assert.doesNotMatch(code, /wbg|wbindgen|InitInput|InitOutput/i, file);
  }
});

test("every field of every type has its words", () => {
  const bare = [];
  for (const file of files.filter((file) => /\.d\.ts$/.test(file))) {
    const lines = text(file).split("\n");
    let inside = false;
    lines.forEach((line, index) => {
      if (/^export (interface|declare class) /.test(line)) inside = true;
      if (line === "}") inside = false;
      const isField = inside && /^ {4}(readonly )?\w+\??: /.test(line);
      const hasWords = lines[index - 1]?.trimEnd().endsWith("*/");
      if (isField && !hasWords && !/readonly name/.test(line)) bare.push(`${file}: ${line.trim()}`);
    });
  }
  assert.deepEqual(bare, []);
});
