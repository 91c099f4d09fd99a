/**
 * The state in the address: `v=1&f=12&d=14.5&c=light`.
 *
 * Every field has a short name that the layout fixes for ever. What is left out has the package's own
 * default, never the reader's settings; required fields are always written. Nothing is written that mail
 * programs and forums are known to break: no plus sign, no brackets, no quotes.
 */
import type { FieldInfo, Input, Json } from "../engine/index.js";
import type { Layout } from "../layout/index.js";
import { roundTo } from "../format/number.js";
import { fieldAt, getAt, isChoices, isObject, optionsOf, setAt, tidy } from "./input.js";

export const LINK_VERSION = 1;
/** Stands for an item of which nothing is said yet. */
const NOTHING = "_";

export interface Opened {
  input: Input;
  /** Names in the link that mean nothing here. */
  unknown: string[];
  /** Paths whose value is not allowed. */
  bad: string[];
  /** Required paths that the link does not name: they get the starting value. */
  filled: string[];
  newer: boolean;
  unversioned: boolean;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The finest step that a link can tell; what is finer is not kept either. */
const DECIMALS = 6;

/** A value as text; a number never with an exponent. */
function textOf(value: Json): string {
  if (typeof value !== "number") return String(value);
  return String(value).includes("e") ? value.toFixed(DECIMALS).replace(/\.?0+$/, "") : String(value);
}

/** An item by position, its last part taking what is left: "-2,Nebel". */
function writeItem(field: FieldInfo, item: Json, comma = ","): string {
  if (!isObject(item)) return textOf(item);
  const parts = (field.fields ?? []).map((f) => item[f.name]).map((v) => (v === undefined ? "" : textOf(v)));
  while (parts.at(-1) === "") parts.pop();
  return parts.join(comma);
}

/** An item of many parts, each with its name: "d.12,n.Goblin". */
function writeKeyed(keys: Record<string, string>, list: FieldInfo, item: Json): string {
  const parts: string[] = [];
  for (const [path, key] of Object.entries(keys)) {
    const field = fieldAt(list.fields ?? [], path);
    const value = isObject(item) ? getAt(item, path) : undefined;
    if (!field || value === undefined) continue;
    if (field.kind === "object") parts.push(`${key}.1`);
    else if (field.kind === "list" && Array.isArray(value)) {
      for (const inner of value) parts.push(`${key}.${plain(writeItem(field, inner, "_"))}`);
    } else parts.push(`${key}.${field.kind === "flag" ? (value === true ? "1" : "0") : plain(textOf(value))}`);
  }
  return parts.join(",") || NOTHING;
}

/** A text that may stand between commas. */
function plain(text: string): string {
  return text.replace(/[%,]/g, encodeURIComponent);
}

/** The parameters of a calculator's state, without the leading question mark. */
export function writeLink(layout: Layout, fields: readonly FieldInfo[], input: Input): string {
  const parts = [`v=${LINK_VERSION}`];
  const push = (key: string, value: string) => parts.push(`${key}=${encode(value).replace(/%2C/g, ",")}`);
  for (const [path, key] of Object.entries(layout.keys)) {
    const field = fieldAt(fields, path);
    const value = getAt(input, path);
    if (!field) continue;
    if (value === undefined) {
      // Emptied, not forgotten: the link opens with the same empty field.
      if (field.required && isParentThere(input, path)) push(key, "");
    } else if (field.kind === "object") {
      if (!field.required) push(key, "1");
    } else if (field.kind === "list" && Array.isArray(value)) {
      if (value.length === 0) push(key, "");
      else if (isChoices(field)) push(key, value.map(String).join(","));
      else {
        const keys = layout.items?.[path]?.keys;
        for (const item of value) push(key, keys ? writeKeyed(keys, field, item) : writeItem(field, item));
      }
    } else if (field.kind === "flag") {
      push(key, value === true ? "1" : "0");
    } else {
      push(key, textOf(value));
    }
  }
  const rulings = getAt(input, layout.rulings);
  if (isObject(rulings)) for (const [name, value] of Object.entries(rulings)) push("r", `${name}.${String(value)}`);
  return parts.join("&");
}

function isParentThere(input: Input, path: string): boolean {
  const at = path.lastIndexOf(".");
  return at < 0 || isObject(getAt(input, path.slice(0, at)));
}

function readValue(field: FieldInfo, text: string): Json | undefined {
  switch (field.kind) {
    case "integer":
    case "number": {
      if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
      const value = Number(text);
      if (field.kind === "integer" && !Number.isInteger(value)) return undefined;
      if (value < (field.min ?? -Infinity) || value > (field.max ?? Infinity)) return undefined;
      return roundTo(value, DECIMALS);
    }
    case "flag":
      return text === "1" ? true : text === "0" ? false : undefined;
    case "choice":
      return field.options?.some((o) => o.id === text) ? text : undefined;
    case "text":
      return text;
    case "object":
      return text === "1" ? {} : undefined;
    case "list":
      return isChoices(field) ? readChoices(field, text) : readItem(field.fields ?? [], text);
  }
}

function readChoices(field: FieldInfo, text: string): Json | undefined {
  const ids = text.split(",").filter((id) => id !== "");
  return ids.every((id) => optionsOf(field).some((o) => o.id === id)) ? ids : undefined;
}

/** One item of a list: its parts in order, the last one takes the rest, commas included. */
function readItem(fields: readonly FieldInfo[], text: string, comma = ","): Json | undefined {
  const parts = text.split(comma);
  const item: { [key: string]: Json } = {};
  for (const [i, field] of fields.entries()) {
    const part = i === fields.length - 1 ? parts.slice(i).join(comma) : (parts[i] ?? "");
    if (part === "") {
      if (field.required) return undefined;
      continue;
    }
    const value = readValue(field, part);
    if (value === undefined) return undefined;
    item[field.name] = value;
  }
  return item;
}

/** One item whose parts have names; a part that is not allowed is left out and told by `bad`. */
function readKeyed(keys: Record<string, string>, list: FieldInfo, text: string, bad: () => void): Json {
  let item: Input = {};
  const pathOf = new Map(Object.entries(keys).map(([path, key]) => [key, path]));
  for (const pair of text.split(",").filter((p) => p !== "" && p !== NOTHING)) {
    const at = pair.indexOf(".");
    const path = pathOf.get(pair.slice(0, Math.max(0, at)));
    const field = path === undefined ? undefined : fieldAt(list.fields ?? [], path);
    const part = decode(pair.slice(at + 1));
    const records = field?.kind === "list" && !isChoices(field);
    const value =
      field && part !== undefined ? (records ? readItem(field.fields ?? [], part, "_") : readValue(field, part)) : undefined;
    if (path === undefined || !field || value === undefined) {
      bad();
      continue;
    }
    const before = getAt(item, path);
    const whole = records ? [...(Array.isArray(before) ? before : []), value] : value;
    item = setAt(item, path, isObject(whole) ? whole : tidy(field, whole));
  }
  return item;
}

function readRuling(layout: Layout, fields: readonly FieldInfo[], text: string): [string, string] | undefined {
  const [name = "", value = ""] = text.split(".");
  const field = fieldAt(fields, `${layout.rulings}.${name}`);
  return field?.options?.some((o) => o.id === value) ? [name, value] : undefined;
}

/** What a link says; never throws, whatever stands in it. */
export function readLink(layout: Layout, fields: readonly FieldInfo[], query: string): Opened {
  const opened: Opened = { input: {}, unknown: [], bad: [], filled: [], newer: false, unversioned: true };
  const pathOf = new Map(Object.entries(layout.keys).map(([path, key]) => [key, path]));
  const named = new Set<string>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const key = at < 0 ? pair : pair.slice(0, at);
    const text = decode(at < 0 ? "" : pair.slice(at + 1));
    if (key === "v") {
      opened.unversioned = !/^\d+$/.test(text ?? "");
      opened.newer = Number(text) > LINK_VERSION;
    } else if (key === "l") {
      continue; // the language, read by the router
    } else if (key === "r") {
      const ruling = text === undefined ? undefined : readRuling(layout, fields, text);
      if (ruling) opened.input = setRuling(layout, fields, opened.input, ruling);
      else opened.unknown.push(pair);
    } else {
      const path = pathOf.get(key);
      const field = path === undefined ? undefined : fieldAt(fields, path);
      if (path === undefined || !field) {
        opened.unknown.push(pair);
      } else if (text === undefined) {
        opened.bad.push(path);
      } else {
        const emptied = text === "" && field.required;
        if (emptied && field.kind === "list") opened.input = setAt(opened.input, path, getAt(opened.input, path) ?? []);
        if (emptied || (text === "" && field.kind !== "list") || take(opened, field, path, text, layout.items?.[path]?.keys)) named.add(path);
      }
    }
  }
  fill(opened, layout, fields, named);
  return opened;
}

