/** The one door to the package: nothing else in the page imports it. */
import type { Band, Chance, Comparison, MeasureQuery, NeedAnswer, Problem, Questions, RegelwerkError, Rolled, RulingUse, Step, Test, Text } from "regelwerk";
import type { Catalog, FieldInfo, ProcedureInfo, RuleInfo, RulingInfo } from "regelwerk/catalog";

export type { Band, Chance, Comparison, FieldInfo, MeasureQuery, NeedAnswer, Problem, ProcedureInfo, Questions, Rolled, RuleInfo, RulingInfo, RulingUse, Step, Test, Text };

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
  /** The id of an outcome, a count, or counts by name. */
  outcome: string | number | { [count: string]: unknown };
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

/** Where the modules lie, if the page has said so. */
const files = new Map<string, string>();

/** Lets a module be asked for before the code that reads it is there. */
export function knowFiles(known: Readonly<Record<string, string>>): void {
  for (const [system, file] of Object.entries(known)) files.set(system, file);
}

async function started<Entry extends { init(source?: Promise<Response>): Promise<void> }>(system: string, entry: Promise<Entry>): Promise<Entry> {
  const file = files.get(system);
  const early = file === undefined ? undefined : fetch(file);
  // Whatever is wrong with it, the package tries by itself, and has a stand-in.
  early?.catch(() => undefined);
  const { init } = await entry;
  await (early ? init(early).catch(() => init()) : init());
  return entry;
}

interface Part {
  /** Brings the module and the procedures. */
  module(): Promise<Record<string, unknown>>;
  catalog(): Promise<{ catalog: Catalog }>;
}

/** Every system has a module and a catalogue of its own; what is asked for first weighs half as much as all. */
const parts: Readonly<Record<string, Part>> = {
  chronopia: {
    module: async () => {
      const { chronopia } = await started("chronopia", import("regelwerk/chronopia"));
      return chronopia;
    },
    catalog: () => import("regelwerk/catalog/chronopia"),
  },
  osr: {
    module: async () => {
      const { osr } = await started("osr", import("regelwerk/osr"));
      return osr;
    },
    catalog: () => import("regelwerk/catalog/osr"),
  },
  scharmuetzel: {
    module: async () => {
      const { scharmuetzel } = await started("scharmuetzel", import("regelwerk/scharmuetzel"));
      return scharmuetzel;
    },
    catalog: () => import("regelwerk/catalog/scharmuetzel"),
  },
};

/** The systems that there are, in the order of the start page. */
export const systemIds: readonly string[] = Object.keys(parts);

/** What has been opened. The page picks procedures by name; the package types each of them by itself. */
const procedures = new Map<string, Record<string, unknown>>();

const opened: (Catalog | undefined)[] = systemIds.map(() => undefined);

const all = <Item>(list: (part: Catalog) => Item[]): Item[] => opened.flatMap((part) => (part ? list(part) : []));

/** The catalogue, as far as it has been opened. */
export const catalog = {
  get version(): string {
    return opened.find((part) => part !== undefined)?.version ?? "";
  },
  get systems(): Catalog["systems"] {
    return all((part) => part.systems);
  },
  get procedures(): ProcedureInfo[] {
    return all((part) => part.procedures);
  },
  get rules(): RuleInfo[] {
    return all((part) => part.rules);
  },
  get rulings(): RulingInfo[] {
    return all((part) => part.rulings);
  },
};

/** Makes the catalogue of these systems known. */
export async function openCatalog(systems: readonly string[] = systemIds): Promise<void> {
  const open = async (system: string): Promise<void> => {
    const at = systemIds.indexOf(system);
    if (opened[at] === undefined) opened[at] = (await parts[system]?.catalog())?.catalog;
  };
  await Promise.all(systems.map(open));
}

/** The module with all systems, once somebody wants it. */
let whole: Promise<void> | undefined;
let isWhole = false;
let wholeFirst = (): boolean => false;

/** Asked before a module is brought: where the one with all systems is at hand, nothing smaller need come first. */
export function preferWhole(isAtHand: () => boolean): void {
  wholeFirst = isAtHand;
}

/** Brings the module with all systems, which takes the place of the others and knows more questions. */
export function openWhole(): Promise<void> {
  whole ??= bringWhole().catch((error: unknown) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

async function bringWhole(): Promise<void> {
  const { chronopia, init, osr, scharmuetzel } = await import("regelwerk");
  await init();
  for (const [system, found] of Object.entries({ chronopia, osr, scharmuetzel })) procedures.set(system, found);
  isWhole = true;
}

/** The questions the other way round to a procedure; only the module with all systems knows them. */
export function questions(id: string): Questions<Input> | undefined {
  const [system = "", name = ""] = id.split(".");
  const found = isWhole ? (procedures.get(system)?.[name] as Partial<Questions<Input>> | undefined) : undefined;
  return found?.tryNeed ? (found as Questions<Input>) : undefined;
}

/** Makes everything about these systems ready: the catalogue and the module. */
export async function open(systems: readonly string[] = systemIds): Promise<void> {
  const isLacking = systems.some((system) => !procedures.has(system));
  if (whole || (isLacking && wholeFirst())) {
    await Promise.all([openCatalog(systems), openWhole()]);
    return;
  }
  const start = async (system: string): Promise<void> => {
    const found = procedures.has(system) ? undefined : await parts[system]?.module();
    if (found) procedures.set(system, found);
  };
  await Promise.all([openCatalog(systems), ...systems.map(start)]);
}

export function procedure(id: string): Procedure {
  const [system = "", name = ""] = id.split(".");
  const found = procedures.get(system)?.[name] as Packed | undefined;
  const ask = found?.tryOdds ?? found?.tryAnswer;
  if (!found || !ask) throw new Error(`no procedure \`${id}\``);
  const { roll, resolve } = found;
  return { ask: (input) => filled(ask(input)), ...(roll ? { roll } : {}), ...(resolve ? { resolve } : {}) };
}

/** What not every procedure says is empty then, so that all answers can be read alike. */
function filled(tried: Tried): Answer {
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
