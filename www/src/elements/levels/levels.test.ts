import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import { addPhrases } from "../../i18n/index.js";
import { magic } from "../../i18n/magic.js";
import type { Level } from "./levels.element.js";
import "./levels.js";

addPhrases(magic);

const rows: Level[] = [
  { level: 1, castTarget: 13, saveTarget: 11, takesEffect: 0.32, takesEffectFraction: "8/25" },
  { level: 2, castTarget: 12, saveTarget: 10, takesEffect: 0.325, takesEffectFraction: "13/40" },
];
const make = (lines = rows) =>
  mount(html`<rw-levels .rows=${lines} .best=${[2]} .href=${(n: number) => `#/game/throw?u=${n}`}></rw-levels>`);

describe("levels", () => {
  test("are accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("mark the best, and lead to the calculator of each", async () => {
    const element = await make();
    expect(all<HTMLElement>(element, "tr.best").map((tr) => tr.dataset["level"])).toEqual(["2"]);
    expect(one(element, "tr.best").textContent).toContain("13/40");
    expect(all<HTMLAnchorElement>(element, "a").map((a) => a.getAttribute("href"))).toEqual(["#/game/throw?u=1", "#/game/throw?u=2"]);
  });

  test("without a save have no column for it", async () => {
    const element = await make(rows.map(({ saveTarget: _, ...row }) => row));
    expect(all(element, "thead th")).toHaveLength(3);
  });

  test("of no chance at all still stand", async () => {
    const element = await make([{ level: 1, castTarget: -5, takesEffect: 0, takesEffectFraction: "0" }]);
    expect(one(element, "strong").textContent).toBe("0\u00a0%");
  });
});
