/** Several ways to say one thing, of which one is used: who has hit dice has no class. */
import type { Input, Json } from "../engine/index.js";
import type { Key } from "../i18n/index.js";
import { getAt } from "./input.js";

export interface Way {
  label: Key;
  /** The fields that it needs; the first one says that this way is used. */
  fields: readonly string[];
  /** What they start with when the way is chosen. */
  start: Readonly<Record<string, Json>>;
  /** Help for fields that mean something else in this way. */
  help?: Readonly<Record<string, Key>>;
}

export interface Either {
  label: Key;
  ways: readonly Way[];
}

/** The ways in use, by their first field: they stay while their own field is empty. */
export type Chosen = Map<string, number>;

/** The path as layouts write it: for all items of a list alike. */
export function placeOf(path: string): string {
  return path.replace(/\[\d+\]/g, "[]");
}

/** A place of the layout beside a path: in the same items of its lists. */
function beside(place: string, path: string): string {
  const numbers = path.match(/\[\d+\]/g) ?? [];
  let n = 0;
  return place.replace(/\[\]/g, () => numbers[n++] ?? "[0]");
}

function all({ ways }: Either): string[] {
  return [...new Set(ways.flatMap((way) => way.fields))];
}

/** The choice that a field belongs to. */
export function eitherOf(eithers: readonly Either[] | undefined, path: string): Either | undefined {
  return eithers?.find((either) => all(either).includes(placeOf(path)));
}

/** True for the field that the choice stands before. */
export function isHead(either: Either, path: string): boolean {
  return either.ways[0]?.fields[0] === placeOf(path);
}

/** True for a field that has to be filled in because its way was chosen. */
export function isNeeded(eithers: readonly Either[] | undefined, path: string): boolean {
  const place = placeOf(path);
  return eitherOf(eithers, path)?.ways.some((way) => place in way.start) ?? false;
}

/** Which of the ways is used: the one whose field is filled in, else the last one that was. */
export function wayOf(either: Either, input: Input, path: string, chosen: Chosen): number {
  const used = either.ways.findIndex((way) => getAt(input, beside(way.fields[0] ?? "", path)) !== undefined);
  const head = beside(either.ways[0]?.fields[0] ?? "", path);
  if (used >= 0) chosen.set(head, used);
  return chosen.get(head) ?? 0;
}

/** True unless a field belongs to ways that are not used. */
export function isUsed(eithers: readonly Either[] | undefined, input: Input, path: string, chosen: Chosen = new Map()): boolean {
  const either = eitherOf(eithers, path);
  if (!either) return true;
  return either.ways[wayOf(either, input, path, chosen)]?.fields.includes(placeOf(path)) ?? false;
}

/** What a field means in the way that is used, where that way says so. */
export function helpOf(eithers: readonly Either[] | undefined, input: Input, path: string, chosen: Chosen): Key | undefined {
  const either = eitherOf(eithers, path);
  return either?.ways[wayOf(either, input, path, chosen)]?.help?.[placeOf(path)];
}

/** What changes when a way is chosen: what the others had goes, its own starts. */
export function choose(either: Either, n: number, path: string): [path: string, value: Json | undefined][] {
  const start = either.ways[n]?.start ?? {};
  return all(either).map((place) => [beside(place, path), start[place]]);
}

/** The input without what stands for another way than the one that this field says. */
export function others(eithers: readonly Either[] | undefined, path: string): string[] {
  const either = eitherOf(eithers, path);
  const own = either?.ways.find((way) => way.fields[0] === placeOf(path));
  return either && own ? all(either).filter((place) => !own.fields.includes(place)).map((place) => beside(place, path)) : [];
}
