import type { Text } from "./types.js";

/**
 * What is wrong, for programs.
 *
 * - `MISSING`: a required field is not there
 * - `UNKNOWN_FIELD`: a field that this input does not have, often a misspelling
 * - `WRONG_TYPE`: text in place of a number, a list in place of an object …
 * - `NOT_FINITE`: `NaN` or an infinity
 * - `NOT_INTEGER`: a fraction where only whole numbers make sense
 * - `OUT_OF_RANGE`: a number below or above what is allowed
 * - `UNKNOWN_CHOICE`: a word that is none of the choices
 * - `RANGE_ORDER`: two fields whose order is wrong: ranges of a weapon, first and last level,
 *   more lost than there were …
 * - `NOT_ALLOWED`: a field that does not go together with another one
 * - `TOO_MANY`: a list or a text that is too long, or more in all than is allowed
 * - `NOT_LEGAL`: the rules forbid it, such as an action in a plan
 * - `BAD_FACE`: a rolled face that its die does not have, or one face too many
 * - `BAD_SEED`: a seed that is not a whole number from 0 to 4294967295
 * - `NOT_INITIALISED`: a call before `await init()`
 * - `LOAD_FAILED`: the WebAssembly module could not be loaded
 * - `NO_CRYPTO`: the platform has no SHA-256, which proofs of rolls need
 * - `PANIC`: a fault in the library itself; it has restarted and the next call works
 */
export type ErrorCode =
  | "MISSING"
  | "UNKNOWN_FIELD"
  | "WRONG_TYPE"
  | "NOT_FINITE"
  | "NOT_INTEGER"
  | "OUT_OF_RANGE"
  | "UNKNOWN_CHOICE"
  | "RANGE_ORDER"
  | "NOT_ALLOWED"
  | "TOO_MANY"
  | "NOT_LEGAL"
  | "BAD_FACE"
  | "BAD_SEED"
  | "NOT_INITIALISED"
  | "LOAD_FAILED"
  | "NO_CRYPTO"
  | "PANIC";

/** One thing that is wrong with an input. */
export interface Problem {
  /** What is wrong, for programs. */
  code: ErrorCode;
  /** The field, such as `weapon.short` or `modifiers[2].value`; empty for the input itself. */
  path?: string;
  /** What is allowed there. */
  expected?: Text;
  /** What was given. */
  received?: unknown;
  /** What is wrong, for people. */
  message: Text;
}

/**
 * Thrown by every function of this package when there is no answer.
 *
 * `message` is English; `messages` has both languages. An input with several faults is reported
 * in one go: `code`, `path`, `expected` and `received` are those of the first, `problems` has all.
 */
export class RegelwerkError extends Error {
  /** Tells it from other errors where `instanceof` cannot, as in another frame. */
  override readonly name = "RegelwerkError";
  /** What is wrong, for programs. */
  readonly code: ErrorCode;
  /** The field, such as `weapon.short`; empty for the input itself. */
  readonly path: string | undefined;
  /** What is allowed there. */
  readonly expected: Text | undefined;
  /** What was given. */
  readonly received: unknown;
  /** What is wrong, for people, in both languages. */
  readonly messages: Text;
  /** Everything that is wrong, at least one. */
  readonly problems: readonly Problem[];

  /** Holds too for one of another copy of the package, such as that for `require`. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (this !== RegelwerkError) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value instanceof Error && value.name === "RegelwerkError" && "problems" in value;
  }

  /** @internal */
  constructor(problems: readonly [Problem, ...Problem[]], cause?: unknown) {
    const [first] = problems;
    const messages = withCount(first.message, problems.length - 1);
    super(messages.en, cause === undefined ? undefined : { cause });
    this.code = first.code;
    this.path = first.path;
    this.expected = first.expected;
    this.received = first.received;
    this.messages = messages;
    this.problems = problems;
  }
}

function withCount(text: Text, others: number): Text {
  if (others === 0) return text;
  return {
    de: `${text.de} (und ${others === 1 ? "ein weiterer Fehler" : `${others} weitere Fehler`})`,
    en: `${text.en} (and ${others} more ${others === 1 ? "problem" : "problems"})`,
  };
}
