import type { ErrorCode } from "./errors.js";
import type { Text } from "./types.js";

// Nothing here trusts what was given: proxies, getters and conversions of a caller may throw.

/** The most letters of a text that a message repeats. */
const LONGEST = 40;

/** More items than any list may have. */
const MOST_ITEMS = 10_000;

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

/** What throws when it is looked at. */
const UNREADABLE: Text = { de: "etwas Unlesbares", en: "something that cannot be read" };

/** A list of the items of one, for what must not throw on the way; else what is no list. */
export function readable(list: unknown): unknown {
  try {
    if (!Array.isArray(list) || !Number.isInteger(list.length)) return null;
    const length = Math.min(list.length, MOST_ITEMS);
    return Array.from({ length }, (_, index): unknown => list[index]);
  } catch {
    return null;
  }
}

/** The value at a path such as `weapon.short` or `modifiers[2].value`. */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  // Without a regular expression: an input that asks for itself may have left no room for one.
  const names = path === "" ? [] : path.replaceAll("[", ".").replaceAll("]", "").split(".");
  for (const name of names) {
    if (typeof value !== "object" || value === null) return undefined;
    try {
      value = (value as Record<string, unknown>)[name];
    } catch {
      // A getter that throws: there is nothing to show.
      return undefined;
    }
  }
  return value;
}

/** The message with what was given at its end, where that helps. */
export function withReceived(message: Text, code: ErrorCode, expected: Text, received: unknown): Text {
  if (!SHOWN.has(code) || received === undefined) return message;
  // The right kind all the same: one whose fields or items cannot be asked for.
  const given = shown(received);
  const { de, en } = code === "WRONG_TYPE" && expected.en.startsWith(given.en) ? UNREADABLE : given;
  return { de: `${message.de}, nicht ${de}`, en: `${message.en}, got ${en}` };
}

function shown(value: unknown): Text {
  switch (typeof value) {
    case "string":
      return text(value);
    case "number":
      return { de: minus(value).replace(".", ","), en: minus(value) };
    case "boolean":
      return { de: String(value), en: String(value) };
    case "bigint":
      // Its digits may be millions.
      return { de: "ein BigInt", en: "a bigint" };
    case "symbol":
      return { de: "ein Symbol", en: "a symbol" };
    case "function":
      return { de: "eine Funktion", en: "a function" };
    default:
      return value === null ? { de: "null", en: "null" } : object(value);
  }
}

/** As a number is written, with a minus and no hyphen. */
function minus(value: number): string {
  return String(value).replace("-", "−");
}

function object(value: unknown): Text {
  try {
    return Array.isArray(value) ? { de: "eine Liste", en: "a list" } : { de: "ein Objekt", en: "an object" };
  } catch {
    // A revoked proxy, which throws whatever it is asked.
    return UNREADABLE;
  }
}

/** In quotation marks, on one line, cut, and without a mark that would end the quotation. */
function text(value: string): Text {
  const letters = [...value.slice(0, 2 * LONGEST + 2)];
  const cut = letters.length > LONGEST ? [...letters.slice(0, LONGEST), "…"] : letters;
  const line = cut
    .join("")
    .replace(/[\s\p{C}]+/gu, " ")
    .replace(/["„“”]/g, "'");
  return { de: `der Text „${line}“`, en: `the text "${line}"` };
}
