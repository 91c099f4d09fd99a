// What a visitor loads before the calculator gives its first answer, asked in a real browser.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";

import { NotMeasured } from "../lib/table.mjs";
import { brotli, root, site } from "../lib/tools.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };
const FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export async function addRows(table) {
  const limits = { unit: "bytes", budget: 150_000, aim: 100_000, exact: true };
  await table.add("first load of the calculator, all for one answer, brotli", limits, async () => {
    if (!existsSync(join(site, "index.html"))) throw new NotMeasured("the site is not built");
    const files = ["index.html", ...(await loaded("#/chronopia/shot"))];
    if (!files.some((file) => file.endsWith(".wasm"))) throw new Error("the answer came without the wasm module");
    const sizes = files.map((file) => [file, brotli(readFileSync(join(site, file)))]);
    const value = sizes.reduce((sum, [, size]) => sum + size, 0);
    return { value, note: sizes.map(([file, size]) => `${file} ${(size / 1000).toFixed(1)} KB`).join(", ") };
  });
}

/** The files that the page asks for until it marks its answer; the icon is the browser's business. */
async function loaded(hash) {
  const { chromium } = playwright();
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://localhost").pathname;
    const file = join(site, path === "/" ? "index.html" : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS.split(" ") });
  try {
    const page = await browser.newPage();
    await page.goto(url + hash);
    await page.waitForFunction(() => performance.getEntriesByName("regelwerk.answer").length > 0);
    const names = await page.evaluate(() => {
      const [answer] = performance.getEntriesByName("regelwerk.answer");
      return performance.getEntriesByType("resource").filter((file) => file.startTime <= answer.startTime).map((file) => file.name);
    });
    return names.map((name) => name.slice(url.length)).filter((name) => !name.endsWith("icon.svg"));
  } finally {
    await browser.close();
    server.close();
  }
}

function playwright() {
  try {
    return createRequire(join(root, "www/package.json"))("playwright-core");
  } catch {
    throw new NotMeasured("the page's packages are not installed");
  }
}
