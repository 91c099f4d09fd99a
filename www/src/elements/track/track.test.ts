import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import { labels, stack } from "./stack.js";
import type { Round, State } from "./track.element.js";
import "./track.js";

const states: State[] = [
  { id: "up", label: "steht", tone: "good" },
  { id: "down", label: "liegt", tone: "bad" },
  { id: "never", label: "schwebt", tone: "void" },
];
const rounds: Round[] = [
  { label: "1", shares: { up: 0.25, down: 0.75 } },
  { label: "2", shares: { up: 0.5, down: 0.5 } },
  { label: "3", shares: { up: 1 } },
];
const make = (lang = "de") => mount(html`<rw-track lang=${lang} round="Spielzug" label="Verlauf" .states=${states} .rounds=${rounds}></rw-track>`);

describe("a course over rounds", () => {
  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("fills every round from bottom to top, in the order of the states", () => {
    const bands = stack(["up", "down"], rounds.map((r) => r.shares));
    expect(bands[0]).toEqual([{ from: 0, to: 0.25 }, { from: 0, to: 0.5 }, { from: 0, to: 1 }]);
    expect(bands[1]?.map((b) => b.to)).toEqual([1, 1, 1]);
  });

  test("draws a band for each state and round that is possible, each state with its own pattern", async () => {
    const element = await make();
    expect(all(element, "rect.band")).toHaveLength(5);
    expect(new Set(all(element, "rect.band").map((r) => r.getAttribute("fill")))).toEqual(new Set(["url(#tone-good)", "url(#tone-bad)"]));
    expect(all(element, "pattern").map((p) => p.id)).toEqual(["tone-good", "tone-bad"]);
  });

  test("says the same as a table, the uppermost first, in the reader's numbers", async () => {
    expect(one(await make(), "thead th").textContent).toBe("Spielzug");
    const rows = (element: Element) => all(element, "tbody tr").map((tr) => [...tr.children].map((cell) => cell.textContent?.trim()).join(" "));
    expect(rows(await make())).toEqual(["liegt 75,0 50,0 0,0", "steht 25,0 50,0 100"]);
    expect(rows(await make("en"))).toEqual(["liegt 75.0 50.0 0.0", "steht 25.0 50.0 100"]);
    expect(one(await make(), "svg").getAttribute("aria-label")).toBe("Verlauf");
  });

  test("goes down the page when there are many rounds", async () => {
    const many = Array.from({ length: 7 }, (_, i): Round => ({ label: String(i + 1), shares: { up: i === 0 ? 0.25 : 1, down: i === 0 ? 0.75 : 0 } }));
    const element = await mount(html`<rw-track lang="de" label="Verlauf" .states=${states} .rounds=${many}></rw-track>`);
    expect(all(element, "thead th").map((th) => th.textContent?.trim())).toEqual(["Runde", "liegt", "steht"]);
    const rows = all(element, "tbody tr").map((tr) => [...tr.children].map((cell) => cell.textContent?.trim()).join(" "));
    expect(rows).toHaveLength(7);
    expect(rows.slice(0, 2)).toEqual(["1 75,0 25,0", "2 0,0 100"]);
    expect(await findings(element)).toEqual([]);
  });

  test("writes a name only where its band has room for it", () => {
    const plot = { width: 300, height: 180, font: 12 };
    const thin = stack(["a", "b"], [{ a: 0.05, b: 0.95 }]);
    expect(labels(thin, ["klein", "groß"], plot).map((l) => l.text)).toEqual(["groß"]);
    const [placed] = labels(stack(["a"], [{ a: 1 }, { a: 1 }]), ["alles"], plot);
    expect(placed).toMatchObject({ y: 90 });
    expect(labels(stack(["a"], [{ a: 1 }]), ["x".repeat(60)], plot)).toEqual([]);
  });
});
