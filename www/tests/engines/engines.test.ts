// The main path in every engine: open, change an input, read the answer, roll, pass it on, open that.
import { chronopia, init } from "regelwerk";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { until } from "./engine.js";
import type { Name } from "./engine.js";
import { useEngine } from "./launch.js";

const SHOT = "#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";
const ARCHER = {
  rangedSkill: 12,
  weapon: { short: 8, medium: 16, max: 24, damage: 4 },
  distance: 14,
  cover: "light",
  armour: 13,
} as const;
const BIG = "rw-answer >>> .big";

/** As it stands on the page: the chance to wound, in percent. */
function expected(shot: Parameters<typeof chronopia.shot.odds>[0]): string {
  const { outcomes } = chronopia.shot.odds(shot);
  const chance = outcomes.filter(({ id }) => id === "perfect" || id === "wound").reduce((sum, { probability }) => sum + probability, 0);
  return (Math.round(chance * 1000) / 10).toLocaleString("de-DE", { minimumFractionDigits: 0 });
}

beforeAll(async () => {
  await init();
});

describe.each(["Chromium", "Firefox", "WebKit"] as const satisfies readonly Name[])("%s", (name) => {
  const open = useEngine(name);

  test("answers, follows the inputs, rolls, and opens what was passed on", async () => {
    const tab = await open();
    await tab.goto(inject("url") + SHOT);
    expect(await tab.text(BIG)).toContain(expected(ARCHER));

    await tab.click("button[aria-label='Fernkampf erhöhen']");
    const better = { ...ARCHER, rangedSkill: 13 };
    await until("the answer to one more skill", async () => (await tab.text(BIG)).includes(expected(better)));
    await tab.type("rw-field[data-path=distance] >>> input", "17,5");
    const further = { ...better, distance: 17.5 };
    expect(expected(further)).not.toBe(expected(better));
    await until("the answer to a longer way", async () => (await tab.text(BIG)).includes(expected(further)));

    await tab.click("rw-answer >>> button", "Würfeln");
    const outcome = await tab.text("rw-dice >>> .latest .result");
    const seed = Number(/Startzahl (\d+)/.exec(await tab.text("rw-dice >>> .latest .meta"))?.[1]);
    const faces = await tab.ask(facesIn);
    const played = chronopia.shot.roll(further, seed);
    expect(faces).toEqual(played.dice.map(({ face }) => face));
    expect(outcome).not.toBe("");

    await tab.click("rw-share >>> button", "Link kopieren");
    await until("the copy", async () => (await tab.text("rw-share >>> [role=status]")).includes("Kopiert"));
    await tab.ask(() => {
      document.body.prepend(Object.assign(document.createElement("textarea"), { id: "paste" }));
      scrollTo(0, 0);
    });
    await tab.paste("#paste");
    const link = await until("the link", () => tab.ask(() => document.querySelector<HTMLTextAreaElement>("#paste")?.value));
    expect(link).toContain("d=17.5");
    await tab.goto("about:blank");
    await tab.goto(link);
    expect(await tab.text(BIG)).toContain(expected(further));
    await tab.close();
  }, 120_000);
});

/** The faces of the dice rolled last. It runs in the page. */
function facesIn(): number[] {
  const found: number[] = [];
  const visit = (root: ParentNode): void => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(".latest .die")) found.push(Number((element as HTMLElement).dataset["face"]));
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return found;
}
