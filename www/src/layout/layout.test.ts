import { beforeAll, describe, expect, test } from "vitest";
import { catalog, init, procedure, procedureInfo, rulingInfo } from "../engine/index.js";
import type { FieldInfo, Input } from "../engine/index.js";
import { isKey } from "../i18n/index.js";
import { fieldAt, isChoices, isObject, setAt } from "../state/input.js";
import { readLink, writeLink } from "../state/link.js";
import { layouts } from "./index.js";

beforeAll(async () => {
  await init();
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

test("every layout is of a procedure of its own", () => {
  const ids = catalog.procedures.map((p) => p.id);
  for (const { procedure: id } of layouts) expect(ids).toContain(id);
  expect(new Set(layouts.map((l) => l.procedure)).size).toBe(layouts.length);
});

describe.each(layouts.map((l) => [l.procedure, l] as const))("the layout of %s", (id, layout) => {
  const info = procedureInfo(id);
  const all = paths(info.fields, layout.rulings).filter((path) => !layout.hidden?.includes(path));

  test("names every field in links, each by a name of its own", () => {
    for (const path of all) expect(Object.keys(layout.keys), path).toContain(path);
    for (const path of Object.keys(layout.keys)) expect(all, path).toContain(path);
    const names = [...Object.values(layout.keys), "v", "l", "r"];
    expect(new Set(names).size).toBe(names.length);
  });

  test("shows every field once", () => {
    const shown = [...layout.main.flatMap((s) => s.fields), ...layout.more];
    const inside = (path: string): boolean => shown.some((s) => path === s || path.startsWith(`${s}.`));
    for (const path of all) expect(inside(path), path).toBe(true);
    expect(new Set(shown).size).toBe(shown.length);
    for (const path of shown) expect(fieldAt(info.fields, path), path).toBeDefined();
  });

  test("starts with an input that the rules accept", () => {
    const answer = procedure(id).tryOdds(layout.start);
    expect(answer.ok ? [] : answer.error.problems).toEqual([]);
  });

  test("opens its optional objects with an input that the rules accept", () => {
    for (const [path, value] of Object.entries(layout.open)) {
      const answer = procedure(id).tryOdds(setAt(layout.start, path, value));
      expect(answer.ok ? [] : answer.error.problems, path).toEqual([]);
    }
  });

  test("gives every outcome a look of its own", () => {
    for (const outcome of info.outcomes) expect(layout.tones, outcome.id).toHaveProperty(outcome.id);
    expect(new Set(Object.values(layout.tones)).size).toBe(Object.values(layout.tones).length);
    if (layout.answer.kind === "chance") {
      for (const big of layout.answer.big) expect(info.outcomes.map((o) => o.id)).toContain(big);
    }
  });

  test("refers to fields that exist", () => {
    for (const path of [...Object.keys(layout.onlyWith), ...Object.values(layout.onlyWith), ...Object.keys(layout.whenEmpty)]) {
      expect(fieldAt(info.fields, path), path).toBeDefined();
    }
    expect(fieldAt(info.fields, layout.rulings)?.kind).toBe("object");
  });

  test("finds in the answer what it shows", () => {
    const answer = procedure(id).tryOdds(layout.start);
    if (!answer.ok) throw answer.error;
    const { value } = answer;
    if (layout.answer.kind === "counts") {
      expect(typeof value[layout.answer.mean]).toBe("number");
      expect(Array.isArray(value[layout.answer.series[0]?.values ?? ""])).toBe(true);
      for (const chance of layout.answer.chances) expect(typeof value[chance.value], chance.value).toBe("number");
    } else {
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
  });

  test("loses no field in a link, whatever is set", () => {
    let input: Input = layout.start;
    for (const [path, value] of Object.entries(layout.open)) input = setAt(input, path, value);
    for (const path of all) {
      const field = fieldAt(info.fields, path);
      if (field) input = setAt(input, path, other(field) ?? undefined);
    }
    const opened = readLink(layout, info.fields, writeLink(layout, info.fields, input));
    expect(opened.input).toEqual(input);
    expect(opened.bad).toEqual([]);
  });
});

/** A value that is not the default. */
function other(field: FieldInfo): Input[string] | undefined {
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
  for (const { procedure: id } of layouts) {
    for (const roll of procedureInfo(id).rolls) {
      const forms = [`need.${roll.id}`, `need.${roll.id}.never`, `need.${roll.id}.always`].map(isKey);
      expect(new Set(forms).size, roll.id).toBe(1);
    }
  }
});
