import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import { catalog } from "../../engine/index.js";
import "./rules.js";

describe("the reference", () => {
  test("is accessible", async () => {
    expect(await findings(await mount(html`<rw-rules shown="C-R-HEAVY"></rw-rules>`))).toEqual([]);
    expect(await findings(await mount(html`<rw-rulings></rw-rulings>`))).toEqual([]);
  });

  test("lists every rule once, with where it stands and where it works", async () => {
    const element = await mount(html`<rw-rules shown="C-R-HEAVY"></rw-rules>`);
    expect(all(element, "section li").map((li) => li.id)).toEqual(catalog.rules.map((r) => r.id));
    const shown = one(element, ".shown");
    expect(shown.id).toBe("C-R-HEAVY");
    expect(shown.textContent).toContain("Abschnitt 3.6");
    expect(shown.querySelector("a[href='#/chronopia/shot']")).not.toBeNull();
  });

  test("tells that what the address names is not there, above all that are", async () => {
    const rules = await mount(html`<rw-rules shown="nope"></rw-rules>`);
    expect(one(rules, "[role=status]").textContent).toBe("Diese Regel gibt es hier nicht. Unten stehen alle.");
    expect(all(rules, "section li")).toHaveLength(catalog.rules.length);
    const rulings = await mount(html`<rw-rulings shown="nope"></rw-rulings>`);
    expect(one(rulings, "[role=status]").textContent).toBe("Diese Auslegung gibt es hier nicht. Unten stehen alle.");
    for (const element of [rules, rulings]) expect(await findings(element)).toEqual([]);
    for (const found of [html`<rw-rules></rw-rules>`, html`<rw-rules shown="C-R-HEAVY"></rw-rules>`, html`<rw-rulings></rw-rulings>`]) {
      expect(all(await mount(found), "[role=status]")).toEqual([]);
    }
  });

  test("lists every ruling with all readings and the one that stands", async () => {
    const element = await mount(html`<rw-rulings></rw-rulings>`);
    const items = all(element, "section > ul > li");
    expect(items.map((li) => li.id)).toEqual(catalog.rulings.map((r) => r.name));
    for (const item of items) {
      expect(item.querySelectorAll(".readings li").length).toBeGreaterThan(1);
      expect(item.querySelectorAll(".readings .default")).toHaveLength(1);
    }
  });
});
