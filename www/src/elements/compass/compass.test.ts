import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import type { Sector } from "./compass.element.js";
import "./compass.js";

const sectors: Sector[] = [
  { from: -45, to: 45, label: "vorn", tone: "none" },
  { from: 45, to: 135, label: "Seite", tone: "good" },
  { from: 135, to: 225, label: "hinten", tone: "worst" },
  { from: 225, to: 315, label: "Seite", tone: "good" },
];
const make = (angle: number) => mount(html`<rw-compass label="Von oben" .sectors=${sectors} .angle=${angle}></rw-compass>`);

describe("a compass", () => {
  test("is accessible", async () => {
    expect(await findings(await make(0))).toEqual([]);
  });

  test("has every sector, and each name once", async () => {
    const element = await make(0);
    expect(all(element, "path.sector").map((s) => s.getAttribute("fill"))).toEqual(["url(#tone-none)", "url(#tone-good)", "url(#tone-worst)", "url(#tone-good)"]);
    expect(all(element, "pattern").map((p) => p.id)).toEqual(["tone-none", "tone-good", "tone-worst"]);
    expect(all(element, "li").map((li) => li.textContent?.trim())).toEqual(["vorn", "Seite", "hinten"]);
    expect(one(element, "svg").getAttribute("aria-label")).toBe("Von oben");
  });

  test.each([
    [0, "vorn"],
    [-30, "vorn"],
    [330, "vorn"],
    [90, "Seite"],
    [-90, "Seite"],
    [180, "hinten"],
    [-180, "hinten"],
  ])("names where one stands at %d degrees", async (angle, name) => {
    expect(one(await make(angle), "[aria-current]").textContent?.trim()).toBe(name);
  });
});
