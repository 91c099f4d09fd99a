import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { big, field, open, takeComplaints, useBrowser } from "./browser.js";

useBrowser();

const SHOT = "#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";
const MELEE = `${SHOT}&z=1&n=1&nf=2&na=12&m=-1,Nebel`;
const VOLLEY = "#/chronopia/volley";
const ACTIVATION = "#/chronopia/activation";
// The calculators as they start have a test file of their own.
const PAGES = ["#/", MELEE, "#/rules/C-R-LIGHT", "#/rulings"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Findings of axe, each with where it is. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 120)} ${n.failureSummary ?? ""}`).join(" | ")}`);
  });
}

/** Unfolds everything. */
async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator("summary").all()) {
    if (!(await summary.evaluate((s) => (s.parentElement as HTMLDetailsElement).open))) await summary.click();
  }
}

describe("before its scripts are there", () => {
  test.each([
    ["de", "Was am Spieltisch", "rgb(251, 250, 247)", "light"],
    ["en", "What the table asks", "rgb(20, 19, 15)", "dark"],
  ] as const)("the page says in %s what it is, where it says so later", async (language, words, paper, theme) => {
    const { page } = await open("#/", { unkept: true, stored: { "regelwerk.language": language, "regelwerk.theme": theme } });
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    const seen = async (): Promise<unknown> => ({
      boxes: await Promise.all(["h1:visible", "header:visible", `p:visible:has-text("${words}")`].map((place) => page.locator(`rw-app ${place}`).boundingBox())),
      paper: await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByText(words).waitFor();
    expect(await page.evaluate(() => customElements.get("rw-app"))).toBeUndefined();
    const before = await seen();
    expect(before).toMatchObject({ paper });
    release();
    await page.locator("rw-home .lead").waitFor();
    expect(await seen()).toEqual(before);
  });
});

describe("accessibility", () => {
  for (const [language, dark] of [["de", true], ["en", false]] as const) {
    test(`axe finds nothing in ${language}, ${dark ? "dark" : "light"}`, async () => {
      for (const hash of PAGES) {
        const { page, context } = await open(hash, { dark, stored: { "regelwerk.language": language } });
        await openAll(page);
        const dice = page.locator("rw-dice");
        if ((await dice.count()) > 0) {
          await dice.locator("[data-action=roll]").click();
          expect(await findings(page), hash).toEqual([]);
          await dice.locator("input[value=own]").check({ force: true });
        }
        expect(await findings(page), hash).toEqual([]);
        await context.close();
      }
    }, 120_000);
  }

  test("the keyboard alone is enough", async () => {
    const { page } = await open(SHOT);
    const reach = async (wanted: string): Promise<void> => {
      for (let i = 0; i < 80; i += 1) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          return `${at?.tagName}: ${(at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent ?? ""}`;
        });
        if (name.replace(/\s+/g, " ").includes(wanted)) return;
      }
      throw new Error(`${wanted} cannot be reached`);
    };
    await reach("Fernkampf");
    await page.keyboard.press("ArrowUp");
    expect(await field(page, /^Fernkampf/).inputValue()).toBe("13");
    await reach("leichte");
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("radio", { name: "schwere" }).isChecked()).toBe(true);
    await reach("Mehr");
    await page.keyboard.press("Enter");
    await reach("In den Nahkampf");
    await page.keyboard.press("Space");
    expect(await field(page, /^Freunde am Ziel/).inputValue()).toBe("1");
    await reach("BUTTON: Würfeln");
    await page.keyboard.press("Enter");
    await page.locator("rw-dice .latest .die").first().waitFor();
  });

  test("everything to tap is at least 44 pixels high or wide enough to hit", async () => {
    for (const hash of ["#/", MELEE, VOLLEY, ACTIVATION]) {
      const { page } = await open(hash);
      const small = await page.evaluate(() => {
        const found: string[] = [];
        const visit = (root: ParentNode): void => {
          for (const el of root.querySelectorAll("*")) {
            if (el.shadowRoot) visit(el.shadowRoot);
            if (!el.matches("button, summary, label:has(input), input, li > a")) continue;
            const { width, height } = el.getBoundingClientRect();
            if (width > 0 && (height < 43.5 || width < 43.5)) found.push(`${el.outerHTML.slice(0, 90)} ${width}×${height}`);
          }
        };
        visit(document);
        return found;
      });
      expect(small, hash).toEqual([]);
    }
  });
});

