import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { TOGETHER } from "./chunks.js";
import { compactStyles } from "./compact.js";
import { head } from "./head.js";

export default defineConfig({
  // Relative addresses: the page works from any folder of any host.
  base: "./",
  plugins: [
    compactStyles,
    // Not while developing: Vite then writes styles into the page.
    { name: "head", apply: "build", transformIndexHtml: { order: "post", handler: head } },
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/offline/worker",
      filename: "sw.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ["**/*.{html,js,css,wasm,svg,png,webmanifest}"],
        // The device has the module with all systems: neither the small ones, which a first visit asks for, nor
        // the stand-in for all of them.
        globIgnores: ["assets/stand-in-*.js", "assets/{chronopia,osr,scharmuetzel}_bg-*.wasm"],
        // Their names change with what is in them.
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  build: {
    outDir: "../target/site",
    emptyOutDir: true,
    target: "es2022",
    // The page, and what others show in a frame.
    rolldownOptions: {
      input: ["index.html", "embed.html"],
      output: {
        codeSplitting: TOGETHER,
        chunkFileNames: ({ moduleIds }) => (moduleIds.some((id) => id.includes("wasm-inline")) ? "assets/stand-in-[hash].js" : "assets/[name]-[hash].js"),
      },
    },
    // Nothing is inlined as a data address: a strict policy need not allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The stand-in for the module, loaded only where the module cannot be, is large by nature.
    chunkSizeWarningLimit: 1500,
  },
  // The package lies outside this folder, where `file:` links it.
  server: { fs: { allow: [".."] } },
  test: {
    reporters: ["default", "./tests/reporter.ts"],
    projects: [
      {
        extends: true,
        test: { name: "unit", environment: "jsdom", testTimeout: 30_000, include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"], setupFiles: ["tests/unit/setup.ts"] },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "node",
          include: ["tests/{page,embed,offline,engines}/**/*.test.ts"],
          globalSetup: ["tests/page/setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
