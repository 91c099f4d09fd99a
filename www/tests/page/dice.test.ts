import { chronopia, init } from "regelwerk";
import { beforeAll, describe, expect, test } from "vitest";
import { open, type, useBrowser } from "./browser.js";
import type { Page } from "playwright-core";

useBrowser();

beforeAll(async () => {
  await init();
});

const LINK = "#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";
const ARCHER = {
  rangedSkill: 12,
  weapon: { short: 8, medium: 16, max: 24, damage: 4 },
  distance: 14,
  cover: "light",
  armour: 13,
} as const;

async function latest(page: Page): Promise<{ faces: number[]; outcome: string | null }> {
  const faces = await page.locator("rw-dice .latest .die").evaluateAll((d) => d.map((x) => Number((x as HTMLElement).dataset["face"])));
  return { faces, outcome: await page.locator("rw-dice .latest [data-outcome]").getAttribute("data-outcome") };
}

/** A seed whose shot comes to the armour roll: more to see. */
function seedWithTwoDice(): number {
  for (let seed = 1; ; seed += 1) if (chronopia.shot.roll({ ...ARCHER }, seed).dice.length === 2) return seed;
}

describe("dice", () => {
  test("a seed gives the package's dice, and a replay the same ones again", async () => {
    const seed = seedWithTwoDice();
    const expected = chronopia.shot.roll({ ...ARCHER }, seed);
    const { page } = await open(LINK);
    await page.getByText("Startzahl", { exact: true }).click();
    await page.getByLabel(/Gleiche Angaben/).fill(String(seed));
    await page.locator("[data-action=roll-seed]").click();
    const first = await latest(page);
    expect(first).toEqual({ faces: expected.dice.map((d) => d.face), outcome: expected.outcome });

    await type(page, /^Fernkampf/, "19"); // other inputs since then: the replay keeps its own
    await page.locator("[data-action=replay]").first().click();
    await page.locator("rw-dice .latest [data-entry='2']").waitFor();
    expect(await latest(page)).toEqual(first);
    expect(await page.locator("rw-dice .log .entry").count()).toBe(1);
  });

  test("the button rolls, names its seed, and that seed replays it", async () => {
    const { page } = await open(LINK);
    await page.locator("rw-answer").getByRole("button", { name: "Würfeln" }).click();
    await page.locator("rw-dice .latest .die").first().waitFor();
    const text = (await page.locator("rw-dice .latest .meta").textContent()) ?? "";
    const seed = Number(/Startzahl (\d+)/.exec(text)?.[1]);
    const shown = await latest(page);
    const again = chronopia.shot.roll({ ...ARCHER }, seed);
    expect(shown).toEqual({ faces: again.dice.map((d) => d.face), outcome: again.outcome });
  });

  test("a link to a roll shows it again, die by die, and names its version", async () => {
    const seed = seedWithTwoDice();
    const expected = chronopia.shot.roll({ ...ARCHER }, seed);
    const { page } = await open(`${LINK}&S=${seed}&V=0.0.1`);
    await page.locator("rw-dice .latest .die").first().waitFor();
    expect(await latest(page)).toEqual({ faces: expected.dice.map((d) => d.face), outcome: expected.outcome });
    expect(await page.locator("rw-dice [data-linked]").textContent()).toContain("0.0.1");
    expect(await page.locator("rw-calculator .notice").count()).toBe(0);
  });

  test("two sides make a seed together, from the link to what they roll", async () => {
    const begun = await open(LINK);
    const answering = await open(LINK);
    const posted = async (page: Page, last = false): Promise<string> => (await (last ? page.locator("[data-post]").last() : page.locator("[data-post]").first()).textContent()) ?? "";
    for (const { page } of [begun, answering]) await page.getByText("Gemeinsam auswürfeln").click();
    await begun.page.locator("[data-action=commit]").click();
    const [commitment] = /\w{64}/.exec(await posted(begun.page)) ?? [""];
    await answering.page.getByLabel("Ich antworte").check();
    await answering.page.getByText(/Antwort: \w{32}/).waitFor();
    const [answer] = /\w{32}/.exec(await posted(answering.page)) ?? [""];
    await begun.page.getByLabel("Antwort der anderen Seite").fill(answer);
    await begun.page.getByRole("button", { name: "Auswürfeln" }).click();
    await begun.page.getByText(/Geheimnis: \w{32}/).waitFor();
    const [secret] = /\w{32}/.exec(await posted(begun.page, true)) ?? [""];
    await answering.page.getByLabel("Festlegung der anderen Seite").fill(commitment);
    await answering.page.getByLabel("Geheimnis der anderen Seite").fill(secret);
    await answering.page.getByRole("button", { name: "Auswürfeln" }).click();
    await answering.page.locator("[data-told]").waitFor();
    expect(await latest(answering.page)).toEqual(await latest(begun.page));
  });

  test("a seed that is none is refused", async () => {
    const { page } = await open(LINK);
    await page.getByText("Startzahl", { exact: true }).click();
    for (const bad of ["", "-1", "1,5", "4294967296", "drei"]) {
      await page.getByLabel(/Gleiche Angaben/).fill(bad);
      await page.locator("[data-action=roll-seed]").click();
      expect(await page.locator("rw-dice .problem").textContent(), bad).toContain("4294967295");
    }
    expect(await page.locator("rw-dice .entry").count()).toBe(0);
  });

  test("own dice: says what faces mean, takes one back, and comes to the end", async () => {
    const { page } = await open(LINK);
    await page.getByRole("radio", { name: "Eigene Würfel" }).check({ force: true });
    const means = (await page.locator("rw-faces .bands").innerText()).replace(/\s+/g, " ");
    const next = chronopia.shot.resolve({ ...ARCHER }, []);
    if (next.kind !== "next") throw new Error("a die must be rolled");
    for (const band of next.next.bands) {
      expect(means).toContain(band.from === band.to ? String(band.from) : `${band.from}–${band.to}`);
    }
    expect(await page.locator("rw-faces .faces button").count()).toBe(20);

    await page.locator("rw-faces").getByRole("button", { name: /^20:/ }).click();
    expect(await page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome")).toBe("fumble");
    await page.locator("[data-action=undo]").click();
    expect(await page.locator("rw-dice .die").count()).toBe(0);
    expect(await page.locator("rw-dice .entry").count()).toBe(0);

    await page.locator("rw-faces").getByRole("button", { name: /^4:/ }).click();
    expect(await page.locator("rw-faces .question").textContent()).toContain("Rüstungswurf");
    await page.locator("rw-faces").getByRole("button", { name: /^9:/ }).click();
    expect(await page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome")).toBe("saved");
    await page.locator("[data-action=undo]").click();
    await page.locator("rw-faces").getByRole("button", { name: /^10:/ }).click();
    const result = chronopia.shot.resolve({ ...ARCHER }, [4, 10]);
    if (result.kind !== "result") throw new Error("the shot must be over");
    expect(await page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome")).toBe(result.outcome);
    expect(await page.locator("rw-dice .sentence").first().textContent()).toBe(result.explanation.de);
    expect(await page.locator("rw-dice .log .entry").count()).toBe(1);
  });

  test("own dice on the table follow a changed question", async () => {
    const { page } = await open(LINK);
    await page.getByRole("radio", { name: "Eigene Würfel" }).check({ force: true });
    await page.locator("rw-faces").getByRole("button", { name: /^7:/ }).click(); // needs 6: a miss
    expect(await page.locator("rw-dice [data-outcome]").first().getAttribute("data-outcome")).toBe("miss");
    await page.getByRole("button", { name: "Fernkampf erhöhen" }).click(); // now 7 hits
    await page.locator("rw-faces .question").waitFor();
    expect(await page.locator("rw-faces .question").textContent()).toContain("Rüstungswurf");
  });
});
