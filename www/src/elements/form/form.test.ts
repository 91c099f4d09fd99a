import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, heard, mount, one, settled } from "../../../tests/unit/mount.js";
import { info, layout } from "../../../tests/unit/samples.js";
import type { Input } from "../../engine/index.js";
import "./form.js";
import type { FormElement } from "./form.element.js";

const make = (input: Input, restsOn: string[] = []): Promise<FormElement> =>
  mount(html`<rw-form .info=${info} .layout=${layout} .input=${input} .restsOn=${restsOn}></rw-form>`);
const paths = (element: Element): (string | null)[] => all<HTMLElement>(element, "rw-field").map((f) => f.dataset["path"] ?? null);

describe("a form", () => {
  test("is accessible", async () => {
    expect(await findings(await make({ ...layout.start, blind: true, crowd: { people: 2 } }, ["ties"]))).toEqual([]);
  });

  test("shows the main fields, and the others folded", async () => {
    const element = await make(layout.start);
    expect(paths(element).slice(0, 2)).toEqual(["skill", "tool.reach"]);
    expect(one<HTMLDetailsElement>(element, "details").open).toBe(false);
    expect(all(element, ".count")).toHaveLength(0);
  });

  test("counts what is set in the fold, and opens it", async () => {
    const element = await make({ ...layout.start, wind: "gale", crowd: { people: 2 } });
    expect(one(element, ".count").textContent).toBe("2 gesetzt");
    expect(one<HTMLDetailsElement>(element, "details").open).toBe(true);
    element.input = layout.start;
    await settled();
    expect(all(element, ".count")).toHaveLength(0);
    expect(one<HTMLDetailsElement>(element, "details").open).toBe(true); // not shut under the thumb
  });

  test("a field that means nothing without another is not shown, nor counted", async () => {
    expect(paths(await make({ ...layout.start, luck: 4 }))).not.toContain("luck");
    const element = await make({ ...layout.start, luck: 4, blind: true });
    expect(paths(element)).toContain("luck");
    expect(one(element, ".count").textContent).toBe("2 gesetzt");
  });

  test("offers the rulings that matter, and those that are set", async () => {
    expect(paths(await make(layout.start))).not.toContain("rulings.ties");
    expect(paths(await make(layout.start, ["ties"]))).toContain("rulings.ties");
    expect(paths(await make({ ...layout.start, rulings: { ties: "lose" } }))).toContain("rulings.ties");
  });

  test("asks for a reset", async () => {
    const element = await make(layout.start);
    const said = heard(element, "rw-reset");
    all<HTMLButtonElement>(element, "button").at(-1)?.click();
    expect(said).toHaveLength(1);
  });
});

describe("a form with locked fields", () => {
  const locked = (input: Input, ...paths: string[]): Promise<FormElement> =>
    mount(html`<rw-form .info=${info} .layout=${layout} .input=${input} .locked=${new Set(paths)}></rw-form>`);

  test("still shows them, but for what is seldom used and says nothing", async () => {
    const element = await locked(layout.start, "skill", "wind", "crowd");
    expect(paths(element)).toContain("skill");
    expect(paths(element)).not.toContain("wind");
    expect(paths(await locked({ ...layout.start, wind: "gale" }, "wind"))).toContain("wind");
  });

  test("offers nothing to change where all are", async () => {
    const element = await locked(layout.start, "*");
    expect(all(element, "button")).toHaveLength(0);
    expect(all(element, "details")).toHaveLength(0);
  });
});