function setRuling(layout: Layout, fields: readonly FieldInfo[], input: Input, [name, value]: [string, string]): Input {
  const path = `${layout.rulings}.${name}`;
  const field = fieldAt(fields, path);
  return field ? setAt(input, path, tidy(field, value)) : input;
}

/** Takes a value over, or notes that it is not allowed. */
function take(opened: Opened, field: FieldInfo, path: string, text: string, keys?: Record<string, string>): boolean {
  const bad = (): void => {
    if (!opened.bad.includes(path)) opened.bad.push(path);
  };
  const value = keys ? readKeyed(keys, field, text, bad) : readValue(field, text);
  const before = getAt(opened.input, path);
  const list = field.kind === "list" && !isChoices(field);
  const full = list && Array.isArray(before) && before.length >= (field.max ?? Infinity);
  if (value === undefined || full) {
    bad();
    return false;
  }
  if (list) opened.input = setAt(opened.input, path, [...(Array.isArray(before) ? before : []), value]);
  else if (field.kind !== "object") opened.input = setAt(opened.input, path, tidy(field, value));
  else if (!isObject(before)) opened.input = setAt(opened.input, path, {});
  return true;
}

/** Required fields that the link forgot get the starting value, and the reader is told. */
function fill(opened: Opened, layout: Layout, fields: readonly FieldInfo[], named: Set<string>): void {
  for (const path of Object.keys(layout.keys)) {
    const field = fieldAt(fields, path);
    if (!field?.required || field.kind === "object" || named.has(path)) continue;
    if (!isWanted(opened.input, fields, path)) continue;
    const start = getAt(layout.start, path) ?? startOfOpened(layout, path);
    if (start !== undefined) opened.input = setAt(opened.input, path, start);
    if (!opened.bad.includes(path)) opened.filled.push(path);
  }
}

/** A field inside an optional object is wanted only when the object is there. */
function isWanted(input: Input, fields: readonly FieldInfo[], path: string): boolean {
  const names = path.split(".");
  for (let i = 1; i < names.length; i += 1) {
    const parent = names.slice(0, i).join(".");
    if (!fieldAt(fields, parent)?.required && !isObject(getAt(input, parent))) return false;
  }
  return true;
}

function startOfOpened(layout: Layout, path: string): Json | undefined {
  for (const [object, start] of Object.entries(layout.open)) {
    if (path.startsWith(`${object}.`) && isObject(start)) return getAt(start, path.slice(object.length + 1));
  }
  return undefined;
}
