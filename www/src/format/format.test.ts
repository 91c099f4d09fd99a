import { describe, expect, test } from "vitest";
import { parseFraction, shortFraction, sumFractions } from "./fraction.js";
import { formatAligned, formatDice, formatNumber, formatPercent, formatShares, formatSigned, parseNumber } from "./number.js";
import { often } from "./often.js";

const shot = { one: "Schuss", many: "Schüssen", feminine: false };
const volley = { one: "Salve", many: "Salven", feminine: true };
const english = { one: "shot", many: "shots", feminine: false };

describe("dice", () => {
  test.each([
    ["1W8+1", "1W8+1", "1d8+1"],
    ["2d6 − 1", "2W6 − 1", "2d6 − 1"],
    ["w6", "W6", "d6"],
    ["1d6+1d4", "1W6+1W4", "1d6+1d4"],
    ["4+1", "4+1", "4+1"],
    ["Wald 6", "Wald 6", "Wald 6"],
  ])("%s reads %s in German and %s in English", (text, de, en) => expect([formatDice(text, "de"), formatDice(text, "en")]).toEqual([de, en]));
});

describe("numbers that people type", () => {
  test.each([
    ["12", 12],
    [" 14,5 ", 14.5],
    ["14.5", 14.5],
    ["-3", -3],
    ["−3", -3],
    ["+2", 2],
    [",5", 0.5],
    ["5,", 5],
  ])("%s is a number", (text, value) => expect(parseNumber(text, "de")).toBe(value));

  test.each(["", " ", "abc", "1e3", "0x10", "1.000,5", "1,2,3", "--1", "Infinity", "NaN", "12 Zoll"])("%s is none", (text) =>
    expect(parseNumber(text, "de")).toBeUndefined(),
  );

  test("1.000 is a thousand in German, and one in English; other points are decimal signs in both", () => {
    expect(["1.000", "-12.000", "100.000"].map((text) => parseNumber(text, "de"))).toEqual([1000, -12000, 100000]);
    expect(["1.500", "1,000", "1.0000", "1.00", "1000.000"].map((text) => parseNumber(text, "de"))).toEqual([1.5, 1, 1, 1, 1000]);
    expect(parseNumber("1.000", "en")).toBe(1);
  });
});

describe("numbers that people read", () => {
  test("use the language's decimal sign and a real minus", () => {
    expect(formatNumber(14.5, "de")).toBe("14,5");
    expect(formatNumber(14.5, "en")).toBe("14.5");
    expect(formatNumber(-4, "de")).toBe("−4");
    expect(formatSigned(3, "de")).toBe("+3");
    expect(formatSigned(0, "de")).toBe("±0");
    expect(formatSigned(-8, "en")).toBe("−8");
  });

  test("in a column every chance has its tenths, but for 0 and 1", () => {
    const shown = [0.05, 0.1375, 1, 0, 0.00001].map((p) => formatAligned(p, "de"));
    expect(shown).toEqual(["5,0\u00a0%", "13,8\u00a0%", "100\u00a0%", "0\u00a0%", "<\u00a00,1\u00a0%"]);
    expect(formatAligned(0.05, "en", "1/20")).toBe("5.0%");
  });

  test("a chance reads 0 % or 100 % only when it is exactly that", () => {
    expect(formatPercent(0, "de")).toBe("0\u00a0%");
    expect(formatPercent(1, "de", "1")).toBe("100\u00a0%");
    expect(formatPercent(4095 / 4096, "de", "4095/4096")).toBe(">\u00a099,9\u00a0%");
    expect(formatPercent(1, "en", "99999999999999999999/100000000000000000000")).toBe(">\u00a099.9%");
    expect(formatPercent(0, "en", "1/100000000000000000000")).toBe("<\u00a00.1%");
    expect(formatPercent(0.0004, "de")).toBe("<\u00a00,1\u00a0%");
  });

  test("halves round up, as in the package's sentences", () => {
    expect(formatPercent(57 / 400, "de", "57/400")).toBe("14,3\u00a0%"); // 14.25
    expect(formatPercent(13 / 40, "de", "13/40")).toBe("32,5\u00a0%");
    expect(formatPercent(0.05, "de", "1/20")).toBe("5\u00a0%");
  });

  test("equal chances read equal, and the same in every place", () => {
    const shares = (...fractions: string[]): string[] => {
      const part = (f: string, i: number): number => Number(f.split("/")[i]);
      return formatShares(fractions.map((fraction) => ({ probability: part(fraction, 0) / part(fraction, 1), fraction })), "en");
    };
    expect(shares("7/80", "7/80", "33/40")).toEqual(["8.8%", "8.8%", "82.5%"]);
    expect(shares("63/400", "11/400", "163/200")).toEqual(["15.8%", "2.8%", "81.5%"]);
    expect(formatShares([1 / 3, 1 / 3, 1 / 3].map((probability) => ({ probability })), "en")).toEqual(["33.3%", "33.3%", "33.3%"]);
    expect(formatShares([{ probability: 1, fraction: "1" }], "de")).toEqual(["100\u00a0%"]);
  });

  test("halves round up where the computer's number lies just below", () => {
    expect((201 / 400) * 1000).toBeLessThan(502.5);
    for (const fraction of ["201/400", undefined]) {
      expect(formatPercent(201 / 400, "en", fraction)).toBe("50.3%");
      expect(formatShares([{ probability: 201 / 400, fraction }], "en")).toEqual(["50.3%"]);
    }
  });

  test("a share too small for its column is not nothing", () => {
    expect(formatShares([{ probability: 0.00001 }, { probability: 0.99999 }], "de")).toEqual([
      "<\u00a00,1\u00a0%",
      ">\u00a099,9\u00a0%",
    ]);
  });
});

