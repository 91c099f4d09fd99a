/** Rounds and duels as a player tells them: what is the target's is asked once, not with every attack. */
import type { FieldInfo, Input, Json } from "../../engine/index.js";
import { osrCombat } from "../../i18n/osrCombat.js";
import { isObject } from "../../state/input.js";
import type { Reshape } from "../index.js";

const WHO = ["class", "level", "hitDice", "actsAs", "attackNumber"];
/** What is the target's, the same for all attacks of a round. */
const TARGET = ["armourClass", "shield", "dexterityBonus", "targetState", "targetLevel", "concealed", "covered"];
/** What is one attack's own. */
const STRIKE = ["attackBonus", "ranged", "proficient", "specialised", "facing", "indirect", "targetInvisible", "damage", "modifiers"];
/** In a duel one's own, asked once: the opponent's attacks are against it. */
const OWN = TARGET.filter((name) => name !== "targetLevel");
/** States that last as long as a duel. */
const LASTING = ["normal", "stunned", "helpless"];
/** Only this reading is the duel's own. */
const TIE = "initiativeTie";

const objectOf = (value: Json | undefined): Input => (isObject(value) ? value : {});
const itemsOf = (value: Json | undefined): Input[] => (Array.isArray(value) ? value.map(objectOf) : []);

function pick(input: Input, names: readonly string[]): Input {
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
}

/** An object, unless nothing is in it. */
function some(name: string, value: Input): Input {
  return Object.keys(value).length > 0 ? { [name]: value } : {};
}

function fieldIn(fields: readonly FieldInfo[], path: string): readonly FieldInfo[] {
  const [name, ...rest] = path.split(".");
  const found = fields.find((f) => f.name === name)?.fields ?? [];
  return rest.length === 0 ? found : fieldIn(found, rest.join("."));
}

/** Fields in this order. */
function named(fields: readonly FieldInfo[], names: readonly string[]): FieldInfo[] {
  return names.flatMap((name) => fields.filter((f) => f.name === name));
}

const hand: FieldInfo = {
  name: "hand",
  kind: "choice",
  label: osrCombat["osr.hand"],
  required: false,
  assumed: false,
  default: "none",
  options: (["none", "main", "off"] as const).map((id) => ({ id, label: osrCombat[`osr.hand.${id}`] })),
};

/** The places of both hands in the list of attacks. */
function hands(items: readonly Input[], dexterity: (main: Input) => Json | undefined): Input {
  const [main, off] = ["main", "off"].map((id) => items.findIndex((item) => item["hand"] === id));
  if (main === undefined || off === undefined || (main < 0 && off < 0)) return {};
  const known = dexterity(items[main] ?? {});
  return {
    twoWeapons: {
      ...(main < 0 ? {} : { main }),
      ...(off < 0 ? {} : { off }),
      ...(known === undefined ? {} : { dexterity: known }),
    },
  };
}

/** Which hand makes the attack in this place. */
function handOf(twoWeapons: Input, place: number): Input {
  if (twoWeapons["main"] === place) return { hand: "main" };
  return twoWeapons["off"] === place ? { hand: "off" } : {};
}

function mainHand(items: readonly Input[]): number {
  return Math.max(0, items.findIndex((item) => item["hand"] === "main"));
}

export const roundForm: Reshape = {
  fields(fields) {
    const list = fields.find((f) => f.name === "attacks");
    const attack = fieldIn(fields, "attacks.attack");
    const parts = list?.fields ?? [];
    const item = [
      ...named(fieldIn(attack, "attacker"), WHO),
      ...named(attack, ["dexterity", ...STRIKE]),
      ...named(parts, ["times", "onHit"]),
      hand,
    ];
    return [
      ...named(attack, TARGET),
      ...fields.filter((f) => f.name === "targetHitPoints"),
      ...(list ? [{ ...list, fields: item }] : []),
      ...named(attack, ["rulings"]),
    ];
  },
  input(form) {
    const items = itemsOf(form["attacks"]);
    const target = { ...pick(form, TARGET), ...some("rulings", objectOf(form["rulings"])) };
    const attacks = items.map((item) => ({
      attack: { attacker: pick(item, WHO), ...pick(item, ["dexterity", ...STRIKE]), ...target },
      ...pick(item, ["times", "onHit"]),
    }));
    return { attacks, ...hands(items, (main) => main["dexterity"]), ...pick(form, ["targetHitPoints"]) };
  },
  back(input) {
    const items = itemsOf(input["attacks"]);
    const first = objectOf(items[0]?.["attack"]);
    const twoWeapons = objectOf(input["twoWeapons"]);
    const attacks = items.map((item, i) => {
      const attack = objectOf(item["attack"]);
      const own = handOf(twoWeapons, i);
      const dexterity = attack["dexterity"] ?? (own["hand"] ? twoWeapons["dexterity"] : undefined);
      return {
        ...pick(objectOf(attack["attacker"]), WHO),
        ...pick(attack, STRIKE),
        ...(dexterity === undefined ? {} : { dexterity }),
        ...pick(item, ["times", "onHit"]),
        ...own,
      };
    });
    const readings = { ...objectOf(input["rulings"]), ...objectOf(first["rulings"]) };
    return { ...pick(first, TARGET), ...some("rulings", readings), ...pick(input, ["targetHitPoints"]), attacks };
  },
  path(path, form) {
    if (path === "twoWeapons.dexterity") return `attacks[${mainHand(itemsOf(form["attacks"]))}].dexterity`;
    if (path.startsWith("twoWeapons")) return `attacks[${mainHand(itemsOf(form["attacks"]))}].hand`;
    const [, item = "", name = ""] = /^(attacks\[\d+\])\.attack\.(.*)$/.exec(path) ?? [];
    if (item === "") return path;
    if (name === "attacker") return `${item}.class`;
    const field = name.replace(/^attacker\./, "");
    return [...TARGET, "rulings"].some((own) => field === own || field.startsWith(`${own}.`)) ? field : `${item}.${field}`;
  },
};

