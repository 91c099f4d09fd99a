/** Attributes turned into an input, and an input into attributes. */
import type { FieldInfo, Input, Json, Text } from "../engine/index.js";
import { LANGS, t } from "../i18n/index.js";
import type { Key } from "../i18n/index.js";
import type { Layout } from "../layout/index.js";
import { fieldAt, getAt, isChoices, isObject, optionsOf, setAt, tidy } from "../state/input.js";
import { others } from "../state/either.js";
import { find, isTaken, named } from "./paths.js";
import type { Named } from "./paths.js";

/** What is wrong with an element's attributes, or with its input. */
export interface Wrong {
  /** The attribute as it was written; left out where something else was wrong. */
  attribute?: string;
  received?: string;
  message: Text;
}

export interface Attributes {
  input: Input;
  /** The attribute that gave a value, by path. */
  given: Map<string, string>;
  locked: Set<string>;
  wrong: Wrong[];
  /** Attributes that are no field's: misspelt, or somebody else's. */
  unknown: Wrong[];
}

/** What frameworks and tools leave on elements. */
const FOREIGN = /^(aria|data|on|x|v|ng|hx|wire|b|js|xml|xmlns)-|^on[a-z]+$|^xmlns$|[^a-z-]/;

/** Stands for every field in `lock`. */
const ALL = "all";

