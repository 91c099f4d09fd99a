// Every project of the table comes to the same answer.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
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
      if (modules !== undefined) {
        const files = readdirSync(join(folder, output), { recursive: true });
        assert.equal(files.filter((file) => file.endsWith(".wasm")).length, modules, files.join(", "));
      }
    });
  }
});
