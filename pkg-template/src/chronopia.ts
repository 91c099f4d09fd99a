// The procedures of Chronopia, one line each: what `export * as chronopia` offers.

import * as wasm from "./generated/glue.js";
import { procedure } from "./procedure.js";
import type { Odds, Played, Resolved, Shot, ShotOutcome } from "./types.js";

/** One shot with a ranged weapon. */
export const shot = /* @__PURE__ */ procedure<Shot, Odds<ShotOutcome>, Played<ShotOutcome>, Resolved<Played<ShotOutcome>>>(wasm.chronopiaShotOdds, wasm.chronopiaShotRoll, wasm.chronopiaShotResolve);
