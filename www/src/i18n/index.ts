import { de } from "./de.js";
import { en } from "./en.js";

export type Lang = "de" | "en";
export const LANGS: readonly Lang[] = ["de", "en"];
export type Key = keyof typeof de;
export type Messages = Record<Key, string>;

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

const messages: Record<Lang, Messages> = { de, en };

export function isLang(value: unknown): value is Lang {
  return value === "de" || value === "en";
}

export function isKey(value: string): value is Key {
  return value in de;
}

/** A phrase of the page, with its `{places}` filled in. */
export function t(lang: Lang, key: Key, vars: Record<string, string | number> = {}): string {
  return messages[lang][key].replace(/\{(\w+)\}/g, (whole, name: string) => (name in vars ? String(vars[name]) : whole));
}

/** A text of the catalogue in the reader's language. */
export function pick(text: Text | undefined, lang: Lang): string {
  return text?.[lang] ?? "";
}

export function noun(lang: Lang, name: string): Noun {
  const part = (suffix: string): string => {
    const key = `${name}.noun.${suffix}`;
    return isKey(key) ? messages[lang][key] : "";
  };
  return { one: part("one"), many: part("many"), feminine: part("feminine") !== "" };
}
