import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, heard, mount, one } from "../../../tests/unit/mount.js";
import "./choice.js";
import type { ChoiceElement } from "./choice.element.js";
import { choiceStyles } from "./choice.styles.js";

const make = (label: string, words: string[], value = "0"): Promise<ChoiceElement> =>
  mount(html`<rw-choice label=${label} .options=${words.map((w, i) => ({ id: String(i), label: w }))} .value=${value}></rw-choice>`);
const texts = (element: Element): (string | null)[] => all(element, ".row span").map((s) => s.textContent);

describe("a choice", () => {
  test("is accessible", async () => {
    expect(await findings(await make("Wind", ["still", "Sturm"]))).toEqual([]);
  });

  test("tells the chosen word and shows which one stands", async () => {
    const element = await make("Wind", ["still", "Sturm"], "1");
    const said = heard<string>(element, "rw-choose");
    expect(all<HTMLInputElement>(element, "input").map((i) => i.checked)).toEqual([false, true]);
    all<HTMLInputElement>(element, "input")[0]?.click();
    expect(said).toEqual(["0"]);
  });

  test("does not repeat a word that the name says already", async () => {
    expect(texts(await make("Deckung", ["keine Deckung", "leichte Deckung"]))).toEqual(["keine", "leichte"]);
    expect(texts(await make("Schutz", ["keine Deckung", "leichte Deckung"]))).toEqual(["keine Deckung", "leichte Deckung"]);
    expect(texts(await make("Cover", ["no cover", "light cover"]))).toEqual(["no cover", "light cover"]);
  });

  test("breaks no word where there is room: a row that is too narrow goes on below", () => {
    const style = choiceStyles.cssText.replace(/\s+/g, " ");
    const narrowest = /@container \(max-width: 18em\) \{(?:[^{}]*\{[^}]*\})*[^{}]*\}/;
    expect(style).toMatch(narrowest);
    expect(style.replace(narrowest, "")).not.toContain("anywhere");
    expect(style).toMatch(/ \.row \{[^}]*flex-wrap: wrap/);
    expect(style).toMatch(/ label \{[^}]*min-width: min-content/);
  });

  test("folds very many words around the chosen one; a tap shuts it again, a key does not", async () => {
    const words = Array.from({ length: 9 }, (_, i) => `Wort ${i}`);
    const element = await make("Klasse", words, "3");
    expect(await findings(element)).toEqual([]);
    const fold = one<HTMLDetailsElement>(element, "details");
    expect([fold.open, one(element, "summary").textContent?.trim()]).toEqual([false, "Wort 3"]);
    fold.open = true;
    const [first, second] = all<HTMLInputElement>(element, "input");
    first?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(fold.open).toBe(true);
    second?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(fold.open).toBe(false);
    expect(one<HTMLDetailsElement>(await make("Klasse", words, ""), "details").open).toBe(true);
  });

  test("sorts very many words as the reader looks them up, few stay in the order of the rules", async () => {
    const words = ["Zauberer", "Kleriker", "Kämpfer", "Dieb", "Barde", "Narr", "Hexe", "Druide", "Barbar"];
    expect(texts(await make("Klasse", words))).toEqual(["Barbar", "Barde", "Dieb", "Druide", "Hexe", "Kämpfer", "Kleriker", "Narr", "Zauberer"]);
    expect(texts(await make("Klasse", words.slice(0, 3)))).toEqual(["Zauberer", "Kleriker", "Kämpfer"]);
  });

  test("four words stand side by side while they are short, else two by two", async () => {
    const shape = async (words: string[]): Promise<string> => one(await make("Art", words), ".row").className;
    expect(await shape(["nichts", "Furcht", "Schrecken", "Horror"])).toBe("row tight");
    expect(await shape(["Zoll", "Sichtlinie", "selbst", "Beschwörung"])).toBe("row pairs");
  });

  test("long words stand below one another", async () => {
    expect(one(await make("Lesart", ["nur der Zielwert zählt", "x"]), ".row").classList.contains("tall")).toBe(true);
  });
});
