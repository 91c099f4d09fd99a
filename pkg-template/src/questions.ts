import { attempt } from "./attempt.js";
import type { Tried } from "./attempt.js";
import * as wasm from "./generated/glue.js";
import { callWhole } from "./runtime.js";
import type { Comparison, NeedAnswer, RulingsAnswer, SweepAnswer } from "./types.js";

/** What is measured: exactly one of `outcomes`, `count` and `mean`. */
export interface MeasureQuery {
  /** Outcomes whose chances count together, such as `["perfect", "wound"]`. */
  outcomes?: readonly string[];
  /** What is counted, such as `"wounds"`: the chance of at least `atLeast` of it. */
  count?: string;
  /** How many of `count`, 0 to 10000, default 1. */
  atLeast?: number;
  /** What the mean is taken of, such as `"wounds"`. */
  mean?: string;
}

/** What is to be reached, and by which field. */
export interface NeedQuery extends Omit<MeasureQuery, "mean"> {
  /** The field that may change, by its path: `rangedSkill`, `weapon.short`, `modifiers[0].value`. */
  field: string;
  /** The chance that is to be reached, 0 to 1. */
  chance: number;
  /** Whether that is the most that is allowed, not the least; default false. */
  atMost?: boolean;
  /**
   * How far apart the values of a field with fractions are that are tried, above 0 up to 100;
   * default 0.5, and 0.01 for a field from 0 to 1. Whole numbers go by 1.
   */
  step?: number;
}

/**
 * A field and the values that it runs through: from one number to another, or a list. With neither,
 * all words of a choice, or `false` and `true`.
 */
export interface SweepAxis {
  /** The field, by its path: `rangedSkill`, `weapon.short`, `modifiers[0].value`. */
  field: string;
  /** The first number. */
  from?: number;
  /** The last number, at least `from`. */
  to?: number;
  /** How far apart they are, above 0, default 1. */
  step?: number;
  /** In place of them a list: numbers, words of a choice, `true` and `false`; at most 1000. */
  values?: readonly (number | string | boolean)[];
}

/** Which fields run, and what is measured in each cell. */
export interface SweepQuery extends MeasureQuery {
  /** The field that runs within a row. */
  x: SweepAxis;
  /** The field that runs from row to row; left out: one row. At most 1000000 cells. */
  y?: SweepAxis;
}

/**
 * Questions that no single answer answers; every procedure with chances knows them. They need the
 * module with all systems, that of `init()` from `regelwerk`.
 */
export interface Questions<Input> {
  /**
   * The least change of one field that reaches a chance, or how near it comes.
   *
   * @throws {RegelwerkError} when the input or the query is not valid; paths of the query begin with
   * `query`
   */
  need(this: void, input: Input, query: NeedQuery): NeedAnswer;
  /** The same, or the error as a value; for forms. */
  tryNeed(this: void, input: Input, query: NeedQuery): Tried<NeedAnswer>;
  /**
   * One number for every value of one field, or every pair of values of two. Each is the number that
   * `odds` gives for that input, to the last bit.
   *
   * @throws {RegelwerkError} when the input or the query is not valid; an input that is only refused
   * in a cell is `NaN` there
   */
  sweep(this: void, input: Input, query: SweepQuery): SweepAnswer;
  /** The same, or the error as a value; for forms. */
  trySweep(this: void, input: Input, query: SweepQuery): Tried<SweepAnswer>;
  /**
   * The rulings that would change the chances of this input, with the chances under each reading.
   *
   * @throws {RegelwerkError} when the input is not valid
   */
  rulingsThatMatter(this: void, input: Input): RulingsAnswer;
  /** The same, or the error as a value; for forms. */
  tryRulingsThatMatter(this: void, input: Input): Tried<RulingsAnswer>;
  /**
   * What differs between the answers to two inputs, and which fields make the difference.
   *
   * @param query By which measure the fields are ranked. Left out, the mean of what is counted
   * first, or how much of the chances moves from some outcomes to others.
   * @throws {RegelwerkError} when an input or the query is not valid; paths of the inputs begin with
   * `a` and `b`
   */
  compare(this: void, a: Input, b: Input, query?: MeasureQuery): Comparison;
  /** The same, or the error as a value; for forms. */
  tryCompare(this: void, a: Input, b: Input, query?: MeasureQuery): Tried<Comparison>;
}

/**
 * The questions to the procedure of that name.
 *
 * @internal
 */
export function questions<Input>(name: string): Questions<Input> {
  const need = (input: Input, query: NeedQuery) => callWhole<NeedAnswer>(wasm.need, name, input, query);
  const sweep = (input: Input, query: SweepQuery) => callWhole<SweepAnswer>(wasm.sweep, name, input, query);
  const rulings = (input: Input) => callWhole<RulingsAnswer>(wasm.rulingsThatMatter, name, input);
  const compare = (a: Input, b: Input, query?: MeasureQuery) =>
    callWhole<Comparison>(wasm.compare, name, { a, b }, query);
  return {
    need,
    tryNeed: (input, query) => attempt(() => need(input, query)),
    sweep,
    trySweep: (input, query) => attempt(() => sweep(input, query)),
    rulingsThatMatter: rulings,
    tryRulingsThatMatter: (input) => attempt(() => rulings(input)),
    compare,
    tryCompare: (a, b, query) => attempt(() => compare(a, b, query)),
  };
}
