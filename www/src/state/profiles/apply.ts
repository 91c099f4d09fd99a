/** A profile put into a form, and taken from one. */
import type { FieldInfo, Input, Json } from "../../engine/index.js";
import type { Either } from "../either.js";
import { fieldAt, getAt, isChoices, optionsOf, setAt, tidy } from "../input.js";
import type { Profile } from "./format.js";
import type { Side } from "./sides.js";

export interface Applied {
  input: Input;
  /** Paths whose value this form does not allow. */
  refused: string[];
}

/** The traits of a profile that a side asks for, with their places. */
function common(side: Side, profile: Profile): [trait: string, path: string, value: Json][] {
  return Object.entries(side.traits).flatMap(([trait, path]) => {
    const value = profile.traits[trait];
    return value === undefined ? [] : [[trait, path, value] as [string, string, Json]];
  });
}

export function fits(side: Side, profile: Profile): boolean {
  return common(side, profile).length > 0;
}

/** A form with its fields, and what in it excludes one another. */
export interface Form {
  fields: readonly FieldInfo[];
  either?: readonly Either[] | undefined;
}

/** Puts the profile in; what it does not speak of stays as it is. */
export function apply({ fields, either = [] }: Form, side: Side, profile: Profile, before: Input): Applied {
  const applied: Applied = { input: before, refused: [] };
  const given = common(side, profile);
  for (const path of excluded(either, given.map(([, path]) => path))) {
    if (getAt(applied.input, path) !== undefined) applied.input = setAt(applied.input, path, undefined);
  }
  for (const [, path, value] of given) {
    const field = fieldAt(fields, path);
    if (field && isAllowed(field, value)) applied.input = setAt(applied.input, path, tidy(field, value));
    else applied.refused.push(path);
  }
  return applied;
}

/** Who has hit dice has no class: what the form holds of the other ways goes. */
function excluded(eithers: readonly Either[], given: readonly string[]): string[] {
  return eithers.flatMap(({ ways }) => {
    const way = ways.find(({ fields: [head = ""] }) => given.includes(head));
    return way ? ways.flatMap(({ fields }) => fields).filter((path) => !way.fields.includes(path)) : [];
  });
}

/** True when the form says all that the profile says. */
export function isApplied(fields: readonly FieldInfo[], side: Side, profile: Profile, input: Input): boolean {
  const given = common(side, profile);
  const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
  return given.length > 0 && given.every(([, path, value]) => same(valueAt(fields, input, path), value));
}

/** What stands in a field, or what stands for it when nothing does. */
export function valueAt(fields: readonly FieldInfo[], input: Input, path: string): Json | undefined {
  return getAt(input, path) ?? (fieldAt(fields, path)?.default as Json | undefined);
}

/** The values that a form has for the traits of a side. */
export function collect(fields: readonly FieldInfo[], side: Side, input: Input, wanted: ReadonlySet<string>): Profile["traits"] {
  return Object.fromEntries(
    Object.entries(side.traits).flatMap(([trait, path]) => {
      const value = wanted.has(trait) ? valueAt(fields, input, path) : undefined;
      return value === undefined ? [] : [[trait, value]];
    }),
  );
}

/** Values come from other calculators and from files. */
function isAllowed(field: FieldInfo, value: Json): boolean {
  switch (field.kind) {
    case "integer":
    case "number":
      return (
        typeof value === "number" &&
        (field.kind === "number" || Number.isInteger(value)) &&
        value >= (field.min ?? -Infinity) &&
        value <= (field.max ?? Infinity)
      );
    case "flag":
      return typeof value === "boolean";
    case "choice":
      return optionsOf(field).some(({ id }) => id === value);
    case "text":
      return typeof value === "string" && value.length <= (field.max ?? Infinity);
    case "list":
      return isChoices(field) && Array.isArray(value) && value.length <= (field.max ?? Infinity) && value.every((item) => optionsOf(field).some(({ id }) => id === item));
    case "object":
      return false;
  }
}
