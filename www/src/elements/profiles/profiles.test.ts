import { html } from "lit";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { layouts } from "../../../tests/unit/layouts.js";
import { all, findings, mount, one, settled, write } from "../../../tests/unit/mount.js";
import { open } from "../../engine/index.js";
import type { Layout } from "../../layout/index.js";
import { KEY } from "../../state/profiles/any.js";
import { writeProfiles } from "../../state/profiles/format.js";
import type { Profile } from "../../state/profiles/format.js";
import { keep, shelf } from "../../state/profiles/shelf.js";
import { formOf } from "../../view/ask.js";
import * as file from "./file.js";
import "./profiles.js";
import type { ProfilesElement } from "./profiles.element.js";

beforeAll(async () => {
  await open();
});

const shot = layouts[0] as Layout;
const orc: Profile = { name: "Ork", system: "chronopia", traits: { rangedSkill: 15 } };
const make = (layout = shot): Promise<ProfilesElement> =>
  mount(html`<rw-profiles .layout=${layout} .info=${formOf(layout)} .input=${layout.start}></rw-profiles>`);
const kept = (): readonly Profile[] => {
  const found = shelf();
  return found.state === "open" ? found.profiles : [];
};
const said = (element: Element): string => (one(element, "[role=status]").textContent ?? "").replace(/\s+/g, " ").trim();
const press = async (element: Element, words: string): Promise<void> => {
  const button = all<HTMLButtonElement>(element, "button").find((b) => b.textContent?.trim() === words);
  if (!button) throw new Error(`no button ${words}`);
  button.click();
  await settled();
};
const name = async (element: Element, words: string): Promise<void> => {
  write(one<HTMLInputElement>(one(element, "rw-words"), "input"), words);
  await settled();
};
const load = async (element: Element, text: string, called = "p.json"): Promise<void> => {
  const input = one<HTMLInputElement>(element, "input[type=file]");
  Object.defineProperty(input, "files", { configurable: true, value: [new File([text], called)] });
  input.dispatchEvent(new Event("change"));
  await vi.waitFor(() => expect(said(element)).not.toBe(""));
  await settled();
};

