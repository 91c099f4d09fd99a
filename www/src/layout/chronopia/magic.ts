import "../../elements/counts/counts.js";
import type { FieldInfo, Input, Json } from "../../engine/index.js";
import { addPhrases } from "../../i18n/index.js";
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

const oneMage: Reshape = {
  fields(fields: readonly FieldInfo[]): FieldInfo[] {
    const list = fields.find((f) => f.name === "castings");
    const parts = list?.fields?.find((f) => f.name === "spell")?.fields ?? [];
    const own = parts.filter((f) => !HIS.includes(f.name));
    const actions = list?.fields?.filter((f) => f.name === "actions") ?? [];
    return [
      ...parts.filter((f) => HIS.includes(f.name)),
      ...fields.map((f) => (f.name === "castings" ? { ...f, fields: [...own, ...actions] } : f)),
    ];
  },
  input({ actions, castings, ...his }: Input): Input {
    const each = (item: Json): Json => {
      const { actions: takes, ...own } = isObject(item) ? item : {};
      return { spell: { ...his, ...own }, ...(takes === undefined ? {} : { actions: takes }) };
    };
    return {
      ...(actions === undefined ? {} : { actions }),
      ...(castings === undefined ? {} : { castings: Array.isArray(castings) ? castings.map(each) : castings }),
    };
  },
  back({ actions, castings, ...others }: Input): Input {
    const items = (Array.isArray(castings) ? castings : []).map((item) => (isObject(item) ? item : {}));
    const spells = items.map(({ spell: one }) => (isObject(one) ? one : {}));
    const his = Object.fromEntries(Object.entries(spells[0] ?? {}).filter(([name]) => HIS.includes(name)));
    const own = (spell: Input): Input => Object.fromEntries(Object.entries(spell).filter(([name]) => !HIS.includes(name)));
    return {
      ...others,
      ...his,
      ...(actions === undefined ? {} : { actions }),
      castings: items.map(({ actions: takes }, i) => ({ ...own(spells[i] ?? {}), ...(takes === undefined ? {} : { actions: takes }) })),
    };
  },
  path(path: string): string {
    const [, item = "", name = ""] = /^(castings\[\d+\])\.spell\.(.*)$/.exec(path) ?? [];
    if (item === "") return path;
    return HIS.some((h) => name === h || name.startsWith(`${h}.`)) ? name : `${item}.${name}`;
  },
};

const firstSpell: Json = { level: 3, offensive: true, save: "allowed", leadership: 12 };

export const casting: Layout = {
  procedure: "chronopia.casting",
  reshape: oneMage,
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
};

export const layouts: readonly Layout[] = [spell, spellLevels, casting];
