import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";
import { chronopia } from "regelwerk";
import { describe, expect, inject, test } from "vitest";
import { open, takeComplaints, useBrowser, visit } from "../page/browser.js";
import type { Options } from "../page/browser.js";
import { big, heard, soon, useSite } from "./host.js";

useBrowser();
const site = useSite();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ARCHER = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, cover: "light", armour: 13 } as const;
const LINK = "chronopia/shot&v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";

const framed = (address: string, more = ""): string => `<iframe src="rechner/embed.html?${address.replace(/&/g, "&amp;")}" title="Schuss" style="width: 100%; height: 200px; border: 0" ${more}></iframe>`;
const LISTENER = `<script>
  window.told = [];
  addEventListener("message", ({ source, data }) => {
    told.push(data);
    if (data?.type !== "regelwerk-height") return;
    for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source) frame.style.height = data.height + "px";
  });
</script>`;

async function frame(page: Page): Promise<Frame> {
  const handle = await page.locator("iframe").first().elementHandle();
  const inside = await handle?.contentFrame();
  if (!inside) throw new Error("no frame");
  await inside.locator("[class~=big]").first().waitFor();
  return inside;
}

/** What the frame has told, of a kind. */
async function told<T>(page: Page, type: string): Promise<T[]> {
  await page.waitForFunction((wanted) => (window as unknown as { told: { type: string }[] }).told.some((m) => m.type === wanted), type);
  return page.evaluate((wanted) => (window as unknown as { told: { type: string }[] }).told.filter((m) => m.type === wanted), type) as Promise<T[]>;
}

describe("a calculator in a frame", () => {
  test("answers what its address says, and tells its height and its answer", async () => {
    const page = await site.show(LISTENER + framed(`${LINK}&l=en&theme=dark&lock=skill,weapon`));
    const inside = await frame(page);
    expect((await inside.locator(".big").textContent())?.trim()).toBe("18.8%");
    expect(await inside.locator(".fixed").count()).toBe(5);
    expect(await inside.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await inside.locator(".frame").getAttribute("data-theme")).toBe("dark");
    const [change] = await told<{ input: unknown; answer: { outcomes: unknown } }>(page, "regelwerk-change");
    expect(change?.input).toEqual(ARCHER);
    expect(change?.answer.outcomes).toEqual(chronopia.shot.odds(ARCHER).outcomes);
    await inside.locator("summary").first().click();
    // No scroll of its own: it is as high as what is in it.
    await soon(() => inside.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    const height = await page.locator("iframe").evaluate((f) => f.clientHeight);
    expect(height).toBe(await inside.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)));
    await inside.locator("summary").first().click();
    await soon(() => page.locator("iframe").evaluate((f) => f.clientHeight)).toBeLessThan(height);
  });

  test("works in a sandbox without an origin, and without storage", async () => {
    const page = await site.show(LISTENER + framed(`${LINK}&l=de&theme=light`, 'sandbox="allow-scripts"'));
    const inside = await frame(page);
    expect((await inside.locator(".big").textContent())?.trim()).toBe("18,8\u00a0%");
    expect(await inside.evaluate(() => self.origin)).toBe("null");
    await inside.getByRole("button", { name: "Würfeln" }).first().click();
    await inside.locator(".latest .die").first().waitFor();
    expect((await told<{ height: number }>(page, "regelwerk-height")).at(-1)?.height).toBeGreaterThan(500);
    // Browsers say that the module, which is tried too, is not for frames without an origin; nothing else is wrong.
    expect(takeComplaints().filter((c) => !/CORS policy|ERR_FAILED/.test(c))).toEqual([]);
  });

  test("leads out to the calculator's own page, and to the same calculation", async () => {
    const page = await site.show(framed(`${LINK}&l=de`));
    const inside = await frame(page);
    await inside.locator("#why summary").click();
    const rule = inside.locator("a", { hasText: "C-R-LIGHT" });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), rule.click()]);
    await tab.locator("#C-R-LIGHT").waitFor();
    expect(tab.url()).toBe(`${site.url}rechner/#/rules/C-R-LIGHT`);
    expect(page.url().startsWith(site.url)).toBe(true);
  });

  test("says what is wrong with its address", async () => {
    const wrong = async (address: string): Promise<string> => {
      const page = await site.show(framed(address));
      const inside = page.frameLocator("iframe");
      await inside.locator("[role=alert]").waitFor();
      return (await inside.locator("[role=alert]").textContent()) ?? "";
    };
    expect(await wrong("chronopia/nichts&v=1")).toContain("chronopia.nichts");
    expect(await wrong("")).toContain("no such calculator");
    expect(await wrong(`${LINK.replace("f=12", "f=9999")}&l=de`)).toContain("Fernkampf");
    expect(await wrong(`${LINK}&lock=nichts&l=de`)).toContain("`ranged-skill`");
    expect(await wrong(`${LINK}&v=9&neu=1&l=de`)).toContain("neu=1");
  });

  test("stands at its start in German and in the device's colours when its address says no more", async () => {
    const page = await site.show(framed("chronopia/shot"), { dark: true });
    const inside = await frame(page);
    expect((await inside.locator(".big").textContent())?.trim()).toContain("\u00a0%");
    expect(await inside.locator(".frame").getAttribute("data-theme")).toBe("dark");
  });
});

