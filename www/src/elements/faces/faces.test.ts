import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, heard, mount, one, settled, write } from "../../../tests/unit/mount.js";
import { info, odds } from "../../../tests/unit/samples.js";
import type { Test } from "../../engine/index.js";
import "./faces.js";
import type { FacesElement } from "./faces.element.js";

const [d20] = odds.tests as [Test];
const make = (test: Test = d20): Promise<FacesElement> => mount(html`<rw-faces .info=${info} .test=${test}></rw-faces>`);

describe("the faces of a die", () => {
  test("are accessible, as buttons and typed", async () => {
    expect(await findings(await make())).toEqual([]);
    expect(await findings(await make({ ...d20, sides: 100 }))).toEqual([]);
  });

  test("say beforehand what they mean", async () => {
    const element = await make();
    expect(all(element, ".bands li").map((li) => (li.textContent ?? "").replace(/\s+/g, " ").trim())).toEqual(["1–6 gut", "7–20 schlecht"]);
    expect(all(element, ".faces button")[6]?.getAttribute("aria-label")).toBe("7: schlecht");
  });

  test("have a colour only where words explain it", async () => {
    const colours = (element: Element): number => all(element, ".faces [class*=band]").length;
    expect(colours(await make())).toBe(20);
    const plain = await make({ ...d20, sides: 4, bands: [1, 2, 3, 4].map((n) => ({ id: String(n), from: n, to: n })) });
    expect([all(plain, ".bands").length, colours(plain)]).toEqual([0, 0]);
  });

  test("tell the face that came up", async () => {
    const element = await make();
    const said = heard<number>(element, "rw-face");
    expect(all(element, ".faces button")).toHaveLength(20);
    all<HTMLButtonElement>(element, ".faces button")[6]?.click();
    expect(said).toEqual([7]);
  });

  test("of a large die are typed", async () => {
    const element = await make({ ...d20, sides: 100 });
    const said = heard<number>(element, "rw-face");
    write(one(one(element, "rw-stepper"), "input"), "87");
    await settled();
    one<HTMLButtonElement>(element, ".typing .button").click();
    expect(said).toEqual([87]);
  });
});
