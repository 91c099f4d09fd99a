import { RegelwerkError } from "./errors.js";
import { call } from "./runtime.js";

/** What `tryOdds` returns: the answer, or why there is none. */
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
  return {
    odds: (input) => call(odds, input, undefined),
    tryOdds: (input) => attempt(() => call(odds, input, undefined)),
    roll: (input, seed) => call(roll, input, seed),
    resolve: (input, faces) => call(resolve, input, faces),
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
