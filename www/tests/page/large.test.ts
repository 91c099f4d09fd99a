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

/** One calculator of each kind of answer, with all that can be folded. */
const UNFOLDED = [
  ..."shot volley shooterPlan spellLevels magePlan targets rage control horrorTrack immunity".split(" ").map((name) => `#/chronopia/${name}`),
  ..."attack duel round saves facing roundOrder gaze".split(" ").map((name) => `#/osr/${name}`),
  ..."turnSheet unseenCharge melee injury".split(" ").map((name) => `#/scharmuetzel/${name}`),
  "#/embed/chronopia/shot",
  "#/rules/C-R-LIGHT",
];

/** Unfolds everything, also what only comes with that, and rolls the dice. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator("details:not([open])");
  await page.waitForTimeout(1500); // what comes after the answer
  for (let i = 0; i < 5 && (await folded.count()) > 0; i += 1) {
    await folded.evaluateAll((all) => {
      for (const fold of all) (fold as HTMLDetailsElement).open = true;
    });
    await page.waitForTimeout(100);
  }
  await page.locator("rw-dice [data-action=roll]").evaluateAll((all) => {
    for (const button of all) (button as HTMLElement).click();
  });
}

/** Words that are broken into crumbs, and numbers that are broken at all: each with where it stands. */
function crumbs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (element: Element): void => {
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d\u00ad]+(?:[.,]\d+)?/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8))).size;
          const most = /^[\d.,]{1,5}$/.test(word) ? 1 : Math.max(1, Math.ceil(word.length / 3));
          if (lines > most) found.push(`${(element.getRootNode() as Partial<ShadowRoot>).host?.localName} ${element.localName}.${element.className}: ${word} in ${lines} lines`);
        }
      }
    };
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.closest("svg, style, option, pre, .hush")) look(element);
      }
    };
    visit(document.body);
    return found;
  });
}

describe("large letters on a phone", () => {
  // English words are shorter: some will do.
  for (const [language, every] of [["de", 1], ["en", 4]] as const) {
    test(`at 200 % with everything unfolded nothing scrolls sideways, and words stay whole in ${language}`, async () => {
      for (const hash of UNFOLDED.filter((_, i) => i % every === 0)) {
        const { page, context } = await open(hash, { stored: { "regelwerk.language": language } });
        await enlarge(page, 200);
        await unfold(page);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: hash }).toBeLessThanOrEqual(360);
        expect(await crumbs(page), hash).toEqual([]);
        await context.close();
      }
    }, 240_000);
  }

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
