import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, heard, mount, one, settled } from "../../../tests/unit/mount.js";
import { info, layout, odds } from "../../../tests/unit/samples.js";
import "./answer.js";
import type { AnswerElement } from "./answer.element.js";

const make = (): Promise<AnswerElement> =>
  mount(html`<rw-answer dice .info=${info} .layout=${layout} .odds=${odds}></rw-answer>`);

describe("the answer", () => {
  test("is accessible, with and without a number", async () => {
    const element = await make();
    expect(await findings(element)).toEqual([]);
    element.odds = undefined;
    element.problems = ["Können: eine ganze Zahl"];
    await settled();
    expect(await findings(element)).toEqual([]);
    expect(one(element, ".problem").textContent).toBe("Können: eine ganze Zahl");
    expect(all(element, ".big")).toHaveLength(0);
  });

  test("says that its values are made up, as long as they are", async () => {
    const element = await make();
    expect(all(element, ".example")).toEqual([]);
    element.example = true;
    await settled();
    expect(one(element, ".example").textContent).toBe("mit Beispielwerten");
    expect(await findings(element)).toEqual([]);
  });

  test("says that it is that of the values before, and stays", async () => {
    const element = await make();
    element.problems = ["Können: von 0 bis 20; gerechnet ist mit 13"];
    await settled();
    expect(await findings(element)).toEqual([]);
    expect(one(element, ".problem").textContent).toBe("Können: von 0 bis 20; gerechnet ist mit 13");
    expect(one(element, ".before .big").textContent).toBe("32,5\u00a0%");
    element.problems = [];
    await settled();
    expect(all(element, ".problem, .before")).toEqual([]);
  });

  test("is the sum of what is asked for, as percent, fraction and words", async () => {
    const element = await make();
    expect(one(element, ".big").textContent).toBe("32,5\u00a0%"); // 11/40 + 1/20
    expect(one(element, ".fraction").textContent).toBe("13/40");
    expect(one(element, ".side").textContent).toContain("etwa jeder dritte Schuss");
    expect(one(element, ".needs").textContent).toContain("Hauptwurf: 6 oder weniger");
  });

  test("has a bar with a name for those who do not see it, what is asked for first", async () => {
    const label = one(await make(), "[role=img]").getAttribute("aria-label");
    expect(label).toBe("Gelingt 27,5\u00a0%, Glänzend 5\u00a0%, Misslingt 67,5\u00a0%");
  });

  test("asks for the steps and the dice", async () => {
    const element = await make();
    const said = heard<string>(element, "rw-jump");
    for (const button of all<HTMLButtonElement>(element, "button")) button.click();
    expect(said).toEqual(["why", "dice"]);
  });

  test("speaks English", async () => {
    const element = await make();
    element.lang = "en";
    await settled();
    expect(one(element, ".big").textContent).toBe("32.5%");
    expect(one(element, ".side").textContent).toContain("about one shot in three");
  });
});
