// The readme holds what it says. Its longer examples have tests of their own.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { home, imported, installed, node, npm, root, tarball } from "./paths.mjs";
import { blocks, readme } from "./readme.mjs";

const all = blocks(installed);
const words = readme(installed);
const programs = all.filter(({ language }) => language === "js").map(({ text }) => text);

test("its first program runs in an empty folder, within two minutes", { timeout: 120_000 }, async () => {
  const [install, program, printed] = all;
  assert.deepEqual(
    [install, program, printed].map(({ language }) => language),
    ["sh", "js", "text"],
  );
  assert.equal(install.text, "npm install regelwerk\n");
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  try {
    await npm(["install", tarball()], folder);
    writeFileSync(join(folder, "first.mjs"), program.text);
    assert.equal(`${await node(["first.mjs"], folder)}\n`, printed.text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("its shorter programs run, one after the other, and print what they say", async () => {
  const examples = join(root, "pkg-template/examples");
  const longer = readdirSync(examples).map((name) => readFileSync(join(examples, name), "utf8"));
  const parts = programs.filter((text) => !longer.includes(text));
  assert.ok(parts.length >= 5);
  writeFileSync(join(home, "readme.mjs"), withEachImportOnce(parts.join("\n")));
  const lines = (await node(["readme.mjs"], home)).split("\n");
  const said = [...parts.join("\n").matchAll(/\/\/ prints (.*)/g)].map(([, line]) => line);
  assert.ok(said.length >= 8);
  assert.deepEqual(lines.filter((line) => said.includes(line)), said);
});

/** One program may import a name once. */
function withEachImportOnce(program) {
  const names = new Set();
  return program.replace(/^import \{ (.*) \} from (".*");$/gm, (_, list, from) => {
    const fresh = list.split(", ").filter((name) => !names.has(name) && names.add(name));
    return `import { ${fresh.join(", ")} } from ${from};`;
  });
}

test("it names every procedure, every entry and every code of an error", async () => {
  const { catalog } = await imported("regelwerk/catalog");
  const text = (file) => readFileSync(join(installed, file), "utf8");
  const procedures = catalog.procedures.map(({ id }) => id.split(".")[1]);
  const { exports } = JSON.parse(text("package.json"));
  const entries = Object.keys(exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => `regelwerk${entry.slice(1)}`);
  const codes = text("dist/errors.d.ts").match(/type ErrorCode = ([^;]*);/)[1].match(/[A-Z_]{4,}/g);
  assert.ok(codes.length >= 16);
  for (const name of [...procedures, ...entries, ...codes]) assert.ok(words.includes(`\`${name}\``), name);
});
