/** How far a game is on its turn sheet. It stays on the device; where nothing can be kept, as long as the page. */
import { read, write } from "./storage.js";

export interface Progress {
  /** Counted from 1. */
  turn: number;
  /** The phase that is being played. */
  phase: string;
  /** Steps that are done, by number. */
  done: readonly number[];
}

const VERSION = 1;
const MOST_TURNS = 999;

const keyOf = (sheet: string): string => `regelwerk.progress.${sheet}`;

/** What cannot be kept on the device. */
const unkept = new Map<string, Progress>();
const listeners = new Set<() => void>();

export function freshProgress(phase: string): Progress {
  return { turn: 1, phase, done: [] };
}

/** Where a sheet stands; a phase that it does not know is its first one. */
export function progressOf(sheet: string, phases: readonly string[]): Progress {
  const stored = read(keyOf(sheet));
  const found = unkept.get(sheet) ?? parse(stored ?? "");
  return found && phases.includes(found.phase) ? found : freshProgress(phases[0] ?? "");
}

export function keepProgress(sheet: string, progress: Progress): void {
  const kept = write(keyOf(sheet), JSON.stringify({ version: VERSION, ...progress }));
  if (kept) unkept.delete(sheet);
  else unkept.set(sheet, progress);
  for (const changed of listeners) changed();
}

/** Tells of every change, those in other tabs too; the answer ends it. */
export function followProgress(changed: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key === null || event.key.startsWith(keyOf(""))) changed();
  };
  listeners.add(changed);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", elsewhere);
  };
}

/** What stands there may come from another version, or from somebody's hand. */
function parse(stored: string): Progress | undefined {
  try {
    const { version, turn, phase, done } = JSON.parse(stored) as Record<string, unknown>;
    const good =
      version === VERSION &&
      Number.isInteger(turn) &&
      (turn as number) >= 1 &&
      (turn as number) <= MOST_TURNS &&
      typeof phase === "string" &&
      Array.isArray(done) &&
      done.every((n) => Number.isInteger(n));
    return good ? { turn: turn as number, phase, done: done as number[] } : undefined;
  } catch {
    return undefined;
  }
}
