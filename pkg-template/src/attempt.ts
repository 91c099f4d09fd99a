import { RegelwerkError } from "./errors.js";

/** What `tryOdds`, `tryAnswer` and their like return: the answer, or why there is none. */
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

/** Turns a refusal into a value. */
export function attempt<Answer>(run: () => Answer): Tried<Answer> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    if (error instanceof RegelwerkError) return { ok: false, error };
    throw error;
  }
}
