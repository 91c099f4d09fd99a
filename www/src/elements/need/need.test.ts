import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import { addPhrases } from "../../i18n/index.js";
import { asking } from "../../i18n/asking.js";
import { openWhole, procedureInfo, questions } from "../../engine/index.js";
import { shot } from "../../layout/chronopia/ranged.js";
import "./need.js";
import type { NeedElement } from "./need.element.js";

addPhrases(asking);
beforeAll(() => openWhole());

const make = (): Promise<NeedElement> => mount(html`<rw-need lang="de" .info=${procedureInfo("chronopia.shot")} .layout=${shot} .input=${shot.start}></rw-need>`);
const row = (element: NeedElement, path: string): string => (one(element, `[data-field="${path}"]`).textContent ?? "").replace(/\s+/g, " ").trim();

describe("what it would take", () => {
  test("is what the package says, field by field", async () => {
    const element = await make();
    const asked = questions("chronopia.shot")?.need(shot.start, { field: "rangedSkill", outcomes: ["perfect", "wound"], chance: 0.75 });
    expect(row(element, "rangedSkill")).toContain(String(asked?.value));
    expect(all(element, "[data-possible=false]").length).toBeGreaterThan(0);
    for (const { dataset } of all<HTMLElement>(element, "[data-field]")) {
      const one = questions("chronopia.shot")?.need(shot.start, { field: dataset["field"] ?? "", outcomes: ["perfect", "wound"], chance: 0.75 });
      expect(dataset["possible"]).toBe(String(one?.possible));
    }
  });

  test("follows the chance that is wanted", async () => {
    const element = await make();
    const before = row(element, "rangedSkill");
    let wanted = 0;
    element.addEventListener("rw-wanted", (event) => (wanted = (event as CustomEvent<number>).detail));
    one(element, "rw-stepper").dispatchEvent(new CustomEvent("rw-step", { detail: { value: 5 } }));
    await settled();
    expect(wanted).toBe(0.05);
    expect(row(element, "rangedSkill")).not.toBe(before);
    expect(row(element, "rangedSkill")).toContain("reicht schon");
  });

  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });
});
