import type { ErrorCode } from "./errors.js";
import type { Text } from "./types.js";

/** The longest value that a message repeats. */
const LONGEST = 40;

/** Codes whose message gains from saying what was given. */
const SHOWN: ReadonlySet<ErrorCode> = /* @__PURE__ */ new Set<ErrorCode>([
  "WRONG_TYPE",
  "NOT_FINITE",
  "NOT_INTEGER",
  "OUT_OF_RANGE",
  "UNKNOWN_CHOICE",
  "BAD_FACE",
  "BAD_SEED",
]);

/** The value at a path such as `weapon.short` or `modifiers[2].value`. */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (typeof value !== "object" || value === null) return undefined;
    try {
      value = (value as Record<string, unknown>)[name ?? index ?? ""];
    } catch {
      // A getter that throws: there is nothing to show.
      return undefined;
    }
  }
  return value;
}

/** The message with what was given at its end, where that helps. */
export function withReceived(message: Text, code: ErrorCode, received: unknown): Text {
  if (!SHOWN.has(code) || received === undefined) return message;
  const { de, en } = shown(received);
  return { de: `${message.de}, nicht ${de}`, en: `${message.en}, got ${en}` };
}

function shown(value: unknown): Text {
  switch (typeof value) {
    case "function":
      return { de: "eine Funktion", en: "a function" };
    case "object":
      if (value === null) return same("null");
      return Array.isArray(value)
        ? { de: "eine Liste", en: "a list" }
        : { de: "ein Objekt", en: "an object" };
    case "bigint":
      return same(`${value}n`);
    default:
      return same(String(value));
  }
}

function same(text: string): Text {
  // One line, and no mark that would end the quotation.
  const line = text.replace(/[\s`]+/g, " ");
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  return { de: `\`${cut}\``, en: `\`${cut}\`` };
}
