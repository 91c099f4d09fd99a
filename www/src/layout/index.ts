/** What the page adds to a procedure of the catalogue: which field stands where, and what the big number is. */
import type { AnyOdds, AnyPlayed, FieldInfo, Input, Json, ProcedureInfo } from "../engine/index.js";
import { open, openWhole } from "../engine/index.js";
import type { Key, Lang } from "../i18n/index.js";
import type { Either } from "../state/either.js";
import type { When } from "../state/input.js";

/** How an outcome looks: each tone has its own colour and its own pattern. */
export type Tone = "best" | "good" | "held" | "none" | "bad" | "badHeld" | "worst" | "friend" | "friendHeld" | "void";

export interface Section {
  /** Path of the object whose name heads the section. */
  title?: string;
  fields: string[];
  /** What is seldom set in it, folded. */
  more?: string[];
}

/** The number or word that is asked for. */
export interface Big {
  text: string;
  fraction?: string;
  /** The same in other words, or what a player asks next. */
  often?: string;
  /** Words stand smaller than numbers. */
  word?: boolean;
}

/** What is on show: an answer, and what was played last with the same input. */
export interface Shown {
  info: ProcedureInfo;
  layout: Layout;
  lang: Lang;
  input: Input;
  odds: AnyOdds;
  played: AnyPlayed | undefined;
}

/** What it takes, in short lines. */
export type Needs = (odds: AnyOdds, info: ProcedureInfo, lang: Lang) => string[];

/** One chance asked for: the sum of some outcomes. */
export interface ChanceAnswer {
  kind: "chance";
  big: string[];
  label: Key;
  /** Prefix of the noun phrases ("shot": "jeder dritte Schuss"). */
  noun: string;
  /** The outcomes are a scale: they stay in order, and those asked for do not come first. */
  scale?: boolean;
  /** Short lines under the big one; without this the first two rolls that have a target. */
  needs?: Needs;
  /** Where the outcome stands in what was played, if it is not all of it. */
  result?: string;
  /** What stands before and after the outcomes. */
  before?(shown: Shown): unknown;
  after?(shown: Shown): unknown;
}

/** A count asked for: its mean large, its distribution below. */
export interface CountAnswer {
  kind: "counts";
  mean: string;
  label: Key;
  series: { values: string; atLeast?: string; label: Key; tone: Tone }[];
  /** Single chances named besides. */
  chances: { value: string; label: Key }[];
  /** Where the outcomes of a single shot stand, or those of each action; and what they are called. */
  singles: { value: string; label: Key };
  needs?: Needs;
}

/** Any other answer: a decision, a table, a course over rounds. It brings how it is shown. */
export interface OwnAnswer {
  kind: "own";
  label: Key;
  big(odds: AnyOdds, info: ProcedureInfo, lang: Lang): Big;
  /** Short lines under the big one. */
  needs?: Needs;
  /** Where the outcome stands in what was played, if it is not all of it. */
  result?: string;
  /** What to pass on, where the answer's own sentence does not say all. */
  sentence?(odds: AnyOdds, info: ProcedureInfo, lang: Lang): string;
  bar?(odds: AnyOdds, info: ProcedureInfo, lang: Lang): unknown;
  results(shown: Shown): unknown;
  /** The reasons, where they are no steps to a target number. */
  why?(shown: Shown): unknown;
  /** Tells when the answer changes although the input does not, until it is ended. */
  follow?(changed: () => void): () => void;
}

/** A list whose items have many parts. */
export interface ItemLayout {
  main: string[];
  more: string[];
  /** Names in links, inside the list's own. */
  keys: Record<string, string>;
}

/** A form that asks for something else than the procedure takes, and turns it into that. */
export interface Reshape {
  fields(fields: readonly FieldInfo[]): FieldInfo[];
  input(input: Input): Input;
  /** Where a path of the procedure's input stands in the form. */
  path(path: string, input: Input): string;
  /** A procedure's input as the form holds it; without this nobody can set it from outside. */
  back?(input: Input): Input;
}

