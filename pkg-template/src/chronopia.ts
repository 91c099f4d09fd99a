// The procedures of Chronopia, one entry each: what `export * as chronopia` offers.

import * as wasm from "./generated/glue.js";
import { procedure } from "./procedure.js";
import type * as t from "./types.js";

/** A plan of actions: which shots come of it, and what they do. */
export const activation = /* @__PURE__ */ procedure<t.Activation, t.ActivationOdds, t.Played<t.ActivationOutcome>, t.Resolved<t.ActivationOutcome>>(wasm.chronopiaActivationOdds, wasm.chronopiaActivationRoll, wasm.chronopiaActivationResolve);
/** One shot with a ranged weapon. */
export const shot = /* @__PURE__ */ procedure<t.Shot, t.Odds<t.ShotOutcome>, t.Played<t.ShotOutcome>, t.Resolved<t.ShotOutcome>>(wasm.chronopiaShotOdds, wasm.chronopiaShotRoll, wasm.chronopiaShotResolve);
/** The same shot by many figures. */
export const volley = /* @__PURE__ */ procedure<t.Volley, t.VolleyOdds, t.Played<t.VolleyOutcome>, t.Resolved<t.VolleyOutcome>>(wasm.chronopiaVolleyOdds, wasm.chronopiaVolleyRoll, wasm.chronopiaVolleyResolve);