const SIDES = ["first", "second"] as const;
type Side = (typeof SIDES)[number];
const OTHER: Record<Side, Side> = { first: "second", second: "first" };

/** Called otherwise where it is not the target's but one's own. */
const RENAMED: Record<string, Partial<FieldInfo>> = {
  targetState: { label: osrCombat["osr.duel.state"] },
  concealed: { label: osrCombat["osr.duel.concealment"] },
  covered: { label: osrCombat["osr.duel.cover"] },
};

function sideFields(side: FieldInfo): FieldInfo {
  const parts = side.fields ?? [];
  const attack = fieldIn(parts, "attacks.attack");
  const list = parts.find((f) => f.name === "attacks");
  const own = named(attack, OWN).map((f): FieldInfo => {
    const lasting = f.name === "targetState" && f.options ? { options: f.options.filter((o) => LASTING.includes(o.id)) } : {};
    return { ...f, ...RENAMED[f.name], ...lasting };
  });
  return {
    ...side,
    fields: [
      ...named(fieldIn(attack, "attacker"), WHO),
      ...named(parts, ["hitPoints"]),
      ...own,
      ...named(attack, ["dexterity"]),
      ...(list ? [{ ...list, fields: [...named(attack, STRIKE), ...named(list.fields ?? [], ["times"]), hand] }] : []),
    ],
  };
}

/** The side as the procedure takes it: its attacks, against what the other one is. */
function combatant(own: Input, other: Input, readings: Input): Input {
  const items = itemsOf(own["attacks"]);
  const against = { ...pick(other, OWN), ...some("rulings", readings) };
  return {
    ...pick(own, ["hitPoints"]),
    attacks: items.map((item) => ({
      attack: { attacker: pick(own, WHO), ...pick(own, ["dexterity"]), ...pick(item, STRIKE), ...against },
      ...pick(item, ["times"]),
    })),
    ...hands(items, () => own["dexterity"]),
  };
}

/** The side as the form holds it. */
function fromCombatant(own: Input, other: Input): Input {
  const items = itemsOf(own["attacks"]);
  const attack = objectOf(items[0]?.["attack"]);
  const twoWeapons = objectOf(own["twoWeapons"]);
  const dexterity = attack["dexterity"] ?? twoWeapons["dexterity"];
  return {
    ...pick(objectOf(attack["attacker"]), WHO),
    ...pick(own, ["hitPoints"]),
    ...pick(objectOf(itemsOf(other["attacks"])[0]?.["attack"]), OWN),
    ...(dexterity === undefined ? {} : { dexterity }),
    attacks: items.map((item, i) => ({ ...pick(objectOf(item["attack"]), STRIKE), ...pick(item, ["times"]), ...handOf(twoWeapons, i) })),
  };
}

export const duelForm: Reshape = {
  fields: (fields) => fields.map((f) => (SIDES.some((side) => side === f.name) ? sideFields(f) : f)),
  input(form) {
    const { [TIE]: tie, ...readings } = objectOf(form["rulings"]);
    const side = (name: Side): Input => combatant(objectOf(form[name]), objectOf(form[OTHER[name]]), readings);
    return {
      first: side("first"),
      second: side("second"),
      ...pick(form, ["rounds"]),
      ...(tie === undefined ? {} : { rulings: { [TIE]: tie } }),
    };
  },
  back(input) {
    const side = (name: Side): Input => fromCombatant(objectOf(input[name]), objectOf(input[OTHER[name]]));
    const attack = objectOf(itemsOf(objectOf(input["first"])["attacks"])[0]?.["attack"]);
    const readings = { ...objectOf(attack["rulings"]), ...objectOf(input["rulings"]) };
    return { ...pick(input, ["rounds"]), first: side("first"), second: side("second"), ...some("rulings", readings) };
  },
  path(path, form) {
    const [, side = "", hand = ""] = /^(first|second)\.twoWeapons\.?(.*)$/.exec(path) ?? [];
    if (side !== "") return hand === "dexterity" ? `${side}.dexterity` : `${side}.attacks[${mainHand(itemsOf(objectOf(form[side])["attacks"]))}].hand`;
    const [, own = "", item = "", name = ""] = /^(first|second)\.(attacks\[\d+\])\.attack\.(.*)$/.exec(path) ?? [];
    if (own !== "first" && own !== "second") return path;
    if (name === "attacker") return `${own}.class`;
    const field = name.replace(/^attacker\./, "");
    if (field.startsWith("rulings")) return field;
    if (WHO.some((who) => field === who || field.startsWith(`${who}[`)) || field === "dexterity") return `${own}.${field}`;
    return OWN.includes(field) ? `${OTHER[own]}.${field}` : `${own}.${item}.${field}`;
  },
};