function phrase(key: Key, vars: Record<string, string> = {}): Text {
  const [de, en] = LANGS.map((lang) => t(lang, key, vars));
  return { de: de ?? "", en: en ?? "" };
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

export function wrongAttribute(attribute: string, received: string, expected: Text): Wrong {
  const message = (lang: "de" | "en"): string => t(lang, "attr.wrong", { attribute, received: received.slice(0, 60), expected: expected[lang] });
  return { attribute, received, message: { de: message("de"), en: message("en") } };
}

/** Reads what stands on an element; `start` is what the fields have that it does not name. */
export function readAttributes(layout: Layout, fields: readonly FieldInfo[], attributes: readonly { name: string; value: string }[], start: Input): Attributes {
  const all = named(fields);
  const read: Attributes = { input: start, given: new Map(), locked: new Set(), wrong: [], unknown: [] };
  const values: [Named, string, string][] = [];
  for (const { name, value } of attributes) {
    if (name === "lock") readLock(all, value, read);
    if (isTaken(name)) continue;
    const found = find(all, name);
    if (found.kind === "one") values.push([found.named, value, name]);
    else if (found.kind === "several") read.wrong.push({ attribute: name, received: value, message: phrase("attr.several", { attribute: name, list: list(found.attributes) }) });
    else if (!FOREIGN.test(name)) read.unknown.push({ attribute: name, received: value, message: phrase("attr.unknown", { attribute: name, list: list(usual(all)) }) });
  }
  // Objects come before what is in them, in whatever order they were written.
  values.sort(([a], [b]) => all.indexOf(a) - all.indexOf(b));
  for (const [{ path, field }, text, name] of values) {
    const value = readValue(field, text);
    if (value === undefined || !("value" in value)) {
      read.wrong.push(wrongAttribute(name, text, value?.expected ?? phrase("attr.text")));
      continue;
    }
    read.given.set(path, name);
    read.input = put(layout, fields, read.input, path, field, value.value);
  }
  return read;
}

/** The names to offer: all but the single rulings, of which there are many. */
function usual(all: readonly Named[]): string[] {
  return all.filter((n) => isValue(n.field) && !n.path.includes("rulings.")).map((n) => n.attribute);
}

/** An object that is there because it is required takes no value of its own. */
function isValue(field: FieldInfo): boolean {
  return field.kind !== "object" || !field.required;
}

/** Sets a value; an object that it stands in is opened as the form opens it. */
function put(layout: Layout, fields: readonly FieldInfo[], input: Input, path: string, field: FieldInfo, value: Json): Input {
  let opened = input;
  const names = path.split(".");
  for (let i = 1; i < names.length; i += 1) {
    const parent = names.slice(0, i).join(".");
    const of = fieldAt(fields, parent);
    if (of && !of.required && !isObject(getAt(opened, parent)) && parent !== layout.rulings) opened = setAt(opened, parent, layout.open[parent] ?? {});
  }
  if (field.kind === "object") {
    if (value !== true) return setAt(opened, path, undefined);
    return isObject(getAt(opened, path)) ? opened : setAt(opened, path, layout.open[path] ?? {});
  }
  // Who has hit dice has no class, whatever the start says.
  const said = tidy(field, value);
  if (said !== undefined) for (const other of others(layout.either, path)) opened = setAt(opened, other, undefined);
  return setAt(opened, path, said);
}

function readLock(all: readonly Named[], text: string, read: Attributes): void {
  for (const name of text.split(/[\s,]+/).filter(Boolean)) {
    const found = find(all, name);
    if (name === ALL) read.locked.add("*");
    else if (found.kind === "one") read.locked.add(found.named.path);
    else {
      const attributes = found.kind === "several" ? found.attributes : [ALL, ...usual(all)];
      read.wrong.push(wrongAttribute("lock", name, phrase("attr.oneOf", { list: list(attributes) })));
    }
  }
}

type Value = { value: Json } | { expected: Text };

function readValue(field: FieldInfo, text: string): Value | undefined {
  switch (field.kind) {
    case "integer":
    case "number":
      return readNumber(field, text);
    case "flag":
      return readFlag(field, text);
    case "object":
      return field.required ? { expected: phrase("attr.parts") } : readFlag(field, text);
    case "choice": {
      const ids = optionsOf(field).map((o) => o.id);
      return ids.includes(text) ? { value: text } : { expected: phrase("attr.oneOf", { list: list(ids) }) };
    }
    case "text":
      return text.length <= (field.max ?? Infinity) ? { value: text } : { expected: phrase("attr.length", { max: String(field.max) }) };
    case "list":
      return isChoices(field) ? readChoices(field, text) : readRecords(field, text);
  }
}

function readNumber(field: FieldInfo, text: string): Value {
  const value = /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : NaN;
  const { min = -Infinity, max = Infinity } = field;
  const fits = value >= min && value <= max && (field.kind === "number" || Number.isInteger(value));
  if (fits) return { value };
  const bounds = Number.isFinite(min) && Number.isFinite(max);
  const key = `attr.${field.kind === "integer" ? "integer" : "number"}` as const;
  return { expected: phrase(bounds ? `${key}From` : key, { min: String(min), max: String(max) }) };
}

function readFlag({ name }: FieldInfo, text: string): Value {
  if (["", "true", "1", name.toLowerCase()].includes(text)) return { value: true };
  return text === "false" || text === "0" ? { value: false } : { expected: phrase("attr.flag") };
}

function readChoices(field: FieldInfo, text: string): Value {
  const ids = optionsOf(field).map((o) => o.id);
  const items = text.split(/[\s,]+/).filter(Boolean);
  const fits = items.length <= (field.max ?? Infinity) && items.every((id) => ids.includes(id));
  return fits ? { value: items } : { expected: phrase("attr.words", { list: list(ids), max: String(field.max ?? ids.length) }) };
}

/** A list of records as JSON, as the package takes it. */
function readRecords(field: FieldInfo, text: string): Value {
  const expected = { expected: phrase("attr.records", { list: list((field.fields ?? []).map((f) => f.name)) }) };
  try {
    const value = JSON.parse(text || "[]") as Json;
    const fits = Array.isArray(value) && value.length <= (field.max ?? Infinity) && value.every((item) => fitsRecord(field.fields ?? [], item));
    return fits ? { value } : expected;
  } catch {
    return expected;
  }
}

/** Whether every part has a field, and is of its kind; the rest is for the rules to say. */
function fitsRecord(fields: readonly FieldInfo[], item: Json): boolean {
  if (!isObject(item)) return false;
  return Object.entries(item).every(([name, value]) => {
    const field = fields.find((f) => f.name === name);
    if (!field) return false;
    if (field.kind === "integer" || field.kind === "number") return typeof value === "number";
    if (field.kind === "flag") return typeof value === "boolean";
    if (field.kind === "object") return fitsRecord(field.fields ?? [], value);
    if (field.kind === "list") return Array.isArray(value) && (isChoices(field) || value.every((inner) => fitsRecord(field.fields ?? [], inner)));
    return typeof value === "string";
  });
}

/** The attributes that bring an input back, in the order of the form; what the start does not have stands too. */
export function writeAttributes(layout: Layout, fields: readonly FieldInfo[], input: Input): [name: string, value: string][] {
  return named(fields).flatMap(({ attribute, path, field }): [string, string][] => {
    const value = getAt(input, path);
    const start = startAt(layout, path);
    if (field.kind === "object") {
      if (field.required || path === layout.rulings) return [];
      if (isObject(value)) return [[attribute, "true"]];
      return start === undefined ? [] : [[attribute, "false"]];
    }
    if (value !== undefined) return [[attribute, textOf(value)]];
    // Emptied: said only where it would come back by itself.
    if (start === undefined || !isParentThere(input, path)) return [];
    const usual = field.default as Json | undefined;
    return field.kind === "list" || field.kind === "text" || usual !== undefined ? [[attribute, textOf(usual ?? "")]] : [];
  });
}

/** What a field has before anything is said of it. */
function startAt(layout: Layout, path: string): Json | undefined {
  if (isParentThere(layout.start, path)) return getAt(layout.start, path);
  const at = path.lastIndexOf(".");
  const opened = layout.open[path.slice(0, at)];
  return isObject(opened) ? getAt(opened, path.slice(at + 1)) : undefined;
}

function isParentThere(input: Input, path: string): boolean {
  const at = path.lastIndexOf(".");
  return at < 0 || isObject(getAt(input, path.slice(0, at)));
}

function textOf(value: Json): string {
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => typeof item === "object") ? JSON.stringify(value) : value.map(String).join(" ");
}
