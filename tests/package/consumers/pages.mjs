// Pages without a bundler: the package's folder lies beside the page, on servers of every kind.

import { cpSync } from "node:fs";
import { join } from "node:path";
import { answerAt, browsers, withFolder } from "../pages.mjs";
import { asksWorker, page, shows, worker } from "./programs.mjs";

const MODULE = /\/regelwerk\/dist\/regelwerk_bg\.wasm$/;
const COPY = /\/regelwerk\/dist\/generated\/wasm-inline\.js$/;
const ENTRY = "./regelwerk/dist/index.js";

const plain = { "index.html": page("main.js"), "main.js": shows(ENTRY) };

const situations = {
  page: { files: plain },
  "page-strict-csp": {
    files: plain,
    server: {
      headers: {
        "content-security-policy":
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:; base-uri 'none'",
      },
    },
  },
  "page-sub-path": { files: plain, server: { base: "/games/chronopia/" } },
  "page-wrong-type": { files: plain, server: { types: { ".wasm": "text/plain" } } },
  // Some hosts answer with their start page whatever they do not have or want to give.
  "page-no-module": { files: plain, server: { refuses: MODULE }, fetches: COPY },
  "page-worker": { files: { "index.html": page("main.js"), "main.js": asksWorker, "worker.js": worker(ENTRY) } },
};

export const pageConsumers = browsers.flatMap((browser) =>
  Object.entries(situations).map(([name, { files, server, fetches = MODULE }]) => ({
    name: `${name}-${browser}`,
    type: "module",
    files,
    answer(folder) {
      cpSync(join(folder, "node_modules/regelwerk"), join(folder, "regelwerk"), { recursive: true });
      return withFolder(folder, server, (address) => answerAt(address, { browser, fetches }));
    },
  })),
);
