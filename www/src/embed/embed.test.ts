import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { layouts } from "../../tests/unit/layouts.js";
import { info, layout } from "../../tests/unit/samples.js";
import { catalog, open } from "../engine/index.js";
import type { FieldInfo, Input, Json } from "../engine/index.js";
import { addPhrases } from "../i18n/index.js";
import { attributes as phrases } from "../i18n/attributes.js";
import type { Layout } from "../layout/index.js";
import { fieldAt, isChoices, optionsOf } from "../state/input.js";
import { formOf } from "../view/ask.js";
import { readAttributes, writeAttributes } from "./attributes.js";
import type { Attributes } from "./attributes.js";
import { declarations } from "./declarations.js";
import { withOwnNames } from "./elsewhere.js";
import { elementName, elements, kebab } from "./names.js";
import { find, isTaken, named } from "./paths.js";

addPhrases(phrases);

beforeAll(async () => {
  await open();
});

const read = (attributes: Record<string, string>): Attributes =>
  readAttributes(layout, info.fields, Object.entries(attributes).map(([name, value]) => ({ name, value })), layout.start);

describe("names of elements", () => {
  test("are their own, valid, and those that were promised", () => {
    const names = elements.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^regelwerk(-[a-z]+)+$/);
    expect(elementName("chronopia.shot")).toBe("regelwerk-shot");
    expect(elementName("chronopia.spellLevels")).toBe("regelwerk-spell-levels");
    expect(elementName("osr.attack")).toBe("regelwerk-attack");
    expect(elementName("osr.initiative")).toBe("regelwerk-osr-initiative");
    expect(elementName("scharmuetzel.shooting")).toBe("regelwerk-skirmish");
  });

  test("would stay their own for every procedure that there is", () => {
    const names = catalog.procedures.map((p) => elementName(p.id));
    expect(new Set(names).size).toBe(names.length);
  });

  test("stand in the types of the package", () => {
    for (const [name, procedure] of elements) expect(declarations()).toContain(`"${name}": RegelwerkElement<Asked<typeof regelwerk.${procedure}>`);
  });
});

describe("names of attributes", () => {
  test("are the path in small letters", () => {
    expect(kebab("melee.friendArmour")).toBe("melee-friend-armour");
  });

  test("get a word in front where every element has them already", () => {
    expect(["hidden", "title", "class", "lock", "lang"].map(isTaken)).toEqual([true, true, true, true, true]);
    const [sight] = layouts.filter((l) => l.procedure === "chronopia.lineOfSight");
    expect(find(named(formOf(sight!).fields), "field-hidden")).toMatchObject({ named: { path: "hidden" } });
  });

  test("may leave out words in front as long as one field fits best", () => {
    const all = named(info.fields);
    expect(find(all, "tool-reach")).toMatchObject({ kind: "one", named: { path: "tool.reach" } });
    expect(find(all, "reach")).toMatchObject({ kind: "one", named: { path: "tool.reach" } });
    expect(find(all, "each")).toEqual({ kind: "none" });
    const twice = named([...info.fields, { ...(fieldAt(info.fields, "tool") as FieldInfo), name: "other" }]);
    expect(find(twice, "reach")).toEqual({ kind: "several", attributes: ["tool-reach", "other-reach"] });
    const [volley] = layouts.filter((l) => l.procedure === "chronopia.volley");
    expect(find(named(formOf(volley!).fields), "armour")).toMatchObject({ named: { path: "shot.armour" } });
  });

  test.each(layouts.map((l) => [l.procedure, l] as const))("of %s are each one field's and nobody else's", (_, one) => {
    const names = named(formOf(one).fields).map((n) => n.attribute);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => isTaken(name) || name === "all")).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
    // Keys of links are those of the iframe's address, beside its own.
    for (const key of Object.values(one.keys)) expect(["theme", "lock", "v", "l", "r"]).not.toContain(key);
  });
});

