// The skirmish rules at their edges, as the page tells them.
import type { Page } from "playwright-core";
import { scharmuetzel, init } from "regelwerk";
import { beforeAll, describe, expect, test } from "vitest";
import { formatPercent } from "../../src/format/number.js";
import { big, open, outcomes, useBrowser } from "./browser.js";

useBrowser();

beforeAll(async () => {
  await init();
});

const needs = (page: Page): Promise<string[]> => page.locator("rw-answer .needs span").allTextContents();
const SHOT = "#/scharmuetzel/shooting?v=1&f=3&s=3&w=3";

describe("a shot", () => {
  test.each([
    ["a number on the die", "&b=1", ["trifft ab 6", "Schaden ab 4", "Rettung ab 6"]],
    ["7", "&b=1&c=soft", ["trifft nur nach einer 6", "dann ab 4", "Schaden ab 4", "Rettung ab 6"]],
    ["8", "&b=1&c=hard", ["trifft nur nach einer 6", "dann ab 5", "Schaden ab 4", "Rettung ab 6"]],
    ["9", "&b=1&c=hard&h=1", ["trifft nur nach einer 6", "dann ab 6", "Schaden ab 4", "Rettung ab 6"]],
  ])("that needs %s says so", async (_, more, said) => {
    const { page } = await open(SHOT + more);
    expect(await needs(page)).toEqual(said);
  });

  test("that cannot hit, or cannot wound, says so, and rolls nothing", async () => {
    for (const link of ["#/scharmuetzel/shooting?v=1&f=3&s=3&w=3&b=1&c=hard&h=1&an=1", "#/scharmuetzel/shooting?v=1&f=5&s=1&w=9"]) {
      const { page } = await open(link);
      expect(await big(page).textContent()).toBe(formatPercent(0, "de"));
      expect(await needs(page)).toEqual(["kein Würfel kann hier etwas ausrichten"]);
      expect(Object.keys(await outcomes(page))).toEqual(["unharmed"]);
      await page.locator("rw-answer .jump .primary").click();
      expect(await page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome")).toBe("unharmed");
    }
  });

  test("of great strength wounds on 2 and more", async () => {
    const { page } = await open("#/scharmuetzel/shooting?v=1&f=3&s=9&w=2");
    expect(await needs(page)).toContain("Schaden ab 2");
  });
});

describe("close combat", () => {
  test("six attacks with one critical hit come to seven points of damage at most", async () => {
    const { page } = await open("#/scharmuetzel/fight?v=1&a=6&k=4&s=4&zk=3&zw=3");
    const answer = scharmuetzel.fight.odds({ attacks: 6, weaponSkill: 4, strength: 4, target: { weaponSkill: 3, toughness: 3 } });
    expect(answer.damage).toHaveLength(8);
    expect(await page.locator("[data-part=damage] tbody tr").count()).toBe(answer.damage.filter((p) => p >= 0.0005).length);
    const falls = answer.outcomes.filter((o) => o.id !== "unharmed").reduce((sum, o) => sum + o.probability, 0);
    expect(await big(page).textContent()).toBe(formatPercent(falls, "de"));
  });

  test("one critical hit fells a model with two wounds left", async () => {
    const { page } = await open("#/scharmuetzel/fight?v=1&a=1&k=4&s=3&zk=3&zw=3&zl=2");
    await page.locator("rw-dice input[value=own]").check({ force: true });
    const tap = (face: number): Promise<void> => page.locator("rw-faces .faces button").nth(face - 1).click();
    await tap(3);
    await tap(6);
    await tap(5);
    expect(await page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome")).toBe("out");
  });

  test("a duel that was played says who is left, and in which round", async () => {
    const { page } = await open("#/scharmuetzel/melee?v=1&ak=4&as=4&aw=3&ai=4&aa=4&bk=3&bs=3&bw=3&bi=3&c=first&n=20");
    await page.locator("rw-answer .jump .primary").click();
    expect(await page.locator("rw-dice .result").first().textContent()).toMatch(/ausgeschaltet · in Runde \d+/);
    expect(await page.locator("rw-dice .result .tone").count()).toBe(1);
  });
});

describe("the injury table", () => {
  test("says what each face does, and marks the row that counts when it is rolled", async () => {
    const { page } = await open("#/scharmuetzel/injury?v=1&n=2");
    expect(await page.locator("rw-table th[scope=row]").allTextContents()).toEqual(["1–2", "3–4", "5–6"]);
    const notes = await page.locator("rw-table .note").allTextContents();
    expect(notes).toEqual(["down", "stunned", "out"].map((state) => scharmuetzel.recovery.answer({ state: state as "down" }).meaning.de));
    expect(await page.locator("rw-table tr[aria-current=true]").count()).toBe(0);
    await page.locator("rw-table [data-action=roll]").click();
    const faces = await page.locator("rw-table [data-face]").evaluateAll((all) => all.map((d) => Number((d as HTMLElement).dataset["face"])));
    expect(faces).toHaveLength(2);
    const band = ["down", "stunned", "out"][Math.ceil(Math.max(...faces) / 2) - 1];
    expect(await page.locator("rw-table tr[aria-current=true]").getAttribute("data-band")).toBe(band);
  });
});

describe("a leadership test", () => {
  test("says what two dice need together, and asks for a die whose faces say nothing more", async () => {
    const { page } = await open("#/scharmuetzel/rally?v=1&f=8");
    expect(await needs(page)).toEqual(["besteht mit 2W6 bei 8 oder weniger"]);
    await page.locator("rw-dice input[value=own]").check({ force: true });
    expect(await page.locator("rw-faces .bands").count()).toBe(0);
    await page.locator("rw-faces .faces button").nth(4).click();
    expect(await page.locator("rw-faces .bands li").allTextContents()).toHaveLength(2);
  });

  test("leads on with what is known", async () => {
    const { page } = await open("#/scharmuetzel/charge?v=1&b=8&d=10&k=cavalry");
    await page.locator("rw-links a").first().click();
    await page.locator("rw-calculator h1").getByText("Nerven verlieren").waitFor();
    expect(await page.getByRole("spinbutton", { name: "Übrige Angriffsweite" }).inputValue()).toBe("6");
  });
});

describe("where nothing is rolled", () => {
  test.each([
    ["rally?v=1&f=8&n=1", "Flieht weiter zur nächsten Tischkante"],
    ["unseenCharge?v=1&i=3&d=6", "Nicht erlaubt"],
    ["rout?v=1&f=8&n=20&w=4", "Kämpft weiter"],
  ])("%s says what holds", async (link, said) => {
    const { page } = await open(`#/scharmuetzel/${link}`);
    expect(await needs(page)).toEqual([said]);
  });
});

describe("answers with parts of their own", () => {
  test("come as plain objects", () => {
    const plain = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      expect([Object.prototype, Array.prototype], JSON.stringify(value)).toContain(Object.getPrototypeOf(value));
      for (const inner of Object.values(value)) plain(inner);
    };
    plain(scharmuetzel.charge.answer({ movement: 8, distance: 10, kind: "cavalry" }));
    plain(scharmuetzel.sprint.answer({ movement: 4, enemies: [{ distance: 9 }] }));
    plain(scharmuetzel.intercept.answer({ distance: 1 }));
    plain(scharmuetzel.targets.answer({ candidates: [{ distance: 9 }] }));
    expect(scharmuetzel.charge.answer({ movement: 8, distance: 10 }).allowed).toBe(true);
  });
});
