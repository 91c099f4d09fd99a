import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import type { EffectGroup } from "./effects.element.js";
import "./effects.js";

const groups: EffectGroup[] = [
  { id: "works", title: "Gelingt", tone: "good", share: "30\u00a0%", effects: [{ id: "joy", rule: "C-D20", label: { de: "Freude", en: "joy" } }] },
  { id: "fails", effects: [] },
];
const make = (marked?: string, lang = "de") => mount(html`<rw-effects lang=${lang} .groups=${groups} .marked=${marked}></rw-effects>`);

describe("effects", () => {
  test("are accessible", async () => {
    expect(await findings(await make("works"))).toEqual([]);
  });

  test("stand with their rule, in the language of the page", async () => {
    const element = await make(undefined, "en");
    expect(all(element, "li").map((li) => (li.textContent ?? "").replace(/\s+/g, " ").trim())).toEqual(["joy C-D20"]);
    expect(all<HTMLAnchorElement>(element, "a").map((a) => a.getAttribute("href"))).toEqual(["#/rules/C-D20"]);
  });

  test("of what was rolled are marked", async () => {
    expect(all<HTMLElement>(await make("works"), ".marked").map((g) => g.dataset["outcome"])).toEqual(["works"]);
    expect(all(await make(), ".marked")).toHaveLength(0);
  });
});