describe("attributes", () => {
  test("set fields of every kind over the start", () => {
    const { input, wrong, unknown, given } = read({
      skill: "7",
      reach: "14,5",
      wind: "gale",
      luck: "-3",
      blind: "",
      "crowd-people": "4",
      extras: '[{"value":-2,"label":"Nebel"}]',
      plan: "go rest,go",
      ties: "lose",
    });
    expect(wrong).toEqual([]);
    expect(unknown).toEqual([]);
    expect(input).toEqual({
      skill: 7,
      tool: { reach: 14.5 },
      wind: "gale",
      luck: -3,
      blind: true,
      crowd: { people: 4 },
      extras: [{ value: -2, label: "Nebel" }],
      plan: ["go", "rest", "go"],
      rulings: { ties: "lose" },
    });
    expect(given.get("tool.reach")).toBe("reach");
  });

  test("switch an optional object on as the form does, or off, in any order", () => {
    expect(read({ crowd: "" }).input["crowd"]).toEqual(layout.open["crowd"]);
    expect(read({ "crowd-far": "2", crowd: "true" }).input["crowd"]).toEqual({ ...(layout.open["crowd"] as object), far: 2 });
    expect(read({ crowd: "false" }).input).not.toHaveProperty("crowd");
  });

  test.each<[string, string, RegExp]>([
    ["skill", "x", /ganze Zahl von 0 bis 30/],
    ["skill", "", /ganze Zahl von 0 bis 30/],
    ["skill", "31", /ganze Zahl von 0 bis 30/],
    ["skill", "1.5", /ganze Zahl von 0 bis 30/],
    ["skill", "1e1", /ganze Zahl von 0 bis 30/],
    ["reach", "-1", /Zahl von 0 bis 100/],
    ["wind", "hail", /`calm`, `gale`/],
    ["blind", "yes", /`true` oder `false`/],
    ["crowd", "5", /`true` oder `false`/],
    ["tool", "5", /einzelnen Teile/],
    ["plan", "go fly", /`go`, `rest`/],
    ["extras", "[", /JSON/],
    ["extras", '[{"values":1}]', /`value`, `label`/],
    ["extras", '[{"value":"1"}]', /JSON/],
    ["lock", "skil", /`all`, `skill`/],
  ])("%s=%s is told with its name and what is allowed", (attribute, value, allowed) => {
    const { wrong } = read({ [attribute]: value });
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatchObject({ attribute });
    expect(wrong[0]?.message.de).toContain(`\`${attribute}\``);
    expect(wrong[0]?.message.de).toMatch(allowed);
    expect(wrong[0]?.message.en).not.toMatch(/[äöüß]/);
  });

  test("that are no field's are told, unless they are anybody's", () => {
    const { unknown, wrong, input } = read({ skil: "3", class: "a", id: "b", "data-x": "1", "aria-label": "c", onclick: "", "v-cloak": "", "b-3xx": "", _ngcontent: "", lang: "de", theme: "dark" });
    expect(unknown.map((u) => u.attribute)).toEqual(["skil"]);
    expect(unknown[0]?.message.de).toContain("`tool-reach`");
    expect(wrong).toEqual([]);
    expect(input).toEqual(layout.start);
  });

  test("lock fields, what is in them, or all", () => {
    expect(read({ lock: "skill, tool" }).locked).toEqual(new Set(["skill", "tool"]));
    expect(read({ lock: "all" }).locked).toEqual(new Set(["*"]));
    expect(read({ lock: "" }).locked).toEqual(new Set());
  });

  test("written of any input bring it back", () => {
    for (const one of layouts) {
      const { fields } = formOf(one);
      for (const input of variants(one, fields)) {
        const written = writeAttributes(one, fields, input);
        const back = readAttributes(one, fields, written.map(([name, value]) => ({ name, value })), one.start);
        expect(back.wrong, one.procedure).toEqual([]);
        expect(back.unknown, one.procedure).toEqual([]);
        expect(back.input, `${one.procedure} ${JSON.stringify(written)}`).toEqual(input);
      }
    }
  });
});

/** The start, and it with each field changed by itself, as its attribute changes it. */
function variants(one: Layout, fields: readonly FieldInfo[]): Input[] {
  const all = named(fields).filter(({ field, path }) => field.kind !== "object" || (!field.required && path !== one.rulings));
  const changed = all.flatMap(({ attribute, path, field }) =>
    texts(field, one.open[path]).map((value) => {
      const changed = readAttributes(one, fields, [{ name: attribute, value }], one.start);
      expect(changed.wrong, `${one.procedure} ${attribute}=${value}`).toEqual([]);
      return changed.input;
    }),
  );
  return [one.start, ...changed];
}

function texts(field: FieldInfo, opened: Json | undefined): string[] {
  switch (field.kind) {
    case "integer":
    case "number":
      return [field.min ?? 0, field.max ?? 9].map(String);
    case "choice":
      return (field.options ?? []).map((o) => o.id);
    case "flag":
    case "object":
      return ["true", "false"];
    case "text":
      return ["Nebel & „Wind“ <b>".slice(0, field.max)];
    case "list":
      return isChoices(field) ? [optionsOf(field)[0]?.id ?? "", ""] : [JSON.stringify([opened ?? {}]), ""];
  }
}

describe("what is built for pages of others", () => {
  test("has names of its own, and sizes by the frame", () => {
    expect(withOwnNames('html`<rw-form @rw-change=${x}>`; "narrow-er"', "a.element.ts")).toBe('html`<regelwerk-part-form @regelwerk-part-change=${x}>`; "narrow-er"');
    expect(withOwnNames("margin: -0.5rem; padding: 0.5rem 1rem clamp(.9rem, 4cqi, 2px); height: calc(var(--h) * 2.3rem)", "a.styles.ts")).toBe(
      "margin: calc(-0.5 * var(--regelwerk-part-rem)); padding: calc(0.5 * var(--regelwerk-part-rem)) calc(1 * var(--regelwerk-part-rem)) clamp(calc(.9 * var(--regelwerk-part-rem)), 4cqi, 2px); height: calc(var(--h) * calc(2.3 * var(--regelwerk-part-rem)))",
    );
    expect(() => withOwnNames("@media (min-width: 60rem) {}", "a.styles.ts")).toThrow(/em goes by the frame/);
  });

  test("reads no token that its frame does not have", () => {
    const tokens = readFileSync(join(import.meta.dirname, "../styles/tokens.css"), "utf8");
    const [light, dark] = tokens.split(":root[data-theme");
    const names = (css: string | undefined): string[] => [...(css ?? "").matchAll(/^ {2}(--[\w-]+):/gm)].map((m) => m[1] ?? "");
    expect(names(light).length).toBeGreaterThan(20);
    expect(names(dark).filter((n) => !names(light).includes(n))).toEqual([]);
  });
});
