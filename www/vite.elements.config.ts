import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { declarations } from "./src/embed/declarations.js";
import { elsewhere } from "./src/embed/elsewhere.js";

const entry = fileURLToPath(new URL("src/embed/index.ts", import.meta.url));
const dist = fileURLToPath(new URL("../target/npm/regelwerk/dist/", import.meta.url));

/** The package itself, which these become a part of: one module for all. */
const PACKAGE = /^regelwerk(\/|$)/;

/** Where a part of the package lies for a file in the folder `elements`. */
function beside(name: string): string {
  return name === "regelwerk" ? "../index.js" : name.replace("regelwerk/", "../").replace("catalog/", "catalog-").concat(".js");
}

/** `regelwerk/elements`: the custom elements, into the built package. */
export default defineConfig({
  publicDir: false,
  plugins: [
    elsewhere(),
    {
      name: "in the package",
      // Names change with what is in them: none of an older build may stay.
      buildStart: () => rmSync(`${dist}elements`, { recursive: true, force: true }),
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry) continue;
          const early = chunk.imports.filter((name) => PACKAGE.test(name) || name.startsWith("../"));
          if (early.length > 0) this.error(`${chunk.fileName} imports ${early.join(", ")}: what needs the module has to come later`);
        }
        this.emitFile({ type: "asset", fileName: "elements.d.ts", source: declarations() });
      },
    },
  ],
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: { elements: entry }, formats: ["es"] },
    rolldownOptions: {
      external: PACKAGE,
      output: {
        minify: true,
        paths: beside,
        entryFileNames: "[name].js",
        chunkFileNames: "elements/[name]-[hash].js",
      },
    },
  },
});
