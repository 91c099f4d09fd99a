import { html } from "lit";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { all, findings, heard, mount, one, settled } from "../../../tests/unit/mount.js";
import { layouts } from "../../../tests/unit/layouts.js";
import { open } from "../../engine/index.js";
import type { Layout } from "../../layout/index.js";
import "./embed.js";
import type { EmbedElement } from "./embed.element.js";

beforeAll(async () => {
  await open();
});

const [shot] = layouts as [Layout];
const make = (query?: string): Promise<EmbedElement> => mount(html`<rw-embed .layout=${shot} .query=${query}></rw-embed>`);
const lines = (element: Element): string => one(element, "pre").textContent ?? "";
const press = async (element: Element, path: string): Promise<void> => {
  one<HTMLButtonElement>(element, `[data-lock="${path}"]`).click();
  await settled();
};
const choose = async (element: Element, which: number, id: string): Promise<void> => {
  all(element, "rw-choice")[which]?.dispatchEvent(new CustomEvent("rw-choose", { detail: id, bubbles: true }));
  await settled();
};

describe("preparing a calculator", () => {
  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("writes an element that names every value", async () => {
    const element = await make("v=1&f=11&k=8&i=16&x=24&s=4&d=14.5&c=light&a=13");
    expect(lines(element)).toContain('<script type="module" src="regelwerk/dist/elements.js"></script>');
    expect(lines(element)).toMatch(/<regelwerk-shot\n {2}ranged-skill="11"\n {2}weapon-short="8"/);
    expect(lines(element)).toContain('distance="14.5"');
    expect(lines(element)).toContain('cover="light"');
    expect(lines(element)).not.toMatch(/lang=|theme=|lock=/);
  });

  test("follows the form, the locks, the language, the theme and the folder, and shows the same", async () => {
    const element = await make();
    const said = heard<string>(element, "rw-state");
    one(element, "rw-form").dispatchEvent(new CustomEvent("rw-change", { detail: { path: "cover", value: "heavy" }, bubbles: true, composed: true }));
    await press(element, "rangedSkill");
    await press(element, "weapon");
    await choose(element, 1, "en");
    await choose(element, 2, "dark");
    const folder = one<HTMLInputElement>(element, ".folder input");
    folder.value = "/lib/regelwerk/";
    folder.dispatchEvent(new Event("input"));
    await settled();
    for (const part of ['cover="heavy"', 'lock="ranged-skill weapon"', 'lang="en"', 'theme="dark"', 'src="/lib/regelwerk/dist/elements.js"']) expect(lines(element)).toContain(part);
    const preview = one(element, "regelwerk-shot");
    expect(preview.getAttribute("cover")).toBe("heavy");
    expect(preview.getAttribute("lock")).toBe("ranged-skill weapon");
    expect(said).toEqual([expect.stringContaining("c=heavy")]);
    await press(element, "all");
    expect(lines(element)).toContain('lock="all"');
    expect(one<HTMLButtonElement>(element, '[data-lock="weapon"]').disabled).toBe(true);
  });

  test("writes a frame with the same link, a language and a theme", async () => {
    const element = await make("v=1&f=11&k=8&i=16&x=24&s=4&d=14&a=13");
    await choose(element, 0, "frame");
    await press(element, "armour");
    expect(lines(element)).toContain("embed.html?chronopia/shot&amp;v=1&amp;f=11&amp;k=8&amp;i=16&amp;x=24&amp;s=4&amp;d=14&amp;a=13&amp;l=de&amp;theme=auto&amp;lock=armour");
    expect(lines(element)).toContain('title="Schuss"');
    expect(lines(element)).toContain("regelwerk-height");
    expect(all(element, ".folder")).toHaveLength(0);
  });

  test("copies the very lines", async () => {
    const writeText = vi.fn(async (_: string) => {});
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const element = await make();
    one<HTMLButtonElement>(element, "pre + button").click();
    await new Promise((done) => setTimeout(done, 0));
    expect(writeText.mock.calls).toEqual([[lines(element)]]);
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });
});
