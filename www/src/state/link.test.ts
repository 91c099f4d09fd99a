import { describe, expect, test } from "vitest";
import { info, layout } from "../../tests/unit/samples.js";
import type { Input } from "../engine/index.js";
import { getAt } from "./input.js";
import { readLink, writeLink } from "./link.js";

const FULL: Input = {
  skill: 12,
  tool: { reach: 14.5 },
  wind: "gale",
  luck: -3,
  blind: true,
  crowd: { people: 4, far: 2.25 },
  extras: [{ value: -2, label: "Nebel + Regen & „Wind“, dicht = 1" }, { value: 1 }],
  plan: ["go", "rest", "go"],
  rulings: { ties: "lose" },
};

const write = (input: Input): string => writeLink(layout, info.fields, input);
const read = (query: string) => readLink(layout, info.fields, query);

describe("links", () => {
  test("a full input comes back whole", () => {
    const opened = read(write(FULL));
    expect(opened.input).toEqual(FULL);
    expect([opened.unknown, opened.bad, opened.filled, opened.newer, opened.unversioned]).toEqual([[], [], [], false, false]);
  });

  test("carry a version and nothing that gets broken on the way", () => {
    expect(write(FULL)).toMatch(/^v=1&/);
    expect(write(FULL)).not.toMatch(/[+\s"'()<>[\]*~!“„]/);
  });

  test("hold the smallest number without an exponent, as the reader takes it", () => {
    for (const reach of [1e-7, 1e-6, 0.0001, 0, 1e-30]) {
      const link = write({ skill: 1, tool: { reach } });
      expect(link).not.toMatch(/w=.*e/);
      const opened = read(link);
      expect(opened.bad).toEqual([]);
      expect(getAt(opened.input, "tool.reach")).toBe(reach < 1e-6 ? 0 : reach);
      expect(write(opened.input)).toBe(link);
    }
    expect(read("v=1&k=1&w=0.00000001").input).toEqual({ skill: 1, tool: { reach: 0 } });
  });

  test("are short: defaults are left out, required fields never", () => {
    expect(write(layout.start)).toBe("v=1&k=10&w=12");
  });

  test("an emptied required field stays empty", () => {
    const link = write({ tool: { reach: 5 } });
    expect(link).toBe("v=1&k=&w=5");
    expect(read(link).input).toEqual({ tool: { reach: 5 } });
    expect(read(link).filled).toEqual([]);
  });

  test("what a link does not name is not taken from anywhere but the defaults", () => {
    expect(read("v=1&k=3&w=4").input).toEqual({ skill: 3, tool: { reach: 4 } });
  });

  test("a forgotten required field gets the starting value and is told", () => {
    expect(read("v=1&k=3")).toMatchObject({ input: { skill: 3, tool: { reach: 12 } }, filled: ["tool.reach"] });
    expect(read("v=1&k=3&w=4&c=1")).toMatchObject({ input: { crowd: { people: 3 } }, filled: ["crowd.people"] });
  });

  test.each(["k=99", "k=1.5", "k=1e1", "k=NaN", "k=abc", "k=%E0", "k=0x1"])("%s is told as not allowed", (part) => {
    const opened = read(`v=1&${part}&w=4`);
    expect(opened.bad).toEqual(["skill"]);
    expect(opened.input).toEqual({ skill: 10, tool: { reach: 4 } });
  });

  test("forbidden words, items and rulings are refused one by one", () => {
    const opened = read("v=1&k=1&w=1&i=hail&p=go,fly&e=77&e=2&r=ties.draw&r=luck.good&b=yes");
    expect(opened.bad.sort()).toEqual(["blind", "extras", "plan", "wind"]);
    expect(opened.unknown).toEqual(["r=ties.draw", "r=luck.good"]);
    expect(opened.input).toEqual({ skill: 1, tool: { reach: 1 }, extras: [{ value: 2 }] });
  });

  test("a list longer than allowed is cut and told", () => {
    const opened = read("v=1&k=1&w=1&e=1&e=2&e=3&e=4");
    expect(opened.input["extras"]).toHaveLength(3);
    expect(opened.bad).toEqual(["extras"]);
  });

  test("unknown names, newer and missing versions are noticed", () => {
    expect(read("v=1&k=1&w=1&zz=5").unknown).toEqual(["zz=5"]);
    expect(read("v=2&k=1&w=1").newer).toBe(true);
    expect(read("k=1&w=1").unversioned).toBe(true);
    expect(read("v=eins&k=1&w=1").unversioned).toBe(true);
  });

  test("no text at all makes it throw", () => {
    for (const junk of ["", "&&&", "=", "%", "v", "k", "e=,", "__proto__=1", "constructor=1", "r=.", "e=,,,,"]) {
      expect(() => read(junk)).not.toThrow();
    }
  });
});
