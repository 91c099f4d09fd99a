import { describe, expect, test } from "vitest";
import { addressWith, big, field, open, useBrowser } from "./browser.js";

useBrowser();

const FULL =
  "#/chronopia/shot?v=1&f=13&k=7&i=15&x=22&s=3&as=1&d=14.5&h=2&st=4&c=heavy&a=12&z=2&zb=3&t=1&n=1&nf=2&nl=1&na=11&nd=9.5&nc=light&m=-2,Nebel%2C%20dicht&m=1&r=perfectFloor.none";

describe("links", () => {
  test("a link restores every field, and writes itself again", async () => {
    const { page } = await open(FULL);
    for (const [name, value] of [
      [/^Fernkampf/, "13"],
      [/^Kurze Reichweite/, "7"],
      [/^Mittlere Reichweite/, "15"],
      [/^Maximale Reichweite/, "22"],
      [/^Entfernung(?! zum)/, "14,5"],
      [/^Flughöhe/, "2"],
      [/^Stärke/, "4"],
      [/^Zielen/, "2"],
      [/^Bonus je Zielen/, "3"],
      [/^Freunde am Ziel/, "2"],
      [/^Rüstungswert des Freundes/, "11"],
      [/^Entfernung zum Freund/, "9,5"],
    ] as const) {
      expect(await field(page, name).inputValue(), String(name)).toBe(value);
    }
    expect(await page.getByRole("switch", { checked: true }).count()).toBe(4);
    expect(await page.getByRole("textbox", { name: "Wofür" }).first().inputValue()).toBe("Nebel, dicht");
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).click();
    const address = await addressWith(page, "f=14");
    expect(address.split("&").sort()).toEqual(FULL.replace("f=13", "f=14").replace("%2C%20", ",%20").split("&").sort());
    expect(address).not.toContain("+");

    const before = await big(page).textContent();
    await page.reload();
    await page.locator("rw-answer .big").waitFor();
    expect(await big(page).textContent()).toBe(before);
  });

  test("the copied link opens the same answer in another browser", async () => {
    const { page } = await open("#/chronopia/shot", { clipboard: true });
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).click();
    await page.getByRole("radio", { name: "schwere" }).check({ force: true });
    await page.getByRole("button", { name: "Link kopieren" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const answer = await big(page).textContent();
    const other = await open(new URL(link).hash);
    expect(await big(other.page).textContent()).toBe(answer);
    expect(link).not.toContain("l=");
  });

  test("a reader's stored settings do not touch what a link says, nor the link them", async () => {
    const stored = {
      "regelwerk.language": "en",
      "regelwerk.theme": "dark",
      "regelwerk.profiles": JSON.stringify({ format: "regelwerk-profiles", version: 1, profiles: [{ name: "Ork", system: "chronopia", traits: { rangedSkill: 3, armour: 1 } }] }),
      "regelwerk.recent": JSON.stringify({ version: 1, visits: [{ procedure: "chronopia.shot", query: "v=1&f=1&k=1&i=2&x=3&s=9&d=1&a=1&t=1" }] }),
    };
    const { page } = await open(FULL, { stored });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    const english = await page.locator("rw-answer .fraction, rw-answer .big").allTextContents();
    const { page: plain } = await open(FULL);
    const german = await plain.locator("rw-answer .fraction, rw-answer .big").allTextContents();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toEqual({ ...stored, "regelwerk.recent": expect.stringContaining("f=13") });
    expect(english.map((x) => x.replace("%", ""))).toEqual(german.map((x) => x.replace("\u00a0%", "").replace(",", ".")));
  });

  test("a link that pins the language opens in it and does not store it", async () => {
    const { page } = await open(`${FULL}&l=en`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await page.evaluate(() => localStorage.getItem("regelwerk.language"))).toBeNull();
  });

  test("a link of this tab replaces everything of the one before", async () => {
    const { page } = await open(FULL);
    await page.evaluate(() => (location.hash = "#/chronopia/shot?v=1&f=10&k=8&i=16&x=24&s=0&d=8&a=10"));
    await expect.poll(() => field(page, /^Fernkampf/).inputValue()).toBe("10");
    expect(await page.locator("rw-form summary .count").count()).toBe(0);
    expect(await page.locator("rw-answer .needs").textContent()).toContain("trifft bei 10 oder weniger");
  });

  test("unknown, forbidden, missing and old are each told kindly, and the rest works", async () => {
    const { page } = await open("#/chronopia/shot?f=10&k=8&i=16&x=24&s=99999&d=8&neu=7&r=nichts.da&%zz");
    const notice = (await page.locator("rw-calculator .notice").textContent()) ?? "";
    expect(notice).toContain("neu=7");
    expect(notice).toContain("Schaden");
    expect(notice).toContain("Rüstungswert");
    expect(notice).toContain("keine Fassung");
    expect(await field(page, /^Fernkampf/).inputValue()).toBe("10");
    expect(await big(page).count()).toBe(1);
    await page.getByRole("button", { name: "Schließen" }).click();
    expect(await page.locator("rw-calculator .notice").count()).toBe(0);
  });

  test("a link from a newer version opens as far as it is understood", async () => {
    const { page } = await open("#/chronopia/shot?v=9&f=10&k=8&i=16&x=24&s=0&d=8&a=10&zukunft=1");
    expect(await page.locator("rw-calculator .notice").textContent()).toContain("neueren Fassung");
    expect(await big(page).count()).toBe(1);
  });

  test("an address that does not exist leads to the overview", async () => {
    const { page } = await open("#/chronopia/gibt-es-nicht");
    expect(await page.locator("main").textContent()).toContain("Diese Adresse gibt es hier nicht");
    await page.locator("rw-home summary").first().click();
    await page.getByRole("link", { name: /^Schuss/ }).first().click();
    await page.locator("rw-answer .big").waitFor();
  });

  test("a reload right after a change loses nothing", async () => {
    const { page } = await open("#/chronopia/shot");
    const before = Number(await field(page, /^Fernkampf/).inputValue());
    await page.evaluate(() => {
      const plus = (root: ParentNode): HTMLElement | undefined => {
        for (const element of root.querySelectorAll<HTMLElement>("*")) {
          if (element.getAttribute("aria-label") === "Fernkampf erhöhen") return element;
          const inside = element.shadowRoot && plus(element.shadowRoot);
          if (inside) return inside;
        }
        return undefined;
      };
      plus(document)?.click();
      setTimeout(() => location.reload(), 150);
    });
    await page.waitForEvent("load");
    await big(page).waitFor();
    expect(await field(page, /^Fernkampf/).inputValue()).toBe(String(before + 1));
  });

  test("coming back from the overview finds the inputs as they were left", async () => {
    const { page } = await open("#/chronopia/shot");
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).click();
    const value = await field(page, /^Fernkampf/).inputValue();
    await page.getByRole("link", { name: /Regelwerk/ }).click();
    await page.getByRole("link", { name: /^Schuss/ }).first().click();
    expect(await field(page, /^Fernkampf/).inputValue()).toBe(value);
  });
});
