// Bundlers with their defaults, each bundle loaded in a browser.
//
// `modules` says how many wasm modules the bundle holds. With none, the copy inside the package
// has to answer; with one, the page has to fetch it.

import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import webpack from "webpack";
import { execute, node, tool } from "../paths.mjs";
import { answerAt, withFolder, withServer } from "../pages.mjs";
import { asksElement, asksWorker, page, prints, shows, worker } from "./programs.mjs";

const MODULE = /\.wasm$/;

/** Serves what a bundler has left in `dist`. */
const built = (folder, options) =>
  withFolder(join(folder, "dist"), options, (address) => answerAt(address, { fetches: options?.fetches }));

/** Bundles `main.js` of a project with esbuild. */
export async function bundle(folder, options = {}) {
  return esbuild({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    bundle: true,
    format: "esm",
    splitting: true,
    outdir: "dist",
    logLevel: "error",
    ...options,
  });
}

const esbuildConsumers = [
  {
    name: "esbuild",
    files: { "main.js": shows(), "dist/index.html": page("main.js") },
    modules: 0,
    async answer(folder) {
      await bundle(folder);
      return built(folder);
    },
  },
  {
    // One classic script: there is no `import.meta`, so the program takes the entry that needs none.
    name: "esbuild-script",
    files: { "main.js": shows("regelwerk/inline"), "dist/index.html": page("main.js", "defer") },
    modules: 0,
    async answer(folder) {
      const { warnings } = await bundle(folder, { format: "iife", splitting: false });
      if (warnings.length > 0) throw new Error(JSON.stringify(warnings));
      return built(folder);
    },
  },
];

