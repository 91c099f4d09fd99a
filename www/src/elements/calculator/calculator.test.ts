import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { all, findings, heard, mount, one, settled } from "../../../tests/unit/mount.js";
import { open } from "../../engine/index.js";
import { layouts } from "../../../tests/unit/layouts.js";
import type { Layout } from "../../layout/index.js";
import "./calculator.js";
import "./later.js";
import type { DiceElement } from "../dice/dice.element.js";
import type { CalculatorElement } from "./calculator.element.js";

beforeAll(async () => {
  await open();
});

const make = (layout: Layout, query?: string): Promise<CalculatorElement> =>
  mount(html`<rw-calculator .layout=${layout} .query=${query}></rw-calculator>`);
const [shot] = layouts as [Layout];
const big = (element: Element): string => one(one(element, "rw-answer"), ".big").textContent ?? "";

describe("a calculator", () => {
  test("is accessible", async () => {
    expect(await findings(await make(shot))).toEqual([]); // the others in a real browser
  });

  test.each(layouts.map((l) => [l.procedure, l] as const))("of %s has an answer", async (_, layout) => {
    const element = await make(layout);
    expect(big(element)).not.toBe("");
  });

  test("follows a change and tells its state", async () => {
    const element = await make(shot);
    const said = heard<string>(element, "rw-state");
    const before = big(element);
    one(element, "rw-form").dispatchEvent(
      new CustomEvent("rw-change", { detail: { path: "cover", value: "heavy" }, bubbles: true, composed: true }),
    );
    await settled();
    expect(big(element)).not.toBe(before);
    expect(said).toEqual([expect.stringContaining("c=heavy")]);
  });

  const tell = (element: Element, path: string, value: unknown): unknown =>
    one(element, "rw-form").dispatchEvent(new CustomEvent("rw-change", { detail: { path, value }, bubbles: true, composed: true }));
  /** All that happens before the next frame. */
  const soon = async (): Promise<void> => {
    for (let i = 0; i < 50; i += 1) await Promise.resolve();
  };

  test("stands anew before what is below it, which follows and is never gone", async () => {
    const element = await make(shot);
    const said = heard<string>(element, "rw-state");
    const partsOf = (calculator: Element): Element[] => ["rw-outcomes", "rw-why", "rw-share"].map((name) => one(calculator, name));
    const parts = partsOf(element);
    const texts = (of: Element[]): (string | null | undefined)[] => of.map((part) => part.shadowRoot?.textContent);
    const below = (): (string | null | undefined)[] => texts(parts);
    const [number, before] = [big(element), below()];
    tell(element, "cover", "heavy");
    await soon();
    expect(big(element)).not.toBe(number);
    expect(below()).toEqual(before);
    await settled();
    expect(parts.every((part) => part.isConnected)).toBe(true);
    for (const [i, text] of below().entries()) expect(text, parts[i]?.localName).not.toBe(before[i]);
    expect(below()).toEqual(texts(partsOf(await make(shot, said[0]))));
  });

  test("stands first, with nothing below that the results would push away", async () => {
    const element = document.createElement("rw-calculator");
    element.layout = shot;
    document.body.append(element);
    await soon();
    expect(big(element)).not.toBe("");
    const pictures = one<HTMLElement>(element, ".pictures");
    expect([pictures.hidden, one(element, ".results").childElementCount]).toEqual([true, 0]);
    await settled();
    expect(pictures.hidden).toBe(false);
    expect(one(element, ".results").childElementCount).toBeGreaterThan(0);
  });

  test("has nothing below it as soon as there is none", async () => {
    const element = await make(shot);
    const before = one(element, "rw-outcomes").shadowRoot?.textContent;
    tell(element, "weapon.short", 99);
    await soon();
    expect(all(one(element, "rw-answer"), ".big")).toHaveLength(0);
    expect(all(element, "rw-outcomes, rw-why, rw-share")).toHaveLength(0);
    tell(element, "weapon.short", 8);
    await settled();
    expect(one(element, "rw-outcomes").shadowRoot?.textContent).toBe(before);
  });

  test("is rolled for what stands in the form, however soon after a change", async () => {
    const element = await make(shot);
    tell(element, "rangedSkill", 0);
    one(element, "rw-answer").dispatchEvent(new CustomEvent("rw-jump", { detail: "dice", bubbles: true, composed: true }));
    const dice = one<DiceElement>(element, "rw-dice");
    Element.prototype.scrollIntoView ??= (): void => undefined;
    await expect.poll(() => all(dice, ".latest")).toHaveLength(1);
    expect(dice.input?.["rangedSkill"]).toBe(0);
    expect(dice.state).toContain("f=0");
  });

  const change = async (element: Element, path: string, value: unknown, problem?: string): Promise<void> => {
    one(element, "rw-form").dispatchEvent(new CustomEvent("rw-change", { detail: { path, value, problem }, bubbles: true, composed: true }));
    await settled();
  };
  const wrong = (element: Element): string[] => all(one(element, "rw-answer"), ".problem").map((p) => p.textContent ?? "");

  test("keeps the answer to what stood there before while something unusable stands in a field, says so, and tells no state", async () => {
    const element = await make(shot);
    const said = heard<string>(element, "rw-state");
    const before = big(element);
    await change(element, "armour", 13, "„x“ ist keine Zahl");
    expect(big(element)).toBe(before);
    expect(wrong(element)).toEqual(["Rüstungswert: „x“ ist keine Zahl; gerechnet ist mit 13"]);
    expect(said).toEqual([]);
    await change(element, "cover", "heavy");
    expect(big(element)).not.toBe(before);
    expect(wrong(element)).toHaveLength(1);
    await change(element, "armour", 12);
    expect(wrong(element)).toEqual([]);
  });

  test("goes back from half of what was typed, once the whole cannot be used", async () => {
    const element = await make(shot);
    const before = big(element);
    await change(element, "armour", 2);
    expect(big(element)).not.toBe(before);
    await change(element, "armour", 13, "von 0 bis 20");
    expect(big(element)).toBe(before);
  });

  test("forgets what was typed with a reset, and with the field that it stands in", async () => {
    const element = await make(shot);
    await change(element, "armour", 13, "von 0 bis 20");
    one(element, "rw-form").dispatchEvent(new CustomEvent("rw-reset", { bubbles: true, composed: true }));
    await settled();
    expect(wrong(element)).toEqual([]);
    await change(element, "melee", { friends: 1, friendArmour: 13 });
    await change(element, "melee.friends", 1, "von 0 bis 20");
    expect(wrong(element)).toHaveLength(1);
    await change(element, "melee", undefined);
    expect(wrong(element)).toEqual([]);
  });

  const WHOLE = "v=1&f=10&k=8&i=16&x=24&s=0&d=8&a=10";
  const rolled = { seed: 42, version: "0.1.0" };
  const notice = (element: Element): string => all(element, ".notice p").map((p) => p.textContent).join(" ");
  const latest = (element: Element): number => all(one(element, "rw-dice"), ".latest").length;

  test("shows the roll of a link, and says so until something else stands there", async () => {
    const element = await mount<CalculatorElement>(html`<rw-calculator .layout=${shot} .query=${WHOLE} .rolled=${rolled}></rw-calculator>`);
    Element.prototype.scrollIntoView ??= (): void => undefined;
    await expect.poll(() => latest(element)).toBe(1);
    expect(notice(element)).toBe("");
    expect(one(one(element, "rw-dice"), "[data-linked]").textContent).toContain("42");
    one(element, "rw-form").dispatchEvent(new CustomEvent("rw-change", { detail: { path: "armour", value: 11 }, bubbles: true, composed: true }));
    await settled();
    expect(latest(element)).toBe(1);
    expect(all(one(element, "rw-dice"), "[data-linked]")).toHaveLength(0);
  });

  test.each([
    ["a value that is not allowed", WHOLE.replace("f=10", "f=-5"), rolled, "Fernkampf"],
    ["a value that is missing", WHOLE.replace("&a=10", ""), rolled, "Rüstungswert"],
    ["an unknown name", `${WHOLE}&neu=1`, rolled, "neu=1"],
    ["a seed that is none", `${WHOLE}&S=abc`, undefined, "S=abc"],
  ])("does not show the roll of a link with %s, and says so", async (_, query, roll, named) => {
    const element = await mount<CalculatorElement>(html`<rw-calculator .layout=${shot} .query=${query} .rolled=${roll}></rw-calculator>`);
    await new Promise((done) => setTimeout(done, 50));
    await settled();
    expect(latest(element)).toBe(0);
    expect(notice(element)).toContain(named);
    expect(notice(element)).toContain("Der Wurf im Link wird deshalb nicht gezeigt.");
    element.lang = "en";
    await settled();
    expect(notice(element)).toContain("The roll in the link is therefore not shown.");
    expect(notice(element)).not.toContain("Link ");
    one<HTMLButtonElement>(element, ".notice .button").click();
    await settled();
    expect(notice(element)).toBe("");
  });

  test("of another link keeps nothing of the one before", async () => {
    const element = await make(shot, "v=1&f=10&k=8&i=16&x=24&s=0&d=8&a=10&c=heavy&z=3");
    element.query = "v=1&f=10&k=8&i=16&x=24&s=0&d=8&a=10";
    await settled();
    expect(one(one(element, "rw-answer"), ".needs").textContent).toContain("trifft bei 10 oder weniger");
  });
});
