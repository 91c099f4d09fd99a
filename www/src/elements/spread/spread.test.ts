import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import "./spread.js";

const make = (values = [0, 0, 0.25, 0.5, 0.25, 0.0001], from?: number, lang = "de") =>
  mount(html`<rw-spread lang=${lang} label="Schaden" .values=${values} .from=${from} meaning="tödlich"></rw-spread>`);

describe("a spread", () => {
  test("is accessible, and says in words what it shows", async () => {
    const element = await make();
    expect(await findings(element)).toEqual([]);
    expect(one(element, "svg").getAttribute("aria-label")).toBe("Schaden: am ehesten 3 mit 50\u00a0%, von 2 bis 4");
    expect(one(await make([1], undefined, "en"), "svg").getAttribute("aria-label")).toContain("most likely 0 with 100%");
  });

  test("has one column for each count, as high as it is likely, rare ends left out", async () => {
    const columns = all(await make(), "rect.column");
    expect(columns.map((c) => c.getAttribute("data-count"))).toEqual(["2", "3", "4"]);
    const [low, high] = columns.map((c) => Number(c.getAttribute("height")));
    expect(high).toBeCloseTo(2 * (low ?? 0), 9);
  });

  test("marks from where on the columns mean more", async () => {
    const element = await make(undefined, 4);
    expect(all(element, ".column.worst").map((c) => c.getAttribute("data-count"))).toEqual(["4"]);
    expect(all(element, ".column").map((c) => c.getAttribute("fill"))).toEqual(["url(#tone-good)", "url(#tone-good)", "url(#tone-worst)"]);
    expect(one(element, ".meaning").textContent).toBe("tödlich");
    expect(all(await make(undefined, 99), ".meaning")).toEqual([]);
  });

  test("has not more numbers than fit, however wide it is", async () => {
    const wide = await make(Array.from({ length: 200 }, () => 1 / 200));
    expect(all(wide, "rect.column")).toHaveLength(200);
    expect(all(wide, ".tick[text-anchor=middle]").length).toBeLessThanOrEqual(13);
  });
});
