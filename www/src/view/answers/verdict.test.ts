import { describe, expect, test } from "vitest";
import { info, odds } from "../../../tests/unit/samples.js";
import type { AnyOdds } from "../../engine/index.js";
import { addPhrases } from "../../i18n/index.js";
import { targeting } from "../../i18n/targeting.js";
import type { Big } from "../../layout/index.js";
import { flags, sentence, verdict } from "./verdict.js";

addPhrases(targeting);

const said = (title: string, big: Big, because: string, label = title): string =>
  sentence({ ...info, title: { de: title, en: title } }, label, big, { ...odds, because: { de: because, en: because } } as AnyOdds, "de");

describe("the sentence to pass on", () => {
  test("is the reason alone where it holds the answer", () => {
    expect(said("Sichtlinie", { text: "ist frei", word: true }, "die Sichtlinie ist frei")).toBe("Die Sichtlinie ist frei.");
    expect(said("Führung für die Moralprobe", { text: "12", often: "als Führung" }, "Die höchste eigene Führung zählt: 12.")).toBe(
      "Die höchste eigene Führung zählt: 12.",
    );
  });

  test("has title and answer before a reason that does not hold it", () => {
    expect(said("Sichtlinie", { text: "ist versperrt", word: true }, "Figuren stehen auf der Sichtlinie")).toBe(
      "Sichtlinie: ist versperrt. Figuren stehen auf der Sichtlinie.",
    );
    expect(said("Kosten der Zauber", { text: "10", often: "Punkte" }, "Jeder Magier zahlt selbst.")).toBe(
      "Kosten der Zauber: 10 Punkte. Jeder Magier zahlt selbst.",
    );
  });

  test("does not name its title again where the answer does", () => {
    expect(said("Deckung", { text: "keine Deckung", word: true }, "kein Gelände deckt das Ziel")).toBe(
      "Keine Deckung. Kein Gelände deckt das Ziel.",
    );
  });

  test("answers a question in a sentence of its own", () => {
    expect(said("Furcht fällig?", { text: "ist fällig", word: true }, "fällig bei Sichtlinie", "Eine Probe")).toBe(
      "Eine Probe ist fällig. Fällig bei Sichtlinie.",
    );
  });
});

describe("the line below the answer", () => {
  const needs = (because: string): readonly string[] | undefined =>
    verdict({ label: "lineOfSight.big", says: flags({ allowed: "lineOfSight.yes" }, "lineOfSight.no") }).needs?.(
      { ...odds, allowed: true, because: { de: because, en: because } } as AnyOdds,
      info,
      "de",
    );

  test("gives the reason, but does not say the answer again", () => {
    expect(needs("das Ziel steht im Freien")).toEqual(["Das Ziel steht im Freien"]);
    expect(needs("die Sichtlinie ist frei")).toEqual([]);
  });
});
