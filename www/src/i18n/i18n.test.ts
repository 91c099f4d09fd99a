import { expect, test } from "vitest";
import { de } from "./de.js";
import { en } from "./en.js";
import { isLang, noun, t } from "./index.js";

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? "").sort();

test("both languages have the same phrases", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
});

test("both languages have the same places in each phrase", () => {
  for (const key of Object.keys(de) as (keyof typeof de)[]) expect(places(en[key]), key).toEqual(places(de[key]));
});

test("no phrase is empty, but for what a language does not need", () => {
  for (const [key, text] of [...Object.entries(de), ...Object.entries(en)]) {
    if (!key.endsWith(".feminine")) expect(text.trim(), key).not.toBe("");
  }
});

test("no English stands in the German phrases", () => {
  for (const [key, text] of Object.entries(de)) {
    expect(text.replace(/\{\w+\}/g, ""), key).not.toMatch(/\b(the|and|with|is|of|to|roll|shot|copy|reset|more|less|seed|link to)\b/i);
  }
});

test("the German phrases address nobody as Sie or du", () => {
  for (const [key, text] of Object.entries(de)) expect(text, key).not.toMatch(/\b(Sie|Ihr|Ihre|Ihnen|du|dein|dir|dich)\b/);
});

test("places are filled, and an unknown one stays to be seen", () => {
  expect(t("de", "form.range", { min: 0, max: 20 })).toBe("von 0 bis 20");
  expect(t("en", "form.range", { min: 0 })).toBe("from 0 to {max}");
});

test("knows its languages and nouns", () => {
  expect([isLang("de"), isLang("en"), isLang("fr"), isLang(null)]).toEqual([true, true, false, false]);
  expect(noun("de", "shot")).toEqual({ one: "Schuss", many: "Schüssen", feminine: false });
});
