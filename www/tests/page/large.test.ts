import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { big, open, useBrowser } from "./browser.js";

useBrowser();

const PAGES = ["#/chronopia/shot", "#/chronopia/spellLevels", "#/osr/duel", "#/osr/round", "#/osr/proficiencies", "#/osr/damage", "#/scharmuetzel/turnSheet"];

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
}

/** Pairs of parts of the answer whose letters lie over one another, and buttons whose words are cut. */
function muddled(page: Page): Promise<string[]> {
  return page.locator("rw-answer").evaluate((answer) => {
    const boxOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const parts = [...(answer.shadowRoot?.querySelectorAll(".label, .big, .side > *, .needs > *, .button") ?? [])];
    const boxes = parts.map((part) => ({ text: part.textContent?.trim() ?? "", box: boxOf(part) }));
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 4;
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (over(a.box, b.box) ? [`${a.text} over ${b.text}`] : [])));
    const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).map((part) => `${part.textContent?.trim()} is cut`);
    return [...pairs, ...cut];
  });
}

describe("large letters on a phone", () => {
  for (const percent of [150, 200]) {
    test(`at ${percent} % nothing scrolls sideways, and the answer can be read`, async () => {
      for (const hash of ["#/", "#/rules", ...PAGES]) {
        const { page, context } = await open(hash);
        await enlarge(page, percent);
        const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: hash }).toBeLessThanOrEqual(360);
        if (PAGES.includes(hash)) await expect.poll(() => muddled(page), { message: hash }).toEqual([]);
        await context.close();
      }
    }, 120_000);
  }

  test("the answer follows the inputs instead of covering them", async () => {
    const { page } = await open("#/chronopia/shot");
    await enlarge(page, 200);
    const place = async (name: string): Promise<{ y: number; height: number }> => (await page.locator(name).boundingBox()) ?? { y: 0, height: 0 };
    await expect.poll(async () => (await place("rw-answer")).y).toBeGreaterThan(740);
    const form = await place(".inputs");
    expect((await place("rw-answer")).y).toBeGreaterThanOrEqual(form.y + form.height);
    expect((await place(".results")).y).toBeGreaterThan((await place("rw-answer")).y);
    await big(page).scrollIntoViewIfNeeded();
    expect((await place("rw-answer")).y).toBeLessThan(740);
  });
});
