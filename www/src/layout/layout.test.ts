import { beforeAll, describe, expect, test } from "vitest";
import { layouts } from "../../tests/unit/layouts.js";
import { catalog, open, procedure, rulingInfo } from "../engine/index.js";
import type { FieldInfo, Input, Json, Problem } from "../engine/index.js";
import { isKey, LANGS } from "../i18n/index.js";
import { fieldAt, getAt, isChoices, isObject, isWanted, setAt } from "../state/input.js";
import { readLink, writeLink } from "../state/link.js";
import { ask, formOf } from "../view/ask.js";
import { bigNumber, problems } from "../view/answer.js";
import { calculators, chapters } from "./index.js";
import type { Layout } from "./index.js";

beforeAll(async () => {
  await open();
});

/** Every path that can be set, rulings aside; objects that can be left out are paths of their own. */
function paths(fields: readonly FieldInfo[], rulings: string, before = ""): string[] {
  return fields.flatMap((f) => {
    const path = before + f.name;
    if (path === rulings) return [];
    const inner = f.kind === "object" ? paths(f.fields ?? [], rulings, `${path}.`) : [];
    return f.kind === "object" && f.required ? inner : [path, ...inner];
  });
}

test("every calculator has a layout of its own, and a place in one chapter", () => {
  expect(layouts.map((l) => l.procedure)).toEqual(chapters.flatMap((c) => c.procedures));
  expect(new Set(calculators).size).toBe(calculators.length);
  for (const id of calculators) expect(catalog.procedures.map((p) => p.id)).toContain(id);
});

/** The starting input, and it with every word of every choice and every flag changed. */
function variants(layout: Layout, all: readonly string[]): Input[] {
  const { fields } = formOf(layout);
  return [
    layout.start,
    ...all.flatMap((path) => {
      const field = fieldAt(fields, path);
      if (field?.kind === "choice") return (field.options ?? []).map((o) => setAt(layout.start, path, o.id));
      if (field?.kind === "flag") return [true, false].map((on) => setAt(layout.start, path, on));
      return [];
    }),
  ];
}

function answers(layout: Layout, inputs: readonly Input[]) {
  return inputs.flatMap((input) => {
    const answer = ask(layout, input);
    return answer.ok ? [answer.value] : [];
  });
}

