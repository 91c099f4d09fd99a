// Own dice through procedures of more than one step, and the pages that show the whole table.
import { chronopia, init } from "regelwerk";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { big, field, open, useBrowser } from "./browser.js";

useBrowser();

beforeAll(async () => {
  await init();
});

async function own(page: Page): Promise<void> {
  await page.locator("rw-dice input[value=own]").check({ force: true });
}

async function tap(page: Page, face: number): Promise<void> {
  await page.locator("rw-faces .faces button").nth(face - 1).click();
}

const question = (page: Page): Promise<string | null> => page.locator("rw-faces .question").textContent();
const outcome = (page: Page): Promise<string | null> => page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome");
const marked = (page: Page): Promise<(string | undefined)[]> =>
  page.locator("rw-table tr[aria-current=true]").evaluateAll((rows) => rows.map((r) => (r as HTMLElement).dataset["band"]));

describe("own dice", () => {
  test("a casting, then the target's save", async () => {
    const { page } = await open("#/chronopia/spell?v=1&e=army&g=14&u=3&o=1&s=allowed&f=12&cf=14");
    await own(page);
    await tap(page, 6);
    expect(await question(page)).toContain("Rettungswurf des Ziels");
    await tap(page, 10); // 9 or less resists
    expect(await outcome(page)).toBe("takesEffect");
    await page.locator("[data-action=undo]").click();
    await tap(page, 9);
    expect(await outcome(page)).toBe("resisted");
  });

  test("a fumble, then the mage's own save", async () => {
    const { page } = await open("#/chronopia/spell?v=1&e=army&g=14&u=3&o=1&s=allowed&f=12&cf=14");
    await own(page);
    await tap(page, 20);
    expect(await question(page)).toContain("Rettungswurf des Magiers");
    await tap(page, 20);
    expect(await outcome(page)).toBe("backfire");
  });

  test("two spells, one after the other", async () => {
    const { page } = await open("#/chronopia/casting?v=1&a=2&e=army&g=14&cf=14&z=u.3,o.0,s.none&z=u.2,o.0,s.none");
    await own(page);
    await tap(page, 5);
    await tap(page, 12);
    expect(await page.locator("rw-dice .result").first().textContent()).toContain("Wirkende Zauber: 2");
    await page.locator("[data-action=restart]").click();
    await tap(page, 20); // costs the remaining actions, and the second spell with them
    expect(await page.locator("rw-faces").count()).toBe(0);
    expect(await page.locator("rw-dice .result").first().textContent()).toContain("Wirkende Zauber: 0");
  });

  test("a horror test, then the table; both rows are marked, and what it brings", async () => {
    const { page } = await open("#/chronopia/horror?v=1&f=12");
    await own(page);
    await tap(page, 15);
    expect(await question(page)).toContain("Horrortabelle");
    await tap(page, 8);
    expect(await outcome(page)).toBe("cowering");
    expect(await marked(page)).toEqual(["failed", "cowering"]);
    expect(await page.locator("rw-effects .marked").getAttribute("data-outcome")).toBe("cowering");
    await page.getByRole("button", { name: "Führung erhöhen" }).click(); // another question: nothing is marked
    expect(await marked(page)).toEqual([]);
  });

  test("refused control rolls again, and a further 1 does not count", async () => {
    const { page } = await open("#/chronopia/rage?v=1&s=1&c=0");
    await own(page);
    await tap(page, 1);
    expect(await question(page)).toContain("Neuer Wurf ohne 1");
    expect(await page.locator("rw-faces .faces button").first().getAttribute("aria-label")).toBe("1: zählt nicht, noch einmal");
    await tap(page, 1);
    expect(await page.locator("rw-faces .question").count()).toBe(1);
    expect(await page.locator("rw-dice .dice").textContent()).toContain("zählt nicht");
    await tap(page, 12);
    expect(await outcome(page)).toBe("wanders");
    expect(await marked(page)).toContain("wanders");
  });
});

describe("tables", () => {
  test("the roll button beside the table marks the row that the dice below show", async () => {
    const { page } = await open("#/chronopia/rage?v=1&s=1");
    const labels = await page.locator("rw-table tbody th").allTextContents();
    expect(labels.map((l) => l.trim())).toEqual(["1", "2–5", "6–10", "11–15", "16–19", "20"]);
    for (let i = 0; i < 3; i += 1) {
      await page.locator("rw-table [data-action=roll]").click();
      await page.locator(`rw-dice [data-entry='${i + 1}']`).waitFor();
      const face = Number(await page.locator("rw-dice .latest .die").getAttribute("data-face"));
      expect(await page.locator("rw-table [data-face]").getAttribute("data-face")).toBe(String(face));
      expect((await marked(page)).length).toBe(1);
    }
  });

  test("the whole table of immunity follows the figure, with the row in use marked", async () => {
    const { page } = await open("#/chronopia/immunity?v=1&x=horror&u=fear");
    const cells = await page.locator("rw-matrix td[data-column]").evaluateAll((all) =>
      all.map((td) => [(td.parentElement as HTMLElement).dataset["row"], (td as HTMLElement).dataset["column"], td.textContent] as const),
    );
    const german: Record<string, string> = { fear: "Furcht", terror: "Schrecken", horror: "Horror", immune: "immun" };
    for (const [causes, factor, text] of cells) {
      const { facedAs } = chronopia.immunity.answer({ factor, causes } as Parameters<typeof chronopia.immunity.answer>[0]);
      expect(text, `${causes} ${factor}`).toBe(german[facedAs]);
    }
    expect(cells.length).toBe(12);
    expect(await page.locator("rw-matrix [aria-current=true]").getAttribute("data-row")).toBe("fear");
    await page.getByRole("group", { name: "Verursacht selbst" }).getByRole("radio", { name: "Schrecken" }).check({ force: true });
    expect(await page.locator("rw-matrix [aria-current=true]").getAttribute("data-row")).toBe("terror");
  });

  test("a row of the levels leads to the spell of that level", async () => {
    const { page } = await open("#/chronopia/spellLevels?v=1&a=1&z=10&e=army&g=14&o=1&s=allowed&f=12&cf=14");
    const row = page.locator("rw-levels tr[data-level='5']");
    const percent = await row.locator("strong").textContent();
    await row.getByRole("link").click();
    await page.getByRole("heading", { name: "Zauber", level: 1 }).waitFor();
    expect(await field(page, /^Stufe/).inputValue()).toBe("5");
    // A column has its tenths, a number that stands alone has none to spare.
    expect(percent).toBe("31,0\u00a0%");
    expect(await big(page).textContent()).toBe("31\u00a0%");
  });
});

