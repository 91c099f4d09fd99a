import { RegelwerkError } from "./errors.js";
import { readable } from "./received.js";
import { call } from "./runtime.js";

/** What `tryOdds` and `tryAnswer` return: the answer, or why there is none. */
export type Tried<Answer> = { ok: true; value: Answer } | { ok: false; error: RegelwerkError };

/** One rule situation with its three faces; they share one description of the rule. */
export interface Procedure<Input, OddsAnswer, PlayedAnswer, ResolvedAnswer> {
  /**
   * The exact odds.
   *
   * @throws {RegelwerkError} when the input is not valid; nothing is computed then
   */
  odds(this: void, input: Input): OddsAnswer;
  /** The exact odds, or the error as a value; for forms. */
  tryOdds(this: void, input: Input): Tried<OddsAnswer>;
  /**
   * One result, played out with every die.
   *
   * @param seed A whole number from 0 to 4294967295. The same seed gives the same dice on every
   * platform and in every later version. Left out, one is drawn; the answer names it.
   * @throws {RegelwerkError} when the input or the seed is not valid
   */
  roll(this: void, input: Input, seed?: number): PlayedAnswer;
  /**
   * The result of real dice: given the faces so far, the next die to roll or the result.
   *
   * @throws {RegelwerkError} when the input or a face is not valid
   */
  resolve(this: void, input: Input, faces: readonly number[]): ResolvedAnswer;
}

/**
 * Binds the three exports of a procedure.
 *
 * @internal
 */
export function procedure<Input, OddsAnswer, PlayedAnswer, ResolvedAnswer>(
  odds: (input: Input) => OddsAnswer,
  roll: (input: Input, seed?: number) => PlayedAnswer,
  resolve: (input: Input, faces: readonly number[]) => ResolvedAnswer,
): Procedure<Input, OddsAnswer, PlayedAnswer, ResolvedAnswer> {
  const withReadable = (input: Input, faces: readonly number[]) =>
    resolve(input, readable(faces) as readonly number[]);
  return {
    odds: (input) => call(odds, input, undefined),
    tryOdds: (input) => attempt(() => call(odds, input, undefined)),
    roll: (input, seed) => call(roll, input, seed),
    resolve: (input, faces) => call(withReadable, input, faces),
  };
}

/** Odds without dice to roll: a course over rounds, a table over levels. */
export interface OddsOnly<Input, OddsAnswer> {
  /**
   * The exact odds.
   *
   * @throws {RegelwerkError} when the input is not valid; nothing is computed then
   */
  odds(this: void, input: Input): OddsAnswer;
  /** The exact odds, or the error as a value; for forms. */
  tryOdds(this: void, input: Input): Tried<OddsAnswer>;
}

/**
 * Binds an export that only knows odds.
 *
 * @internal
 */
export function oddsOnly<Input, OddsAnswer>(odds: (input: Input) => OddsAnswer): OddsOnly<Input, OddsAnswer> {
  return {
    odds: (input) => call(odds, input, undefined),
    tryOdds: (input) => attempt(() => call(odds, input, undefined)),
  };
}

/** A decision or a look-up: what the rules say without dice. */
export interface Lookup<Input, Answer> {
  /**
   * What the rules say.
   *
   * @throws {RegelwerkError} when the input is not valid
   */
  answer(this: void, input: Input): Answer;
  /** What the rules say, or the error as a value; for forms. */
  tryAnswer(this: void, input: Input): Tried<Answer>;
}

/**
 * Binds an export that answers without dice.
 *
 * @internal
 */
export function lookup<Input, Answer>(answer: (input: Input) => Answer): Lookup<Input, Answer> {
  return {
    answer: (input) => call(answer, input, undefined),
    tryAnswer: (input) => attempt(() => call(answer, input, undefined)),
  };
}

function attempt<Answer>(run: () => Answer): Tried<Answer> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    if (error instanceof RegelwerkError) return { ok: false, error };
    throw error;
  }
}
