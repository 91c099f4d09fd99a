// What a visitor loads before the calculator gives its first answer, asked in a real browser.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { CHROMIUM, serveSite } from "../lib/serve.mjs";
import { NotMeasured } from "../lib/table.mjs";
import { brotli, fromPage, site } from "../lib/tools.mjs";

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
  const { chromium } = await fromPage("playwright-core");
  const { url, close } = await serveSite();
  const browser = await chromium.launch(CHROMIUM);
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
    close();
  }
}
