import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The embedded page as one plain script with the module inside, for frames that may load nothing else. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: [{ find: /^regelwerk(\/(chronopia|osr|scharmuetzel))?$/, replacement: "regelwerk/inline" }] },
  build: {
    outDir: "../target/site",
    emptyOutDir: false,
    target: "es2022",
    chunkSizeWarningLimit: 2500,
    lib: {
      entry: fileURLToPath(new URL("src/embed/page.ts", import.meta.url)),
      formats: ["iife"],
      name: "regelwerk",
      fileName: () => "embed-sandboxed.js",
    },
  },
});
