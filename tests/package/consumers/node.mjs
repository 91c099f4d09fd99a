// Node.js, and what runs its programs: Deno and Bun.

import { execute, node, tool } from "../paths.mjs";
import { wound } from "../inputs.mjs";
import { fraction, prints } from "./programs.mjs";

const printsRequired = `const { chronopia } = require("regelwerk");\nconsole.log(${fraction});\n`;

export const nodeConsumers = [
  {
    name: "node-esm",
    type: "module",
    files: { "main.js": prints() },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "node-cjs",
    type: "commonjs",
    files: { "main.js": printsRequired },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "node-inline",
    type: "module",
    files: { "main.js": prints("regelwerk/inline") },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "node-one-system",
    type: "module",
    files: { "main.js": prints("regelwerk/chronopia") },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "deno",
    type: "module",
    files: { "main.js": prints() },
    // Without any permission: the package reads no file and opens no connection.
    answer: (folder) => node([tool("deno"), "run", "--no-prompt", "--no-remote", "main.js"], folder),
  },
  {
    name: "bun",
    type: "module",
    files: { "main.js": prints() },
    answer: (folder) => execute(tool("bun"), ["main.js"], folder),
  },
  {
    name: "bun-cjs",
    type: "commonjs",
    files: { "main.js": printsRequired },
    answer: (folder) => execute(tool("bun"), ["main.js"], folder),
  },
  {
    name: "vitest",
    type: "module",
    files: {
      "shot.test.js": `import { expect, test } from "vitest";
import { chronopia } from "regelwerk";

test("a shot", () => {
  const fraction = ${fraction};
  expect(fraction).toBe("${wound}");
  console.log(fraction);
});
`,
    },
    async answer(folder) {
      const printed = await node([tool("vitest"), "run", "--disable-console-intercept"], folder);
      if (!/Tests +1 passed/.test(printed)) throw new Error(printed);
      return printed.match(/^\d+\/\d+$/m)?.[0];
    },
  },
];
