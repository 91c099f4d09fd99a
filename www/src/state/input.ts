/** The input of a procedure as a plain value: reading, setting, and telling what is at its default. */
import type { FieldInfo, Input, Json } from "../engine/index.js";

export function isObject(value: unknown): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** "castings[1].level" in its parts: names of fields, and numbers of items. */
function parts(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

export function getAt(input: Input, path: string): Json | undefined {
  let at: Json | undefined = input;
  for (const name of parts(path)) {
    if (typeof at !== "object") return undefined;
    at = (at as { [key: string]: Json })[name];
  }
  return at;
}

/** A copy with one value set, or taken out (`undefined`). */
export function setAt(input: Input, path: string, value: Json | undefined): Input {
  return put(input, parts(path), value) as Input;
}

function put(at: Json | undefined, [name = "", ...rest]: string[], value: Json | undefined): Json {
  const copy = (Array.isArray(at) ? [...at] : isObject(at) ? { ...at } : {}) as { [key: string]: Json };
  if (rest.length > 0) {
    const inner = copy[name];
    const changed = put(inner, rest, value);
    // An inner object that holds nothing is the same as none, unless it was there before.
    if (inner === undefined && Object.keys(changed).length === 0) return copy;
    copy[name] = changed;
  } else if (value === undefined) {
    delete copy[name];
  } else {
    copy[name] = value;
  }
  return copy;
}

/** The field of a path; an item of a list answers with its part. */
export function fieldAt(fields: readonly FieldInfo[], path: string): FieldInfo | undefined {
  const [name, ...rest] = path.replace(/\[\d*\]/g, "").split(".");
  const field = fields.find((f) => f.name === name);
  return rest.length === 0 || !field ? field : fieldAt(field.fields ?? [], rest.join("."));
}

/** The words of a choice, or of each item of a list of choices. */
export function optionsOf(field: FieldInfo): NonNullable<FieldInfo["options"]> {
  return field.options ?? (isChoices(field) ? field.fields?.[0]?.options : undefined) ?? [];
}

/** A list whose items are single words, not records: its only field has no name. */
export function isChoices(field: FieldInfo): boolean {
  const [only, ...more] = field.fields ?? [];
  return field.kind === "list" && (only === undefined || (more.length === 0 && only.name === ""));
}

/** The field that a problem's path speaks of. */
export function fieldOfProblem(fields: readonly FieldInfo[], path: string): FieldInfo | undefined {
  return path === "" ? undefined : fieldAt(fields, path);
}

/** True when a value says something that leaving it out would not. */
export function isSet(field: FieldInfo, value: Json | undefined): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) {
    // An object with required parts says something by being there.
    if (!field.required && !isAllOptional(field)) return true;
    return (field.fields ?? []).some((f) => !f.required && isSet(f, value[f.name]));
  }
  return value !== (field.default as Json | undefined);
}

function isAllOptional(field: FieldInfo): boolean {
  return (field.fields ?? []).every((f) => !f.required);
}

/** The value to keep: what equals its default is left out, so that "unchanged" has one form. */
export function tidy(field: FieldInfo, value: Json | undefined): Json | undefined {
  if (field.required) return value;
  if (field.kind === "list" || field.kind === "text") {
    return value === undefined || (value as string | Json[]).length === 0 ? undefined : value;
  }
  if (field.kind === "object" && isAllOptional(field) && isObject(value) && Object.keys(value).length === 0) return undefined;
  return value !== undefined && value === (field.default as Json | undefined) ? undefined : value;
}

/** What must stand elsewhere for a field to mean anything: something set, or one of some values. */
export type When = string | Record<string, Json | readonly Json[]>;

/** True unless the field at a path means nothing beside the rest of the input. */
export function isWanted(onlyWith: Record<string, When>, fields: readonly FieldInfo[], input: Input, path: string): boolean {
  const when = onlyWith[path.replace(/\[\d+\]/g, "[]")];
  if (when === undefined) return true;
  const places = path.match(/\[\d+\]/g) ?? [];
  const read = (other: string): Json | undefined => {
    let n = 0;
    const at = other.replace(/\[\]/g, () => places[n++] ?? "");
    return getAt(input, at) ?? (fieldAt(fields, at)?.default as Json | undefined);
  };
  if (typeof when === "string") return Boolean(read(when));
  return Object.entries(when).every(([other, values]) => [values].flat().includes(read(other) as never));
}

/** True when a path, or what it stands in, is among the locked ones; `*` locks everything. */
export function isLocked(locked: ReadonlySet<string>, path: string): boolean {
  if (locked.has("*") || locked.has(path)) return true;
  return [...locked].some((p) => path.startsWith(`${p}.`) || path.startsWith(`${p}[`));
}
