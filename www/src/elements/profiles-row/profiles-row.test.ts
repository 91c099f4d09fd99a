import { html } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import { layouts } from "../../../tests/unit/layouts.js";
import { all, findings, heard, mount, one, settled } from "../../../tests/unit/mount.js";
import { open } from "../../engine/index.js";
import type { Input } from "../../engine/index.js";
import type { Layout } from "../../layout/index.js";
import type { Profile } from "../../state/profiles/format.js";
import { keep } from "../../state/profiles/shelf.js";
import { formOf } from "../../view/ask.js";
import "./profiles-row.js";
import type { ProfilesRowElement } from "./profiles-row.element.js";

beforeAll(async () => {
  await open();
});

const shot = layouts[0] as Layout;
const orc: Profile = { name: "Ork", system: "chronopia", traits: { rangedSkill: 15, armour: 11 } };
const make = (): Promise<ProfilesRowElement> => mount(html`<rw-profiles-row .layout=${shot} .info=${formOf(shot)} .input=${shot.start}></rw-profiles-row>`);
const words = (element: Element): (string | undefined)[] => all(element, "button").map((b) => b.textContent?.trim());

describe("the row of profiles", () => {
  test("is accessible", async () => {
    keep([orc]);
    expect(await findings(await make())).toEqual([]);
  });

  test("is not there without any that fits", async () => {
    keep([{ ...orc, system: "osr" }, { ...orc, traits: { magic: 12 } }]);
    expect(words(await make())).toEqual([]);
  });

  test("offers one for each side that it says something of, and follows changes", async () => {
    const element = await make();
    keep([orc]);
    await settled();
    expect(words(element)).toEqual(["Ork", "Ork als Ziel"]);
  });

  test("fills in by one tap, says so, and shows which is in place", async () => {
    keep([orc]);
    const element = await make();
    const applied = heard<Input>(element, "rw-apply");
    one<HTMLButtonElement>(element, "button").click();
    all<HTMLButtonElement>(element, "button")[1]?.click();
    expect(applied).toEqual([
      { ...shot.start, rangedSkill: 15 },
      { ...shot.start, armour: 11 },
    ]);
    element.input = applied[0] as Input;
    await settled();
    expect(all(element, "button").map((b) => b.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(one(element, "[role=status]").textContent).toBe("Ork übernommen.");
  });

  test("names what could not be taken over", async () => {
    keep([{ ...orc, traits: { rangedSkill: 900, "weapon.max": 20 } }]);
    const element = await make();
    one<HTMLButtonElement>(element, "button").click();
    await settled();
    expect(one(element, "[role=status]").textContent).toContain("ohne: Fernkampf");
  });
});
