import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import { info, odds } from "../../../tests/unit/samples.js";
import { catalog } from "../../engine/index.js";
import type { AnyOdds } from "../../engine/index.js";
import "./why.js";
import type { Reading } from "./why.element.js";

const make = (answer: AnyOdds = odds, readings: Reading[] = []) =>
  mount(html`<rw-why .info=${info} .odds=${answer} .readings=${readings}></rw-why>`);

describe("the steps", () => {
  const ruling = catalog.rulings[0];
  const readings: Reading[] = ruling
    ? [{ info: ruling, value: ruling.default, others: [{ value: ruling.values[1]?.id ?? "", big: "40\u00a0%", same: false, still: false }] }]
    : [];

  test("are accessible", async () => {
    expect(await findings(await make(odds, readings))).toEqual([]);
  });

  test("show value and total of each, with its rule and a name of one's own", async () => {
    const element = await make();
    const rows = all(element, "tbody tr").map((tr) => (tr.textContent ?? "").replace(/\s+/g, " ").trim());
    expect(rows[0]).toMatch(/C-R-HIT 10 10$/);
    expect(rows[1]).toMatch(/^Nebel .*C-D20 −4 6$/);
    expect(all<HTMLAnchorElement>(element, "tbody a").map((a) => a.getAttribute("href"))).toEqual(["#/rules/C-R-HIT", "#/rules/C-D20"]);
  });

  test("name what is assumed, and the number under the other reading", async () => {
    const element = await make(odds, readings);
    expect(element.shadowRoot?.textContent).toContain("Glück");
    expect(one(element, "ul").textContent).toContain("40\u00a0%");
  });

  test("say when another reading leaves the number, and when it leaves everything", async () => {
    const under = async (change: Partial<Reading["others"][number]>): Promise<string | null | undefined> =>
      (await make(odds, readings.map((r) => ({ ...r, others: r.others.map((o) => ({ ...o, ...change })) })))).shadowRoot?.querySelector("li p.soft")?.textContent?.trim();
    expect(await under({})).toMatch(/: 40\u00a0%$/);
    expect(await under({ still: true })).toMatch(/: ebenfalls 40\u00a0%, nur der Rest/);
    expect(await under({ same: true, still: true })).toMatch(/: ändert hier nichts$/);
  });

  test("of rolls that several shots make alike are told once, each with its own target", async () => {
    const [first, second] = odds.breakdown;
    const [test] = odds.tests;
    if (!first || !second || !test) throw new Error("the sample has them");
    const other = { of: "other", rule: "C-D20", value: 1, total: 1 };
    const twice = { ...odds, breakdown: [first, second, other, first, second] };
    expect(all(await make(twice), "table")).toHaveLength(2);
    const aimed = { ...odds, breakdown: [first, second, other, first], tests: [test, { ...test, target: 10 }] };
    const captions = all(await make(aimed), "caption").map((c) => (c.textContent ?? "").replace(/\s+/g, " ").trim());
    expect(captions).toEqual(["Hauptwurf Hauptwurf: 6 oder weniger", "Other", "Hauptwurf Hauptwurf: 10 oder weniger"]);
  });

  test("of a roll on a table name the rule, and its rows where they go into a line", async () => {
    const [sample] = odds.tests;
    if (!sample) throw new Error("the sample has one");
    const rows = (count: number): AnyOdds["tests"] => [
      { of: sample.of, rule: sample.rule, sides: 20, bands: Array.from({ length: count }, (_, i) => ({ from: 2 * i + 1, to: 2 * i + 2, id: `row${i}` })) },
    ];
    const told = async (count: number): Promise<string> => (await make({ ...odds, breakdown: [], tests: rows(count) })).shadowRoot?.textContent ?? "";
    expect(await told(3)).toContain("5–6 row2");
    expect(await told(4)).not.toContain("row2");
    expect(await told(4)).toContain(sample.rule);
  });

  test("say so when no die is rolled", async () => {
    expect((await make({ ...odds, breakdown: [], tests: [] })).shadowRoot?.textContent).toContain("nicht gewürfelt");
  });
});
