import { html } from "lit";
import { beforeEach, describe, expect, test } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import { addPhrases } from "../../i18n/index.js";
import { sheet as phrases } from "../../i18n/sheet.js";
import { freshProgress, keepProgress } from "../../state/progress.js";
import "./sheet.js";
import type { SheetElement, SheetPhase } from "./sheet.element.js";

addPhrases(phrases);

const step = (n: number, text: string, links: SheetPhase["steps"][number]["links"] = []) => ({ step: n, text, rules: ["C-D20"], links });
const phases: SheetPhase[] = [
  { id: "dawn", label: "Morgen", steps: [step(1, "Aufstehen."), step(2, "Essen.", [{ href: "#/game/throw", title: "Wurf", text: "Gelingt es?" }])] },
  { id: "dusk", label: "Abend", steps: [step(3, "Schlafen.")] },
];

beforeEach(() => keepProgress("game", freshProgress("dawn")));

const make = (): Promise<SheetElement> => mount(html`<rw-sheet name="game" .phases=${phases}></rw-sheet>`);
const open = (element: Element): (string | undefined)[] =>
  all<HTMLElement>(element, "section").filter((s) => s.querySelector(".steps")).map((s) => s.dataset["phase"]);
const ticked = (element: Element): boolean[] => all<HTMLInputElement>(element, "input").map((i) => i.checked);
const press = async (element: Element, selector: string): Promise<void> => {
  one<HTMLElement>(element, selector).click();
  await settled();
};

describe("a turn sheet", () => {
  test("is accessible", async () => {
    const element = await make();
    await press(element, "[data-phase=dusk] .head");
    expect(await findings(element)).toEqual([]);
  });

  test("shows the phase that is played, and its steps to tick", async () => {
    const element = await make();
    expect(open(element)).toEqual(["dawn"]);
    await press(element, "[data-step='2'] input");
    expect(ticked(element)).toEqual([false, true]);
    expect(one(element, "[data-phase=dawn] .head .soft").textContent).toBe("1 von 2");
    await press(element, "[data-step='2'] input");
    expect(ticked(element)).toEqual([false, false]);
  });

  test("leads from a step to its calculators and rules", async () => {
    const element = await make();
    expect(all<HTMLAnchorElement>(element, "[data-step='2'] a").map((a) => a.getAttribute("href"))).toEqual(["#/game/throw", "#/rules/C-D20"]);
  });

  test("goes on to the next phase, and after the last to a new turn with nothing done", async () => {
    const element = await make();
    await press(element, "[data-step='1'] input");
    await press(element, "[data-action=next]");
    expect(open(element)).toEqual(["dusk"]);
    await press(element, "[data-action=next]");
    expect(one(element, "h2").textContent).toBe("Spielzug 2");
    expect(open(element)).toEqual(["dawn"]);
    expect(ticked(element)).toEqual([false, false]);
  });

  test("takes a large step back", async () => {
    const element = await make();
    await press(element, "[data-step='1'] input");
    await press(element, "[data-action=next]");
    await press(element, "[data-action=next]");
    await press(element, "[data-action=undo]");
    expect(one(element, "h2").textContent).toBe("Spielzug 1");
    expect(open(element)).toEqual(["dusk"]);
    expect(all(element, "[data-action=undo]")).toHaveLength(0);
  });

  test("begins a new game", async () => {
    keepProgress("game", { turn: 5, phase: "dusk", done: [1, 3] });
    const element = await make();
    await press(element, "[data-action=restart]");
    expect(one(element, "h2").textContent).toBe("Spielzug 1");
    expect(one<HTMLButtonElement>(element, "[data-action=restart]").disabled).toBe(true);
  });

  test("lets another phase be looked at, and gone to", async () => {
    const element = await make();
    await press(element, "[data-phase=dusk] .head");
    expect(open(element)).toEqual(["dawn", "dusk"]);
    await press(element, "[data-action=jump]");
    expect(open(element)).toEqual(["dusk"]);
    expect(one(element, "[data-phase=dusk] .head").getAttribute("aria-current")).toBe("step");
  });

  test("remembers how far the game is", async () => {
    const first = await make();
    await press(first, "[data-action=next]");
    await press(first, "[data-step='3'] input");
    const second = await make();
    expect(open(second)).toEqual(["dusk"]);
    expect(ticked(second)).toEqual([true]);
  });
});