describe("fractions", () => {
  test("add up exactly and reduced", () => {
    expect(sumFractions(["1/20", "11/40"])).toBe("13/40");
    expect(sumFractions(["1/2", "1/2"])).toBe("1");
    expect(sumFractions([])).toBe("0");
    expect(sumFractions(["1/3", undefined])).toBeUndefined();
    expect(sumFractions(["1/100000000000000000000", "1/100000000000000000000"])).toBe("1/50000000000000000000");
  });

  test("a zero below the line is no fraction", () => {
    expect(parseFraction("1/0")).toBeUndefined();
    expect(parseFraction("0,5")).toBeUndefined();
  });

  test("long ones and whole ones are left to the percentage", () => {
    expect(shortFraction("13/40")).toBe("13/40");
    expect(shortFraction("1")).toBeUndefined();
    expect(shortFraction("123456789/987654321")).toBeUndefined();
  });
});

describe("how often, in words", () => {
  test.each([
    [1 / 3, "jeder dritte Schuss"],
    [0.325, "etwa jeder dritte Schuss"],
    [0.1875, "etwa jeder fünfte Schuss"],
    [0.5, "jeder zweite Schuss"],
    [0.66, "etwa zwei von drei Schüssen"],
    [0.05, "jeder 20. Schuss"],
    [0.9, "neun von zehn Schüssen"],
    [0.99, "fast jeder Schuss"],
    [1, "jeder Schuss"],
    [0, "kein Schuss"],
    [0.0001, "so gut wie kein Schuss"],
  ])("%d: %s", (p, words) => expect(often(p, "de", shot)).toBe(words));

  test("follows the gender of the noun", () => {
    expect(often(1 / 3, "de", volley)).toBe("jede dritte Salve");
    expect(often(0, "de", volley)).toBe("keine Salve");
  });

  test("speaks English too", () => {
    expect(often(0.325, "en", english)).toBe("about one shot in three");
    expect(often(2 / 3, "en", english)).toBe("two shots in three");
    expect(often(0.99, "en", english)).toBe("almost every shot");
  });

  test("never says the complement, and is never far off", () => {
    for (let i = 1; i < 1000; i += 1) {
      const p = i / 1000;
      const words = often(p, "en", english);
      const match = /(one|two|three|four|five|six|seven|eight|nine) shots? in (\w+)/.exec(words);
      if (!match) continue;
      const names = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
      const k = names.indexOf(match[1] ?? "");
      const n = names.includes(match[2] ?? "") ? names.indexOf(match[2] ?? "") : Number(match[2]);
      expect(Math.abs(k / n - p), `${p}: ${words}`).toBeLessThan(Math.max(0.06, p * 0.2));
    }
  });
});
