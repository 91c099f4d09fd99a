import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, heard, mount, one } from "../../../tests/unit/mount.js";
import { info, layout, odds } from "../../../tests/unit/samples.js";
import type { AnyPlayed } from "../../engine/index.js";
import "./table.js";
import type { TableElement } from "./table.element.js";

const die = { of: "main", rule: "C-D20", sides: 20, face: 4, result: "good" };
const make = (dice: AnyPlayed["dice"] = [], tests = odds.tests, outcome = "fails") =>
  mount<TableElement>(
    html`<rw-table .info=${info} .layout=${layout} .tests=${tests} .means=${{ good: "works" }} .played=${{ dice, outcome }}></rw-table>`,
  );

describe("a table of faces", () => {
  test("is accessible", async () => {
    expect(await findings(await make([die]))).toEqual([]);
  });

  test("names faces and what they bring, by outcome where one is known", async () => {
    const rows = all(await make(), "tbody tr").map((tr) => (tr.textContent ?? "").replace(/\s+/g, " ").trim());
    expect(rows).toEqual(["1–6 Gelingt", "7–20 Schlecht"]);
  });

  test("marks the row that was rolled", async () => {
    const element = await make([die]);
    expect(all<HTMLElement>(element, "tr[aria-current=true]").map((tr) => tr.dataset["band"])).toEqual(["good"]);
    expect(one<HTMLElement>(element, "[data-face]").dataset["face"]).toBe("4");
    expect(all(await make([{ ...die, of: "other" }]), "tr[aria-current]")).toHaveLength(0);
  });

  test("of several dice shows all, and marks the row that counts", async () => {
    const element = await make([die, { ...die, face: 12, result: "bad" }], odds.tests, "works");
    expect(all<HTMLElement>(element, "[data-face]").map((d) => d.dataset["face"])).toEqual(["4", "12"]);
    expect(all<HTMLElement>(element, "tr[aria-current=true]").map((tr) => tr.dataset["band"])).toEqual(["good"]);
  });

  test("says what a row brings", async () => {
    const element = await make();
    element.notes = { bad: { de: "Nichts gelingt.", en: "Nothing works." } };
    await element.updateComplete;
    expect(all(element, ".note").map((n) => n.textContent)).toEqual(["Nichts gelingt."]);
  });

  test("asks for a roll, and offers none where nothing is rolled", async () => {
    const element = await make();
    const said = heard(element, "rw-roll");
    one<HTMLButtonElement>(element, "button").click();
    expect(said).toHaveLength(1);
    expect(all(await make([], []), "button")).toHaveLength(0);
  });
});