describe("the profiles", () => {
  test("are accessible", async () => {
    keep([orc]);
    const element = await make();
    one<HTMLDetailsElement>(element, "details").open = true;
    expect(await findings(element)).toEqual([]);
  });

  test("are made from what stands in the form, without what is unticked", async () => {
    const element = await make();
    await name(element, " Ork ");
    one<HTMLInputElement>(element, "input[name='weapon.damage']").click();
    await press(element, "Speichern");
    const [made] = kept();
    expect(made).toMatchObject({ name: "Ork", system: "chronopia", traits: { rangedSkill: 12, "weapon.short": 8, "weapon.max": 24 } });
    for (const trait of ["weapon.damage", "strength", "aimBonus"]) expect(made?.traits).not.toHaveProperty([trait]);
    expect(made?.traits).toHaveProperty(["weapon.addsStrength"], false);
    expect(said(element)).toBe("Ork gespeichert.");
    expect(one(element, "li").textContent).toContain("FW 12");
  });

  test("of the other side are made too", async () => {
    const element = await make();
    one(element, "rw-choice").dispatchEvent(new CustomEvent("rw-choose", { detail: "1" }));
    await settled();
    await name(element, "Ritter");
    await press(element, "Speichern");
    expect(kept()).toEqual([{ name: "Ritter", system: "chronopia", traits: { armour: 13 } }]);
  });

  test("need a name, and some value", async () => {
    const element = await make();
    await press(element, "Speichern");
    expect(one(one(element, "rw-words"), ".problem").textContent).toContain("braucht einen Namen");
    await name(element, "Ork");
    for (const box of all<HTMLInputElement>(element, ".traits input:checked")) box.click();
    await press(element, "Speichern");
    expect(said(element)).toContain("mindestens einen Wert");
    expect(kept()).toEqual([]);
  });

  test("are replaced when told to, and only then", async () => {
    keep([orc]);
    const element = await make();
    await name(element, "Ork");
    await press(element, "Speichern");
    expect(said(element)).toContain("Ork gibt es schon.");
    expect(kept()).toEqual([orc]);
    await press(element, "Ersetzen");
    expect(kept()[0]?.traits["rangedSkill"]).toBe(12);
  });

  test("come back when deleting was a slip", async () => {
    keep([orc]);
    const element = await make();
    await press(element, "Löschen");
    expect(kept()).toEqual([]);
    await press(element, "Rückgängig");
    expect(kept()).toEqual([orc]);
  });

  test("leave as a file, all of them", async () => {
    const offered = vi.spyOn(file, "offerFile").mockImplementation(() => undefined);
    const elf: Profile = { name: "Elf", system: "osr", traits: { level: 3 } };
    keep([orc, elf]);
    await press(await make(), "Als Datei sichern");
    expect(offered).toHaveBeenCalledWith("regelwerk-profile.json", writeProfiles([orc, elf]));
  });

  test("come from a file, beside those that are here", async () => {
    keep([orc]);
    const element = await make();
    await load(element, writeProfiles([orc, { ...orc, name: "Elf" }]));
    expect(said(element)).toBe("2 Profile in der Datei, 1 davon neu.");
    expect(kept().map((p) => p.name)).toEqual(["Ork", "Elf"]);
    const other = await make();
    await load(other, writeProfiles([orc]));
    expect(said(other)).toBe("1 Profil in der Datei, 0 davon neu.");
  });

  test.each([
    ["Beide behalten", ["Ork", "Ork (2)"], 15],
    ["Ersetzen", ["Ork"], 9],
    ["Hiesige behalten", ["Ork"], 15],
  ])("of the same name are asked about: %s", async (words, names, skill) => {
    keep([orc]);
    const element = await make();
    await load(element, writeProfiles([{ ...orc, traits: { rangedSkill: 9 } }]));
    expect(said(element)).toContain("andere Werte: Ork.");
    expect(kept()).toEqual([orc]);
    await press(element, words);
    expect(kept().map((p) => p.name)).toEqual(names);
    expect(kept()[0]?.traits["rangedSkill"]).toBe(skill);
  });

  test.each([
    ["Ork 12", "keine Datei mit Profilen, oder sie ist beschädigt"],
    [writeProfiles([orc]).replace('"version": 1', '"version": 7'), "hat Format 7, diese Fassung der Seite versteht höchstens 1"],
    [writeProfiles([orc]).replace("15", "[[]]"), "Eintrag 1 (Ork) hat Werte, die keine sind"],
  ])("that cannot be read change nothing, and the file is named", async (text, problem) => {
    keep([orc]);
    const element = await make();
    await load(element, text, "alt.json");
    expect(said(element)).toContain(`alt.json: `);
    expect(said(element)).toContain(problem);
    expect(kept()).toEqual([orc]);
  });

  test("of a newer version stay untouched", async () => {
    const newer = writeProfiles([orc]).replace('"version": 1', '"version": 2');
    localStorage.setItem(KEY, newer);
    const element = await make();
    expect(one(element, ".body").textContent).toContain("neueren Fassung");
    expect(all(element, "form, button")).toEqual([]);
    expect(localStorage.getItem(KEY)).toBe(newer);
  });

  test("that are unreadable can be saved before all begins anew", async () => {
    const offered = vi.spyOn(file, "offerFile").mockImplementation(() => undefined);
    localStorage.setItem(KEY, "{oh");
    const element = await make();
    await press(element, "Inhalt sichern");
    expect(offered).toHaveBeenCalledWith("regelwerk-profile.json", "{oh");
    await press(element, "Neu beginnen");
    expect(shelf()).toEqual({ state: "open", profiles: [] });
  });

  test("say why there are none where nothing can be kept", async () => {
    const get = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    const element = await make();
    get.mockRestore();
    expect(one(element, ".body").textContent).toContain("lässt sich nichts speichern");
  });

  test("are not spoken of where a calculator asks for nobody", async () => {
    const cover = layouts.find((l) => l.procedure === "chronopia.cover") as Layout;
    expect(all(await make(cover), "details")).toEqual([]);
  });
});
