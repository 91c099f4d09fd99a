import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import { openWhole, procedure, questions } from "../../engine/index.js";
import { casting } from "../../layout/chronopia/magic.js";
import { activation, shot } from "../../layout/chronopia/ranged.js";
import { rage } from "../../layout/chronopia/summoning.js";
import type { Layout } from "../../layout/index.js";
import "./beyond.js";
import type { BeyondElement } from "./beyond.element.js";

beforeAll(() => openWhole());

const make = (): Promise<BeyondElement> => mount(html`<rw-beyond lang="de" .layout=${shot} .input=${shot.start} .state=${"v=1"}></rw-beyond>`);

describe("asked further", () => {
  test("says first what the first input alone would have to be", async () => {
    const lines: string[] = [];
    document.addEventListener("rw-line", (event) => lines.push((event as CustomEvent<string>).detail), { once: true });
    await make();
    const need = questions("chronopia.shot")?.need(shot.start, { field: "rangedSkill", outcomes: ["perfect", "wound"], chance: 0.5 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(need?.possible ? String(need.value) : "nicht möglich");
  });

  test("tells the best plan for the same means", async () => {
    for (const [layout, id] of [
      [activation, "chronopia.shooterPlan"],
      [casting, "chronopia.magePlan"],
    ] as const) {
      const input = layout.reshape?.input(layout.start) ?? layout.start;
      const element = await mount<BeyondElement>(html`<rw-beyond lang="de" .layout=${layout} .input=${input} .state=${"v=1"}></rw-beyond>`);
      const best = procedure(id).ask(layout.planned?.input(input) ?? {});
      expect(best.ok && best.value.explanation.de).toBe(one(element, "[data-plan]").textContent);
      expect(await findings(element)).toEqual([]);
    }
  });

  test("asks only what there are inputs for", async () => {
    const parts = async (layout: Layout): Promise<(string | undefined)[]> => {
      const input = layout.reshape?.input(layout.start) ?? layout.start;
      const element = await mount(html`<rw-beyond lang="de" .layout=${layout} .input=${input} .state=${"v=1"}></rw-beyond>`);
      return all<HTMLElement>(element, "details").map(({ dataset }) => dataset["part"]);
    };
    expect(await parts(shot)).toEqual(["need", "heat", "compare"]);
    expect(await parts(casting)).toEqual(["need", "compare"]);
    expect(await parts(rage)).toEqual(["compare"]);
  });

  test("computes what is folded only when it is opened", async () => {
    const element = await make();
    expect(all(element, "rw-need, rw-heat, rw-compare")).toEqual([]);
    for (const details of all<HTMLDetailsElement>(element, "details")) {
      details.open = true;
      details.dispatchEvent(new Event("toggle"));
    }
    await settled();
    expect(all(element, "rw-need, rw-heat, rw-compare").map((e) => e.localName)).toEqual(["rw-need", "rw-heat", "rw-compare"]);
    expect(await findings(element)).toEqual([]);
  });
});