describe("the page on a phone", () => {
  for (const language of ["de", "en"]) {
    test(`nothing scrolls sideways at 360 and 320 px in ${language}`, async () => {
      for (const hash of PAGES) {
        const { page, context } = await open(hash, { stored: { "regelwerk.language": language } });
        await openAll(page);
        const dice = page.locator("rw-dice");
        if ((await dice.count()) > 0) await dice.locator("[data-action=roll]").click();
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${hash} ${width}`).toBeLessThanOrEqual(width);
        }
        await context.close();
      }
    }, 120_000);
  }

  test("the answer stays in view while the inputs scroll", async () => {
    const { page } = await open(MELEE);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(1500);
    for (const y of [0, 300, 700, 1200, height]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      const box = await big(page).boundingBox();
      expect(box, `at ${y}`).not.toBeNull();
      expect(box!.y, `at ${y}`).toBeGreaterThan(300);
      expect(box!.y + box!.height, `at ${y}`).toBeLessThan(740);
    }
  });

  test("what a calculator opens with is told from the reader's own, and nothing moves when it becomes that", async () => {
    const { page } = await open("#/chronopia/shot");
    const example = page.locator("rw-answer .example");
    expect(await example.textContent()).toBe("mit Beispielwerten");
    const before = await field(page, /^Fernkampf/).boundingBox();
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).click();
    expect(await example.count()).toBe(0);
    expect(await field(page, /^Fernkampf/).boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "Fernkampf verringern" }).click();
    expect(await example.count()).toBe(0);
    await page.getByRole("button", { name: "Alles zurücksetzen" }).click();
    expect(await example.count()).toBe(1);
    await page.reload();
    await big(page).waitFor();
    expect(await example.count()).toBe(0);
    const sheet = await open("#/scharmuetzel/turnSheet");
    expect(await sheet.page.locator("rw-answer .example").count()).toBe(0);
  });

  test("a focused field is not left behind the answer", async () => {
    const { page } = await open(MELEE);
    const bar = await page.locator("rw-answer section").boundingBox();
    await field(page, /^Rüstungswert des Freundes/).focus();
    const box = await field(page, /^Rüstungswert des Freundes/).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
  });

  test("beside one another on a desk", async () => {
    const { page } = await open(SHOT, { width: 1280, height: 900 });
    const [inputs, answer, why] = await Promise.all(
      ["rw-form", "rw-answer", "rw-why"].map((name) => page.locator(name).boundingBox()),
    );
    expect(inputs!.x + inputs!.width).toBeLessThanOrEqual(answer!.x);
    expect(answer!.x + answer!.width).toBeLessThanOrEqual(why!.x);
  });
});

describe("language and light", () => {
  test("the switch changes every word and is remembered", async () => {
    const { page } = await open(SHOT);
    expect(await page.title()).toBe("Schuss · Regelwerk");
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("heading", { name: "Shot", level: 1 }).waitFor();
    expect(await page.title()).toBe("Shot · Regelwerk");
    expect(await big(page).textContent()).toBe("18.8%");
    const text = await page.locator("rw-app").innerText();
    for (const german of ["Fernkampf", "Deckung", "Schuss", "oder weniger", "Würfel", "Zurücksetzen", "kopieren"]) {
      expect(text).not.toContain(german);
    }
    await page.reload();
    await page.getByRole("heading", { name: "Shot", level: 1 }).waitFor();
  });

  test("no English word is left in the German page", async () => {
    for (const hash of PAGES) {
      const { page, context } = await open(hash);
      await openAll(page);
      if ((await page.locator("rw-dice").count()) > 0) await page.locator("rw-dice [data-action=roll]").click();
      const text = await page.locator("rw-app").innerText();
      expect(text, hash).not.toMatch(
        /\b(the|and|with|shots?|roll|rolls|hit|hits|miss|wounds?|armour|cover|range|skill|or less|of|to|more|from|dice|value|rule|because)\b/i,
      );
      await context.close();
    }
  });

  test("follows the device's dark mode, and the switch overrules it", async () => {
    const { page } = await open(SHOT, { dark: true });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = (color: string) => (color.match(/\d+/g) ?? []).map(Number).reduce((a, b) => a + b, 0) > 380;
    expect(light(await paper())).toBe(false);
    await page.getByRole("button", { name: "Dunkle Darstellung" }).click();
    expect(light(await paper())).toBe(true);
    await page.reload();
    await big(page).waitFor();
    expect(light(await paper())).toBe(true);
    await page.getByRole("button", { name: "Dunkle Darstellung" }).click();
    expect(await page.evaluate(() => localStorage.getItem("regelwerk.theme"))).toBeNull();
  });
});

describe("copying", () => {
  test("the copied sentence is the one on the page", async () => {
    const { page } = await open(SHOT, { clipboard: true });
    await page.getByRole("button", { name: "Satz kopieren" }).click();
    await page.getByRole("button", { name: "Kopiert" }).waitFor();
    const shown = await page.locator("rw-share blockquote").textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    expect(shown).toContain("18,8\u00a0%");
  });

  test("without the permission it copies through a selection", async () => {
    const { page, context } = await open(SHOT);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.getByRole("button", { name: "Satz kopieren" }).click();
    await page.getByRole("button", { name: "Kopiert" }).waitFor();
    const shown = await page.locator("rw-share blockquote").textContent();
    const reader = await open(SHOT, { clipboard: true });
    void context;
    await reader.page.bringToFront();
    expect(await reader.page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  });

  test("where copying is forbidden altogether, the text stands selected", async () => {
    const { page } = await open(SHOT);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await page.getByRole("button", { name: "Satz kopieren" }).click();
    const area = page.getByRole("textbox", { name: "Text zum Kopieren" });
    expect(await area.inputValue()).toBe(await page.locator("rw-share blockquote").textContent());
    const selected = await area.evaluate((a) => (a as HTMLTextAreaElement).selectionEnd - (a as HTMLTextAreaElement).selectionStart);
    expect(selected).toBeGreaterThan(40);
  });
});

describe("loading", () => {
  test.each([
    ["#/chronopia/shot", "rw-why a"],
    ["#/osr/twoWeapons", "rw-matrix td"],
    ["#/chronopia/panicTrack", "rw-track svg"],
  ])("what comes later pushes little away in %s", async (hash, latest) => {
    const { page } = await open(hash, { width: 412, height: 823, unkept: true });
    await page.locator(latest).first().waitFor();
    await page.waitForLoadState("networkidle");
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => done(sum), 300);
        }),
    );
    // What counts as good on the web.
    expect(shift).toBeLessThan(0.1);
  });

  test("everything comes from the page's own folder, under the strict policy", async () => {
    // Complaints of the policy and requests elsewhere fail every other test too.
    const { page } = await open(SHOT);
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map((r) => r.name));
    expect(names.some((n) => n.endsWith(".wasm"))).toBe(true);
    for (const name of names) expect(name.startsWith(inject("url"))).toBe(true);
  });

  test("what one answer needs is at most 150 KB, compressed, in every chapter", async () => {
    const sizes = new Map<string, number>();
    const size = (name: string): number => {
      const known = sizes.get(name) ?? brotliCompressSync(readFileSync(`${inject("site")}/${name}`)).length;
      sizes.set(name, known);
      return known;
    };
    const chronopia = "shot targets spellLevels castable rage control morale immunity horror horrorTrack".split(" ").map((name) => `chronopia/${name}`);
    const scharmuetzel = "turnSheet rallyDue charge mayShoot shooting melee injury rout".split(" ").map((name) => `scharmuetzel/${name}`);
    const osr = "initiative proficiencies attack duel facing gaze saves".split(" ").map((name) => `osr/${name}`);
    for (const name of [...chronopia, ...osr, ...scharmuetzel]) {
      const { page, context } = await open(`#/${name}`);
      await big(page).waitFor();
      // Steps and dice come when the answer stands; they do not count.
      const names = await page.evaluate(() => {
        const answered = performance.getEntriesByName("regelwerk.answer")[0]?.startTime ?? Infinity;
        return performance.getEntriesByType("resource").filter((r) => r.startTime <= answered).map((r) => r.name);
      });
      const files = ["index.html", ...names.map((n) => n.slice(inject("url").length))].filter((n) => !n.endsWith("icon.svg"));
      expect(files.some((f) => f.endsWith(".wasm"))).toBe(true);
      const total = files.reduce((sum, n) => sum + size(n), 0);
      console.log(`first load of ${name}: ${total} bytes (${files.map((f) => `${f} ${size(f)}`).join(", ")})`);
      expect(total, name).toBeLessThan(150_000);
      await context.close();
    }
  }, 120_000);

  test("a page whose module is missing says so and can try again", async () => {
    const { page } = await open("#/", { unkept: true });
    const lazy = /assets\/(home|\w+_bg|stand-in)/; // what is loaded after the first line: the overview, the module, its stand-in
    await page.route(lazy, (route) => route.abort());
    await page.reload();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").textContent()).toContain("ließ sich nicht laden");
    await page.unroute(lazy);
    takeComplaints();
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await page.getByRole("heading", { name: "Chronopia" }).waitFor();
  });
});

describe("the other calculators", () => {
  test("a volley shows its mean, its losses and what is at least likely", async () => {
    const { page } = await open(VOLLEY);
    expect(await big(page).textContent()).toMatch(/^\d+,\d\d$/);
    const rows = await page.locator("rw-counts table").first().locator("tbody tr").count();
    expect(rows).toBeGreaterThan(2);
    await page.locator("rw-dice [data-action=roll]").click();
    expect(await page.locator("rw-dice .latest .result").textContent()).toMatch(/Verluste: \d/);
  });

  test("an activation follows its plan, and names the action that the rules forbid", async () => {
    const { page } = await open(ACTIVATION);
    const before = await big(page).textContent();
    await page.getByRole("button", { name: /^1\. .*entfernen/ }).first().click();
    expect(await big(page).textContent()).not.toBe(before);
    for (let i = 0; i < 6; i += 1) await page.getByRole("button", { name: /hinzufügen/ }).first().click();
    expect(await big(page).count()).toBe(0);
    expect(await page.locator("rw-answer .problem").count()).toBeGreaterThan(0);
  });
});
