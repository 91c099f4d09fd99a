import type { Lang } from "../i18n/index.js";
import { parseFraction } from "./fraction.js";

const NBSP = "\u00a0";
export const MINUS = "\u2212";

/**
 * What a person types: decimal comma or point, any minus sign; undefined when it is no plain number.
 * "1.000" is a thousand in German: nobody writes three zeros behind a point that divides nothing.
 */
export function parseNumber(text: string, lang: Lang): number | undefined {
  const signed = text.trim().replace(/^[\u2212\u2013]/, "-");
  const thousands = lang === "de" && /^[-+]?\d{1,3}\.000$/.test(signed);
  const plain = thousands ? signed.replace(".", "") : signed.replace(",", ".");
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Rounded to so many decimals, and never a negative zero. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** A number as it stands in a field or a sum. */
export function formatNumber(value: number, lang: Lang, digits = 4): string {
  const text = String(Number(Math.abs(value).toFixed(digits)));
  const shown = lang === "de" ? text.replace(".", ",") : text;
  return value < 0 && shown !== "0" ? MINUS + shown : shown;
}

/** A modifier always shows its sign. */
export function formatSigned(value: number, lang: Lang): string {
  return value > 0 ? `+${formatNumber(value, lang)}` : value === 0 ? "±0" : formatNumber(value, lang);
}

/** Fixed digits, so that columns of them line up. */
export function formatFixed(value: number, lang: Lang, digits: number): string {
  const text = value.toFixed(digits);
  return lang === "de" ? text.replace(".", ",") : text;
}

function percentSign(lang: Lang): string {
  return lang === "de" ? `${NBSP}%` : "%";
}

/** 0 and 1 only when the chance is exactly that; the fraction decides where there is one. */
function exactly(probability: number, fraction: string | undefined): 0 | 1 | undefined {
  if (fraction !== undefined) return fraction === "0" ? 0 : fraction === "1" ? 1 : undefined;
  return probability === 0 ? 0 : probability === 1 ? 1 : undefined;
}

/** Takes up what the computer loses of a half when it has no fraction to go by. */
const NOISE = 1e-9;

/** Tenths of a percent, halves up: the same as in the package's sentences. */
function tenths(probability: number, fraction: string | undefined): number {
  const exact = parseFraction(fraction);
  if (exact) return Number((exact.n * 2000n + exact.d) / (exact.d * 2n));
  return Math.floor(probability * 1000 + 0.5 + NOISE);
}

export interface Share {
  probability: number;
  fraction?: string | undefined;
}

/** A chance in percent without the sign: never a false 0 or 100. */
function formatChance({ probability, fraction }: Share, lang: Lang, format: (percent: number) => string): string {
  const exact = exactly(probability, fraction);
  if (exact !== undefined) return String(exact * 100);
  const unit = tenths(probability, fraction);
  if (unit <= 0) return `<${NBSP}${formatFixed(0.1, lang, 1)}`;
  if (unit >= 1000) return `>${NBSP}${formatFixed(99.9, lang, 1)}`;
  return format(unit / 10);
}

/** A chance in percent: never a false 0 % or 100 %. */
export function formatPercent(probability: number, lang: Lang, fraction?: string): string {
  return formatChance({ probability, fraction }, lang, (percent) => formatNumber(percent, lang, 1)) + percentSign(lang);
}

/** A chance in percent for a column that names the unit: always with its tenths. */
export function formatShare(share: Share, lang: Lang): string {
  return formatChance(share, lang, (percent) => formatFixed(percent, lang, 1));
}

/** A chance in percent for a column: always with its tenths, so that they stand one below the other. */
export function formatAligned(probability: number, lang: Lang, fraction?: string): string {
  return formatShare({ probability, fraction }, lang) + percentSign(lang);
}

/**
 * The percentages of all outcomes, one below the other. Each is rounded by itself, so that equal chances read
 * equal, here and everywhere else; they may sum to 99.9 or 100.1.
 */
export function formatShares(shares: readonly Share[], lang: Lang): string[] {
  return shares.map(({ probability, fraction }) => formatAligned(probability, lang, fraction));
}

const DICE = /^\d*[wd]\d[-+\u2212\dwd ]*$/i;

/** Dice as the reader's language writes them, "1W8+1" or "1d8+1"; other words stay. */
export function formatDice(text: string, lang: Lang): string {
  return DICE.test(text) ? text.replace(/[wd]/gi, lang === "de" ? "W" : "d") : text;
}
