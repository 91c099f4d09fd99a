// The answers, written for people. The inputs come from the crate.

export type * from "./generated/types.js";

/** A text in both languages. */
export interface Text {
  /** German. */
  de: string;
  /** English. */
  en: string;
}

/** One outcome and how likely it is. */
export interface Chance<Id extends string> {
  /** The outcome. */
  id: Id;
  /** From 0 to 1. */
  probability: number;
  /** The same, exact and reduced, such as `"57/400"`; left out where it outgrows 38 digits. */
  fraction?: string;
}

/** One step of a target number. The first step of a roll is its base: `value` equals `total`. */
export interface Step {
  /** The roll that the step belongs to, such as `"hit"` or `"armour"`. */
  of: string;
  /** The rule, such as `"C-R-HEAVY"`; see `regelwerk/catalog`. */
  rule: string;
  /** What the step adds. */
  value: number;
  /** The target number so far. */
  total: number;
  /** The label of a modifier that the input named. */
  label?: string;
}

/** Faces of a die that mean the same. */
export interface Band {
  /** What they mean, such as `"pass"` or `"fumble"`. */
  id: string;
  /** The lowest face. */
  from: number;
  /** The highest face. */
  to: number;
}

/** A roll that can come up. */
export interface Test {
  /** What the roll is for, such as `"hit"`. */
  of: string;
  /** The rule that asks for it. */
  rule: string;
  /** The sides of the die. */
  sides: number;
  /** The highest face that passes; left out where the roll has no target. */
  target?: number;
  /** What the faces mean, from the lowest on, without gaps. */
  bands: Band[];
}

/** A ruling that an answer rests on. */
export interface RulingUse {
  /** The ruling, as in the input's `rulings`. */
  name: string;
  /** The way it was decided. */
  value: string;
}

/** What every finished answer tells besides its numbers. */
export interface Reasons {
  /** The steps of every target number, in order. */
  breakdown: Step[];
  /** One sentence that names every input that matters, and the result. */
  explanation: Text;
  /** The rulings that the answer rests on. */
  rulings: RulingUse[];
  /** Fields such as `aimBonus` whose value no book gives. */
  assumptions: string[];
}

/** The exact odds of one situation. */
export interface Odds<Id extends string> extends Reasons {
  /** What can happen; the chances sum to exactly 1, and what cannot happen is absent. */
  outcomes: Chance<Id>[];
  /** Every roll that can come up, in order. */
  tests: Test[];
}

/** A die that was rolled. */
export interface Rolled {
  /** What it was rolled for, such as `"hit"`. */
  of: string;
  /** The rule that asked for it. */
  rule: string;
  /** The sides of the die. */
  sides: number;
  /** The face that came up. */
  face: number;
  /** What the face means: the id of a band. */
  result: string;
}

/** What every played result tells besides its outcome. */
export interface Dice extends Reasons {
  /** Every die, in order. */
  dice: Rolled[];
  /** The seed of the dice; left out for real dice. */
  seed?: number;
}

/** One result, played out. */
export interface Played<Id extends string> extends Dice {
  /** What happened. */
  outcome: Id;
}

/** The next die to roll. */
export interface Next {
  kind: "next";
  /** The die, and what its faces mean. */
  next: Test;
  /** The dice so far. */
  dice: Rolled[];
}

/** Real dice: the next one to roll, or the result. */
export type Resolved<Result> = Next | ({ kind: "result" } & Result);
