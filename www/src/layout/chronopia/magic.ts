import "../../elements/counts/counts.js";
import type { FieldInfo, Input, Json } from "../../engine/index.js";
import { addPhrases, t } from "../../i18n/index.js";
import { magic as phrases } from "../../i18n/magic.js";
import { isObject } from "../../state/input.js";
import { levels } from "../../view/answers/levels.js";
import type { Layout, Reshape, Tone } from "../index.js";

addPhrases(phrases);

const tones: Record<string, Tone> = {
  perfect: "best",
  takesEffect: "good",
  resisted: "held",
  failed: "none",
  backfire: "worst",
  backfireResisted: "badHeld",
  actionsLost: "bad",
};

const startSpell: Input = {
  edition: "army",
  magic: 14,
  level: 3,
  offensive: true,
  save: "allowed",
  leadership: 12,
  casterLeadership: 14,
};

const spellKeys: Record<string, string> = {
  edition: "e",
  magic: "g",
  level: "u",
  offensive: "o",
  save: "s",
  leadership: "f",
  casterLeadership: "cf",
  concentrate: "k",
  concentrateBonus: "kb",
  preBattle: "b",
  modifiers: "m",
};

const spellOnlyWith = {
  leadership: { edition: "army", save: "allowed" },
  casterLeadership: { edition: "army", save: "allowed", offensive: true },
  concentrateBonus: "concentrate",
};

export const spell: Layout = {
  procedure: "chronopia.spell",
  main: [
    { fields: ["edition", "magic", "level"] },
    { fields: ["offensive", "save", "leadership", "casterLeadership", "concentrate", "concentrateBonus"] },
  ],
  more: ["preBattle", "modifiers"],
  onlyWith: spellOnlyWith,
  start: startSpell,
  open: {},
  whenEmpty: {},
  keys: spellKeys,
  rulings: "rulings",
  answer: { kind: "chance", big: ["perfect", "takesEffect"], label: "spell.big", noun: "spell" },
  tones,
};

const { level: _level, ...leveled } = startSpell;

const inSpell = (paths: string[]): string[] => paths.map((p) => `spell.${p}`);

export const spellLevels: Layout = {
  procedure: "chronopia.spellLevels",
  main: [
    { fields: ["from", "to"] },
    {
      fields: inSpell(["edition", "magic", "concentrate", "offensive", "save", "leadership", "casterLeadership", "concentrateBonus"]),
    },
  ],
  more: inSpell(["preBattle", "modifiers"]),
  // The level is what is asked for.
  hidden: ["spell.level"],
  onlyWith: {
    "spell.leadership": { "spell.edition": "army", "spell.save": "allowed" },
    "spell.casterLeadership": { "spell.edition": "army", "spell.save": "allowed", "spell.offensive": true },
    "spell.concentrateBonus": "spell.concentrate",
  },
  start: { spell: leveled, from: 1, to: 10 },
  open: {},
  whenEmpty: {},
  keys: {
    from: "a",
    to: "z",
    ...Object.fromEntries(Object.entries(spellKeys).filter(([p]) => p !== "level").map(([p, key]) => [`spell.${p}`, key])),
  },
  rulings: "spell.rulings",
  answer: levels(spell),
  tones,
};

/** One mage casts them all: what is his is asked once, not for each spell. */
const HIS = ["edition", "magic", "casterLeadership", "concentrateBonus", "rulings"];