export interface Layout {
  procedure: string;
  /** Only the module with all systems knows it. */
  whole?: true;
  main: Section[];
  more: string[];
  /** Fields that another one decides and that have no place of their own. */
  hidden?: string[];
  /** A field that means nothing until another one is set. */
  onlyWith: Record<string, When>;
  start: Input;
  /** What an optional object starts with when it is switched on, or a new item of a list. */
  open: Record<string, Json>;
  /** What an empty optional field stands for. */
  whenEmpty: Record<string, Key>;
  /** Lists of words in which order and number mean nothing. */
  sets?: string[];
  /** Several ways to say the same. */
  either?: readonly Either[];
  /** Chances from 0 to 1, asked for in percent. */
  percents?: string[];
  /** How far one tap goes, where it is not one. */
  strides?: Record<string, number>;
  /** Help in the page's own words, where the catalogue's does not fit the form. */
  help?: Record<string, Key>;
  items?: Record<string, ItemLayout>;
  /** Names in links, fixed for ever; `v`, `l` and `r` are taken. */
  keys: Record<string, string>;
  /** Path of the object that takes the rulings. */
  rulings: string;
  reshape?: Reshape;
  /** The procedure that finds the best plan for the same means, and what it is asked. */
  planned?: { procedure: string; input(input: Input): Input };
  answer: ChanceAnswer | CountAnswer | OwnAnswer;
  tones: Record<string, Tone>;
  /** A step's label in words, where the package gives numbers. */
  stepLabel?(label: string, lang: Lang): string;
  /** What else came of something played, in a few words each. */
  came?(outcome: AnyPlayed["outcome"], lang: Lang): string[];
}

/** A part of the book; what a calculator needs is loaded when it is wanted. */
export interface Chapter {
  system: string;
  title: Key;
  procedures: readonly string[];
}

type Load = () => Promise<{ layouts: readonly Layout[] }>;

const of = (system: string, names: string): string[] => names.split(" ").map((name) => `${system}.${name}`);

export const chapters: readonly Chapter[] = [
  {
    system: "chronopia",
    title: "chapter.ranged",
    procedures: of("chronopia", "shot volley activation shooterPlan"),
  },
  {
    system: "chronopia",
    title: "chapter.targeting",
    procedures: of("chronopia", "targets lineOfSight cover"),
  },
  {
    system: "chronopia",
    title: "chapter.magic",
    procedures: of("chronopia", "spell spellLevels casting magePlan castable spellCosts"),
  },
  {
    system: "chronopia",
    title: "chapter.summoning",
    procedures: of("chronopia", "summoning rage control summonerPlan creature"),
  },
  {
    system: "chronopia",
    title: "chapter.morale",
    procedures: of("chronopia", "morale moraleLeadership panicDue panicTrack recoveryDue fearDue immunity worstState"),
  },
  {
    system: "chronopia",
    title: "chapter.horror",
    procedures: of("chronopia", "horror horrorTrack"),
  },
  {
    system: "osr",
    title: "chapter.osrOrder",
    procedures: of("osr", "duration surprise initiative roundOrder spellTiming interruption"),
  },
  {
    system: "osr",
    title: "chapter.osrWeapons",
    procedures: of("osr", "proficiencies twoWeapons"),
  },
  {
    system: "osr",
    title: "chapter.osrCombat",
    procedures: of("osr", "attack round duel damage facing"),
  },
  {
    system: "osr",
    title: "chapter.osrStates",
    procedures: of("osr", "gaze senses approach killOutright"),
  },
  {
    system: "osr",
    title: "chapter.osrMonsters",
    procedures: of("osr", "monsterLevel saves monsterWays"),
  },
  {
    system: "scharmuetzel",
    title: "chapter.skirmishTurn",
    procedures: of("scharmuetzel", "turnSheet rallyDue rally"),
  },
  {
    system: "scharmuetzel",
    title: "chapter.skirmishMovement",
    procedures: of("scharmuetzel", "charge unseenCharge nerve intercept sprint hide found"),
  },
  {
    system: "scharmuetzel",
    title: "chapter.skirmishShooting",
    procedures: of("scharmuetzel", "mayShoot targets shooting group"),
  },
  {
    system: "scharmuetzel",
    title: "chapter.skirmishCombat",
    procedures: of("scharmuetzel", "fight melee"),
  },
  {
    system: "scharmuetzel",
    title: "chapter.skirmishInjury",
    procedures: of("scharmuetzel", "injury recovery"),
  },
  {
    system: "scharmuetzel",
    title: "chapter.skirmishMorale",
    procedures: of("scharmuetzel", "leader routDue rout"),
  },
];

