import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, heard, mount, one, settled } from "../../../tests/unit/mount.js";
import { info, layout } from "../../../tests/unit/samples.js";
import type { Json } from "../../engine/index.js";
import { fieldAt } from "../../state/input.js";
import "./field.js";
import type { FieldChange, FieldElement } from "./field.element.js";

const make = (path: string, value?: Json, problems = new Map<string, string>(), locked: string[] = []): Promise<FieldElement> =>
  mount(html`<rw-field
    .locked=${new Set(locked)}
    .field=${fieldAt(info.fields, path)}
    .path=${path}
    .value=${value}
    .layout=${layout}
    .problems=${problems}
  ></rw-field>`);

const CONTROLS = "rw-stepper, rw-choice, rw-toggle, rw-words, button, input";

const click = (element: Element, selector: string, which = 0): void => all<HTMLElement>(element, selector)[which]?.click();

describe("a field", () => {
  test.each<[string, Json | undefined]>([
    ["skill", 3],
    ["luck", 4],
    ["wind", "gale"],
    ["blind", true],
    ["crowd", { people: 2 }],
    ["extras", [{ value: 1, label: "x" }, { value: 2 }]],
    ["plan", ["go", "rest"]],
  ])("of %s is accessible", async (path, value) => {
    expect(await findings(await make(path, value))).toEqual([]);
  });

  test("at its default carries no mark, else one that takes it back", async () => {
    expect(all(await make("luck", undefined), ".dot")).toHaveLength(0);
    const element = await make("luck", 4);
    expect(all(element, ".dot")).toHaveLength(1);
    const said = heard<FieldChange>(element, "rw-change");
    click(element, ".reset");
    expect(said).toEqual([{ path: "luck", value: undefined }]);
  });

  test("whose default no source gives says that it is assumed", async () => {
    expect(one(await make("luck"), ".assumed").textContent).toBe("angenommen");
    expect(all(await make("skill", 1), ".assumed")).toHaveLength(0);
  });

  test("of an optional object opens with its starting values and shuts without a trace", async () => {
    const element = await make("crowd");
    const said = heard<FieldChange>(element, "rw-change");
    const toggle = one(element, "rw-toggle");
    one<HTMLInputElement>(toggle, "input").click();
    expect(said).toEqual([{ path: "crowd", value: { people: 3 } }]);
    element.value = { people: 3 };
    await settled();
    expect(all(element, "rw-field")).toHaveLength(2);
    one<HTMLInputElement>(toggle, "input").click();
    expect(said.at(-1)).toEqual({ path: "crowd", value: undefined });
  });

  test("inside an object tells its own path", async () => {
    const element = await make("crowd", { people: 3 });
    const said = heard<FieldChange>(element, "rw-change");
    const people = all(element, "rw-field")[0] as FieldElement;
    all<HTMLButtonElement>(one(people, "rw-stepper"), "button")[1]?.click();
    expect(said).toEqual([{ path: "crowd.people", value: 4 }]);
  });

  test("of a list adds, changes and removes items", async () => {
    const element = await make("extras", [{ value: 1, label: "Nebel" }]);
    const said = heard<FieldChange>(element, "rw-change");
    click(element, ".button", 1);
    expect(said.at(-1)?.value).toEqual([{ value: 1, label: "Nebel" }, { value: 1 }]);
    const number = all(element, "rw-field")[0] as FieldElement;
    all<HTMLButtonElement>(one(number, "rw-stepper"), "button")[0]?.click();
    expect(said.at(-1)).toEqual({ path: "extras[0].value", value: 0 });
    click(element, ".button", 0);
    expect(said.at(-1)?.value).toEqual([]);
  });

  test("of a full list offers no more", async () => {
    const element = await make("extras", [{ value: 1 }, { value: 1 }, { value: 1 }]);
    expect(all<HTMLButtonElement>(element, ".button").at(-1)?.disabled).toBe(true);
  });

  test("of a sequence adds at the end, takes out by position, and marks the item that is refused", async () => {
    const element = await make("plan", ["go", "rest", "go"], new Map([["plan[1]", "nötig: etwas anderes"]]));
    const said = heard<FieldChange>(element, "rw-change");
    click(element, ".adds .button", 1);
    expect(said.at(-1)?.value).toEqual(["go", "rest", "go", "rest"]);
    click(element, ".chip", 0);
    expect(said.at(-1)?.value).toEqual(["rest", "go"]);
    expect(all(element, "li").map((li) => li.className)).toEqual(["", "wrong", ""]);
    expect(one(element, ".problem").textContent).toBe("nötig: etwas anderes");
  });
});

describe("a locked field", () => {
  test.each<[string, Json | undefined, string]>([
    ["skill", 3, "Können KN 3 vorgegeben"],
    ["tool.reach", 14.5, "Weite 14,5″ vorgegeben"],
    ["luck", undefined, "Glück 2 vorgegeben"],
    ["wind", "gale", "Wind Sturm vorgegeben"],
    ["blind", true, "blind ja vorgegeben"],
    ["blind", undefined, "blind nein vorgegeben"],
    ["crowd", { people: 2, far: 1.5 }, "Gedränge Leute 2, Abstand 1,5 vorgegeben"],
    ["crowd", undefined, "Gedränge nein vorgegeben"],
    ["extras", [{ value: -1, label: "x" }, { value: 2 }], "Zusätze Zahl −1, Wofür x; Zahl 2 vorgegeben"],
    ["plan", ["go", "rest"], "Folge gehen, ruhen vorgegeben"],
    ["plan", undefined, "Folge – vorgegeben"],
  ])("%s shows what stands in it and is no control", async (path, value, words) => {
    const element = await make(path, value, new Map(), [path]);
    expect(all(element, CONTROLS)).toHaveLength(0);
    expect(one(element, ".fixed").textContent?.replace(/\s+/g, " ").trim()).toBe(words);
    expect(await findings(element)).toEqual([]);
  });

  test("says what is wrong with it", async () => {
    const element = await make("skill", 99, new Map([["skill", "von 0 bis 30"]]), ["*"]);
    expect(one(element, ".problem").textContent).toBe("von 0 bis 30");
  });

  test("inside an object leaves the others free, and the object there", async () => {
    const element = await make("crowd", { people: 2 }, new Map(), ["crowd.people"]);
    expect(all(element, "rw-toggle")).toHaveLength(0);
    const [people, far] = all(element, "rw-field");
    expect(all(people as Element, CONTROLS)).toHaveLength(0);
    expect(all(far as Element, "rw-stepper")).toHaveLength(1);
  });
});
