import { describe, expect, test } from "vitest";
import { group } from "./shooting.js";

describe("the steps of a group", () => {
  test("say who shoots at whom in words, and leave what a caller wrote", () => {
    expect(group.stepLabel?.("1, 2→3; 3→1", "de")).toBe("Schützen 1, 2 auf Ziel 3; Schützen 3 auf Ziel 1");
    expect(group.stepLabel?.("1→1", "en")).toBe("Shooters 1 at target 1");
    expect(group.stepLabel?.("Wind → 2", "de")).toBe("Wind → 2");
  });
});