/** Every procedure that has a calculator, in the order of the books. */
export const calculators: readonly string[] = chapters.flatMap((c) => c.procedures);

/** Calculators that need the same come together. */
const parts: readonly (readonly [readonly string[], Load])[] = [
  [of("chronopia", "shot volley activation"), () => import("./chronopia/ranged.js")],
  [of("chronopia", "shooterPlan magePlan summonerPlan"), () => import("./chronopia/plans.js")],
  [of("chronopia", "targets lineOfSight cover"), () => import("./chronopia/targeting.js")],
  [of("chronopia", "spell spellLevels casting"), () => import("./chronopia/magic.js")],
  [of("chronopia", "castable spellCosts creature"), () => import("./chronopia/spells.js")],
  [of("chronopia", "summoning rage"), () => import("./chronopia/summoning.js")],
  [of("chronopia", "control"), () => import("./chronopia/control.js")],
  [of("chronopia", "morale"), () => import("./chronopia/morale.js")],
  [of("chronopia", "moraleLeadership panicDue recoveryDue fearDue immunity worstState"), () => import("./chronopia/duties.js")],
  [of("chronopia", "horror"), () => import("./chronopia/horror.js")],
  [of("chronopia", "panicTrack horrorTrack"), () => import("./chronopia/courses.js")],
  [of("osr", "duration surprise initiative roundOrder spellTiming interruption"), () => import("./osr/order.js")],
  [of("osr", "proficiencies twoWeapons"), () => import("./osr/weapons.js")],
  [of("osr", "attack damage"), () => import("./osr/attack.js")],
  [of("osr", "round duel"), () => import("./osr/fights.js")],
  [of("osr", "facing"), () => import("./osr/facing.js")],
  [of("osr", "gaze senses approach killOutright"), () => import("./osr/states.js")],
  [of("osr", "monsterLevel saves monsterWays"), () => import("./osr/monsters.js")],
  [of("scharmuetzel", "turnSheet"), () => import("./scharmuetzel/sheet.js")],
  [of("scharmuetzel", "rallyDue rally"), () => import("./scharmuetzel/turn.js")],
  [of("scharmuetzel", "charge unseenCharge nerve intercept sprint hide found"), () => import("./scharmuetzel/movement.js")],
  [of("scharmuetzel", "mayShoot targets"), () => import("./scharmuetzel/targets.js")],
  [of("scharmuetzel", "shooting group"), () => import("./scharmuetzel/shooting.js")],
  [of("scharmuetzel", "fight melee"), () => import("./scharmuetzel/combat.js")],
  [of("scharmuetzel", "injury recovery"), () => import("./scharmuetzel/injury.js")],
  [of("scharmuetzel", "leader routDue rout"), () => import("./scharmuetzel/morale.js")],
];

/** The layout of a calculator; the module and the catalogue of its system come along. */
export async function loadLayout(procedure: string): Promise<Layout> {
  const [, load] = parts.find(([ids]) => ids.includes(procedure)) ?? [];
  const [part] = await Promise.all([load?.(), open([procedure.split(".", 1).join()])]);
  const layout = part?.layouts.find((l) => l.procedure === procedure);
  if (!layout) throw new Error(`no calculator for \`${procedure}\``);
  if (layout.whole) await openWhole();
  return layout;
}