describe("forms", () => {
  test("a candidate is added, named, folded out and taken away; the answer follows", async () => {
    const { page } = await open("#/chronopia/targets?v=1&z=d.10,e.A");
    await page.getByRole("button", { name: "Mögliche Ziele hinzufügen" }).click();
    const second = page.getByRole("group", { name: "Mögliche Ziele 2" });
    await second.getByRole("textbox", { name: "Name" }).fill("Häuptling, alt");
    await second.getByText("Mehr").click();
    await second.getByRole("switch", { name: "Versteckt" }).check({ force: true });
    expect(await page.locator("rw-targets h3 .name").allTextContents()).toEqual(["#1", "Häuptling, alt"]);
    expect(await page.locator("rw-targets li[data-target='1']").textContent()).toContain("Spähen");
    await page.waitForFunction(() => location.hash.includes("h.1"));
    await page.reload();
    expect(await page.getByRole("textbox", { name: "Name" }).nth(1).inputValue()).toBe("Häuptling, alt");
    await page.getByRole("button", { name: "Mögliche Ziele 1 entfernen" }).click();
    expect(await page.locator("rw-targets h3 .name").allTextContents()).toEqual(["Häuptling, alt"]);
  });

  test("a problem inside a list is told with its field, and nothing else is lost", async () => {
    const { page } = await open("#/chronopia/casting?v=1&a=4&e=army&g=14&cf=14&z=u.3,o.1,s.allowed&z=u.2,o.0,s.none");
    expect(await big(page).count()).toBe(0);
    expect(await page.locator("rw-answer .problem").first().textContent()).toContain("Führung");
    await page.getByRole("button", { name: "Führung erhöhen" }).click();
    expect(await big(page).count()).toBe(1);
    const address = await page.evaluate(() => location.hash);
    expect(address).not.toContain("undefined");
  });

  test("percent is asked for in percent, and words of a set have no order", async () => {
    const { page } = await open("#/chronopia/horrorTrack?v=1&f=12&n=3&s=0.25");
    expect(await field(page, /^Sammeln/).inputValue()).toBe("25");
    await page.getByRole("button", { name: /^Sammeln.*erhöhen/ }).click();
    await page.waitForFunction(() => location.hash.includes("s=0.3"));
    await page.goto(page.url().replace(/#.*/, "#/chronopia/worstState?v=1&z=fear,frozen"));
    await expect.poll(() => big(page).textContent()).toBe("vor Horror erstarrt");
    await page.getByRole("button", { name: "vor Horror erstarrt" }).click();
    await expect.poll(() => big(page).textContent()).toBe("von Furcht gepackt");
  });

  test("a fixed start gives a table, whatever the screen: beside one another on a desk", async () => {
    const { page } = await open("#/chronopia/panicTrack", { width: 1280, height: 900 });
    await expect.poll(async () => (await page.locator("rw-track").boundingBox())?.width ?? 0).toBeGreaterThan(100);
    const [picture, why] = await Promise.all(["rw-track", "rw-why"].map((name) => page.locator(name).boundingBox()));
    expect(picture!.x + picture!.width).toBeLessThanOrEqual(why!.x);
  });
});

describe("the overview and the reference", () => {
  test("lists the chapters in the order of the book, and a rule leads to its calculators", async () => {
    const { page } = await open("#/");
    expect(await page.locator("rw-home h3").allTextContents()).toEqual([
      ...["Fernkampf", "Zielwahl", "Magie", "Beschwörung", "Moral", "Horror"],
      ...["Runde und Initiative", "Waffen", "Angriff", "Blick und Zustände", "Monster und Rettungswürfe"],
      ...["Spielzug", "Bewegung", "Schießen", "Nahkampf", "Verletzungen", "Moral und Rückzug"],
    ]);
    await page.goto(page.url().replace(/#.*/, "#/rules/C-L-HTABLE"));
    const links = page.locator("rw-rules li#C-L-HTABLE p a");
    await links.first().waitFor();
    expect(await links.allTextContents()).toContain("Horror über die Runden");
    await links.first().click();
    await page.locator("rw-answer .big").waitFor();
  });

  test("shows both readings of every open question", async () => {
    const { page } = await open("#/rulings");
    for (const readings of await page.locator("rw-rulings .readings").all()) expect(await readings.locator("li").count()).toBeGreaterThan(1);
  });
});
