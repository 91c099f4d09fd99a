import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { all, findings, mount, settled } from "../../../tests/unit/mount.js";
import { addPhrases } from "../../i18n/index.js";
import { asking } from "../../i18n/asking.js";
import { openWhole, procedure, procedureInfo } from "../../engine/index.js";
import { shot, volley } from "../../layout/chronopia/ranged.js";
import { formatPercent } from "../../format/number.js";
import { setAt } from "../../state/input.js";
import "./heat.js";
import type { HeatElement } from "./heat.element.js";
import { svgOf } from "./picture.js";

addPhrases(asking);
beforeAll(() => openWhole());

const make = (): Promise<HeatElement> => mount(html`<rw-heat lang="de" .info=${procedureInfo("chronopia.shot")} .layout=${shot} .input=${shot.start}></rw-heat>`);
const choose = async (element: HeatElement, which: number, path: string): Promise<void> => {
  const select = all<HTMLSelectElement>(element, "select")[which];
  if (!select) throw new Error("no axis to choose");
  select.value = path;
  select.dispatchEvent(new Event("change"));
  await settled();
};
const text = (element: Element | undefined): string => (element?.textContent ?? "").trim();

describe("two inputs at once", () => {
  test("names the chance that it shows, also where the large number is a mean", async () => {
    const element = await mount(html`<rw-heat lang="de" .info=${procedureInfo("chronopia.volley")} .layout=${volley} .input=${volley.start}></rw-heat>`);
    expect(element.shadowRoot?.querySelector("p")?.textContent).toMatch(/^Chance auf mindestens 1 \(Verluste\), in Prozent/);
    expect((await make()).shadowRoot?.querySelector("p")?.textContent).toMatch(/^Chance auf eine Wunde, in Prozent/);
  });

  test("shows in every cell the answer to that input", async () => {
    const element = await make();
    await choose(element, 0, "rangedSkill");
    await choose(element, 1, "armour");
    const columns = all(element, "thead th").slice(1).map((th) => Number(text(th)));
    const rows = all(element, "tbody tr");
    expect(columns.length).toBeGreaterThan(9);
    for (const tr of rows) {
      const armour = Number(text(tr.querySelector("th") ?? undefined));
      for (const [i, td] of [...tr.querySelectorAll("td")].entries()) {
        const answer = procedure("chronopia.shot").ask(setAt(setAt(shot.start, "rangedSkill", columns[i] ?? 0), "armour", armour));
        const chance = answer.ok ? (answer.value.outcomes ?? []).filter(({ id }) => id === "perfect" || id === "wound").reduce((sum, { probability }) => sum + probability, 0) : NaN;
        expect(td.title).toBe(formatPercent(chance, "de"));
      }
    }
    expect(all(element, "td.here")).toHaveLength(1);
  });

  test("takes words too", async () => {
    const element = await make();
    await choose(element, 1, "cover");
    expect(all(element, "tbody th").map(text)).toEqual(["keine Deckung", "leichte Deckung", "schwere Deckung"]);
  });

  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("becomes a picture that says the same", () => {
    const svg = svgOf({ title: "a < b", across: "x", down: "y", columns: ["1", "2"], rows: ["3"], cells: [[0.25, NaN]], words: (cell) => String(cell * 100) }, { paper: "#fff", ink: "#000", full: "#008", font: '"A", serif' });
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect([...parsed.querySelectorAll("text")].map((t) => t.textContent)).toEqual(["a < b", "x →", "y ↓", "1", "2", "3", "25", "–"]);
  });
});
