// The elements and the frame in every engine.
import { chronopia } from "regelwerk";
import { describe, expect, test } from "vitest";
import { until } from "../engines/engine.js";
import type { Name } from "../engines/engine.js";
import { useEngine } from "../engines/launch.js";
import { SCRIPT, useSite } from "./host.js";

const site = useSite();

const ARCHER = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, cover: "light", armour: 13 } as const;
const SHOT = '<regelwerk-shot skill="12" distance="14" cover="light" armour="13" lock="skill"></regelwerk-shot>';
const HOSTILE = "<style>* { all: unset !important; font-size: 70px !important; text-transform: uppercase !important } div { display: none !important }</style>";
const page = (body: string, head = ""): string => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>x</title>${head}</head><body>${body}</body></html>`;

interface Told {
  type: string;
  height: number;
  input: unknown;
  answer: { outcomes: unknown };
}

describe.each(["Chromium", "Firefox", "WebKit"] as const satisfies readonly Name[])("%s", (name) => {
  const open = useEngine(name);

  test("shows an element in a hostile page, and follows the reader", async () => {
    const tab = await open();
    await tab.goto(site.put(`hostile-${name}.html`, page(SHOT, HOSTILE + SCRIPT)));
    expect(await tab.text("regelwerk-shot >>> .big")).toContain("18,8");
    await tab.click("button[aria-label='Rüstungswert erhöhen']");
    await until("one more armour", () =>
      tab.ask(() => (document.querySelector("regelwerk-shot") as unknown as { input: { armour: number } }).input.armour === 14),
    );
    const look = await tab.ask(() => {
      const inside = (root: ShadowRoot | null | undefined, selector: string): Element | null => {
        for (const element of root?.querySelectorAll("*") ?? []) {
          if (element.matches(selector)) return element;
          const found = inside(element.shadowRoot, selector);
          if (found) return found;
        }
        return null;
      };
      const big = inside(document.querySelector("regelwerk-shot")?.shadowRoot, ".big");
      const style = big && getComputedStyle(big);
      return { size: parseFloat(style?.fontSize ?? "0"), words: style?.textTransform, shown: (big?.getBoundingClientRect().height ?? 0) > 10 };
    });
    expect(look.words).toBe("none");
    expect(look.shown).toBe(true);
    // Two and a half times the text, which may be 20 pixels at most.
    expect(look.size).toBeLessThanOrEqual(3.75 * 20);
    await tab.close();
  });

  test("shows a calculator in a frame, with an origin and without", async () => {
    for (const sandbox of ["", 'sandbox="allow-scripts"']) {
      const tab = await open();
      const address = "rechner/embed.html?chronopia/shot&amp;v=1&amp;f=12&amp;k=8&amp;i=16&amp;x=24&amp;s=4&amp;d=14&amp;c=light&amp;a=13&amp;l=de";
      const listen = "<script>window.told = []; addEventListener('message', (e) => told.push(e.data));</script>";
      await tab.goto(site.put(`frame-${name}-${sandbox === "" ? "open" : "closed"}.html`, page(`${listen}<iframe src="${address}" title="Schuss" ${sandbox}></iframe>`)));
      const change = await until("an answer from the frame", () => tab.ask(() => (window as unknown as { told: Told[] }).told.find((m) => m.type === "regelwerk-change")));
      expect(change.input).toEqual(ARCHER);
      expect(change.answer.outcomes).toEqual(chronopia.shot.odds(ARCHER).outcomes);
      const height = await until("a height", () => tab.ask(() => (window as unknown as { told: Told[] }).told.findLast((m) => m.type === "regelwerk-height")?.height));
      expect(height).toBeGreaterThan(500);
      await tab.close();
    }
  });
});