describe.each(layouts.map((l) => [l.procedure, l] as const))("the layout of %s", (id, layout) => {
  const info = formOf(layout);
  const all = paths(info.fields, layout.rulings).filter((path) => !layout.hidden?.includes(path));

  test("names every field in links, each by a name of its own", () => {
    for (const path of all) expect(Object.keys(layout.keys), path).toContain(path);
    for (const path of Object.keys(layout.keys)) expect(all, path).toContain(path);
    const names = [...Object.values(layout.keys), "v", "l", "r"];
    expect(new Set(names).size).toBe(names.length);
  });

  test("shows every field once", () => {
    const shown = [...layout.main.flatMap((s) => [...s.fields, ...(s.more ?? [])]), ...layout.more];
    const inside = (path: string): boolean => shown.some((s) => path === s || path.startsWith(`${s}.`) || s.startsWith(`${path}.`));
    for (const path of all) expect(inside(path), path).toBe(true);
    expect(new Set(shown).size).toBe(shown.length);
    for (const path of shown) expect(fieldAt(info.fields, path), path).toBeDefined();
  });

  test("shows every part of an item of a list, and names it in links", () => {
    for (const path of all) {
      const field = fieldAt(info.fields, path);
      if (field?.kind !== "list" || isChoices(field)) continue;
      const parts = paths(field.fields ?? [], "");
      const items = layout.items?.[path];
      if (!items) {
        // Told by position: plain parts only, and few.
        expect(parts.length, path).toBeLessThanOrEqual(2);
        continue;
      }
      const shown = [...items.main, ...items.more];
      expect(new Set(shown).size).toBe(shown.length);
      for (const part of parts) {
        expect(shown.some((s) => part === s || part.startsWith(`${s}.`)), part).toBe(true);
        expect(Object.keys(items.keys), part).toContain(part);
      }
      expect(Object.keys(items.keys).sort()).toEqual([...parts].sort());
      expect(new Set(Object.values(items.keys)).size).toBe(parts.length);
    }
  });

  test("starts with an input that the rules accept", () => {
    const answer = ask(layout, layout.start);
    expect(answer.ok ? [] : answer.problems).toEqual([]);
  });

  test("opens its optional objects and new items with an input that the rules accept", () => {
    for (const [path, value] of Object.entries(layout.open)) {
      const answer = ask(layout, opened(layout, info.fields, path, value));
      expect(answer.ok ? [] : answer.problems, path).toEqual([]);
    }
  });

  test("gives every outcome a look of its own among those that can happen together", () => {
    for (const outcome of info.outcomes) {
      if (layout.answer.kind !== "own") expect(layout.tones, outcome.id).toHaveProperty(outcome.id);
    }
    for (const odds of answers(layout, variants(layout, all))) {
      const sets = [odds.outcomes ?? [], ...(Array.isArray(odds["rounds"]) ? (odds["rounds"] as { outcomes?: { id: string }[] }[]) : []).map((r) => r.outcomes ?? [])];
      for (const set of sets) {
        const tones = set.map((o) => layout.tones[o.id]);
        expect(tones).not.toContain(undefined);
        expect(new Set(tones).size, JSON.stringify(set.map((o) => o.id))).toBe(tones.length);
      }
    }
    if (layout.answer.kind === "chance") {
      for (const big of layout.answer.big) expect(info.outcomes.map((o) => o.id)).toContain(big);
    }
  });

  test("refers to fields that exist", () => {
    const named = [
      ...Object.keys(layout.onlyWith),
      ...Object.values(layout.onlyWith).flatMap((when) => (typeof when === "string" ? [when] : Object.keys(when))),
      ...Object.keys(layout.whenEmpty),
      ...Object.keys(layout.open),
      ...Object.keys(layout.help ?? {}),
      ...(layout.sets ?? []),
      ...(layout.percents ?? []),
      ...Object.keys(layout.items ?? {}),
    ];
    for (const path of named) expect(fieldAt(info.fields, path), path).toBeDefined();
    for (const key of [...Object.values(layout.whenEmpty), ...Object.values(layout.help ?? {}), layout.answer.label]) expect(isKey(key), key).toBe(true);
  });

  test("hides no field that changes the answer", () => {
    for (const path of all) {
      const field = fieldAt(info.fields, path);
      for (const input of variants(layout, all)) {
        if (!field || isWanted(layout.onlyWith, info.fields, input, path)) continue;
        const numbers = (odds: unknown): string => JSON.stringify({ ...(odds as object), explanation: 0, assumptions: 0, because: 0, breakdown: 0 });
        const [plain] = answers(layout, [setAt(input, path, undefined)]);
        const [set] = answers(layout, [setAt(input, path, other(field))]);
        if (plain && set) expect(numbers(set), `${path} in ${JSON.stringify(input)}`).toBe(numbers(plain));
      }
    }
  });

  test("finds in the answer what it shows", () => {
    for (const value of answers(layout, variants(layout, all))) {
      if (layout.answer.kind === "counts") {
        expect(typeof value[layout.answer.mean]).toBe("number");
        expect(Array.isArray(value[layout.answer.series[0]?.values ?? ""])).toBe(true);
        for (const chance of layout.answer.chances) expect(typeof value[chance.value], chance.value).toBe("number");
      } else if (layout.answer.kind === "chance") {
        expect(value.outcomes?.length).toBeGreaterThan(0);
      }
      for (const roll of value.tests) {
        expect(info.rolls.map((r) => r.id)).toContain(roll.of);
        for (const band of roll.bands) expect(info.bands.map((b) => b.id)).toContain(band.id);
      }
      for (const { name } of value.rulings) {
        expect(rulingInfo(id.split(".")[0] ?? "", name), name).toBeDefined();
        expect(fieldAt(info.fields, `${layout.rulings}.${name}`), name).toBeDefined();
      }
      for (const step of value.breakdown) expect(info.rolls.map((r) => r.id)).toContain(step.of);
    }
  });

  test("says its number or word in both languages, and never an id", () => {
    const ids = new Set(["undefined", "true", "false", "NaN", ...Object.values(procedureIds(info.fields)).flat()]);
    for (const odds of answers(layout, variants(layout, all))) {
      for (const lang of LANGS) {
        const { text } = bigNumber(layout, info, odds, lang);
        expect(text).not.toBe("");
        if (lang === "de") expect(ids.has(text), text).toBe(false);
      }
    }
  });

  test("gets texts from the package that are each in their language, without ids", () => {
    const own = new Set<string>();
    const gather = (value: unknown): { de: string; en: string }[] => {
      if (typeof value !== "object" || value === null) return [];
      if ("de" in value && "en" in value) return [value as { de: string; en: string }];
      return Object.values(value).flatMap(gather);
    };
    const texts = gather(info);
    const said = (problem: Problem): { de: string; en: string } => {
      const [de = "", en = ""] = LANGS.map((lang) => problems([problem], info, lang).list.join());
      return { de, en };
    };
    for (const input of variants(layout, all)) {
      const answer = ask(layout, input);
      // Ids that a problem quotes are told in the form's words.
      if (answer.ok) texts.push(...gather(answer.value));
      else texts.push(...answer.problems.map((p) => said(p)));
      const asked = layout.reshape?.input(input) ?? input;
      if (answer.ok) for (let seed = 0; seed < 6; seed += 1) texts.push(...gather(procedure(id).roll?.(asked, seed)));
    }
    for (const { de, en } of texts) {
      const key = `${de} / ${en}`;
      if (own.has(key)) continue;
      own.add(key);
      expect(de, key).not.toMatch(/\b(the|and|with|not|of|is|are|each|hits?|wounds?|spell|level|test|fear|leadership|armour|undefined|NaN)\b|\b[a-z]+[A-Z]\w*/);
      expect(en, key).not.toMatch(/\b(der|das|und|nicht|oder|mit|ist|wird|eine|einer|kein|keine|bei|zu|auf|Probe|Stufe|undefined|NaN)\b|[äöüß]|\b[a-z]+[A-Z]\w*/);
    }
  });

  test("loses no field in a link, whatever is set", () => {
    let input: Input = layout.start;
    for (const [path, value] of Object.entries(layout.open)) input = opened(layout, info.fields, path, value, input);
    for (const path of all) {
      const field = fieldAt(info.fields, path);
      if (field) input = setAt(input, path, other(field));
    }
    const link = writeLink(layout, info.fields, input);
    const back = readLink(layout, info.fields, link);
    expect(back.input).toEqual(input);
    expect(back.bad).toEqual([]);
    expect(link).not.toMatch(/[+\s"'()<>[\]*~!“„]/);
  });

  test("an emptied list stays empty in a link", () => {
    for (const path of all) {
      const field = fieldAt(info.fields, path);
      if (field?.kind !== "list" || !field.required) continue;
      const input = setAt(layout.start, path, []);
      const back = readLink(layout, info.fields, writeLink(layout, info.fields, input));
      expect(back.input).toEqual(input);
      expect(back.filled).toEqual([]);
    }
  });

  test("a roll and its own dice come to the same result", () => {
    const { roll, resolve } = procedure(id);
    const input = layout.reshape?.input(layout.start) ?? layout.start;
    for (let seed = 0; roll && resolve && seed < 20; seed += 1) {
      const played = roll(input, seed);
      const told = resolve(input, played.dice.map((d) => d.face));
      expect(told.kind === "result" && told.outcome).toEqual(played.outcome);
    }
  });
});

/** The ids of all choices. */
function procedureIds(fields: readonly FieldInfo[]): Record<string, string[]> {
  return Object.fromEntries(
    fields.map((f) => [f.name, [...(f.options ?? []).filter((o) => o.label.de !== o.id).map((o) => o.id), ...Object.values(procedureIds(f.fields ?? [])).flat()]]),
  );
}

/** The input with an optional object switched on, or one more item in a list. */
function opened(layout: Layout, fields: readonly FieldInfo[], path: string, value: Json, input = layout.start): Input {
  const at = path.replace("[]", "[0]");
  const before = getAt(input, at);
  return setAt(input, at, fieldAt(fields, path)?.kind === "list" ? [...(Array.isArray(before) ? before : []), value] : value);
}

/** A value that is not the default. */
function other(field: FieldInfo): Json | undefined {
  switch (field.kind) {
    case "integer":
    case "number":
      return field.default === field.max ? field.min : field.max;
    case "choice":
      return field.options?.at(-1)?.id;
    case "flag":
      return field.default !== true;
    case "text":
      return "Wort, und noch eins";
    case "object": {
      const inner: Input = {};
      for (const f of field.fields ?? []) {
        const value = other(f);
        if (value !== undefined) inner[f.name] = value;
      }
      return isObject(inner) ? inner : undefined;
    }
    case "list":
      if (isChoices(field)) return [field.fields?.[0]?.options?.[0]?.id ?? field.options?.[0]?.id ?? ""];
      return [Object.fromEntries((field.fields ?? []).map((f) => [f.name, other(f) ?? 0]))];
  }
}

test("every phrase that the page builds by name exists in all or none of its forms", () => {
  for (const layout of layouts) {
    for (const roll of formOf(layout).rolls) {
      const forms = [`need.${roll.id}`, `need.${roll.id}.never`, `need.${roll.id}.always`].map(isKey);
      expect(new Set(forms).size, roll.id).toBe(1);
      const own = `need.${layout.procedure.split(".")[0]}.${roll.id}`;
      // It passes on its target or more, or on its target or less.
      const passes = isKey(`${own}.least`) !== isKey(own);
      expect([".never", ".always"].map((form) => isKey(own + form)), own).toEqual([passes, passes]);
    }
    if (layout.answer.kind !== "chance") continue;
    for (const part of ["one", "many"]) expect(isKey(`${layout.answer.noun}.noun.${part}`), layout.procedure).toBe(true);
  }
});
