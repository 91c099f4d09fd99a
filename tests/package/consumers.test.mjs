// Every project of the table comes to the same answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { consumers } from "./consumers.mjs";
import { wound } from "./inputs.mjs";
import { project } from "./paths.mjs";

for (const { name, answer, check } of consumers) {
  test(`${name} ${check ? "accepts the types" : "asks for one shot"}`, async () => {
    const folder = project(name);
    if (check) await check(folder);
    else assert.equal(await answer(folder), wound);
  });
}
