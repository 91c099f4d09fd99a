// What a bundler makes of a package, and what it weighs.

import { join } from "node:path";

import { benches, brotli, needs, scratch } from "./tools.mjs";

/**
 * Bundles and minifies some code as a page would load it: what is imported dynamically is left out.
 * Returns its size after brotli.
 */
export async function bundleSize(code) {
  needs("esbuild");
  const { build } = await import("esbuild");
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: benches },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // What only runs in Node.js; it weighs nothing here.
    external: ["crypto"],
    outdir: join(scratch, "bundle"),
    metafile: true,
    write: false,
    logLevel: "error",
  });
  const needed = new Set();
  const add = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const { path, kind } of metafile.outputs[name].imports) {
      if (kind === "import-statement") add(path);
    }
  };
  add(Object.keys(metafile.outputs).find((name) => metafile.outputs[name].entryPoint === "<stdin>"));
  const names = [...needed].map((name) => name.split("/").at(-1));
  return outputFiles
    .filter(({ path }) => names.some((name) => path.endsWith(name)))
    .reduce((sum, { contents }) => sum + brotli(contents), 0);
}

/** A CommonJS module made of an ES module; returns its path. */
export async function asCommonJs(file, name) {
  needs("esbuild");
  const { build } = await import("esbuild");
  const outfile = join(scratch, name);
  await build({ entryPoints: [file], bundle: true, format: "cjs", platform: "node", outfile, logLevel: "error" });
  return outfile;
}
