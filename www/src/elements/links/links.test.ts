import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import "./links.js";

const links = [
  { href: "#/game/throw", title: "Wurf", text: "Gelingt es?" },
  { href: "#/game/catch?v=1&d=3", title: "Fang", text: "Hält er?" },
];
const make = () => mount(html`<rw-links .links=${links}></rw-links>`);

describe("links", () => {
  test("are accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("lead where they say", async () => {
    const anchors = all<HTMLAnchorElement>(await make(), "a");
    expect(anchors.map((a) => a.getAttribute("href"))).toEqual(links.map((l) => l.href));
    expect(anchors.map((a) => a.querySelector("strong")?.textContent)).toEqual(["Wurf", "Fang"]);
  });
});
