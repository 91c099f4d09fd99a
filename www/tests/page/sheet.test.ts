// The turn sheet at the table: ticking, going on, remembering, with and without storage.
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { big, open, useBrowser, visit } from "./browser.js";

useBrowser();

const SHEET = "#/scharmuetzel/turnSheet?v=1";

const tick = (page: Page, step: number): Promise<void> => page.locator(`rw-sheet [data-step='${step}'] .text`).click();
const done = (page: Page): Promise<number> => page.locator("rw-sheet li.done").count();
const onward = (page: Page): Promise<void> => page.locator("rw-sheet [data-action=next]").click();
const needs = async (page: Page): Promise<string> => ((await page.locator("rw-answer .needs").textContent()) ?? "").trim();

describe("the turn sheet", () => {
  test("is ticked off, goes on phase by phase, and begins the next turn with nothing done", async () => {
    const { page } = await open(SHEET);
    expect(await big(page).textContent()).toBe("Sammelphase");
    await tick(page, 1);
    expect(await needs(page)).toMatch(/^Spielzug 1 · Als Nächstes: Wer schon lag/);
    await tick(page, 2);
    expect(await needs(page)).toBe("Spielzug 1 · Phase erledigt");
    expect(await done(page)).toBe(2);
    for (const phase of ["Bewegungsphase", "Schussphase", "Nahkampfphase"]) {
      await onward(page);
      expect(await big(page).textContent()).toBe(phase);
    }
    expect(await page.locator("rw-answer .bar .best").count()).toBe(2);
    await onward(page);
    expect(await needs(page)).toMatch(/^Spielzug 2/);
    expect(await done(page)).toBe(0);
    await page.locator("rw-sheet [data-action=undo]").click();
    expect(await big(page).textContent()).toBe("Nahkampfphase");
  });

  test("stays where it was when the page is left or loaded anew", async () => {
    const { page } = await open(SHEET);
    await tick(page, 1);
    await onward(page);
    await tick(page, 3);
    await page.locator("rw-sheet [data-step='4'] .calculators a").first().click();
    await page.locator("rw-calculator h1").getByText("Angriff auf Ungesehene").waitFor();
    await page.goBack();
    await page.locator("rw-sheet").waitFor();
    expect(await big(page).textContent()).toBe("Bewegungsphase");
    await page.reload();
    await page.locator("rw-sheet li.done").waitFor();
    expect(await big(page).textContent()).toBe("Bewegungsphase");
    expect(await done(page)).toBe(1);
  });

  test("works, and remembers as long as the page stands, where nothing may be stored", async () => {
    const url = inject("url");
    const { page } = await visit(url, url);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    });
    await page.goto(url + SHEET);
    await page.reload();
    await page.locator("rw-sheet").waitFor();
    await tick(page, 2);
    await onward(page);
    await page.locator("rw-sheet [data-step='3'] .calculators a").first().click();
    await page.locator("rw-form").waitFor();
    await page.goBack();
    await page.locator("rw-sheet").waitFor();
    expect(await big(page).textContent()).toBe("Bewegungsphase");
    expect(await page.locator("rw-answer .bar .best").count()).toBe(1);
  });

  test("has targets for thumbs, and leads only to calculators that there are", async () => {
    const { page } = await open(SHEET);
    const links = new Set<string>();
    for (let phase = 0; phase < 4; phase += 1) {
      const boxes = await page.locator("rw-sheet :is(label, .calculators a, [data-action=next], .head)").evaluateAll((all) => all.map((a) => a.getBoundingClientRect().height));
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
      for (const href of await page.locator("rw-sheet .calculators a").evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""))) links.add(href);
      await onward(page);
    }
    expect(links.size).toBeGreaterThan(15);
    for (const href of links) {
      await page.evaluate((to) => (location.hash = to), href);
      await page.locator("rw-answer .big").first().waitFor();
      expect(await page.locator(".message").count(), href).toBe(0);
    }
  }, 60_000);
});