describe("an element in a sandbox", () => {
  test("needs neither an origin nor storage", async () => {
    const inner = `<!doctype html><html lang='de'><title>x</title><script type='module' src='${site.url}regelwerk/dist/elements.js'></script><regelwerk-shot skill='12' distance='14' cover='light'></regelwerk-shot></html>`;
    const page = await site.show(`<iframe sandbox="allow-scripts" title="x" style="width: 500px; height: 900px" srcdoc="${inner.replace(/"/g, "&quot;")}"></iframe>`);
    const inside = await frame(page);
    expect((await inside.locator(".big").textContent())?.trim()).toBe("18,8\u00a0%");
    expect(await inside.evaluate(() => self.origin)).toBe("null");
  });
});

/** The page that prepares a calculator, with its snippet. */
async function prepare(hash: string, options: Options = {}): Promise<{ page: Page; lines: () => Promise<string> }> {
  const { page } = await open(hash, { width: 1280, height: 900, ...options });
  return { page, lines: async () => (await page.locator("rw-embed pre").textContent()) ?? "" };
}

describe("the page Einbetten", () => {
  test("is reached from the start page and from every calculator, as that stands", async () => {
    const { page } = await open("#/");
    await page.getByRole("link", { name: /^Einbetten/ }).click();
    await page.locator("rw-embed pre").waitFor();
    expect(await page.title()).toBe("Einbetten · Regelwerk");
    const { page: calculator } = await open("#/chronopia/shot?v=1&f=9&k=8&i=16&x=24&s=4&d=14&c=heavy&a=13");
    await calculator.getByRole("link", { name: "Diesen Rechner einbetten" }).click();
    await calculator.locator("rw-embed pre").waitFor();
    const lines = (await calculator.locator("rw-embed pre").textContent()) ?? "";
    for (const part of ["<regelwerk-shot", 'ranged-skill="9"', 'cover="heavy"']) expect(lines).toContain(part);
  });

  test("shows in its preview what the lines will show, and keeps the state in its address", async () => {
    const { page, lines } = await prepare("#/embed/chronopia/shot");
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).first().click();
    await page.locator("[data-lock=rangedSkill]").click();
    const preview = page.locator("rw-embed regelwerk-shot");
    await soon(() => preview.locator(".fixed").first().textContent()).toMatch(/Fernkampf FW\s+13/);
    expect(await lines()).toContain('lock="ranged-skill"');
    await page.waitForFunction(() => location.hash.includes("f=13"));
    await page.reload();
    await page.locator("rw-embed pre").waitFor();
    expect(await lines()).toContain('ranged-skill="13"');
    await page.getByRole("combobox", { name: "Rechner" }).selectOption("chronopia.horror");
    await page.locator("rw-embed regelwerk-horror .big").waitFor();
    expect(await lines()).toContain("<regelwerk-horror");
  });

  test("gives lines for an element that work in a page beside the package", async () => {
    const { page, lines } = await prepare("#/embed/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13&z=1&n=1&nf=2&na=11&m=-2,Nebel%20%26%20%22Wind%22&r=perfectFloor.none");
    await page.locator("[data-lock=weapon]").click();
    await page.getByRole("radio", { name: "dunkel" }).check({ force: true });
    await page.getByRole("radio", { name: "English" }).check({ force: true });
    await page.locator("rw-embed regelwerk-shot .big").waitFor();
    const [shown, wanted] = await page.locator("rw-embed regelwerk-shot").evaluate((e) => [e.shadowRoot!.querySelector(".frame")!.getAttribute("data-theme"), (e as unknown as { input: unknown }).input] as const);
    expect(shown).toBe("dark");
    const pasted = await site.show(await lines());
    const [change] = await heard(pasted, "regelwerk-change");
    expect(change?.detail.input).toEqual(wanted);
    expect(change?.detail.input).toMatchObject({ ...ARCHER, aim: 1, melee: { friends: 2, friendArmour: 11 }, modifiers: [{ value: -2, label: 'Nebel & "Wind"' }], rulings: { perfectFloor: "none" } });
    expect(await pasted.locator("regelwerk-shot .fixed").count()).toBe(4);
    expect(await pasted.locator("regelwerk-shot .frame").getAttribute("data-theme")).toBe("dark");
    expect(await pasted.getByRole("heading", { name: "Shot" }).count()).toBe(1);
  });

  test("gives lines for a frame that work in any page", async () => {
    const { page, lines } = await prepare("#/embed/chronopia/horror?v=1&f=11");
    await page.getByRole("radio", { name: "Rahmen (iframe)" }).check({ force: true });
    await page.locator("[data-lock=all]").click();
    const text = (await lines()).replace(inject("url"), "rechner/");
    expect(/src="([^"]*)"/.exec(text)?.[1]).not.toContain("+");
    expect(text).toContain("lock=all");
    const pasted = await site.show(text);
    const inside = await frame(pasted);
    expect(await inside.locator("[part=inputs]").locator("input, button").count()).toBe(0);
    await soon(() => pasted.locator("iframe").evaluate((f) => f.clientHeight)).toBeGreaterThan(800);
    const handed = await inside.locator("regelwerk-horror").evaluate((e) => (e as unknown as { input: unknown }).input);
    expect(handed).toEqual({ leadership: 11 });
  });

  test("copies its lines", async () => {
    const { page, lines } = await prepare("#/embed", { clipboard: true });
    await page.getByRole("button", { name: "Zeilen kopieren" }).click();
    await page.getByRole("button", { name: "Kopiert" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await lines());
  });

  test("is accessible, and fits a phone, in both languages", async () => {
    for (const [language, dark] of [["de", false], ["en", true]] as const) {
      const { page } = await prepare("#/embed/chronopia/spell", { width: 360, height: 740, dark, stored: { "regelwerk.language": language } });
      await page.locator("rw-embed regelwerk-spell .big").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> } };
        return (await axe.run()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 160)} ${n.failureSummary ?? ""}`).join(" | ")}`);
      });
      expect(violations).toEqual([]);
    }
  });
});

