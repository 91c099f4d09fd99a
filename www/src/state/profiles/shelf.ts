/** Where the profiles are kept: this device, for all calculators. */
import { read, write } from "../storage.js";
import { KEY } from "./any.js";
import { readProfiles, writeProfiles } from "./format.js";
import type { Profile } from "./format.js";

export type Shelf =
  | { state: "open"; profiles: readonly Profile[] }
  /** Nothing can be kept here: a private window, or a frame that is shut in. */
  | { state: "none" }
  /** Something stands there that this version cannot read; it stays untouched. */
  | { state: "newer" | "broken"; text: string };

const changes = new EventTarget();

export function shelf(): Shelf {
  const text = read(KEY);
  if (text === undefined) return { state: "none" };
  if (text === null) return { state: "open", profiles: [] };
  const found = readProfiles(text);
  return found.ok ? { state: "open", profiles: found.profiles } : { state: found.newer ? "newer" : "broken", text };
}

/** Keeps these profiles in place of those before; false when the device has no room. */
export function keep(profiles: readonly Profile[]): boolean {
  const kept = write(KEY, profiles.length === 0 ? undefined : writeProfiles(profiles));
  if (kept) changes.dispatchEvent(new Event("change"));
  return kept;
}

/** Calls back on every change, also on those of other pages; returns what ends that. */
export function onChange(changed: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) changed();
  };
  changes.addEventListener("change", changed);
  addEventListener("storage", elsewhere);
  return () => {
    changes.removeEventListener("change", changed);
    removeEventListener("storage", elsewhere);
  };
}
