// What TypeScript must accept, and what it must refuse. Compiled, never run.

import { RegelwerkError, chronopia, init, initSync, version } from "regelwerk";
import type { Odds, Played, Problem, Procedure, Resolved, Shot, ShotOutcome, Text, Tried, Volley } from "regelwerk";
import { chronopia as inline } from "regelwerk/inline";
import { chronopia as alone } from "regelwerk/chronopia";
import { init as initOsr, osr } from "regelwerk/osr";
import type { Attack, AttackOdds } from "regelwerk/osr";
import { scharmuetzel } from "regelwerk";
import { catalog as osrCatalog } from "regelwerk/catalog/osr";
import { catalog, procedure, rule, rulings } from "regelwerk/catalog";
import type { Catalog, FieldInfo } from "regelwerk/catalog";

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
const same = <A, B>(_: Same<A, B>): void => {};

const shot: Shot = {
  rangedSkill: 13,
  weapon: { short: 12, medium: 24, max: 36, damage: 5 },
  distance: 18,
  armour: 17,
};

const loaded: Promise<void> = init();
init("/regelwerk_bg.wasm");
init({ module_or_path: Promise.resolve(new Uint8Array()) });
initSync(new Uint8Array());
// @ts-expect-error a number is no source
init(5);

const odds = chronopia.shot.odds(shot);
same<typeof odds, Odds<ShotOutcome>>(true);
same<(typeof odds.outcomes)[number]["id"], ShotOutcome>(true);
const exact: string | undefined = odds.outcomes[0]?.fraction;
const words: Text = odds.explanation;

const played: Played<ShotOutcome> = chronopia.shot.roll(shot, 42);
const resolved: Resolved<ShotOutcome> = chronopia.shot.resolve(shot, [7] as const);
if (resolved.kind === "next") {
  const sides: number = resolved.next.sides;
  // @ts-expect-error there is no outcome yet
  resolved.outcome;
  void sides;
} else {
  const outcome: ShotOutcome = resolved.outcome;
  void outcome;
}

const tried: Tried<Odds<ShotOutcome>> = chronopia.shot.tryOdds(shot);
if (tried.ok) {
  void tried.value.outcomes;
} else {
  const error: RegelwerkError = tried.error;
  const problems: readonly Problem[] = error.problems;
  if (error.code === "OUT_OF_RANGE") void error.path;
  // @ts-expect-error no such code
  if (error.code === "OUT_OF_RAGNE") void problems;
}

// @ts-expect-error misspelt
chronopia.shot.odds({ ...shot, distanse: 5 });
// @ts-expect-error a word that is none of the choices
chronopia.shot.odds({ ...shot, cover: "medium" });
// @ts-expect-error the weapon is missing
chronopia.shot.odds({ rangedSkill: 13, distance: 18, armour: 17 });
// @ts-expect-error text is no number
chronopia.shot.roll(shot, "42");

const volley: Volley = { shooters: 6, shot };
const wounds: number[] = chronopia.volley.odds(volley).wounds;
const faces: Procedure<Shot, Odds<ShotOutcome>, Played<ShotOutcome>, Resolved<ShotOutcome>> = inline.shot;

const loadedOsr: Promise<void> = initOsr("/osr_bg.wasm");
const attacks: (attack: Attack) => AttackOdds = osr.attack.odds;
// @ts-expect-error another system's input
scharmuetzel.shooting.odds(shot);

const everything: Catalog = catalog;
const part: Catalog = osrCatalog;
const fields: FieldInfo[] | undefined = procedure("chronopia.shot")?.fields;
const title: string | undefined = rule("C-R-HEAVY")?.title.de;
const names: string[] = rulings("chronopia").map((ruling) => ruling.name);

same<typeof version, string>(true);
export { attacks, everything, exact, faces, fields, loaded, loadedOsr, names, part, played, title, version, volley, words, wounds };

// The entry of one system has what its module has in browsers: neither the other questions nor plans.
osr.attack.odds;
// @ts-expect-error only in `regelwerk`
osr.attack.need;
// @ts-expect-error only in `regelwerk`
alone.shooterPlan;
alone.shot.tryOdds(shot);
