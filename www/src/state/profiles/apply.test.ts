import { beforeAll, describe, expect, test } from "vitest";
import { layouts } from "../../../tests/unit/layouts.js";
import { catalog, open, procedure } from "../../engine/index.js";
import type { FieldInfo, Input } from "../../engine/index.js";
import { formOf } from "../../view/ask.js";
import { fieldAt } from "../input.js";
import { apply, collect, fits, isApplied } from "./apply.js";
import type { Profile } from "./format.js";
import { sides, sidesOf } from "./sides.js";
import type { Side } from "./sides.js";

beforeAll(async () => {
  await open();
});

const layoutOf = (id: string) => {
  const found = layouts.find((l) => l.procedure === id);
  if (!found) throw new Error(id);
  return { ...found, fields: formOf(found).fields };
};
const side = (id: string, who: string): Side => sidesOf(id).find((s) => s.id === who) as Side;
const all = (s: Side): Set<string> => new Set(Object.keys(s.traits));

describe("the sides of every calculator", () => {
  const fieldsOf = (id: string): readonly FieldInfo[] => {
    const layout = layouts.find((l) => l.procedure === id);
    return layout ? formOf(layout).fields : (catalog.procedures.find((p) => p.id === id)?.fields ?? []);
  };

  test("name fields that are there, and no field twice", () => {
    for (const [id, own] of Object.entries(sides)) {
      const paths = own.flatMap(({ traits }) => Object.values(traits));
      for (const path of paths) expect(fieldAt(fieldsOf(id), path)?.kind, `${id} ${path}`).toMatch(/^(integer|number|flag|choice|text|list)$/);
      expect(new Set(paths).size, id).toBe(paths.length);
    }
  });

  test("mean the same by the same trait, all over a system", () => {
    const kinds = new Map<string, string>();
    for (const [id, own] of Object.entries(sides)) {
      for (const { traits } of own) {
        for (const [trait, path] of Object.entries(traits)) {
          const key = `${id.split(".")[0]} ${trait}`;
          const kind = fieldAt(fieldsOf(id), path)?.kind ?? "";
          expect(kinds.get(key) ?? kind, `${id} ${trait}`).toBe(kind);
          kinds.set(key, kind);
        }
      }
    }
  });
});

describe("a profile", () => {
  const { fields, start } = layoutOf("chronopia.shot");
  const shooter = side("chronopia.shot", "shooter");
  const made = (input: Input): Profile => ({ name: "Ork", system: "chronopia", traits: collect(fields, shooter, input, all(shooter)) });
  const orc = made({ ...start, rangedSkill: 14, weapon: { short: 6, medium: 12, max: 18, damage: 6 }, strength: 5 });

  test("takes what belongs to the side, what stands at its default included", () => {
    expect(orc.traits).toMatchObject({ rangedSkill: 14, "weapon.short": 6, "weapon.max": 18, "weapon.damage": 6, "weapon.addsStrength": false, strength: 5 });
    expect(orc.traits).not.toHaveProperty("armour");
    expect(orc.traits).not.toHaveProperty("distance");
  });

  test("fills every calculator that asks for it, and leaves the rest as it was", () => {
    for (const id of ["chronopia.shot", "chronopia.volley", "chronopia.activation"]) {
      const layout = layoutOf(id);
      const own = side(id, "shooter");
      const { input, refused } = apply(layout, own, orc, layout.start);
      expect(refused, id).toEqual([]);
      expect(isApplied(layout.fields, own, orc, input), id).toBe(true);
      expect(isApplied(layout.fields, own, orc, layout.start), id).toBe(false);
      expect(procedure(id).ask(input).ok, id).toBe(true);
      const shot = (id === "chronopia.shot" ? input : input["shot"]) as Input;
      const before = (id === "chronopia.shot" ? layout.start : layout.start["shot"]) as Input;
      expect(shot).toMatchObject({ rangedSkill: 14, weapon: { short: 6, medium: 12, max: 18, damage: 6 } });
      expect([shot["distance"], shot["armour"]], id).toEqual([before["distance"], before["armour"]]);
    }
  });

  test("takes back what another one had switched on", () => {
    const slinger = made({ ...start, weapon: { short: 6, medium: 12, max: 18, damage: 6, addsStrength: true } });
    const { input } = apply({ fields }, shooter, slinger, start);
    expect(apply({ fields }, shooter, orc, input).input["weapon"]).toEqual({ short: 6, medium: 12, max: 18, damage: 6 });
  });

  test("is offered only where it has something to say", () => {
    expect(fits(side("chronopia.shot", "target"), orc)).toBe(false);
    expect(fits(side("chronopia.targets", "shooter"), orc)).toBe(true);
    expect(fits(side("chronopia.morale", "figure"), orc)).toBe(false);
  });

  test("leaves out what a form does not allow, and says what", () => {
    const odd: Profile = { ...orc, traits: { rangedSkill: 9000, "weapon.short": "weit", "weapon.damage": 2.5, "weapon.max": 30 } };
    const { input, refused } = apply({ fields }, shooter, odd, start);
    expect(refused.sort()).toEqual(["rangedSkill", "weapon.damage", "weapon.short"]);
    expect(input).toEqual({ ...start, weapon: { ...(start["weapon"] as Input), max: 30 } });
  });

  test("of one kind removes what only the other kind has", () => {
    const attack = layoutOf("osr.attack");
    const attacker = side("osr.attack", "attacker");
    const fighter: Profile = { name: "Held", system: "osr", traits: { class: "fighter", level: 4 } };
    const beast: Profile = { name: "Bestie", system: "osr", traits: { hitDice: "4+1" } };
    const hero = apply(attack, attacker, fighter, attack.start).input;
    expect(hero["attacker"]).toEqual({ class: "fighter", level: 4 });
    const monster = apply(attack, attacker, beast, hero).input;
    expect(monster["attacker"]).not.toHaveProperty("class");
    expect(procedure("osr.attack").ask(attack.reshape?.input(monster) ?? monster).ok).toBe(true);
    expect(apply(attack, attacker, fighter, monster).input["attacker"]).toEqual({ class: "fighter", level: 4 });
  });
});
