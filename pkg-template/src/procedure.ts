import { RegelwerkError } from "./errors.js";
import * as wasm from "./generated/glue.js";
import { readable } from "./received.js";
import { call } from "./runtime.js";

/** What `tryOdds` and `tryAnswer` return: the answer, or why there is none. */
export type Tried<Answer> =
  | {
      ok: true;
      /** The answer. */
      value: Answer;
    }
  | {
      ok: false;
      /** Why there is none. */
      error: RegelwerkError;
    };

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
 * The procedure with dice of that name.
 *
 * @internal
 */
export function procedure<Input, OddsAnswer, PlayedAnswer, ResolvedAnswer>(
  name: string,
): Procedure<Input, OddsAnswer, PlayedAnswer, ResolvedAnswer> {
  const odds = (input: Input) => call<OddsAnswer>(wasm.odds, name, input);
  return {
    odds,
    tryOdds: (input) => attempt(() => odds(input)),
    roll: (input, seed) => call(wasm.roll, name, input, seed),
    resolve: (input, faces) => call(resolve, name, input, faces),
  };
}

function resolve(name: string, input: unknown, faces: unknown): unknown {
  return wasm.resolve(name, input, readable(faces));
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
 * The procedure of that name, which only knows odds.
 *
 * @internal
 */
export function oddsOnly<Input, OddsAnswer>(name: string): OddsOnly<Input, OddsAnswer> {
  const odds = (input: Input) => call<OddsAnswer>(wasm.answer, name, input);
  return { odds, tryOdds: (input) => attempt(() => odds(input)) };
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
 * The procedure of that name, which answers without dice.
 *
 * @internal
 */
export function lookup<Input, Answer>(name: string): Lookup<Input, Answer> {
  const answer = (input: Input) => call<Answer>(wasm.answer, name, input);
  return { answer, tryAnswer: (input) => attempt(() => answer(input)) };
}

function attempt<Answer>(run: () => Answer): Tried<Answer> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    if (error instanceof RegelwerkError) return { ok: false, error };
    throw error;
  }
}
