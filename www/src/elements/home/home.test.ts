import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import { catalog } from "../../engine/index.js";
import { calculators } from "../../layout/index.js";
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
    expect(links).toEqual([...every.map((l) => (l === "#/chronopia/volley" ? `${l}?v=1&n=9` : l)), "#/rules", "#/rulings"]);
    // In the order of the book, and none is left out.
    expect(new Set(calculators)).toEqual(new Set(catalog.procedures.map((p) => p.id)));
  });
});
