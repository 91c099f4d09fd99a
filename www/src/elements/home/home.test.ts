import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import { catalog } from "../../engine/index.js";
import { calculators } from "../../layout/index.js";
import { remember } from "../../state/recent.js";
import "./home.js";

describe("the overview", () => {
  test("is accessible", async () => {
    expect(await findings(await mount(html`<rw-home></rw-home>`))).toEqual([]);
  });

  test("lists every calculator, where it was left", async () => {
    const left = new Map([["chronopia.volley", "v=1&n=9"]]);
    const element = await mount(html`<rw-home .left=${left}></rw-home>`);
    const links = all<HTMLAnchorElement>(element, "li a").map((a) => a.getAttribute("href"));
    const every = calculators.map((id) => `#/${id.replace(".", "/")}`);
    expect(links).toEqual([...every.map((l) => (l === "#/chronopia/volley" ? `${l}?v=1&n=9` : l)), "#/rules", "#/rulings", "#/about", "#/embed"]);
    // In the order of the book, and none is left out.
    expect(new Set(calculators)).toEqual(new Set(catalog.procedures.map((p) => p.id)));
  });

  test("begins with the calculators used last, as they were left", async () => {
    remember({ procedure: "chronopia.horror" });
    remember({ procedure: "chronopia.spell", query: "v=1&g=15" });
    const element = await mount(html`<rw-home .left=${new Map([["chronopia.horror", "v=1&f=9"]])}></rw-home>`);
    const links = all<HTMLAnchorElement>(element, ".recent a").map((a) => a.getAttribute("href"));
    expect(links).toEqual(["#/chronopia/spell?v=1&g=15", "#/chronopia/horror?v=1&f=9"]);
    expect(one(element, ".recent strong").textContent).toBe("Zauber");
    expect(await findings(element)).toEqual([]);
  });

  test("leaves that out until there are some", async () => {
    expect(all(await mount(html`<rw-home></rw-home>`), ".recent")).toEqual([]);
  });
});
