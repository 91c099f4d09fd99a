/** Profiles as text: what stands on the device and in a file has the same form. */
import type { Json } from "../../engine/index.js";
import type { Key } from "../../i18n/index.js";
import { isObject } from "../input.js";

/** Somebody at the table: some values that belong together, under a name. */
export interface Profile {
  name: string;
  /** The system whose words these are. */
  system: string;
  /** Values by what they say of somebody; names are fixed for ever, unknown ones are kept. */
  traits: Readonly<Record<string, Json>>;
}

export type Upgrade = (profiles: unknown) => unknown;

export interface Problem {
  key: Key;
  vars: Record<string, string | number>;
}

export type Read = { ok: true; profiles: Profile[] } | { ok: false; newer: boolean; problem: Problem };

const FORMAT = "regelwerk-profiles";
export const LONGEST_NAME = 40;
const MOST_TRAITS = 60;

/** Each makes the next version of the one before: the first turns version 1 into version 2. */
const UPGRADES: readonly Upgrade[] = [];

export function writeProfiles(profiles: readonly Profile[], upgrades = UPGRADES): string {
  return `${JSON.stringify({ format: FORMAT, version: upgrades.length + 1, profiles }, null, 2)}\n`;
}

/** What a text says; never throws, and takes all of it or nothing. */
export function readProfiles(text: string, upgrades = UPGRADES): Read {
  const known = upgrades.length + 1;
  const refuse = (key: Key, vars: Problem["vars"] = {}, newer = false): Read => ({ ok: false, newer, problem: { key, vars } });
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return refuse("profiles.noJson");
  }
  if (!isObject(data) || data["format"] !== FORMAT) return refuse("profiles.otherFile");
  const version = data["version"];
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return refuse("profiles.noVersion");
  if (version > known) return refuse("profiles.newer", { version, known }, true);
  let list: unknown = data["profiles"];
  for (const upgrade of upgrades.slice(version - 1)) list = upgrade(list);
  if (!Array.isArray(list)) return refuse("profiles.noList");
  for (const [i, entry] of list.entries()) {
    const problem = problemOf(entry);
    if (problem) return refuse(problem, { n: i + 1, name: isObject(entry) ? String(entry["name"] ?? "").slice(0, LONGEST_NAME) : "" });
  }
  return { ok: true, profiles: (list as Profile[]).map(({ name, system, traits }) => ({ name: name.trim(), system, traits })) };
}

function problemOf(entry: unknown): Key | undefined {
  if (!isObject(entry)) return "profiles.badEntry";
  const { name, system, traits } = entry;
  if (typeof name !== "string" || name.trim() === "" || name.trim().length > LONGEST_NAME) return "profiles.badName";
  if (typeof system !== "string" || !/^\w{1,40}$/.test(system)) return "profiles.badSystem";
  if (!isObject(traits) || Object.keys(traits).length > MOST_TRAITS || !Object.values(traits).every(isPlain)) return "profiles.badTraits";
  return undefined;
}

/** A number, a word, yes or no, or a list of words. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= MOST_TRAITS && value.every((item) => typeof item === "string" && item.length <= 200);
  return (typeof value === "number" && Number.isFinite(value)) || typeof value === "boolean" || (typeof value === "string" && value.length <= 200);
}

/** What to do with those that are here under the same name, with other values. */
export type Way = "replace" | "both" | "keep";

const isSame = (a: Profile, b: Profile): boolean => a.system === b.system && a.name === b.name;

function isAlike(a: Profile, b: Profile): boolean {
  const plain = ({ traits }: Profile): string => JSON.stringify(Object.entries(traits).sort(([x], [y]) => (x < y ? -1 : 1)));
  return isSame(a, b) && plain(a) === plain(b);
}

/** Names that are here already, and mean something else. */
export function clashes(mine: readonly Profile[], theirs: readonly Profile[]): Profile[] {
  return theirs.filter((their) => mine.some((my) => isSame(my, their) && !isAlike(my, their)));
}

/** Both together; nothing that is here gets lost unless it shall be replaced. */
export function merge(mine: readonly Profile[], theirs: readonly Profile[], way: Way): Profile[] {
  let all = [...mine];
  for (const their of theirs) {
    const at = all.findIndex((my) => isSame(my, their));
    if (at < 0) all.push(their);
    else if (isAlike(all[at] ?? their, their) || way === "keep") continue;
    else if (way === "replace") all = all.with(at, their);
    else if (!all.some((my) => isAlike({ ...my, name: their.name }, their) && isCopyOf(my.name, their.name))) all.push({ ...their, name: freeName(all, their) });
  }
  return all;
}

/** "Ork (2)" was "Ork" once. */
function isCopyOf(name: string, original: string): boolean {
  return name === original || (name.startsWith(`${original} (`) && /^\(\d+\)$/.test(name.slice(original.length + 1)));
}

function freeName(all: readonly Profile[], profile: Profile): string {
  for (let n = 2; ; n += 1) {
    const tail = ` (${n})`;
    const name = profile.name.slice(0, LONGEST_NAME - tail.length) + tail;
    if (!all.some((other) => isSame(other, { ...profile, name }))) return name;
  }
}
