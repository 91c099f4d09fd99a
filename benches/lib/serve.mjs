// The built site on this machine, compressed as a good host would.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { site } from "./tools.mjs";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** The browser that the rows are measured in. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Serves the site; returns its address and what ends it. */
export async function serveSite() {
  const files = readdirSync(site, { recursive: true }).map((name) => join(site, name)).filter((file) => statSync(file).isFile());
  // Before anything is measured: it takes a while.
  const packed = new Map(files.map((file) => [file, brotliCompressSync(readFileSync(file))]));
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const file = join(site, path === "/" ? "index.html" : path);
    if (!packed.has(file)) return response.writeHead(404).end();
    const head = { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "content-encoding": "br", "cache-control": "max-age=31536000" };
    return response.writeHead(200, head).end(packed.get(file));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
