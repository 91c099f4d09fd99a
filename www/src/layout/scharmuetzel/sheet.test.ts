import { beforeAll, expect, test } from "vitest";
import { open, procedure, procedureInfo } from "../../engine/index.js";
import { stepCalculators, turnSheet } from "./sheet.js";

beforeAll(async () => {
  await open(["scharmuetzel"]);
});

interface Step {
  step: number;
  rules: string[];
}

test("every step leads to calculators that rest on one of its rules", () => {
  const answer = procedure(turnSheet.procedure).ask({});
  const steps = answer.ok ? (answer.value["steps"] as Step[]) : [];
  expect(Object.keys(stepCalculators).map(Number).filter((n) => !steps.some((s) => s.step === n))).toEqual([]);
  for (const { step, rules } of steps) {
    for (const id of stepCalculators[step] ?? []) {
      // Whoever tests leadership may take a leader's.
      if (id === "scharmuetzel.leader") continue;
      expect(procedureInfo(id).rules.some((rule) => rules.includes(rule)), `${id} in step ${step}`).toBe(true);
    }
  }
});
