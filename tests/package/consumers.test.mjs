// Every project of the table comes to the same answer.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { consumers } from "./consumers/table.mjs";
import { wound } from "./inputs.mjs";
import { closeBrowsers } from "./pages.mjs";
import { project } from "./paths.mjs";

after(closeBrowsers);

describe("consumers", { concurrency: 2 }, () => {
  for (const { name, answer, expected = wound, check, modules, output = "dist" } of consumers) {
    test(`${name} ${check ? "accepts the types" : "asks for one shot"}`, async () => {
      const folder = project(name);
      if (check) return check(folder);
      assert.equal(await answer(folder), expected);
      if (modules === undefined) return;
      const files = readdirSync(join(folder, output), { recursive: true }).filter((file) => file.endsWith(".wasm"));
      if (modules !== "any") assert.equal(files.length, modules, files.join(", "));
      const contents = new Set(files.map((file) => readFileSync(join(folder, output, file), "base64")));
      assert.equal(contents.size, files.length, `the same module twice: ${files.join(", ")}`);
    });
  }
});
