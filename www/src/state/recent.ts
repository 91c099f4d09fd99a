/** The calculators used last, newest first, as they were left. */
import { calculators } from "../layout/index.js";
import { read, write } from "./storage.js";

export interface Visit {
  procedure: string;
  query?: string;
}

const KEY = "regelwerk.recent";
const VERSION = 1;
const MOST = 4;

/** Where nothing can be kept, they last as long as the page. */
let unkept: Visit[] = [];

export function recent(): readonly Visit[] {
  const stored = read(KEY);
  return stored === undefined ? unkept : parse(stored ?? "");
}

export function remember({ procedure, query }: Visit): void {
  const visit = query === undefined ? { procedure } : { procedure, query };
  const visits = [visit, ...recent().filter((other) => other.procedure !== procedure)].slice(0, MOST);
  if (!write(KEY, JSON.stringify({ version: VERSION, visits }))) unkept = visits;
}

/** What stands there may come from another version, or from somebody's hand. */
function parse(stored: string): Visit[] {
  try {
    const { version, visits } = JSON.parse(stored) as { version?: unknown; visits?: unknown };
    return version === VERSION && Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: unknown): value is Visit {
  const { procedure, query } = (value ?? {}) as Record<string, unknown>;
  return calculators.includes(procedure as string) && (query === undefined || typeof query === "string");
}
