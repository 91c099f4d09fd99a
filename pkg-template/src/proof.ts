// Seeds that no side can choose: a commitment first, both secrets afterwards. SHA-256 comes from the
// platform's own crypto; nothing here needs the module.

import { RegelwerkError } from "./errors.js";

export { RegelwerkError } from "./errors.js";

/** What the first side keeps, and what it makes public before the other side answers. */
export interface Commitment {
  /** 32 hexadecimal digits; to be kept until the other side has answered. */
  secret: string;
  /** 64 hexadecimal digits: the SHA-256 of the secret and of what is rolled. Made public at once. */
  commitment: string;
}

/**
 * Begins a roll between two sides who do not see each other's dice.
 *
 * 1. The first side calls `commit(about)` and makes `commitment` public.
 * 2. The second side answers with any text of its own, such as `secret()`.
 * 3. The first side makes its secret public. Both call `verify` and then `sharedSeed`.
 *
 * The first side cannot change its secret after the answer, and the second side answers without
 * knowing it: so neither chooses the seed alone.
 *
 * @param about What is rolled, such as the link to the calculation: it cannot be changed afterwards.
 * @throws {RegelwerkError} with code `NO_CRYPTO` where the platform has no `crypto.subtle`, as on
 * pages that were not loaded over HTTPS
 */
export async function commit(about: string): Promise<Commitment> {
  const own = secret();
  return { secret: own, commitment: await hex("commit", { about, secret: own }) };
}

/**
 * Whether a secret is the one that was committed to, for this very roll.
 *
 * @throws {RegelwerkError} with code `NO_CRYPTO`; `WRONG_TYPE` for what is no text
 */
export async function verify(about: string, secret: string, commitment: string): Promise<boolean> {
  return (await hex("commit", { about, secret })) === textOf("commitment", commitment).toLowerCase();
}

/**
 * The seed that both secrets give together, for `roll(input, seed)`: a whole number from 0 to
 * 4294967295, the same on every platform and in every later version.
 *
 * @param about What is rolled, as it was committed to.
 * @param first The secret of the side that committed.
 * @param second The answer of the other side.
 * @throws {RegelwerkError} with code `NO_CRYPTO`; `WRONG_TYPE` for what is no text
 */
export async function sharedSeed(about: string, first: string, second: string): Promise<number> {
  return Number.parseInt((await hex("seed", { about, first, second })).slice(0, 8), 16);
}

/**
 * A text that nobody guesses: 32 hexadecimal digits from the platform's source of randomness.
 *
 * @throws {RegelwerkError} with code `NO_CRYPTO`
 */
export function secret(): string {
  return digits(platform().getRandomValues(new Uint8Array(16)));
}

/** SHA-256 of a purpose and some texts; their lengths are part of it, so that none runs into the next. */
async function hex(purpose: string, texts: Readonly<Record<string, string>>): Promise<string> {
  const trimmed = Object.entries(texts).map(([name, text]) => textOf(name, text));
  const lines = trimmed.map((text) => `${text.length}:${text}`);
  const bytes = new TextEncoder().encode([`regelwerk/proof/1/${purpose}`, ...lines].join("\n"));
  return digits(new Uint8Array(await platform().subtle.digest("SHA-256", bytes)));
}

/** An argument without the spaces around it. */
function textOf(path: string, text: unknown): string {
  if (typeof text === "string") return text.trim();
  const expected = { de: "ein Text", en: "a text" };
  const message = { de: `\`${path}\`: nötig ist ein Text`, en: `\`${path}\`: expected a text` };
  throw new RegelwerkError([{ code: "WRONG_TYPE", path, expected, received: text, message }]);
}

function digits(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function platform(): Crypto {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.subtle !== undefined) return crypto as Crypto;
  const message = {
    de: "hier fehlt `crypto.subtle`: die Seite muss über HTTPS geladen sein",
    en: "`crypto.subtle` is missing here: the page has to be loaded over HTTPS",
  };
  throw new RegelwerkError([{ code: "NO_CRYPTO", message }]);
}
