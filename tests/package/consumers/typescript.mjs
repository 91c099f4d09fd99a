// Projects in TypeScript, strict, libraries checked too, in every way of finding modules.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built, here, node, tool } from "../paths.mjs";
import { blocks } from "../readme.mjs";

/** What the readme shows in TypeScript. */
const shown = Object.fromEntries(
  blocks(built)
    .filter(({ language }) => language === "ts")
    .map(({ text }, index) => [`readme-${index}.ts`, text]),
);
if (Object.keys(shown).length === 0) throw new Error("the readme shows no TypeScript");

const main = readFileSync(join(here, "consumers/types.ts"), "utf8");

const common = {
  target: "es2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

const resolutions = {
  // Without the browser's declarations: the types must not need them.
  "node16-esm": { type: "module", options: { module: "node16", lib: ["es2022"] } },
  "node16-cjs": { type: "commonjs", options: { module: "node16", lib: ["es2022"] } },
  bundler: {
    type: "module",
    options: { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"] },
  },
};

const compilers = { "ts": tool("typescript-7", "tsc"), "ts5": tool("typescript", "tsc") };

export const typescriptConsumers = Object.entries(compilers).flatMap(([version, compiler]) =>
  Object.entries(resolutions).map(([name, { type, options }]) => ({
    name: `${version}-${name}`,
    type,
    files: {
      "main.ts": main,
      ...shown,
      "tsconfig.json": JSON.stringify({
        compilerOptions: { ...common, ...options },
        files: ["main.ts", ...Object.keys(shown)],
      }),
    },
    // Nothing is run here; that the types hold is the answer.
    check: (folder) => node([compiler, "--project", "."], folder),
  })),
);
