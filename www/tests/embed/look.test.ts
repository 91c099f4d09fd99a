import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "../page/browser.js";
import { big, soon, useSite } from "./host.js";

useBrowser();
const site = useSite();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SHOT = '<regelwerk-shot cover="light" melee aim="1"></regelwerk-shot>';

/** What a page may do to everything in it, by mistake or not. */
const HOSTILE: Record<string, string> = {
  "nothing left": "* { all: unset !important; }",
  "boxes gone": "div, section, article, header, details, table { display: none !important; } p, h1, h2, h3, span, label, ul, li { visibility: hidden !important; }",
  "huge and crooked":
    "* { font-size: 60px !important; line-height: 4 !important; letter-spacing: 9px !important; word-spacing: 30px !important; text-transform: uppercase !important; text-indent: 99px !important; text-align: right !important; white-space: nowrap !important; font-weight: 900 !important; font-style: italic !important; font-variant: small-caps !important; text-shadow: 3px 3px red !important; direction: rtl !important; }",
  "tiny root": "html { font-size: 4px !important; } body { font-size: 3px !important; }",
  "controls of its own":
    "button, input, select, label { all: unset !important; display: block !important; width: 900px !important; height: 200px !important; background: lime !important; pointer-events: none !important; } * { cursor: wait !important; user-select: none !important; box-sizing: content-box !important; }",
  "names that are ours too":
    ":root, body, main, regelwerk-shot { --ink: lime; --paper: lime; --accent: lime; --sheet: lime; --line: lime; --gutter: 300px; --share: 0; --rw-rem: 90px; --regelwerk-part-rem: 90px; --serif: fantasy; --tone-best: lime; } .frame, .big, .bar, .grid, .fixed { display: none !important; } rw-answer, rw-form, regelwerk-part-answer { display: none !important; }",
};

/** Where everything in an element stands, and in what letters. */
async function layoutOf(page: Page): Promise<string[]> {
  await big(page);
  await page.locator("regelwerk-shot summary").first().waitFor();
  await page.waitForFunction(() => {
    const root = document.querySelector("regelwerk-shot")?.shadowRoot?.querySelector(".frame > *")?.shadowRoot;
    return [...(root?.querySelectorAll("*") ?? [])].some((e) => e.localName.endsWith("-dice") && e.shadowRoot);
  });
  return page.evaluate(() => {
    const host = document.querySelector("regelwerk-shot");
    const origin = host?.shadowRoot?.querySelector(".frame")?.getBoundingClientRect();
    const seen: string[] = [];
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        // Some have no box of their own.
        const { display } = getComputedStyle(element);
        if (element.shadowRoot) visit(element.shadowRoot);
        if (display === "contents" || display === "none") continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, fontSize, fontWeight, letterSpacing, textTransform, cursor, backgroundColor, visibility } = getComputedStyle(element);
        const place = [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map(Math.round);
        // What sticks to the lower edge stands elsewhere in a taller page.
        const where = element.closest("[part=answer]") ?? (element.getRootNode() as ShadowRoot).host?.closest("[part=answer]") ? place.slice(2) : place;
        seen.push([element.localName, ...where, color, fontSize, fontWeight, letterSpacing, textTransform, cursor, backgroundColor, visibility].join(" "));
      }
    };
    if (host?.shadowRoot) visit(host.shadowRoot);
    return seen;
  });
}

const framed = (css: string): string => `<style>main { display: block; width: 600px; margin: 0; } ${css}</style>`;

describe("the styles of a page", () => {
  for (const [name, css] of Object.entries(HOSTILE)) {
    test(`change nothing inside: ${name}`, async () => {
      const element = SHOT.replace(">", ' theme="light" style="--regelwerk-size: 16px; --regelwerk-font: monospace">');
      const friendly = await layoutOf(await site.show(element, { height: 3000 }, framed("")));
      const hostile = await layoutOf(await site.show(element, { height: 3000 }, framed(`${css} html, body, main { display: block !important; width: 600px !important; max-width: 600px !important; padding: 0 !important; margin: 0 !important; direction: ltr !important; }`)));
      expect(friendly.length).toBeGreaterThan(150);
      expect(hostile).toEqual(friendly);
    });
  }

  test("leave it usable with nothing set", async () => {
    const page = await site.show(SHOT, {}, framed(HOSTILE["nothing left"] ?? ""));
    await big(page);
    await page.getByRole("button", { name: "Rüstungswert erhöhen" }).click();
    const size = await page.locator("regelwerk-shot .big").evaluate((b) => parseFloat(getComputedStyle(b).fontSize));
    expect(size).toBeGreaterThan(30);
  });

  test("are left alone themselves", async () => {
    const look = (page: Page): Promise<unknown> =>
      page.evaluate(() =>
        [...document.querySelectorAll("html, body, h1, p, button, input")].map((e) => {
          const s = getComputedStyle(e);
          return [e.localName, s.color, s.backgroundColor, s.font, s.margin, s.padding, s.border, e.getBoundingClientRect().width];
        }),
      );
    const plain = "<h1>Titel</h1><p>Text</p><button>Knopf</button><input>";
    const without = await look(await site.show(plain));
    const page = await site.show(plain + SHOT);
    await big(page);
    expect(await look(page)).toEqual(without);
    expect(await page.evaluate(() => [document.adoptedStyleSheets.length, document.styleSheets.length])).toEqual([0, 0]);
  });
});

