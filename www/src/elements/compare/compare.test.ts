import { html, render } from "lit";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { all, findings, one, settled } from "../../../tests/unit/mount.js";
import { addPhrases } from "../../i18n/index.js";
import { asking } from "../../i18n/asking.js";
import { openWhole, procedureInfo, questions } from "../../engine/index.js";
import type { Input } from "../../engine/index.js";
import { shot } from "../../layout/chronopia/ranged.js";
import "./compare.js";
import type { CompareElement } from "./compare.element.js";

addPhrases(asking);
beforeAll(() => openWhole());

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
});

const show = async (input: Input, state = "v=1"): Promise<CompareElement> => {
  render(html`<rw-compare lang="de" .info=${procedureInfo("chronopia.shot")} .layout=${shot} .input=${input} .state=${state}></rw-compare>`, place);
  await settled();
  return place.firstElementChild as CompareElement;
};
const press = async (element: CompareElement, action: string): Promise<void> => {
  one<HTMLButtonElement>(element, `[data-action=${action}]`).click();
  await settled();
};
const OTHER: Input = { ...shot.start, rangedSkill: 16, cover: "heavy" };

describe("two states side by side", () => {
  test("differ as the package says, with what makes it", async () => {
    const element = await show(shot.start);
    await press(element, "remember");
    expect(element.shadowRoot?.textContent).toContain("gemerkte Stand");
    await show(OTHER, "v=1&f=16");
    const said = questions("chronopia.shot")?.compare(shot.start, OTHER, { outcomes: ["perfect", "wound"] });
    expect(all<HTMLElement>(element, "[data-outcome]").map((tr) => tr.dataset["outcome"])).toEqual(said?.measures.map(({ id }) => id));
    expect(all<HTMLElement>(element, "[data-path]").map((li) => li.dataset["path"])).toEqual(said?.inputs.map(({ path }) => path));
    expect(said?.inputs.map(({ path }) => path).toSorted()).toEqual(["cover", "rangedSkill"]);
    // What is left out has its default's name.
    expect(one(element, "[data-path=cover]").textContent).toContain("keine Deckung → schwere Deckung");
    expect(one(element, "a").getAttribute("href")).toBe("#/chronopia/shot?v=1");
    expect(await findings(element)).toEqual([]);
    await press(element, "forget");
    expect(all(element, "table")).toEqual([]);
  });
});
