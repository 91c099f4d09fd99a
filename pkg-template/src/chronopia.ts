// The procedures of Chronopia, one entry each: what `export * as chronopia` offers.

import * as wasm from "./generated/glue.js";
import { lookup, oddsOnly, procedure } from "./procedure.js";
import type * as t from "./types.js";

/** A plan of actions: which shots come of it, and what they do. */
export const activation = /* @__PURE__ */ procedure<t.Activation, t.ActivationOdds, t.Played<t.ActivationOutcome>, t.Resolved<t.ActivationOutcome>>(wasm.chronopiaActivationOdds, wasm.chronopiaActivationRoll, wasm.chronopiaActivationResolve);
/** One shot with a ranged weapon. */
export const shot = /* @__PURE__ */ procedure<t.Shot, t.Odds<t.ShotOutcome>, t.Played<t.ShotOutcome>, t.Resolved<t.ShotOutcome>>(wasm.chronopiaShotOdds, wasm.chronopiaShotRoll, wasm.chronopiaShotResolve);
/** The same shot by many figures. */
export const volley = /* @__PURE__ */ procedure<t.Volley, t.VolleyOdds, t.Played<t.VolleyOutcome>, t.Resolved<t.VolleyOutcome>>(wasm.chronopiaVolleyOdds, wasm.chronopiaVolleyRoll, wasm.chronopiaVolleyResolve);
/** One spell on one target, in either edition. */
export const spell = /* @__PURE__ */ procedure<t.Spell, t.Odds<t.SpellOutcome>, t.Played<t.SpellOutcome>, t.Resolved<t.SpellOutcome>>(wasm.chronopiaSpellOdds, wasm.chronopiaSpellRoll, wasm.chronopiaSpellResolve);
/** The same spell at several levels, and the best of them. */
export const spellLevels = /* @__PURE__ */ oddsOnly<t.SpellLevels, t.SpellLevelsOdds>(wasm.chronopiaSpellLevels);
/** Several spells in one activation. */
export const casting = /* @__PURE__ */ procedure<t.Casting, t.CastingOdds, t.Played<t.CastingOutcome>, t.Resolved<t.CastingOutcome>>(wasm.chronopiaCastingOdds, wasm.chronopiaCastingRoll, wasm.chronopiaCastingResolve);
/** Whether a spell's profile allows it now. */
export const castable = /* @__PURE__ */ lookup<t.Castable, t.CastableAnswer>(wasm.chronopiaCastable);
/** What the spells of an army cost. */
export const spellCosts = /* @__PURE__ */ lookup<t.SpellCosts, t.SpellCostsAnswer>(wasm.chronopiaSpellCosts);
/** Summoning a creature. */
export const summoning = /* @__PURE__ */ procedure<t.Summoning, t.Odds<t.SummoningOutcome>, t.Played<t.SummoningOutcome>, t.Resolved<t.SummoningOutcome>>(wasm.chronopiaSummoningOdds, wasm.chronopiaSummoningRoll, wasm.chronopiaSummoningResolve);
/** One roll on the rage table. */
export const rage = /* @__PURE__ */ procedure<t.Rage, t.Odds<t.RageOutcome>, t.Played<t.RageOutcome>, t.Resolved<t.RageOutcome>>(wasm.chronopiaRageOdds, wasm.chronopiaRageRoll, wasm.chronopiaRageResolve);
/** What it costs a summoner to let a creature go, and what it does then. */
export const control = /* @__PURE__ */ oddsOnly<t.Control, t.ControlOdds>(wasm.chronopiaControl);
/** Whether a summoned creature may be activated now. */
export const creature = /* @__PURE__ */ lookup<t.Creature, t.Decision>(wasm.chronopiaCreature);