/** A list of castings, each with its spell, as a form of one mage; `without` are parts of a spell that have no place here. */
export function oneMage(list: string, without: readonly string[] = []): Reshape {
  const own = (f: FieldInfo): boolean => !HIS.includes(f.name) && !without.includes(f.name);
  return {
    fields(fields: readonly FieldInfo[]): FieldInfo[] {
      const each = fields.find((f) => f.name === list)?.fields ?? [];
      const parts = each.find((f) => f.name === "spell")?.fields ?? [];
      const others = each.filter((f) => f.name !== "spell");
      return [
        ...parts.filter((f) => HIS.includes(f.name)),
        ...fields.map((f) => (f.name === list ? { ...f, fields: [...parts.filter(own), ...others] } : f)),
      ];
    },
    input(form: Input): Input {
      const others = OTHERS[list] ?? [];
      const pick = (from: Input, take: (name: string) => boolean): Input => Object.fromEntries(Object.entries(from).filter(([name]) => take(name)));
      const his = pick(form, (name) => HIS.includes(name));
      const each = (item: Json): Json => {
        const parts = isObject(item) ? item : {};
        return { spell: { ...his, ...pick(parts, (name) => !others.includes(name)) }, ...pick(parts, (name) => others.includes(name)) };
      };
      const castings = form[list];
      const rest = pick(form, (name) => !HIS.includes(name) && name !== list);
      return { ...rest, ...(castings === undefined ? {} : { [list]: Array.isArray(castings) ? castings.map(each) : castings }) };
    },
    back({ [list]: castings, ...others }: Input): Input {
      const items = (Array.isArray(castings) ? castings : []).map((item) => (isObject(item) ? item : {}));
      const spells = items.map(({ spell: one }) => (isObject(one) ? one : {}));
      const his = Object.fromEntries(Object.entries(spells[0] ?? {}).filter(([name]) => HIS.includes(name)));
      const rest = (spell: Input): Input => Object.fromEntries(Object.entries(spell).filter(([name]) => !HIS.includes(name)));
      return { ...others, ...his, [list]: items.map(({ spell: _, ...parts }, i) => ({ ...rest(spells[i] ?? {}), ...parts })) };
    },
    path(path: string): string {
      const [, item = "", name = ""] = new RegExp(`^(${list}\\[\\d+\\])\\.spell\\.(.*)$`).exec(path) ?? [];
      if (item === "") return path;
      return HIS.some((h) => name === h || name.startsWith(`${h}.`)) ? name : `${item}.${name}`;
    },
  };
}

/** What a casting has besides its spell. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  castings: ["actions"],
  spells: ["from", "to", "actions", "weight", "repeats"],
};

const firstSpell: Json = { level: 3, offensive: true, save: "allowed", leadership: 12 };

/** The same spells, each as often and in whatever order is best. */
function asPlan({ actions, castings }: Input): Input {
  const spells = (Array.isArray(castings) ? castings : []).map((item): Json => {
    const { spell: one, ...parts } = isObject(item) ? item : {};
    const { concentrate: _, preBattle: __, ...own } = isObject(one) ? one : {};
    return { ...parts, spell: own };
  });
  return { ...(actions === undefined ? {} : { actions }), spells };
}

export const casting: Layout = {
  procedure: "chronopia.casting",
  planned: { procedure: "chronopia.magePlan", input: asPlan },
  reshape: oneMage("castings"),
  main: [{ fields: ["actions", "magic", "edition", "casterLeadership"] }, { fields: ["castings"] }],
  more: ["concentrateBonus"],
  onlyWith: {
    casterLeadership: { edition: "army" },
    "castings[].leadership": { edition: "army", "castings[].save": "allowed" },
  },
  start: {
    actions: 4,
    edition: "army",
    magic: 14,
    casterLeadership: 14,
    castings: [firstSpell, { level: 2, offensive: false, save: "none", concentrate: 1 }],
  },
  open: { castings: firstSpell },
  whenEmpty: {},
  items: {
    castings: {
      main: ["level", "actions", "offensive", "save", "leadership", "concentrate"],
      more: ["preBattle", "modifiers"],
      keys: { level: "u", offensive: "o", save: "s", leadership: "f", concentrate: "k", preBattle: "b", modifiers: "m", actions: "a" },
    },
  },
  keys: { actions: "a", edition: "e", magic: "g", casterLeadership: "cf", concentrateBonus: "kb", castings: "z" },
  rulings: "rulings",
  answer: {
    kind: "counts",
    mean: "meanEffects",
    label: "casting.big",
    series: [{ values: "effects", atLeast: "effectsAtLeast", label: "casting.effects", tone: "good" }],
    chances: [{ value: "cutShort", label: "casting.cutShort" }],
    singles: { value: "spells", label: "casting.single" },
  },
  tones,
  stepLabel: (label, lang) => (/^\d+(, \d+)*$/.test(label) ? t(lang, "casting.single", { n: label }) : label),
};

export const layouts: readonly Layout[] = [spell, spellLevels, casting];
