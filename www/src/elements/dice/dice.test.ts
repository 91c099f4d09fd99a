import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import { open, procedure, procedureInfo } from "../../engine/index.js";
import type { Input } from "../../engine/index.js";
import { shot } from "../../layout/chronopia/ranged.js";
import "./dice.js";
import type { DiceElement } from "./dice.element.js";

beforeAll(async () => {
  await open();
});

const make = (input: Input | undefined = shot.start): Promise<DiceElement> =>
  mount(html`<rw-dice .info=${procedureInfo("chronopia.shot")} .layout=${shot} .input=${input}></rw-dice>`);
const faces = (element: Element): number[] => all<HTMLElement>(element, ".latest .die").map((d) => Number(d.dataset["face"]));
const own = async (element: DiceElement): Promise<void> => {
  all<HTMLInputElement>(one(element, "rw-choice"), "input")[1]?.click();
  await settled();
};
const tap = async (element: DiceElement, face: number): Promise<void> => {
  all<HTMLButtonElement>(one(element, "rw-faces"), ".faces button")[face - 1]?.click();
  await settled();
};

describe("dice", () => {
  test("are accessible, rolled and one's own", async () => {
    const element = await make();
    element.roll(1);
    element.roll(2);
    await settled();
    expect(await findings(element)).toEqual([]);
    await own(element);
    expect(await findings(element)).toEqual([]);
  });

  test("of a seed are the package's", async () => {
    const element = await make();
    for (const seed of [0, 7, 4294967295]) {
      element.roll(seed);
      await settled();
      expect(faces(element)).toEqual(procedure("chronopia.shot").roll?.(shot.start, seed).dice.map((d) => d.face));
    }
    expect(all(element, ".log .entry")).toHaveLength(2);
  });

  test("without a seed draw one and name it", async () => {
    const element = await make();
    element.roll();
    await settled();
    expect(one(element, ".meta").textContent).toMatch(/Startzahl \d+/);
  });

  test("of one's own can be taken back one by one", async () => {
    const element = await make();
    await own(element);
    await tap(element, 20);
    expect(one(element, "[data-outcome]").getAttribute("data-outcome")).toBe("fumble");
    one<HTMLButtonElement>(element, "[data-action=undo]").click();
    await settled();
    expect(all(element, ".entry")).toHaveLength(0);
    expect(all(element, "[data-action=undo]")).toHaveLength(0);
  });

  test("without an input ask for it", async () => {
    const element = await make();
    element.input = undefined;
    await settled();
    expect(all(element, "[data-action=roll]")).toHaveLength(0);
    expect(element.shadowRoot?.textContent).toContain("fehlen");
    expect(() => element.roll()).not.toThrow();
  });
});
