/** What the page adds to a procedure of the catalogue: which field stands where, and what the big number is. */
import type { Input, Json } from "../engine/index.js";
import type { Key } from "../i18n/index.js";
import { activation, shot, volley } from "./chronopia.js";

/** How an outcome looks: each tone has its own colour and its own pattern. */
export type Tone = "best" | "good" | "held" | "none" | "bad" | "badHeld" | "worst" | "friend" | "friendHeld" | "void";

export interface Section {
  /** Path of the object whose name heads the section. */
  title?: string;
  fields: string[];
}

/** One chance asked for: the sum of some outcomes. */
export interface ChanceAnswer {
  kind: "chance";
  big: string[];
  label: Key;
  /** Prefix of the noun phrases ("shot": "jeder dritte Schuss"). */
  noun: string;
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
}

export interface Layout {
  procedure: string;
  main: Section[];
  more: string[];
  /** Fields that another one decides and that have no place of their own. */
  hidden?: string[];
  /** A field that means nothing until another one is set. */
  onlyWith: Record<string, string>;
  start: Input;
  /** What an optional object starts with when it is switched on. */
  open: Record<string, Json>;
  /** What an empty optional field stands for. */
  whenEmpty: Record<string, Key>;
  /** Names in links, fixed for ever; `v`, `l` and `r` are taken. */
  keys: Record<string, string>;
  /** Path of the object that takes the rulings. */
  rulings: string;
  answer: ChanceAnswer | CountAnswer;
  tones: Record<string, Tone>;
}

export const layouts: readonly Layout[] = [shot, volley, activation];
