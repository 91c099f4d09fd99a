import { attempt } from "./attempt.js";
import type { Tried } from "./attempt.js";
import * as wasm from "./generated/glue.js";
import { questions } from "./questions.js";
import type { Questions } from "./questions.js";
import { readable } from "./received.js";
import { call, callWhole } from "./runtime.js";

/** One rule situation with its three faces; they share one description of the rule. */
export interface Procedure<Input, OddsAnswer, PlayedAnswer, ResolvedAnswer> extends Questions<Input> {
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
    ...questions<Input>(name),
  };
}

function resolve(name: string, input: unknown, faces: unknown): unknown {
  return wasm.resolve(name, input, readable(faces));
}

/** Odds without dice to roll: a course over rounds, a table over levels. */
export interface OddsOnly<Input, OddsAnswer> extends Questions<Input> {
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
  return { odds, tryOdds: (input) => attempt(() => odds(input)), ...questions<Input>(name) };
}

/** What the module of one system knows: no plans, and no questions the other way round. */
export type Alone<System> = {
  [Name in keyof System as Name extends `${string}Plan` ? never : Name]: Omit<System[Name], keyof Questions<unknown>>;
};

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

/**
 * The same for what only the module with all systems has.
 *
 * @internal
 */
export function wholeLookup<Input, Answer>(name: string): Lookup<Input, Answer> {
  const answer = (input: Input) => callWhole<Answer>(wasm.answer, name, input);
  return { answer, tryAnswer: (input) => attempt(() => answer(input)) };
}