describe("an element", () => {
  test("takes the font and the colours of the page, light or dark", async () => {
    for (const [ink, paper] of [["rgb(60, 40, 10)", "rgb(243, 234, 210)"], ["rgb(220, 225, 240)", "rgb(20, 24, 40)"]] as const) {
      const page = await site.show(SHOT, {}, `<style>body { font-family: cursive; color: ${ink}; background: ${paper}; }</style>`);
      const number = page.locator("regelwerk-shot .big");
      await number.waitFor();
      const [colour, font, answer] = await number.evaluate((b) => [getComputedStyle(b).color, getComputedStyle(b).fontFamily, getComputedStyle(b.closest("section")!).backgroundColor]);
      expect([colour, font, answer]).toEqual([ink, "cursive", paper]);
    }
  });

  test("follows a page that changes its colours", async () => {
    const page = await site.show(SHOT, {}, "<style>body { color: #111; background: #fff } .dark { color: #eee; background: #111 }</style>");
    await big(page);
    await page.evaluate(() => document.body.classList.add("dark"));
    await soon(() => page.locator("regelwerk-shot .frame").getAttribute("data-theme")).toBe("dark");
    expect(await page.locator("regelwerk-shot .big").evaluate((b) => getComputedStyle(b).color)).toBe("rgb(238, 238, 238)");
  });

  test("has colours of its own where it is told so, or where the page's cannot be read", async () => {
    const papers = async (theme: string, dark: boolean, style = ""): Promise<string> => {
      const page = await site.show(SHOT.replace(">", ` ${theme}>`), { dark }, `<style>${style}</style>`);
      await big(page);
      return page.locator("regelwerk-shot .frame").evaluate((f) => getComputedStyle(f).backgroundColor);
    };
    const [light, dark] = ["rgb(251, 250, 247)", "rgb(20, 19, 15)"];
    expect(await papers('theme="light"', true)).toBe(light);
    expect(await papers('theme="dark"', false)).toBe(dark);
    expect(await papers('theme="auto"', false)).toBe(light);
    expect(await papers('theme="auto"', true)).toBe(dark);
    expect(await papers("", false, "body { color: #888; background: #777 }")).not.toBe("rgba(0, 0, 0, 0)");
    expect(await papers("", false, "body { color: #111; background: #fff }")).toBe("rgba(0, 0, 0, 0)");
  });

  test("offers parts and custom properties", async () => {
    const css = `regelwerk-shot { --regelwerk-accent: rgb(0, 80, 0); --regelwerk-font: fantasy; --regelwerk-size: 18px; --regelwerk-background: rgb(255, 255, 240); --regelwerk-text: rgb(1, 2, 3); --regelwerk-padding: 20px; }
      regelwerk-shot::part(number) { color: rgb(200, 0, 0); } regelwerk-shot::part(question) { display: none; }`;
    const page = await site.show(SHOT, {}, `<style>${css}</style>`);
    const number = page.locator("regelwerk-shot .big");
    await number.waitFor();
    expect(await number.evaluate((b) => getComputedStyle(b).color)).toBe("rgb(200, 0, 0)");
    expect(await page.locator("regelwerk-shot [part=question]").isVisible()).toBe(false);
    const frame = page.locator("regelwerk-shot .frame");
    expect(await frame.evaluate((f) => [getComputedStyle(f).backgroundColor, getComputedStyle(f).color, getComputedStyle(f).fontSize, getComputedStyle(f).fontFamily, getComputedStyle(f).paddingTop])).toEqual([
      "rgb(255, 255, 240)",
      "rgb(1, 2, 3)",
      "18px",
      "fantasy",
      "20px",
    ]);
    const primary = page.locator("regelwerk-shot .button.primary").first();
    expect(await primary.evaluate((b) => getComputedStyle(b).backgroundColor)).toBe("rgb(0, 80, 0)");
  });

  test("is never wider than what it is given, whatever stands in it", async () => {
    for (const width of [280, 320, 500, 1100]) {
      for (const tag of ["regelwerk-shot melee", "regelwerk-volley", "regelwerk-panic-track", "regelwerk-horror", "regelwerk-spell-levels", "regelwerk-casting", "regelwerk-targets"]) {
        const name = tag.split(" ")[0] ?? "";
        const page = await site.show(`<${tag}></${name}>`, { width: 1280 }, `<style>main { width: ${width}px; margin: 0 } body { margin: 0 }</style>`);
        await page.locator(`${name} .big`).first().waitFor();
        await page.locator(`${name} summary`).evaluateAll((all) => {
          for (const summary of all) (summary.parentElement as HTMLDetailsElement).open = true;
        });
        const [scroll, client, own] = await page.locator(name).evaluate((e) => [e.scrollWidth, e.clientWidth, getComputedStyle(e).overflow]);
        expect(scroll, `${name} in ${width}`).toBeLessThanOrEqual(client as number);
        expect(client, name).toBe(width);
        expect(own).toBe("visible");
        await page.context().close();
      }
    }
  }, 180_000);

  test("has a width where a page asks for none", async () => {
    for (const css of ["main { display: flex }", "regelwerk-shot { float: left }", "regelwerk-shot { display: inline-block }", "main { display: grid; justify-items: start }"]) {
      const page = await site.show(SHOT, {}, `<style>${css}</style>`);
      await big(page);
      const width = await page.locator("regelwerk-shot").evaluate((e) => e.getBoundingClientRect().width);
      expect(width, css).toBeGreaterThan(300);
      expect(width, css).toBeLessThanOrEqual(700);
    }
  });

  test("keeps what is typed into it from the shortcuts of the page", async () => {
    const page = await site.show(`${SHOT}<script>window.keys = []; addEventListener("keydown", (e) => keys.push(e.key));</script>`);
    await page.getByRole("spinbutton", { name: /^Rüstungswert/ }).first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("17");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([]);
    expect(await page.evaluate(() => (document.querySelector("regelwerk-shot") as unknown as { input: { armour: number } }).input.armour)).toBe(17);
    await page.locator("body").click({ position: { x: 1, y: 1 } });
    await page.keyboard.press("s");
    expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual(["s"]);
  });

  test("lets no event of its parts out", async () => {
    const page = await site.show(
      `${SHOT}<script>window.leaked = []; const dispatch = EventTarget.prototype.dispatchEvent; EventTarget.prototype.dispatchEvent = function (event) { if (event instanceof CustomEvent) addEventListener(event.type, (e) => leaked.push(e.type), { once: true }); return dispatch.call(this, event); };</script>`,
    );
    await big(page);
    await page.getByRole("button", { name: "Rüstungswert erhöhen" }).click();
    await page.getByRole("radio", { name: "schwere" }).first().check({ force: true });
    await page.getByRole("button", { name: "Würfeln" }).first().click();
    await page.locator("regelwerk-shot .latest .die").first().waitFor();
    await page.getByRole("button", { name: "Alles zurücksetzen" }).click();
    const leaked = await page.evaluate(() => (window as unknown as { leaked: string[] }).leaked);
    expect(new Set(leaked)).toEqual(new Set(["regelwerk-change"]));
  });

  test("is accessible, in every state", async () => {
    for (const dark of [false, true]) {
      const page = await site.show(`<h1>Fanseite</h1>${SHOT}<regelwerk-spell lock="all" lang="en"></regelwerk-spell><regelwerk-horror skill="x"></regelwerk-horror>`, { dark }, dark ? "<style>body { color: #eee; background: #151515 }</style>" : "");
      await big(page);
      await page.locator("regelwerk-horror [role=alert]").waitFor();
      await page.locator("summary").evaluateAll((all) => {
        for (const summary of all) (summary.parentElement as HTMLDetailsElement).open = true;
      });
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> } };
        return (await axe.run()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 120)} ${n.failureSummary ?? ""}`).join(" | ")}`);
      });
      expect(violations).toEqual([]);
    }
  });
});