/** Bundles `main.js` of a project with Rollup; a warning is a failure. */
async function rolledUp(folder, resolve = { browser: true }) {
  const bundle = await rollup({
    input: join(folder, "main.js"),
    plugins: [nodeResolve(resolve)],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({ dir: join(folder, "dist") });
  await bundle.close();
}

const rollupConsumers = [
  {
    name: "rollup",
    files: { "main.js": shows(), "dist/index.html": page("main.js") },
    modules: 0,
    async answer(folder) {
      await rolledUp(folder);
      return built(folder);
    },
  },
  {
    // The module copied by hand, at an address of one's own.
    name: "rollup-hosted",
    files: { "main.js": shows("regelwerk", `"/hosted.wasm"`), "dist/index.html": page("main.js") },
    modules: 1,
    async answer(folder) {
      await rolledUp(folder);
      const module = "node_modules/regelwerk/dist/regelwerk_bg.wasm";
      copyFileSync(join(folder, module), join(folder, "dist/hosted.wasm"));
      return built(folder, { fetches: /hosted\.wasm$/ });
    },
  },
];

/**
 * Bundles `src/index.js` with webpack, configured no further. The one warning let pass is that
 * on the size of a file, which webpack gives for whatever has more than 244 KiB.
 */
async function webpacked(folder, target = "web") {
  const options = { mode: "production", target, context: folder, output: { path: join(folder, "dist") } };
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack(options, (error, stats) =>
      compiler.close((other) => (error || other ? reject(error ?? other) : resolve(stats))),
    );
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const others = warnings.filter(({ message }) => !/^(asset|entrypoint) size limit|^webpack performance rec/.test(message));
  const problems = [...errors, ...others].map(({ message }) => message);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

const webpackConsumers = [
  {
    name: "webpack",
    files: { "src/index.js": shows(), "dist/index.html": page("main.js", "defer") },
    modules: 1,
    async answer(folder) {
      await webpacked(folder);
      return built(folder, { fetches: MODULE });
    },
  },
  {
    name: "webpack-worker",
    files: { "src/index.js": asksWorker, "src/worker.js": worker(), "dist/index.html": page("main.js", "defer") },
    modules: 1,
    async answer(folder) {
      await webpacked(folder);
      return built(folder, { fetches: MODULE });
    },
  },
];

const viteVersions = { "vite-5": "vite-5", "vite-6": "vite-6", "vite-7": "vite-7", "vite-8": "vite" };

const viteConsumers = Object.entries(viteVersions).flatMap(([name, command]) => [
  {
    name: `${name}-dev`,
    files: { "index.html": page("/main.js"), "main.js": shows() },
    answer: (folder) =>
      withServer([tool(command, "vite"), "--port", "0", "--host", "127.0.0.1"], folder, (address) => answerAt(address)),
  },
  {
    name: `${name}-build`,
    files: { "index.html": page("/main.js"), "main.js": shows() },
    modules: 1,
    async answer(folder) {
      await node([tool(command, "vite"), "build"], folder);
      return built(folder, { fetches: MODULE });
    },
  },
]);

const viteOthers = [
  {
    name: "vite-sub-path",
    files: { "index.html": page("/main.js"), "main.js": shows() },
    modules: 1,
    async answer(folder) {
      await node([tool("vite"), "build", "--base", "./"], folder);
      return built(folder, { base: "/games/chronopia/", fetches: MODULE });
    },
  },
  {
    name: "vite-one-system",
    files: { "index.html": page("/main.js"), "main.js": shows("regelwerk/chronopia") },
    modules: 1,
    async answer(folder) {
      await node([tool("vite"), "build"], folder);
      return built(folder, { fetches: /chronopia_bg[^/]*\.wasm$/ });
    },
  },
  {
    name: "vite-elements",
    files: {
      "index.html": page("/main.js").replace("<output", "<regelwerk-shot></regelwerk-shot>\n<output"),
      "main.js": asksElement,
    },
    // Whichever the elements can come to need; the page fetches that of what it shows.
    modules: "any",
    async answer(folder) {
      await node([tool("vite"), "build"], folder);
      return built(folder, { fetches: /chronopia_bg[^/]*\.wasm$/ });
    },
  },
  {
    name: "vite-worker",
    files: { "index.html": page("/main.js"), "main.js": asksWorker, "worker.js": worker("regelwerk/inline") },
    modules: 0,
    async answer(folder) {
      await node([tool("vite"), "build"], folder);
      return built(folder);
    },
  },
];

/** Bundles for Node.js; the program asks without `init()`. */
const nodeBundles = [
  {
    name: "esbuild-node",
    files: { "main.js": prints() },
    modules: 0,
    async answer(folder) {
      await bundle(folder, { platform: "node" });
      return node(["dist/main.js"], folder);
    },
  },
  {
    name: "esbuild-node-cjs",
    files: { "main.js": prints(), "dist/package.json": `{ "type": "commonjs" }` },
    modules: 0,
    async answer(folder) {
      await bundle(folder, { platform: "node", format: "cjs", splitting: false });
      return node(["dist/main.js"], folder);
    },
  },
  {
    name: "webpack-node",
    files: { "src/index.js": prints(), "dist/package.json": `{ "type": "commonjs" }` },
    modules: 0,
    async answer(folder) {
      await webpacked(folder, "node");
      return node(["dist/main.js"], folder);
    },
  },
  {
    name: "rollup-node",
    files: { "main.js": prints() },
    modules: 0,
    async answer(folder) {
      await rolledUp(folder, { exportConditions: ["node"] });
      return node(["dist/main.js"], folder);
    },
  },
  {
    name: "vite-ssr",
    files: { "main.js": prints(), "vite.config.js": "export default { ssr: { noExternal: true } };\n" },
    modules: 0,
    async answer(folder) {
      await node([tool("vite"), "build", "--ssr", "main.js"], folder);
      return node(["dist/main.js"], folder);
    },
  },
  // Bun takes the entry that reads files: `init()` finds the copy inside.
  ...[
    ["bun-build", prints().replace(/import { (.*\n)/, "import { init, $1await init();\n")],
    ["bun-build-inline", prints("regelwerk/inline")],
  ].map(([name, program]) => ({
    name,
    files: { "main.js": program },
    modules: 0,
    async answer(folder) {
      await execute(tool("bun"), ["build", "main.js", "--target=node", "--outdir=dist"], folder);
      return node(["dist/main.js"], folder);
    },
  })),
];

export const bundlerConsumers = [
  ...esbuildConsumers,
  ...rollupConsumers,
  ...webpackConsumers,
  ...viteConsumers,
  ...viteOthers,
  ...nodeBundles,
].map((row) => ({ type: "module", ...row }));
