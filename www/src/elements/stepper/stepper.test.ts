import { html } from "lit";
import { describe, expect, test, vi } from "vitest";
import { findings, heard, mount, one, settled, write } from "../../../tests/unit/mount.js";
import "./stepper.js";
import type { StepperChange, StepperElement } from "./stepper.element.js";

const make = (value: number | undefined = 12, more: Partial<StepperElement> = {}): Promise<StepperElement> =>
  mount<StepperElement>(html`<rw-stepper label="Können" abbreviation="KN" .value=${value} .min=${0} .max=${20} integer></rw-stepper>`).then(
    async (element) => {
      Object.assign(element, more);
      await settled();
      return element;
    },
  );

const input = (element: StepperElement): HTMLInputElement => one(element, "input");
const [less, more] = [0, 1];
const button = (element: StepperElement, which: number): HTMLButtonElement =>
  [...(element.shadowRoot?.querySelectorAll("button") ?? [])][which] as HTMLButtonElement;

describe("a stepper", () => {
  test("is accessible, with a problem and with help too", async () => {
    expect(await findings(await make())).toEqual([]);
    expect(await findings(await make(12, { value: undefined, problem: "nötig: eine Zahl", help: "Ein Wert." }))).toEqual([]);
  });

  test("steps by one and stops at its bounds", async () => {
    const element = await make(19);
    const said = heard<StepperChange>(element, "rw-step");
    button(element, more).click();
    await settled();
    expect(button(element, more).disabled).toBe(true);
    button(element, less).click();
    expect(said.map((s) => s.value)).toEqual([20, 19]);
  });

  test("repeats while held, faster after a while, and the click that ends it does not count", async () => {
    vi.useFakeTimers();
    try {
      const element = await make(0);
      const said = heard<StepperChange>(element, "rw-step");
      button(element, more).dispatchEvent(new MouseEvent("pointerdown", { button: 0 }));
      vi.advanceTimersByTime(379);
      expect(said).toHaveLength(0);
      vi.advanceTimersByTime(1 + 85 * 4);
      expect(said).toHaveLength(5);
      button(element, more).dispatchEvent(new MouseEvent("pointerup"));
      button(element, more).click();
      vi.advanceTimersByTime(2000);
      expect(said.at(-1)?.value).toBe(5);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a touch that turns into scrolling changes nothing", async () => {
    const element = await make(5);
    const said = heard<StepperChange>(element, "rw-step");
    button(element, more).dispatchEvent(new MouseEvent("pointerdown", { button: 0 }));
    button(element, more).dispatchEvent(new MouseEvent("pointercancel"));
    await new Promise((done) => setTimeout(done, 450));
    expect(said).toEqual([]);
  });

  test("takes comma, point and any minus while typing", async () => {
    const element = await make(0, { integer: false, min: -10 });
    const said = heard<StepperChange>(element, "rw-step");
    for (const text of ["4,5", "4.5", "−3", "-3"]) write(input(element), text);
    expect(said.map((s) => s.value)).toEqual([4.5, 4.5, -3, -3]);
  });

  test("takes the unit after the number, its own and no other", async () => {
    const element = await make(0, { unit: "″" });
    const said = heard<StepperChange>(element, "rw-step");
    for (const text of ['13"', "13″", "13 Zoll", "13 in", "13''", "13 inches "]) write(input(element), text);
    expect(said).toEqual(Array(6).fill({ value: 13 }));
    write(input(element), "8 %");
    expect(said.at(-1)?.problem).toContain("„8 %“");
    Object.assign(element, { unit: "%" });
    for (const text of ["8 %", "8%", "8\u00a0%"]) write(input(element), text);
    expect(said.slice(-3)).toEqual(Array(3).fill({ value: 8 }));
    write(input(element), "Zoll");
    expect(said.at(-1)?.problem).toContain("„Zoll“");
  });

  test("what is typed finer than a field shows is rounded: field, link and answer agree", async () => {
    const element = await make(1, { integer: false });
    const said = heard<StepperChange>(element, "rw-step");
    for (const text of ["0,0000001", "-0,0", "1,23456", "12,3456"]) write(input(element), text);
    expect(said.map((s) => s.value)).toEqual([0, 0, 1.2346, 12.3456]);
  });

  test("1.000 is a thousand in German", async () => {
    const element = await make(1, { integer: false, max: 2000 });
    const said = heard<StepperChange>(element, "rw-step");
    write(input(element), "1.000");
    expect(said).toEqual([{ value: 1000 }]);
  });

  test("an emptied field stays empty", async () => {
    const element = await make(12);
    const said = heard<StepperChange>(element, "rw-step");
    write(input(element), "");
    await settled();
    expect(said).toEqual([{ value: undefined }]);
    expect(input(element).value).toBe("");
    input(element).dispatchEvent(new FocusEvent("blur"));
    await settled();
    expect(input(element).value).toBe("");
  });

  const refused = async (...texts: string[]): Promise<{ element: StepperElement; said: StepperChange[] }> => {
    const element = await make(13);
    input(element).dispatchEvent(new FocusEvent("focus"));
    const said = heard<StepperChange>(element, "rw-step");
    for (const text of texts) write(input(element), text);
    await settled();
    input(element).dispatchEvent(new FocusEvent("blur"));
    await settled();
    return { element, said };
  };

  test("what cannot be used is named and stays as it was typed; meanwhile counts what stood there, not half of the typing", async () => {
    const { element, said } = await refused("5", "50", "5x");
    expect(said).toEqual([{ value: 5 }, { value: 13, problem: "von 0 bis 20" }, { value: 13, problem: "„5x“ ist keine Zahl" }]);
    expect(input(element).value).toBe("5x");
    expect(input(element).getAttribute("aria-invalid")).toBe("true");
    expect(one(element, ".problem").textContent).toBe("„5x“ ist keine Zahl");
  });

  test("Escape takes back what was typed", async () => {
    const { element, said } = await refused("50");
    input(element).dispatchEvent(new FocusEvent("focus"));
    input(element).dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }));
    await settled();
    expect(said.at(-1)).toEqual({ value: 13 });
    expect(input(element).value).toBe("13");
    expect(input(element).getAttribute("aria-invalid")).toBe("false");
    write(input(element), "7");
    input(element).dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(said.at(-1)).toEqual({ value: 13 });
  });

  test("a tap goes on from what stood there before what was refused", async () => {
    const { element, said } = await refused("50");
    button(element, more).click();
    await settled();
    expect(said.at(-1)).toEqual({ value: 14 });
    expect(input(element).value).toBe("14");
    expect(input(element).getAttribute("aria-invalid")).toBe("false");
  });

  test("what was refused is gone when those around have forgotten it", async () => {
    const { element } = await refused("50");
    element.problem = "von 0 bis 20";
    await settled();
    expect(input(element).value).toBe("50");
    element.problem = "";
    await settled();
    expect(input(element).value).toBe("13");
    expect(input(element).getAttribute("aria-invalid")).toBe("false");
  });

  test("a fraction is refused where only whole numbers make sense", async () => {
    const element = await make();
    const said = heard<StepperChange>(element, "rw-step");
    write(input(element), "1,5");
    expect(said[0]?.problem).toBe("nur ganze Zahlen");
  });

  test("the keyboard steps, and the wheel does not", async () => {
    const element = await make(10);
    const said = heard<StepperChange>(element, "rw-step");
    for (const key of ["ArrowUp", "ArrowDown", "PageUp", "PageDown"]) input(element).dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(said.map((s) => s.value)).toEqual([11, 10, 15, 10]);
    input(element).dispatchEvent(new WheelEvent("wheel", { deltaY: 100 }));
    expect(said).toHaveLength(4);
  });

  test("a keypad with a minus key where the number can be negative", async () => {
    expect(input(await make()).inputMode || input(await make()).getAttribute("inputmode")).toBe("numeric");
    expect(input(await make(0, { integer: false })).getAttribute("inputmode")).toBe("decimal");
    expect(input(await make(0, { min: -5 })).getAttribute("inputmode")).toBe("text");
  });

  test("the first tap on an empty field shows where it starts", async () => {
    const element = await make(12, { min: 3, value: undefined });
    const said = heard<StepperChange>(element, "rw-step");
    button(element, more).click();
    expect(said).toEqual([{ value: 3 }]);
  });
});