describe("passing on", () => {
  const TEXTS = {
    de: {
      text: (link: string) =>
        `Schuss – Chance auf eine Wunde: 18,8\u00a0% (3/16)\nSchuss mit FW 12, Waffe 8/16/24 Zoll mit Schaden 4, auf 14 Zoll, gegen RW 13, leichte Deckung: trifft bei 6 oder weniger (30\u00a0%), die Rüstung hält bei 9 oder weniger; Wunde mit 18,8\u00a0% (3/16).\nNachrechnen mit Regelwerk: ${link}`,
    },
    en: {
      text: (link: string) =>
        `Shot – Chance to wound: 18.8% (3/16)\n${chronopia.shot.odds(ARCHER).explanation.en}\nRecalculate with Regelwerk: ${link}`,
    },
  };
  for (const language of ["de", "en"] as const) {
    test(`gives texts for forums in ${language}, with a link to the same calculation`, async () => {
      const { page } = await open(`#/${LINK.replace("&", "?")}`, { clipboard: true, stored: { "regelwerk.language": language } });
      const copied = async (form: string): Promise<string> => {
        await page.locator(`rw-share [data-copy=${form}]`).click();
        await page.locator(`rw-share [data-copy=${form}]`, { hasText: "✓" }).waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const link = await copied("link");
      expect(link).toBe(`${inject("url")}#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13`);
      expect(link).not.toContain("+");
      const text = await copied("text");
      expect(text).toBe(TEXTS[language].text(link));
      const [head = "", sentence = "", last = ""] = text.split("\n");
      const words = last.split(": ")[0];
      expect(await copied("bbcode")).toBe(`[b]${head}[/b]\n${sentence}\n[url=${link}]${words}[/url]`);
      expect(await copied("markdown")).toBe(`**${head}**\n\n${sentence}\n\n[${words}](${link})`);
      const other = await open(new URL(link).hash);
      expect(await other.page.locator("rw-answer .big").textContent()).toBe("18,8\u00a0%");
    });
  }

  test("opens the device's own sheet where there is one", async () => {
    const { page } = await open("#/");
    await page.evaluate(() => {
      Object.defineProperty(navigator, "share", { value: async (data: unknown) => void ((window as unknown as { shared: unknown }).shared = data) });
      location.hash = "#/chronopia/shot";
    });
    await page.getByRole("button", { name: "Teilen …" }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; text: string; url: string } }).shared);
    expect(shared.title).toBe("Schuss");
    expect(shared.text).toBe(await page.locator("rw-share blockquote").textContent());
    expect(shared.url).toContain("#/chronopia/shot?v=1");
  });
});

test("the same page in a frame and by itself are never mixed up by its address", async () => {
  const { page } = await visit(`${inject("url")}embed.html?${LINK}&l=de`, inject("url"));
  expect(await big(page)).toBe("18,8\u00a0%");
});
