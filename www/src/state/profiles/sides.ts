/**
 * Which fields of a calculator say something of somebody: the one who acts, or the one it is done to.
 * A profile fits every calculator that asks for one of its traits. Names of traits are stored: never reuse one.
 */

export type SideId = "figure" | "shooter" | "mage" | "target" | "cause" | "attacker" | "model" | "first" | "second" | "creature";

export interface Side {
  id: SideId;
  /** Paths by trait. */
  traits: Readonly<Record<string, string>>;
}

/** Those whose place goes without saying: they act, or the question is about them alone. */
export const ACTS: readonly SideId[] = ["figure", "shooter", "mage", "attacker", "model", "creature"];

/** Traits whose fields have the same names, inside another field. */
function at(prefix: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, `${prefix}${name}`]));
}

const shooter = (prefix: string): Side => ({
  id: "shooter",
  traits: at(prefix, "rangedSkill weapon.short weapon.medium weapon.max weapon.damage weapon.addsStrength strength aimBonus"),
});
const target = (prefix: string, more: Record<string, string> = {}): Side => ({ id: "target", traits: { ...at(prefix, "armour"), ...more } });
const mage = (prefix: string): Side => ({
  id: "mage",
  traits: { ...at(prefix, "magic concentrateBonus"), leadership: `${prefix}casterLeadership` },
});
const figure = (names: string): Side => ({ id: "figure", traits: at("", names) });

/** Armour and life of somebody, as an attack asks for them. */
const OSR_BODY = at("", "armourClass shield dexterityBonus");
const OSR_FIGHTER = "class level hitDice actsAs attackNumber dexterity hitPoints armourClass shield dexterityBonus";

const SCHARMUETZEL_FIGHTER = "weaponSkill strength toughness wounds initiative attacks mounted";

export const sides: Readonly<Record<string, readonly Side[]>> = {
  "chronopia.shot": [shooter(""), target("")],
  "chronopia.volley": [shooter("shot."), target("shot.", at("", "woundsPerFigure figures"))],
  "chronopia.activation": [
    { id: "shooter", traits: { ...shooter("shot.").traits, "rate.shots": "rate.shots", "rate.actions": "rate.actions" } },
    target("shot."),
  ],
  "chronopia.targets": [
    { id: "shooter", traits: at("shooter.", "kind leadership arc weapon.short weapon.medium weapon.max") },
  ],
  "chronopia.lineOfSight": [{ id: "shooter", traits: at("shooter.", "arc") }],
  "chronopia.spell": [mage(""), { id: "target", traits: at("", "leadership") }],
  "chronopia.spellLevels": [mage("spell."), { id: "target", traits: at("spell.", "leadership") }],
  "chronopia.casting": [mage("")],
  "chronopia.summoning": [{ id: "mage", traits: at("", "magic concentrateBonus") }],
  "chronopia.morale": [figure("leadership causes")],
  "chronopia.horror": [figure("leadership causes")],
  "chronopia.horrorTrack": [figure("leadership causes")],
  "chronopia.panicTrack": [figure("leadership")],
  "chronopia.fearDue": [figure("causes"), { id: "cause", traits: { causes: "factor", size: "size" } }],
  "chronopia.immunity": [figure("causes immuneTo")],

  "osr.attack": [
    {
      id: "attacker",
      traits: { ...at("attacker.", "class level hitDice actsAs attackNumber"), ...at("", "attackBonus dexterity damage ranged") },
    },
    { id: "target", traits: { ...OSR_BODY, hitPoints: "targetHitPoints" } },
  ],
  "osr.round": [{ id: "target", traits: { ...OSR_BODY, hitPoints: "targetHitPoints" } }],
  "osr.duel": [
    { id: "first", traits: at("first.", OSR_FIGHTER) },
    { id: "second", traits: at("second.", OSR_FIGHTER) },
  ],
  "osr.twoWeapons": [figure("dexterity")],
  "osr.proficiencies": [figure("class level")],
  "osr.gaze": [figure("class level hitDice saveNumber saveBonus")],
  "osr.saves": [figure("class level hitDice actsAs")],
  "osr.monsterLevel": [{ id: "creature", traits: at("", "hitDice actsAs") }],
  "osr.killOutright": [figure("class")],

  "scharmuetzel.shooting": [
    { id: "model", traits: { ...at("", "ballisticSkill shots range"), missileStrength: "strength" } },
    { id: "target", traits: { ...at("target.", "toughness wounds mounted"), large: "large" } },
  ],
  "scharmuetzel.fight": [
    { id: "model", traits: at("", "weaponSkill attacks strength mounted") },
    { id: "target", traits: at("target.", "weaponSkill toughness wounds mounted") },
  ],
  "scharmuetzel.melee": [
    { id: "first", traits: at("first.", SCHARMUETZEL_FIGHTER) },
    { id: "second", traits: at("second.", SCHARMUETZEL_FIGHTER) },
  ],
  "scharmuetzel.charge": [{ id: "model", traits: at("", "movement") }],
  "scharmuetzel.sprint": [{ id: "model", traits: at("", "movement") }],
  "scharmuetzel.recovery": [{ id: "model", traits: at("", "movement") }],
  "scharmuetzel.unseenCharge": [{ id: "model", traits: at("", "initiative") }],
  "scharmuetzel.rally": [{ id: "model", traits: at("", "leadership") }],
  "scharmuetzel.nerve": [{ id: "model", traits: at("", "leadership") }],
  "scharmuetzel.leader": [{ id: "model", traits: at("", "leadership") }],
  "scharmuetzel.rout": [{ id: "model", traits: at("", "leadership") }],
};

export function sidesOf(procedure: string): readonly Side[] {
  return sides[procedure] ?? [];
}
