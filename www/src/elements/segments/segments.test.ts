import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import { addPhrases } from "../../i18n/index.js";
import { osr } from "../../i18n/osr.js";
import type { Moment } from "./segments.element.js";
import "./segments.js";

addPhrases(osr);

const moments: Moment[] = [
  { label: "ansagen" },
  { label: "handelt", side: "second", segment: 3 },
  { label: "handelt", side: "first", segment: 5 },
  { label: "wirkt", side: "first", segment: 2, later: 1, tone: "best" },
];
const make = () => mount(html`<rw-segments .moments=${moments}></rw-segments>`);

describe("segments", () => {
  test("are accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("tell what happens in order, whose it is and in which segment", async () => {
    const words = all(await make(), "li").map((li) => li.textContent?.replace(/\s+/g, " ").trim());
    expect(words).toEqual(["ansagen", "Segment 3 zweite Seite: handelt", "Segment 5 erste Seite: handelt", "Segment 2 Runde +1 erste Seite: wirkt"]);
  });

  test("show ten segments for each round that something happens in", async () => {
    const element = await make();
    const strips = all(element, ".strip").map((strip) => [...strip.querySelectorAll(".cell")].map((cell) => cell.querySelectorAll(".dot").length));
    expect(strips).toEqual([
      [0, 0, 1, 0, 1, 0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });
});
