import type { Lang } from "../i18n/index.js";

const NBSP = "\u00a0";
export const MINUS = "\u2212";

/** What a person types: decimal comma or point, any minus sign; undefined when it is no plain number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(/^[\u2212\u2013]/, "-").replace(",", ".");
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
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

/** Tenths of a percent, halves up: the same as in the package's sentences. */
function tenths(probability: number): number {
  return Math.round(probability * 1000);
}

/** A chance in percent: never a false 0 % or 100 %. */
export function formatPercent(probability: number, lang: Lang, fraction?: string): string {
  const exact = exactly(probability, fraction);
  if (exact !== undefined) return `${exact * 100}${percentSign(lang)}`;
  if (tenths(probability) <= 0) return `<${NBSP}${formatFixed(0.1, lang, 1)}${percentSign(lang)}`;
  if (tenths(probability) >= 1000) return `>${NBSP}${formatFixed(99.9, lang, 1)}${percentSign(lang)}`;
  return `${formatNumber(tenths(probability) / 10, lang, 1)}${percentSign(lang)}`;
}

/**
 * The percentages of all outcomes, rounded so that they sum to 100.0:
 * each is rounded down, and the largest remainders get what is left.
 */
export function formatShares(shares: readonly { probability: number; fraction?: string }[], lang: Lang): string[] {
  const units = shares.map((s) => Math.floor(s.probability * 1000 + 1e-9));
  let left = 1000 - units.reduce((a, b) => a + b, 0);
  const byRemainder = shares
    .map((s, i) => ({ i, rest: s.probability * 1000 - (units[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { i } of byRemainder) {
    if (left <= 0) break;
    units[i] = (units[i] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((s, i) => {
    const unit = units[i] ?? 0;
    if (unit === 0 || unit === 1000 || exactly(s.probability, s.fraction) !== undefined) {
      return formatPercent(s.probability, lang, s.fraction);
    }
    return `${formatFixed(unit / 10, lang, 1)}${percentSign(lang)}`;
  });
}
