/** The one door to the package: nothing else in the page imports it. */
import { chronopia, init, RegelwerkError, version } from "regelwerk";
import { catalog } from "regelwerk/catalog";
import type { FieldInfo, ProcedureInfo, RuleInfo, RulingInfo } from "regelwerk/catalog";
import type { Band, Chance, Problem, Rolled, RulingUse, Step, Test, Text } from "regelwerk";

export type { Band, Chance, FieldInfo, Problem, ProcedureInfo, Rolled, RuleInfo, RulingInfo, RulingUse, Step, Test, Text };
export { catalog, init, RegelwerkError, version };

export type Json = string | number | boolean | Json[] | { [key: string]: Json };
export type Input = { [key: string]: Json };

/** What every answer carries, whatever its procedure adds. */
export interface Tail {
  breakdown: Step[];
  explanation: Text;
  rulings: RulingUse[];
  assumptions: string[];
}

/** Odds as a set of outcomes, as whole distributions by count, over rounds; or what a rule says without dice. */
export interface AnyOdds extends Tail {
  tests: Test[];
  outcomes?: Chance<string>[];
  [extra: string]: unknown;
}

export interface AnyPlayed extends Tail {
  dice: Rolled[];
  seed?: number;
  /** The id of an outcome, or counts by name. */
  outcome: string | { [count: string]: unknown };
}

export type AnyResolved = { kind: "next"; next: Test; dice: Rolled[] } | ({ kind: "result" } & AnyPlayed);
export type Answer = { ok: true; value: AnyOdds } | { ok: false; error: RegelwerkError };

export interface Procedure {
  /** The answer, or why there is none. */
  ask(input: Input): Answer;
  /** Left out where nothing is rolled. */
  roll?(input: Input, seed?: number): AnyPlayed;
  resolve?(input: Input, faces: number[]): AnyResolved;
}

type Tried = { ok: true; value: Partial<AnyOdds> & { because?: Text } } | { ok: false; error: RegelwerkError };
type Packed = { tryOdds?(input: Input): Tried; tryAnswer?(input: Input): Tried } & Pick<Procedure, "roll" | "resolve">;

// The page picks procedures by name from the catalogue; the package types each of them by itself.
const systems: Record<string, unknown> = { chronopia };

export function procedure(id: string): Procedure {
  const [system = "", name = ""] = id.split(".");
  const found = (systems[system] as Record<string, Packed> | undefined)?.[name];
  const ask = found?.tryOdds ?? found?.tryAnswer;
  if (!found || !ask) throw new Error(`no procedure \`${id}\``);
  const { roll, resolve } = found;
  return { ask: (input) => whole(ask(input)), ...(roll ? { roll } : {}), ...(resolve ? { resolve } : {}) };
}

/** What not every procedure says is empty then, so that all answers can be read alike. */
function whole(tried: Tried): Answer {
  if (!tried.ok) return tried;
  const { value } = tried;
  const explanation = value.because ?? { de: "", en: "" };
  return { ok: true, value: { tests: [], breakdown: [], rulings: [], assumptions: [], explanation, ...value } };
}

export function procedureInfo(id: string): ProcedureInfo {
  const found = catalog.procedures.find((p) => p.id === id);
  if (!found) throw new Error(`no procedure \`${id}\` in the catalogue`);
  return found;
}

export function ruleInfo(id: string): RuleInfo | undefined {
  return catalog.rules.find((r) => r.id === id);
}

export function rulingInfo(system: string, name: string): RulingInfo | undefined {
  return catalog.rulings.find((r) => r.system === system && r.name === name);
}
