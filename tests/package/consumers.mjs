// The projects that use the package, as different users would: one row each.
//
// A row has its files, and `answer`: how the project comes to the fraction with which the shot of
// `inputs.mjs` wounds. More rows (webpack, Deno, Bun …) go here.

import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { shot } from "./inputs.mjs";
import { here, node } from "./paths.mjs";
import { typescriptConsumers } from "./typescript.mjs";

const fraction = `chronopia.shot.odds(${JSON.stringify(shot())}).outcomes.find(({ id }) => id === "wound").fraction`;

/** The program of a page: import, load, ask. */
const page = `import { init, chronopia } from "regelwerk";
await init();
console.log(${fraction});
`;

export const consumers = [
  {
    name: "node-esm",
    type: "module",
    files: {
      "main.js": `import { chronopia } from "regelwerk";\nconsole.log(${fraction});\n`,
      // Through these the other tests import the installed package.
      "regelwerk.js": `export * from "regelwerk";\n`,
      "regelwerk-catalog.js": `export * from "regelwerk/catalog";\n`,
    },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "node-cjs",
    type: "commonjs",
    files: { "main.js": `const { chronopia } = require("regelwerk");\nconsole.log(${fraction});\n` },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "node-inline",
    type: "module",
    files: { "main.js": page.replace(`"regelwerk"`, `"regelwerk/inline"`) },
    answer: (folder) => node(["main.js"], folder),
  },
  {
    name: "esbuild",
    type: "module",
    files: { "main.js": page },
    async answer(folder) {
      await bundle(folder);
      // No module lies beside the bundle: the copy inside the package has to answer.
      return node(["out/main.js"], folder);
    },
  },
  {
    name: "vite-build",
    type: "module",
    files: {
      "index.html": `<!doctype html><script type="module" src="/main.js"></script>\n`,
      "main.js": page,
    },
    async answer(folder) {
      // The helper for preloads asks for a document, which Node.js does not have.
      await vite({ root: folder, logLevel: "error", build: { modulePreload: false } });
      const assets = readdirSync(join(folder, "dist/assets"));
      const modules = assets.filter((file) => file.endsWith(".wasm"));
      if (modules.length !== 1) throw new Error(`not exactly one module: ${assets.join(", ")}`);
      const script = assets.find((file) => /^index-.*\.js$/.test(file));
      // The module has to be fetched from where the bundle says it is: without the copy it must go.
      rmSync(join(folder, "dist/assets", assets.find((file) => file.startsWith("decode-"))));
      return node(["--import", join(here, "fetch-from-disk.mjs"), `dist/assets/${script}`], folder);
    },
  },
  ...typescriptConsumers,
];

/** Bundles `main.js` of a project with esbuild and its defaults for pages. */
export async function bundle(folder, options = {}) {
  return esbuild({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    bundle: true,
    format: "esm",
    outfile: join(folder, "out/main.js"),
    logLevel: "error",
    ...options,
  });
}
