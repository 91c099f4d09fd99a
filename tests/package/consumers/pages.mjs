// Pages without a bundler: the package's folder lies beside the page, on servers of every kind.

import { cpSync } from "node:fs";
import { join } from "node:path";
import { answerAt, browsers, withFolder } from "../pages.mjs";
import { asksWorker, page, shows, showsFailure, worker } from "./programs.mjs";

const MODULE = /\/regelwerk\/dist\/regelwerk_bg\.wasm$/;
const COPY = /\/regelwerk\/dist\/generated\/wasm-inline\.js$/;
const ENTRY = "./regelwerk/dist/index.js";

const plain = { "index.html": page("main.js"), "main.js": shows(ENTRY) };

const policy = (scripts) => ({
  headers: {
    "content-security-policy": `default-src 'none'; script-src ${scripts}; connect-src 'self'; img-src data:; base-uri 'none'`,
  },
});

const situations = {
  page: { files: plain, fetches: MODULE },
  "page-strict-csp": { files: plain, server: policy("'self' 'wasm-unsafe-eval'"), fetches: MODULE },
  "page-stricter-csp": {
    files: { ...plain, "main.js": showsFailure(ENTRY) },
    server: policy("'self'"),
    tolerates: /Content.Security.Policy/i,
    expected: "LOAD_FAILED 'wasm-unsafe-eval'",
  },
  "page-sub-path": { files: plain, server: { base: "/games/chronopia/" }, fetches: MODULE },
  "page-wrong-type": { files: plain, server: { types: { ".wasm": "text/plain" } }, fetches: MODULE },
  // Some hosts answer with their start page where they have, or give, nothing.
  "page-no-module": { files: plain, server: { refuses: MODULE }, fetches: COPY },
  "page-worker": {
    files: { "index.html": page("main.js"), "main.js": asksWorker, "worker.js": worker(ENTRY) },
    fetches: MODULE,
  },
};

export const pageConsumers = browsers.flatMap((browser) =>
  Object.entries(situations).map(([name, { files, server, expected, ...options }]) => ({
    name: `${name}-${browser}`,
    type: "module",
    files,
    expected,
    answer(folder) {
      cpSync(join(folder, "node_modules/regelwerk"), join(folder, "regelwerk"), { recursive: true });
      return withFolder(folder, server, (address) => answerAt(address, { browser, ...options }));
    },
  })),
);
