// What a well-made page is measured by, but for its speed, which `cargo xtask bench` measures.
import lighthouse from "lighthouse";
import type { RunnerResult } from "lighthouse";
import puppeteer from "puppeteer-core";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM } from "../engines/puppets.js";

const CATEGORIES = ["accessibility", "best-practices", "seo"];

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch(CHROMIUM);
});
afterAll(async () => {
  await browser.close();
});

/** What lost points, so that a failure says why. */
function lost({ lhr }: RunnerResult): string[] {
  return Object.values(lhr.categories).flatMap(({ id, score, auditRefs }) => {
    if (score === 1) return [];
    const audits = auditRefs.filter(({ weight }) => weight > 0).map((ref) => lhr.audits[ref.id]);
    const bad = audits.filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1);
    return [`${id} ${score}: ${bad.map((audit) => `${audit?.title} ${JSON.stringify(audit?.details ?? audit?.explanation ?? "").slice(0, 400)}`).join("; ")}`];
  });
}

describe("on a phone nothing is found to better on", () => {
  test.each([
    ["the overview", "#/"],
    ["the shot", "#/chronopia/shot"],
  ])("%s", async (_, hash) => {
    const page = await browser.newPage();
    const result = await lighthouse(inject("url") + hash, { onlyCategories: CATEGORIES, logLevel: "error" }, undefined, page as never);
    await page.close();
    expect(result?.lhr.runtimeError).toBeUndefined();
    expect(Object.keys(result?.lhr.categories ?? {})).toEqual(CATEGORIES);
    expect(lost(result as RunnerResult)).toEqual([]);
  }, 120_000);
});
