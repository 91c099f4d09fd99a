import { describe, expect, test } from "vitest";
import { clashes, merge, readProfiles, writeProfiles } from "./format.js";
import type { Profile } from "./format.js";

const orc: Profile = { name: "Ork", system: "chronopia", traits: { rangedSkill: 12, "weapon.addsStrength": false, causes: "none", immuneTo: ["fear"] } };
const better: Profile = { ...orc, traits: { rangedSkill: 15 } };
const elf: Profile = { name: "Elf", system: "osr", traits: { level: 3, someTraitOfLater: 7 } };

const file = (change: Record<string, unknown>): string => JSON.stringify({ ...JSON.parse(writeProfiles([orc, elf])), ...change });

describe("profiles as text", () => {
  test("come back as they went, unknown traits included", () => {
    expect(readProfiles(writeProfiles([orc, elf]))).toEqual({ ok: true, profiles: [orc, elf] });
    expect(readProfiles(`\uFEFF${writeProfiles([])}`)).toEqual({ ok: true, profiles: [] });
  });

  test.each([
    ["", "profiles.noJson"],
    ["Ork;12;8", "profiles.noJson"],
    [writeProfiles([orc]).slice(0, -20), "profiles.noJson"],
    ["null", "profiles.otherFile"],
    ["[]", "profiles.otherFile"],
    ['{"format":"other","version":1,"profiles":[]}', "profiles.otherFile"],
    [file({ version: undefined }), "profiles.noVersion"],
    [file({ version: "1" }), "profiles.noVersion"],
    [file({ version: 0 }), "profiles.noVersion"],
    [file({ profiles: {} }), "profiles.noList"],
    [file({ profiles: [orc, 7] }), "profiles.badEntry"],
    [file({ profiles: [orc, { ...elf, name: "  " }] }), "profiles.badName"],
    [file({ profiles: [orc, { ...elf, name: "x".repeat(41) }] }), "profiles.badName"],
    [file({ profiles: [orc, { ...elf, system: "../x" }] }), "profiles.badSystem"],
    [file({ profiles: [orc, { ...elf, traits: { level: null } }] }), "profiles.badTraits"],
    [file({ profiles: [orc, { ...elf, traits: { level: { deep: 1 } } }] }), "profiles.badTraits"],
    [file({ profiles: [orc, { ...elf, traits: [1] }] }), "profiles.badTraits"],
  ])("that are none are refused, all of them: %s", (text, key) => {
    expect(readProfiles(text)).toMatchObject({ ok: false, newer: false, problem: { key } });
  });

  test("of a bad entry its number and name are told", () => {
    const found = readProfiles(file({ profiles: [orc, { ...elf, traits: 1 }] }));
    expect(found).toMatchObject({ ok: false, problem: { vars: { n: 2, name: "Elf" } } });
  });

  test("of a newer version are refused, and both versions told", () => {
    expect(readProfiles(file({ version: 2 }))).toEqual({ ok: false, newer: true, problem: { key: "profiles.newer", vars: { version: 2, known: 1 } } });
  });

  test("of an older version are brought up to date, step by step", () => {
    const upgrades = [
      (list: unknown) => (list as { title: string }[]).map(({ title, ...rest }) => ({ ...rest, name: title })),
      (list: unknown) => (list as Profile[]).map((profile) => ({ ...profile, system: "osr" })),
    ];
    const old = JSON.stringify({ format: "regelwerk-profiles", version: 1, profiles: [{ title: "Elf", traits: { level: 3 } }] });
    expect(readProfiles(old, upgrades)).toEqual({ ok: true, profiles: [{ name: "Elf", system: "osr", traits: { level: 3 } }] });
    const middle = JSON.stringify({ format: "regelwerk-profiles", version: 2, profiles: [{ name: "Elf", traits: { level: 3 } }] });
    expect(readProfiles(middle, upgrades)).toMatchObject({ ok: true, profiles: [{ system: "osr" }] });
    expect(JSON.parse(writeProfiles([elf], upgrades))).toMatchObject({ version: 3 });
  });
});

describe("what is here and what comes", () => {
  test("are told apart by name and system; alike is no clash, in whatever order", () => {
    const turned: Profile = { ...orc, traits: Object.fromEntries(Object.entries(orc.traits).reverse()) };
    expect(clashes([orc], [turned, elf, { ...better, system: "osr" }])).toEqual([]);
    expect(clashes([orc], [better])).toEqual([better]);
  });

  test("are put together without losing any", () => {
    expect(merge([orc], [elf], "keep")).toEqual([orc, elf]);
    expect(merge([orc], [orc], "both")).toEqual([orc]);
    expect(merge([orc], [better], "keep")).toEqual([orc]);
    expect(merge([orc, elf], [better], "replace")).toEqual([better, elf]);
    expect(merge([orc], [better], "both")).toEqual([orc, { ...better, name: "Ork (2)" }]);
  });

  test("the same file twice adds nothing more", () => {
    const once = merge([orc], [better], "both");
    expect(merge(once, [better], "both")).toEqual(once);
    expect(merge(once, [{ ...better, traits: { rangedSkill: 9 } }], "both").map(({ name }) => name)).toEqual(["Ork", "Ork (2)", "Ork (3)"]);
  });

  test("a long name stays one that can be read again", () => {
    const long: Profile = { ...orc, name: "x".repeat(40) };
    const [, copy] = merge([long], [{ ...long, traits: { rangedSkill: 1 } }], "both");
    expect(copy?.name).toBe(`${"x".repeat(36)} (2)`);
    expect(readProfiles(writeProfiles([copy as Profile])).ok).toBe(true);
  });
});
