import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount } from "../../../tests/unit/mount.js";
import { odds } from "../../../tests/unit/samples.js";
import type { AnyOdds } from "../../engine/index.js";
import { volley } from "../../layout/chronopia/ranged.js";
import "./counts.js";

const make = (values: Partial<AnyOdds>) =>
  mount(html`<rw-counts .answer=${volley.answer} .odds=${{ ...odds, outcomes: undefined, ...values }}></rw-counts>`);
const rows = (element: Element): string[] => all(element, "tbody tr").map((tr) => (tr.textContent ?? "").replace(/\s+/g, " ").trim());

describe("counts", () => {
  test("are accessible", async () => {
    expect(await findings(await make({ losses: [0.5, 0.5], lossesAtLeast: [1, 0.5] }))).toEqual([]);
  });

  test("tell exactly and at least, to the last column", async () => {
    const element = await make({ losses: [0.25, 0.5, 0.25], lossesAtLeast: [1, 0.75, 0.25] });
    expect(rows(element)).toEqual(["0 25,0 % 100 %", "1 50,0 % 75,0 %", "2 25,0 % 25,0 %"]);
  });

  test("never say 100 % of what is not certain", async () => {
    const element = await make({ losses: [1e-30, 1], lossesAtLeast: [1, 1] });
    expect(rows(element)).toEqual(["1 > 99,9 % > 99,9 %"]);
    expect(element.shadowRoot?.textContent).toContain("ausgelassen");
  });

  test("say it of what is", async () => {
    expect(rows(await make({ losses: [1], lossesAtLeast: [1] }))).toEqual(["0 100 % 100 %"]);
  });

  test("show two curves that say the same only once", async () => {
    const same = { losses: [0.5, 0.5], lossesAtLeast: [1, 0.5], wounds: [0.5, 0.5], woundsAtLeast: [1, 0.5] };
    expect(all(await make(same), "table")).toHaveLength(1);
    expect(all(await make({ ...same, losses: [1], lossesAtLeast: [1] }), "table")).toHaveLength(2);
  });
});
