import { expect, test } from "vitest";
import { de } from "./de.js";
import { en } from "./en.js";
import { addPhrases, isLang, noun, t } from "./index.js";
import type { Phrases } from "./index.js";
import { magic } from "./magic.js";

/** What every other file here brings. */
const files = import.meta.glob<Record<string, Phrases>>(["./*.ts", "!./{de,en,index}.ts", "!./*.test.ts"], { eager: true });
const parts = Object.values(files).flatMap((file) => Object.values(file));
const chapters: Phrases = Object.assign({}, ...parts);
const german = { ...de, ...Object.fromEntries(Object.entries(chapters).map(([k, text]) => [k, text.de])) };
const english = { ...en, ...Object.fromEntries(Object.entries(chapters).map(([k, text]) => [k, text.en])) };

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? "").sort();

test("both languages have the same phrases", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
});

test("both languages have the same places in each phrase", () => {
  for (const [key, text] of Object.entries(german)) expect(places(english[key as keyof typeof english]), key).toEqual(places(text));
});

test("no phrase is empty, but for what a language does not need", () => {
  for (const [key, text] of [...Object.entries(german), ...Object.entries(english)]) {
    if (!key.endsWith(".feminine")) expect(text.trim(), key).not.toBe("");
  }
});

test("no English stands in the German phrases", () => {
  for (const [key, text] of Object.entries(german)) {
    expect(text.replace(/\{\w+\}/g, ""), key).not.toMatch(/\b(the|and|with|is|of|to|roll|shot|copy|reset|more|less|seed|link to)\b/i);
  }
});

test("the German phrases address nobody as Sie or du", () => {
  for (const [key, text] of Object.entries(german)) expect(text, key).not.toMatch(/\b(Sie|Ihr|Ihre|Ihnen|du|dein|dir|dich)\b/);
});

test("places are filled, and an unknown one stays to be seen", () => {
  expect(t("de", "form.range", { min: 0, max: 20 })).toBe("von 0 bis 20");
  expect(t("en", "form.range", { min: 0 })).toBe("from 0 to {max}");
});

test("no German stands in the English phrases", () => {
  for (const [key, text] of Object.entries(english)) expect(text, key).not.toMatch(/\b(der|das|und|nicht|oder|mit|ist|Probe|Stufe|Zauber)\b|[äöüß]/);
});

test("phrases of a chapter are known once it is there, and never hide others", () => {
  for (const key of Object.keys(chapters)) expect(de, key).not.toHaveProperty([key]);
  expect(parts.length).toBeGreaterThan(3);
  expect(Object.keys(chapters).length).toBe(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
  addPhrases(magic);
  expect(t("en", "spell.big")).toBe(magic["spell.big"].en);
});

test("knows its languages and nouns", () => {
  expect([isLang("de"), isLang("en"), isLang("fr"), isLang(null)]).toEqual([true, true, false, false]);
  expect(noun("de", "shot")).toEqual({ one: "Schuss", many: "Schüssen", feminine: false });
});
