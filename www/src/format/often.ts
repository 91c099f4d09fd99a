import type { Lang, Noun } from "../i18n/index.js";

const ORDINALS_DE = ["", "", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte", "zehnte", "elfte", "zwölfte"];
const COUNTS = {
  de: ["", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
  en: ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
} as const;

function word(lang: Lang, n: number): string {
  return COUNTS[lang][n] ?? String(n);
}

/** The simple fraction that is nearest in proportion: k of n, n up to 10, or one of many. */
function nearest(p: number): { k: number; n: number } {
  let best = { k: 1, n: Math.max(2, Math.round(1 / p)) };
  let error = Math.abs(best.k / best.n - p) / p;
  for (const n of [2, 3, 4, 5, 10]) {
    for (let k = 1; k < n; k += 1) {
      const e = Math.abs(k / n - p) / p;
      // A plainer fraction wins unless the other is clearly nearer.
      if (e < error - 0.02) {
        best = { k, n };
        error = e;
      }
    }
  }
  return best;
}

/** A chance as a player says it: "etwa jeder dritte Schuss", "about two shots in three". */
export function often(probability: number, lang: Lang, noun: Noun): string {
  const [every, all] = lang === "de" ? [noun.feminine ? "jede" : "jeder", noun] : ["every", noun];
  if (probability <= 0) return lang === "de" ? `${noun.feminine ? "keine" : "kein"} ${all.one}` : `no ${all.one}`;
  if (probability >= 1) return `${every} ${all.one}`;
  if (probability > 0.975) return lang === "de" ? `fast ${every} ${all.one}` : `almost every ${all.one}`;
  if (probability < 0.0005) return lang === "de" ? `so gut wie ${noun.feminine ? "keine" : "kein"} ${all.one}` : `hardly any ${all.one}`;
  const { k, n } = nearest(probability);
  const about = Math.abs(k / n - probability) < 1e-12 ? "" : lang === "de" ? "etwa " : "about ";
  if (lang === "de") {
    if (k === 1) return `${about}${every} ${ORDINALS_DE[n] ?? `${round(n)}.`} ${all.one}`;
    return `${about}${word("de", k)} von ${word("de", n)} ${all.many}`;
  }
  if (k === 1) return `${about}one ${all.one} in ${n > 12 ? round(n) : word("en", n)}`;
  return `${about}${word("en", k)} ${all.many} in ${word("en", n)}`;
}

/** Large counts are rounded as one would say them. */
function round(n: number): number {
  return n > 100 ? Math.round(n / 50) * 50 : n > 30 ? Math.round(n / 5) * 5 : n;
}
