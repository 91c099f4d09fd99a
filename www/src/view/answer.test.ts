import { describe, expect, test } from "vitest";
import { info, layout, odds } from "../../tests/unit/samples.js";
import type { AnyOdds, AnyPlayed, Chance, Test } from "../engine/index.js";
import { addPhrases } from "../i18n/index.js";
import type { CountAnswer, Layout } from "../layout/index.js";
import { need, needsOf, playedLabel, playedOutcome, singles } from "./answer.js";

addPhrases({
  "need.game.high.least": { de: "ab {n}", en: "on {n} or more" },
  "need.game.high.never": { de: "nie", en: "never" },
  "need.game.high.always": { de: "immer", en: "always" },
  "need.game.high.again": { de: "erst eine {n}", en: "first a {n}" },
});

const roll = (of: string, target: number, ...bands: [id: string, to: number][]): Test => {
  const from = (i: number): number => (bands[i - 1]?.[1] ?? 0) + 1;
  return { of, rule: "C-D20", sides: 6, target, bands: bands.map(([id, to], i) => ({ id, from: from(i), to })) } as Test;
};

describe("what a roll needs", () => {
  test.each<[Test, string]>([
    [roll("high", 5, ["bad", 4], ["good", 6]), "ab 5"],
    [roll("high", 5, ["bad", 4], ["good", 5], ["best", 6]), "ab 5"],
    [roll("high", 6, ["bad", 5], ["good", 6]), "ab 6"],
    [roll("high", 7, ["bad", 5], ["best", 6]), "ab 6"],
    [roll("high", 7, ["bad", 6]), "nie"],
    [roll("high", 0, ["bad", 1], ["good", 6]), "ab 2"],
    [roll("high", 1, ["good", 6]), "immer"],
    [roll("high", 8, ["bad", 5], ["again", 6]), "erst eine 6"],
    [roll("main", 3, ["good", 3], ["bad", 6]), "Hauptwurf: 3 oder weniger"],
    [roll("main", 6, ["good", 6]), "Hauptwurf: gelingt immer"],
  ])("%o", (one, said) => {
    expect(need(one, info, "de")).toBe(said);
  });

  test("is told once for each roll, in the order asked for", () => {
    const tests = [roll("main", 3, ["good", 3], ["bad", 6]), roll("high", 5, ["bad", 4], ["good", 6]), roll("high", 4, ["bad", 3], ["good", 6])];
    expect(needsOf("high", "other", "main")({ ...odds, tests } as AnyOdds, info, "de")).toEqual(["ab 5", "Hauptwurf: 3 oder weniger"]);
  });
});

describe("single outcomes behind a count", () => {
  const answer = { singles: { value: "each", label: "activation.single" } } as CountAnswer;
  const chance = (id: string, probability: number): Chance<string> => ({ id, rule: "C-D20", probability });

  test("may come as one list for each, alike ones together", () => {
    const each = [[chance("works", 1)], [chance("fails", 1)], [chance("works", 1)]];
    expect(singles(answer, { ...odds, each } as AnyOdds, "de").map((s) => s.title)).toEqual(["Handlung 1, 3", "Handlung 2"]);
  });
});

describe("what was played", () => {
  const played = (outcome: unknown): AnyPlayed => ({ outcome }) as AnyPlayed;

  test("is named by its outcome, wherever that stands", () => {
    expect(playedLabel(layout, info, played("works"), "de")).toBe("Gelingt");
    const own = { ...layout, answer: { kind: "own", result: "end" } } as unknown as Layout;
    expect(playedOutcome(own, played({ end: "fails", round: 2 }))).toBe("fails");
    expect(playedLabel(own, info, played({ end: "fails", round: 2 }), "de")).toBe("Misslingt");
    expect(playedLabel(own, info, played({ round: 2 }), "de")).toBe("");
  });
});
