// Profiles and the calculators used last, as a reader meets them.
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressWith, big, field, open, type, useBrowser } from "./browser.js";

useBrowser();

const SHOT = "#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";

async function make(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByText(`${name} gespeichert.`).waitFor();
}

const row = (page: Page) => page.getByRole("group", { name: "Profil übernehmen" });

test("a profile fills other calculators by one tap, and the link carries it", async () => {
  const { page } = await open(SHOT);
  await page.locator("rw-profiles summary").click();
  await type(page, /^Fernkampf/, "15");
  await make(page, "Ork");
  await page.goto(`${page.url().split("#")[0]}#/chronopia/volley`);
  await page.getByRole("heading", { name: "Salve" }).waitFor();
  await type(page, /^Fernkampf/, "9");
  const before = await big(page).textContent();
  await row(page).getByRole("button", { name: "Ork" }).click();
  expect(await field(page, /^Fernkampf/).inputValue()).toBe("15");
  expect(await big(page).textContent()).not.toBe(before);
  await addressWith(page, "f=15");
  await page.reload();
  expect(await row(page).getByRole("button", { name: "Ork" }).getAttribute("aria-pressed")).toBe("true");
});

test("what stands below stays in its place when the profiles come", async () => {
  const { page } = await open(SHOT);
  await page.locator("rw-profiles summary").click();
  await make(page, "Ork");
  await page.reload();
  await row(page).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test("profiles leave as a file and come back from it, on another device", async () => {
  const { page } = await open(SHOT);
  await page.locator("rw-profiles summary").click();
  await make(page, "Ork");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Als Datei sichern" }).click()]);
  expect(download.suggestedFilename()).toBe("regelwerk-profile.json");
  const path = join(tmpdir(), `regelwerk-${process.pid}.json`);
  await download.saveAs(path);
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ format: "regelwerk-profiles", version: 1, profiles: [{ name: "Ork" }] });

  const other = await open(SHOT);
  await other.page.locator("rw-profiles summary").click();
  const choose = async (): Promise<void> => {
    const [chooser] = await Promise.all([other.page.waitForEvent("filechooser"), other.page.getByRole("button", { name: "Aus Datei laden" }).click()]);
    await chooser.setFiles(path);
  };
  await choose();
  await other.page.getByText("1 Profil in der Datei, 1 davon neu.").waitFor();
  await row(other.page).getByRole("button", { name: "Ork" }).waitFor();
  await writeFile(path, "Ork");
  await choose();
  await other.page.getByText(/^regelwerk-\d+\.json: Das ist keine Datei mit Profilen/).waitFor();
  expect(await row(other.page).getByRole("button").count()).toBe(1);
});

test("the overview begins with what was used last, as it was left, also after a reload", async () => {
  const { page } = await open("#/chronopia/horror");
  await page.goto(`${page.url().split("#")[0]}${SHOT}`);
  await page.getByRole("heading", { name: "Schuss" }).waitFor();
  await page.getByRole("button", { name: "Fernkampf erhöhen" }).click();
  await addressWith(page, "f=13");
  await page.getByRole("link", { name: /Übersicht/ }).click();
  await page.reload();
  const recent = page.locator("rw-home .recent a");
  await recent.first().waitFor();
  expect((await recent.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual(["Schuss", "Horror"]);
  await recent.first().click();
  expect(await field(page, /^Fernkampf/).inputValue()).toBe("13");
});

test("without storage everything else works, and profiles say why they do not", async () => {
  const { page, context } = await open("#/");
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await page.goto(`${page.url().split("#")[0]}?${SHOT}`);
  expect(await big(page).textContent()).toContain("18,8");
  await page.locator("rw-profiles summary").click();
  await page.getByText("Hier lässt sich nichts speichern").waitFor();
  expect(await row(page).count()).toBe(0);
  await page.getByRole("link", { name: /Übersicht/ }).click();
  await page.locator("rw-home .recent a").waitFor();
});
