import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import "./home.js";

describe("the overview", () => {
  test("is accessible", async () => {
    expect(await findings(await mount(html`<rw-home></rw-home>`))).toEqual([]);
  });

  test("lists every calculator, where it was left", async () => {
    const left = new Map([["chronopia.volley", "v=1&n=9"]]);
    const element = await mount(html`<rw-home .left=${left}></rw-home>`);
    const links = all<HTMLAnchorElement>(element, "li a").map((a) => a.getAttribute("href"));
    expect(links).toEqual(["#/chronopia/shot", "#/chronopia/volley?v=1&n=9", "#/chronopia/activation", "#/rules", "#/rulings"]);
  });
});
