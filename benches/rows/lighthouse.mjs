// How fast the page is on a phone, by Lighthouse's measure. The network and the processor of the phone
// are reckoned, not waited for; a busy machine still costs points, so the best of three runs counts.

import { existsSync } from "node:fs";
import { join } from "node:path";

import { CHROMIUM, serveSite } from "../lib/serve.mjs";
import { NotMeasured } from "../lib/table.mjs";
import { fromPage, site } from "../lib/tools.mjs";

const RUNS = 3;
const FIGURES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];

export async function addRows(table) {
  for (const [what, hash] of [
    ["overview", "#/"],
    ["shot calculator", "#/chronopia/shot"],
  ]) {
    await table.add(`Lighthouse performance on a phone, ${what}, of 100`, { unit: "points", budget: 0 }, () => best(hash));
  }
}

async function best(hash) {
  if (!existsSync(join(site, "index.html"))) throw new NotMeasured("the site is not built");
  const lighthouse = await fromPage("lighthouse");
  const puppeteer = await fromPage("puppeteer-core");
  const served = await serveSite();
  const browser = await puppeteer.launch(CHROMIUM);
  const results = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage();
      const { lhr } = await lighthouse(served.url + hash, { onlyCategories: ["performance"], logLevel: "error" }, undefined, page);
      await page.close();
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      results.push({ lost: 100 - Math.round(lhr.categories.performance.score * 100), audits: lhr.audits });
    }
  } finally {
    await browser.close();
    served.close();
  }
  const [{ lost, audits }] = results.sort((a, b) => a.lost - b.lost);
  const figures = FIGURES.map((id) => `${audits[id].title} ${audits[id].displayValue}`).join(", ");
  return { value: lost, note: `runs ${results.map((result) => 100 - result.lost).join(", ")}; ${figures}` };
}
