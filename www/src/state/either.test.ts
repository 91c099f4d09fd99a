import { describe, expect, test } from "vitest";
import { choose, eitherOf, isHead, isNeeded, isUsed, others, wayOf } from "./either.js";
import type { Either } from "./either.js";

const either: Either = {
  label: "form.more",
  ways: [
    { label: "form.more", fields: ["list[].class", "list[].level"], start: { "list[].class": "fighter", "list[].level": 3 } },
    { label: "form.more", fields: ["list[].dice", "list[].level"], start: { "list[].dice": "2" } },
  ],
};
const all = [either];

describe("one of several ways", () => {
  test("is told by the field that is filled in", () => {
    expect(wayOf(either, { list: [{ class: "fighter" }, { dice: "2" }] }, "list[0].level", new Map())).toBe(0);
    expect(wayOf(either, { list: [{ class: "fighter" }, { dice: "2" }] }, "list[1].level", new Map())).toBe(1);
  });

  test("stays while its field is empty, each item for itself", () => {
    const chosen = new Map([["list[1].class", 1]]);
    expect(wayOf(either, { list: [{}, {}] }, "list[1].dice", chosen)).toBe(1);
    expect(wayOf(either, { list: [{}, {}] }, "list[0].dice", chosen)).toBe(0);
  });

  test("shows its own fields, and those of no choice", () => {
    const input = { list: [{ dice: "2" }] };
    expect(["class", "dice", "level", "other"].map((name) => isUsed(all, input, `list[0].${name}`))).toEqual([false, true, true, true]);
    expect(isUsed(undefined, input, "list[0].class")).toBe(true);
  });

  test("takes the others away when it is chosen", () => {
    expect(choose(either, 1, "list[2].class")).toEqual([["list[2].class", undefined], ["list[2].level", undefined], ["list[2].dice", "2"]]);
    expect(others(all, "list[0].dice")).toEqual(["list[0].class"]);
    expect(others(all, "list[0].level")).toEqual([]);
  });

  test("stands before its first field", () => {
    expect(isHead(either, "list[4].class")).toBe(true);
    expect(isHead(either, "list[4].dice")).toBe(false);
    expect(eitherOf(all, "list[0].name")).toBeUndefined();
    expect([isNeeded(all, "list[0].level"), isNeeded(all, "list[0].dice"), isNeeded(all, "list[0].name")]).toEqual([true, true, false]);
  });
});
