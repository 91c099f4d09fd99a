import { describe, expect, test } from "vitest";
import { info } from "../../tests/unit/samples.js";
import { fieldAt, fieldOfProblem, getAt, isSet, optionsOf, setAt, tidy } from "./input.js";

const at = (path: string) => {
  const field = fieldAt(info.fields, path);
  if (!field) throw new Error(path);
  return field;
};

describe("input", () => {
  test("setting copies and leaves the rest alone", () => {
    const before = { skill: 1, tool: { reach: 2 } };
    const after = setAt(before, "tool.reach", 3);
    expect(after).toEqual({ skill: 1, tool: { reach: 3 } });
    expect(before.tool.reach).toBe(2);
    expect(setAt(after, "tool.reach", undefined)).toEqual({ skill: 1, tool: {} });
    expect(getAt(after, "tool.reach.deeper")).toBeUndefined();
  });

  test("taking out what was never there makes nothing", () => {
    expect(setAt({ skill: 1 }, "crowd.far", undefined)).toEqual({ skill: 1 });
  });

  test("a value at its default is not set, and is kept out", () => {
    expect(isSet(at("luck"), 2)).toBe(false);
    expect(isSet(at("luck"), 0)).toBe(true);
    expect(tidy(at("luck"), 2)).toBeUndefined();
    expect(tidy(at("luck"), 0)).toBe(0);
    expect(tidy(at("blind"), false)).toBeUndefined();
    expect(tidy(at("skill"), 0)).toBe(0);
    expect(tidy(at("extras"), [])).toBeUndefined();
  });

  test("an optional object is set by being there, one without required parts is not", () => {
    expect(isSet(at("crowd"), { people: 1 })).toBe(true);
    expect(isSet(at("rulings"), {})).toBe(false);
    expect(isSet(at("rulings"), { ties: "lose" })).toBe(true);
  });

  test("finds the field of a problem in a list", () => {
    expect(fieldOfProblem(info.fields, "extras[2].value")?.name).toBe("value");
    expect(fieldOfProblem(info.fields, "plan[1]")?.name).toBe("plan");
    expect(fieldOfProblem(info.fields, "")).toBeUndefined();
  });

  test("a list of words takes its words from its nameless field", () => {
    expect(optionsOf(at("plan")).map((o) => o.id)).toEqual(["go", "rest"]);
    expect(optionsOf(at("wind")).map((o) => o.id)).toEqual(["calm", "gale"]);
  });
});
