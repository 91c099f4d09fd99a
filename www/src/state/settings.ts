/** The reader's own settings: language and light. They never touch an answer, and no link carries them. */
import { isLang } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import { read, write } from "./storage.js";

export type Theme = "light" | "dark";

const LANG = "regelwerk.language";
const THEME = "regelwerk.theme";

export function storedLang(): Lang {
  const stored = read(LANG);
  return isLang(stored) ? stored : "de";
}

export function storeLang(lang: Lang): void {
  write(LANG, lang);
}

export function storedTheme(): Theme | undefined {
  const stored = read(THEME);
  return stored === "light" || stored === "dark" ? stored : undefined;
}

/** A choice that equals the device's is no choice: the page then follows the device again. */
export function storeTheme(theme: Theme, device: Theme): void {
  write(THEME, theme === device ? undefined : theme);
}

export function deviceTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
