import { chronopia, init } from "regelwerk";
import { beforeAll, describe, expect, test } from "vitest";
import { sumFractions } from "../../src/format/fraction.js";
import { addressWith, big, field, open, outcomes, type, useBrowser } from "./browser.js";

useBrowser();

beforeAll(async () => {
  await init();
});

/** An orc archer at fourteen inches, the target in light cover. */
const ARCHER = {
  rangedSkill: 12,
  weapon: { short: 8, medium: 16, max: 24, damage: 4 },
  distance: 14,
  cover: "light",
  armour: 13,
} as const;
const LINK = "#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";

describe("the shot calculator", () => {
  test("computes the orc archer's shot exactly as the package does", async () => {
    const { page } = await open("#/chronopia/shot");
    await type(page, /^Fernkampf/, "12");
    await type(page, /^Entfernung/, "14");
    await page.getByRole("radio", { name: "leichte" }).check({ force: true });
    await type(page, /^Rüstungswert/, "13");

    const odds = chronopia.shot.odds({ ...ARCHER });
    const fractions = Object.fromEntries(odds.outcomes.map((o) => [o.id, o.fraction]));
    const shown = await outcomes(page);
    expect(Object.fromEntries(Object.entries(shown).map(([id, o]) => [id, o.fraction]))).toEqual(fractions);

    const wound = sumFractions(odds.outcomes.filter((o) => o.id === "wound" || o.id === "perfect").map((o) => o.fraction));
    expect(wound).toBe("3/16"); // 1/20 + 5/20 · 11/20
    await expect.poll(() => page.locator("rw-answer .fraction").textContent()).toBe(wound);
    expect(await big(page).textContent()).toBe("18,8\u00a0%");
    expect(await page.locator("rw-answer .needs").textContent()).toContain("trifft bei 6 oder weniger");
    expect(await page.locator("rw-answer .needs").textContent()).toContain("Rüstung hält bei 9 oder weniger");
  });

  test("shows the steps with rule ids that link to their rules", async () => {
    const { page } = await open(LINK);
    const steps = page.locator("rw-why table[data-roll=hit] tbody tr");
    await steps.first().waitFor();
    const rows = await steps.allInnerTexts();
    expect(rows.map((r) => r.replace(/\s+/g, " "))).toEqual([
      expect.stringMatching(/C-R-HIT 12 12$/),
      expect.stringMatching(/C-R-RANGE −4 8$/),
      expect.stringMatching(/C-R-LIGHT −2 6$/),
    ]);
    await page.locator("rw-why a[href='#/rules/C-R-LIGHT']").click();
    await page.locator("rw-rules li#C-R-LIGHT.shown").waitFor();
    await page.goBack();
    await expect.poll(() => big(page).textContent()).toBe("18,8\u00a0%");
  });

  test("a tap on plus changes the answer at once", async () => {
    const { page } = await open(LINK, { touch: true });
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).tap();
    expect(await field(page, /^Fernkampf/).inputValue()).toBe("13");
    expect(await page.locator("rw-answer .needs").textContent()).toContain("trifft bei 7 oder weniger");
    await page.getByRole("button", { name: "Fernkampf verringern" }).tap();
    expect(await big(page).textContent()).toBe("18,8\u00a0%");
  });

  test("holding a button repeats, and letting go stops", async () => {
    const { page } = await open(LINK);
    await page.getByRole("button", { name: "Entfernung erhöhen" }).hover();
    await page.mouse.down();
    await page.waitForTimeout(1000);
    await page.mouse.up();
    const held = Number(await field(page, /^Entfernung/).inputValue());
    expect(held).toBeGreaterThan(16);
    await page.waitForTimeout(400);
    expect(Number(await field(page, /^Entfernung/).inputValue())).toBe(held);
  });

  test("a decimal comma and a decimal point mean the same", async () => {
    const { page } = await open(LINK);
    await type(page, /^Entfernung/, "16,5");
    const comma = await big(page).textContent();
    await addressWith(page, "d=16.5");
    await type(page, /^Entfernung/, "16.5");
    expect(await big(page).textContent()).toBe(comma);
    expect(comma).not.toBe("18,8\u00a0%");
    await page.keyboard.press("Enter");
    expect(await field(page, /^Entfernung/).inputValue()).toBe("16,5");
  });

  test("an emptied field stays empty, says so, and does not become 05", async () => {
    const { page } = await open(LINK);
    const armour = field(page, /^Rüstungswert/);
    await armour.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
    expect(await armour.inputValue()).toBe("");
    expect(await page.locator("rw-answer section").textContent()).toContain("Rüstungswert");
    expect(await big(page).count()).toBe(0);
    await page.keyboard.type("5");
    expect(await armour.inputValue()).toBe("5");
    expect(await big(page).count()).toBe(1);
  });

  test("text that is no number stays where it was typed, with what is wrong about it, beside the answer to what stood there", async () => {
    const { page } = await open(LINK);
    const armour = field(page, /^Rüstungswert/);
    const problems = page.locator("rw-answer .problem");
    for (const bad of ["abc", "1e3", "12-", "5000"]) {
      await type(page, /^Rüstungswert/, bad);
      expect(await big(page).textContent(), bad).toBe("18,8\u00a0%");
      expect(await problems.allTextContents(), bad).toEqual([expect.stringMatching(/^Rüstungswert: .*; gerechnet ist mit 13$/)]);
    }
    await page.keyboard.press("Tab");
    expect(await armour.inputValue()).toBe("5000");
    expect(await armour.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Rüstungswert verringern" }).click();
    expect(await armour.inputValue()).toBe("12");
    expect(await problems.count()).toBe(0);

    await type(page, /^Rüstungswert/, "7x");
    await page.keyboard.press("Escape");
    expect(await armour.inputValue()).toBe("12");
    expect(await problems.count()).toBe(0);
    await type(page, /^Rüstungswert/, "7x");
    await page.getByRole("button", { name: "Alles zurücksetzen" }).click();
    expect(await armour.inputValue()).toBe("13");
    expect(await problems.count()).toBe(0);
  });

  test("the wheel does not change a focused number", async () => {
    const { page } = await open(LINK);
    await field(page, /^Entfernung/).click();
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
    expect(await field(page, /^Entfernung/).inputValue()).toBe("14");
  });

  test("weapon ranges out of order are refused at their field", async () => {
    const { page } = await open(LINK);
    await type(page, /^Kurze Reichweite/, "20");
    expect(await big(page).count()).toBe(0);
    expect(await page.locator("rw-form .problem").count()).toBeGreaterThan(0);
  });

  test("what is set behind “more” is counted, marked and can be reset", async () => {
    const { page } = await open(LINK);
    await page.getByText("Mehr", { exact: true }).click();
    await page.getByRole("switch", { name: /^In den Nahkampf/ }).check({ force: true });
    await page.getByRole("button", { name: /^Zielen erhöhen/ }).click();
    expect(await page.locator("rw-form summary .count").first().textContent()).toBe("2 gesetzt");
    expect(await page.locator("rw-answer .needs").textContent()).toContain("trifft bei 7 oder weniger"); // +2 −1
    await page.getByRole("button", { name: "Zielen zurücksetzen" }).click();
    expect(await page.locator("rw-form summary .count").first().textContent()).toBe("1 gesetzt");
    await page.getByRole("button", { name: "Alles zurücksetzen" }).click();
    expect(await page.locator("rw-form summary .count").count()).toBe(0);
  });

  test("a further modifier counts, with its name in the steps", async () => {
    const { page } = await open(LINK);
    await page.getByText("Mehr", { exact: true }).click();
    await page.getByRole("button", { name: "Weitere Modifikatoren hinzufügen" }).click();
    await type(page, /^Wert/, "−3");
    await page.getByRole("textbox", { name: "Wofür" }).fill("dichter Nebel");
    await expect.poll(() => page.locator("rw-why .own").textContent()).toBe("dichter Nebel");
    expect(await page.locator("rw-answer .needs").textContent()).toContain("trifft bei 3 oder weniger");
    await page.getByRole("button", { name: "Weitere Modifikatoren 1 entfernen" }).click();
    expect(await big(page).textContent()).toBe("18,8\u00a0%");
  });

  test("a ruling that matters shows the number under the other reading", async () => {
    const link = LINK.replace("f=12", "f=9"); // modified target 3: the 1 is no perfect
    const { page } = await open(link);
    const other = chronopia.shot.odds({ ...ARCHER, rangedSkill: 9, rulings: { perfectFloor: "none" } });
    const p = other.outcomes.filter((o) => o.id === "wound" || o.id === "perfect").reduce((a, o) => a + o.probability, 0);
    const text = `${String(Math.round(p * 1000) / 10).replace(".", ",")}\u00a0%`;
    expect(await page.locator("rw-why ul").textContent()).toContain(text);
    await page.getByText("Auslegungen", { exact: true }).first().click();
    await page.getByRole("radio", { name: "eine 1 ist immer perfekt" }).check({ force: true });
    await expect.poll(() => big(page).textContent()).toBe(text);
    await addressWith(page, "r=perfectFloor.none");
  });
});
