import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import { info, odds } from "../../../tests/unit/samples.js";
import { addPhrases } from "../../i18n/index.js";
import { targeting } from "../../i18n/targeting.js";
import type { Target } from "./targets.element.js";
import "./targets.js";

addPhrases(targeting);

const note = (de: string) => ({ rule: "C-R-ARC", because: { de, en: de } });
const plain: Target = { ...note("steht nahe"), name: "Goblin", allowed: true, distance: 7.5, cover: { cover: "light", ...note("Busch") }, steps: [] };
const tested: Target = {
  ...plain,
  name: "#2",
  test: { rule: "C-R-OPPORTUNITY", roll: odds.tests[0]!, outcomes: [{ id: "works", rule: "C-D20", probability: 0.3, fraction: "3/10" }] },
};
const hidden: Target = {
  ...plain,
  allowed: false,
  spotting: { allowed: true, ...note("dann zu sehen") },
  range: { band: "short", ...note("kurze Reichweite") },
  melee: note("Freunde im Weg"),
  steps: [{ ok: false, ...note("versteckt") }],
};
const make = (targets: Target[]) => mount(html`<rw-targets .info=${info} .targets=${targets}></rw-targets>`);
const text = (element: Element, n = 0) => (all(element, "ul > li")[n]?.textContent ?? "").replace(/\s+/g, " ");

describe("targets", () => {
  test("are accessible", async () => {
    expect(await findings(await make([plain, tested, hidden]))).toEqual([]);
  });

  test("say whether, by which rule, why, and with which cover", async () => {
    const element = await make([plain]);
    expect(text(element)).toContain("Goblin 7,5″ ✓ erlaubt");
    expect(text(element)).toContain("Steht nahe C-R-ARC");
    expect(text(element)).toContain("Deckung: leichte");
  });

  test("name the test that comes first, and its chance", async () => {
    const element = await make([tested]);
    expect(text(element)).toContain("erlaubt nach Führungsprobe");
    expect(one(element, "[data-part=test]").textContent).toContain("3/10");
    const { roll: _, ...unknown } = tested.test!;
    expect(text(await make([{ ...tested, test: { ...unknown, outcomes: [] } }]))).toContain("sobald die Führung");
  });

  test("tell what an action would change, and keep the checks at hand", async () => {
    const element = await make([hidden]);
    expect(text(element)).toContain("✗ nicht erlaubt");
    expect(text(element)).toContain("Nach einer Handlung Spähen: erlaubt");
    expect(text(element)).toContain("Freunde im Weg");
    expect(one(one(element, "rw-verdict"), "li.no").textContent).toContain("Versteckt");
  });
});
