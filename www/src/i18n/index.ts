import type { about } from "./about.js";
import type { asking } from "./asking.js";
import type { attributes } from "./attributes.js";
import { de } from "./de.js";
import type { device } from "./device.js";
import type { fair } from "./fair.js";
import type { home } from "./home.js";
import type { embed } from "./embed.js";
import { en } from "./en.js";
import type { later } from "./later.js";
import type { magic } from "./magic.js";
import type { morale } from "./morale.js";
import type { osr } from "./osr.js";
import type { osrCombat } from "./osrCombat.js";
import type { picture } from "./picture.js";
import type { plans } from "./plans.js";
import type { profiles } from "./profiles.js";
import type { reference } from "./reference.js";
import type { scharmuetzel } from "./scharmuetzel.js";
import type { sheet } from "./sheet.js";
import type { targeting } from "./targeting.js";

export type Lang = "de" | "en";
export const LANGS: readonly Lang[] = ["de", "en"];
type Basic = keyof typeof de;
export type Messages = Record<Basic, string>;

/** Phrases of a chapter come with its calculators. */
export type Phrases = Record<string, Text>;
export type Key = Basic | keyof typeof about | keyof typeof asking | keyof typeof attributes | keyof typeof embed | keyof typeof device | keyof typeof fair | keyof typeof home | keyof typeof later | keyof typeof magic | keyof typeof morale | keyof typeof osr | keyof typeof osrCombat | keyof typeof picture | keyof typeof plans | keyof typeof profiles | keyof typeof reference | keyof typeof scharmuetzel | keyof typeof sheet | keyof typeof targeting;

export interface Text {
  de: string;
  en: string;
}

/** What is counted, as a player says it: "jeder dritte Schuss", "two shots in three". */
export interface Noun {
  one: string;
  many: string;
  feminine: boolean;
}

const messages: Record<Lang, Record<string, string>> = { de: { ...de }, en: { ...en } };

export function addPhrases(phrases: Phrases): void {
  for (const lang of LANGS) for (const [key, text] of Object.entries(phrases)) messages[lang][key] = text[lang];
}

export function isLang(value: unknown): value is Lang {
  return value === "de" || value === "en";
}

export function isKey(value: string): value is Key {
  return value in messages.de;
}

/** A phrase of the page, with its `{places}` filled in. */
export function t(lang: Lang, key: Key, vars: Record<string, string | number> = {}): string {
  return (messages[lang][key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => (name in vars ? String(vars[name]) : whole));
}

/** A text of the catalogue in the reader's language. */
export function pick(text: Text | undefined, lang: Lang): string {
  return text?.[lang] ?? "";
}

export function noun(lang: Lang, name: string): Noun {
  const part = (suffix: string): string => {
    const key = `${name}.noun.${suffix}`;
    return messages[lang][key] ?? "";
  };
  return { one: part("one"), many: part("many"), feminine: part("feminine") !== "" };
}
