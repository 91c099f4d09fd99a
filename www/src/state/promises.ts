/** Secrets of rolls that wait for the other side's answer, each by what is rolled. */
import { read, write } from "./storage.js";

const KEY = "regelwerk.promises";
const VERSION = 1;
const MOST = 20;

export interface Promised {
  about: string;
  secret: string;
  commitment: string;
}

export function promised(about: string): Promised | undefined {
  return all().find((one) => one.about === about);
}

/** Keeps a secret; false where nothing can be kept. */
export function promise(one: Promised): boolean {
  return put([one, ...all().filter(({ about }) => about !== one.about)].slice(0, MOST));
}

export function forget(about: string): void {
  put(all().filter((one) => one.about !== about));
}

function put(list: Promised[]): boolean {
  return write(KEY, list.length === 0 ? undefined : JSON.stringify({ version: VERSION, list }));
}

/** What stands there may come from another version, or from somebody's hand. */
function all(): Promised[] {
  try {
    const { version, list } = JSON.parse(read(KEY) ?? "{}") as { version?: unknown; list?: unknown };
    return version === VERSION && Array.isArray(list) ? list.filter(isPromised) : [];
  } catch {
    return [];
  }
}

function isPromised(value: unknown): value is Promised {
  const { about, secret, commitment } = (value ?? {}) as Record<string, unknown>;
  return [about, secret, commitment].every((text) => typeof text === "string");
}
