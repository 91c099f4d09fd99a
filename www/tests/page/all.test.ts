// Every calculator once: the package's numbers, its dice, its link, both languages, no barrier.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as regelwerk from "regelwerk";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { formatPercent } from "../../src/format/number.js";
import { calculators } from "../../src/layout/index.js";
import { big, open, useBrowser } from "./browser.js";
import { OSR_CASES } from "./osr.cases.js";

useBrowser();

beforeAll(async () => {
  await regelwerk.init();
});

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Json = Record<string, unknown>;
interface Answer extends Json {
  outcomes?: { id: string; probability: number; fraction?: string }[];
  explanation?: { de: string };
  because?: { de: string };
}
interface Face {
  odds?(input: unknown): Answer;
  answer?(input: unknown): Answer;
  roll?(input: unknown, seed?: number): { dice: { face: number }[]; outcome: unknown; explanation: { de: string } };
}

const SPELL = { edition: "army", magic: 13, level: 4, offensive: true, save: "allowed", leadership: 11, casterLeadership: 15 };
const { level: _, ...ANY_LEVEL } = SPELL;
const SHOT = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, armour: 13 };
const SHOT_LINK = "f=12&k=8&i=16&x=24&s=4&d=14&a=13";

/** Each with what its link says, and the same as the package takes it. */
const CASES: [id: string, link: string, input: Json][] = [
  ["chronopia.shot", SHOT_LINK, SHOT],
  ["chronopia.volley", `n=4&${SHOT_LINK}`, { shooters: 4, shot: SHOT }],
  ["chronopia.activation", `e=2&rs=1&ra=1&p=shoot,shoot&${SHOT_LINK}`, { actions: 2, rate: { shots: 1, actions: 1 }, plan: ["shoot", "shoot"], shot: SHOT }],
  ["chronopia.shooterPlan", `e=3&rs=1&ra=2&b=4&${SHOT_LINK}`, { actions: 3, rate: { shots: 1, actions: 2 }, moveDistance: 4, shot: SHOT }],
  ["chronopia.targets", "f=11&z=n.Ork,e.A,d.9&z=n.Goblin,e.B,d.15,t.soft,k.1", {
    shooter: { leadership: 11 },
    candidates: [
      { name: "Ork", unit: "A", distance: 9 },
      { name: "Goblin", unit: "B", distance: 15, terrain: "soft", inContact: true },
    ],
  }],
  ["chronopia.lineOfSight", "d=12&h=1&w=2", { distance: 12, hidden: true, woods: 2 }],
  ["chronopia.cover", "t=solid&k=1", { terrain: "solid", inContact: true }],
  ["chronopia.spell", "e=army&g=13&u=4&o=1&s=allowed&f=11&cf=15", SPELL],
  ["chronopia.spellLevels", "a=2&z=7&e=army&g=13&o=1&s=allowed&f=11&cf=15", { spell: ANY_LEVEL, from: 2, to: 7 }],
  ["chronopia.casting", "a=4&e=army&g=13&cf=15&z=u.4,o.1,s.allowed,f.11&z=u.2,o.0,s.none,k.1,a.2", {
    actions: 4,
    castings: [{ spell: SPELL }, { spell: { edition: "army", magic: 13, casterLeadership: 15, level: 2, offensive: false, save: "none", concentrate: 1 }, actions: 2 }],
  }],
  ["chronopia.magePlan", "a=3&e=army&g=13&cf=15&z=u.4,a.1,z.6,o.1,s.allowed,f.11", { actions: 3, spells: [{ spell: SPELL, from: 1, to: 6 }] }],
  ["chronopia.castable", "rk=inches&x=12&u=3&d=15", { rangeKind: "inches", range: 12, level: 3, distance: 15 }],
  ["chronopia.spellCosts", "p=25,3&p=10", { spells: [{ cost: 25, mages: 3 }, { cost: 10 }] }],
  ["chronopia.summoning", "g=13&u=4&a=3&n=1&k=1", { magic: 13, level: 4, actions: 3, summoned: 1, concentrate: 1 }],
  ["chronopia.summonerPlan", "a=2&n=3&r0=3&h=1", { actions: 2, creatures: 3, rounds: 3, freeAction: 1 }],
  ["chronopia.rage", "s=1&c=0", { summonerAlive: true, takesControl: false }],
  ["chronopia.control", "a=2&n=4&b=1&r0=3", { actions: 2, creatures: 4, controlled: 1, rounds: 3 }],
  ["chronopia.creature", "n=1", { summonedThisRound: true }],
  ["chronopia.morale", "x=terror&f=11&u=nothing", { factor: "terror", leadership: 11 }],
  ["chronopia.moraleLeadership", "g=12,foot&g=16,mount&f=15,3", { figures: [{ leadership: 12 }, { leadership: 16, role: "mount" }], leaders: [{ leadership: 15, distance: 3 }] }],
  ["chronopia.panicDue", "n=9&g=4&w=1", { startingFigures: 9, figures: 4, lost: 1 }],
  ["chronopia.panicTrack", "f=11&n=3", { leadership: 11, rounds: 3 }],
  ["chronopia.recoveryDue", "t=activation", { moment: "activation" }],
  ["chronopia.fearDue", "x=terror&d=5&g=3&p=fearOfThis", { factor: "terror", distance: 5, size: 3, passed: ["fearOfThis"] }],
  ["chronopia.immunity", "x=horror&u=fear&im=panic", { factor: "horror", causes: "fear", immuneTo: ["panic"] }],
  ["chronopia.worstState", "z=fear,frozen", { states: ["fear", "frozen"] }],
  ["chronopia.horror", "f=11", { leadership: 11 }],
  ["chronopia.horrorTrack", "f=11&n=4&s=0.2", { leadership: 11, rounds: 4, rally: 0.2 }],
  ...OSR_CASES,
  ["scharmuetzel.turnSheet", "", {}],
  ["scharmuetzel.rallyDue", "e=d.9&e=d.2,z.down&f=d.12", { enemies: [{ distance: 9 }, { distance: 2, state: "down" }], friends: [{ distance: 12 }] }],
  ["scharmuetzel.rally", "f=8", { leadership: 8 }],
  ["scharmuetzel.charge", "b=8&d=20&k=cavalry", { movement: 8, distance: 20, kind: "cavalry" }],
  ["scharmuetzel.unseenCharge", "i=4&d=3", { initiative: 4, distance: 3 }],
  ["scharmuetzel.nerve", "f=8&u=7", { leadership: 8, gap: 7 }],
  ["scharmuetzel.intercept", "d=2.5", { distance: 2.5 }],
  ["scharmuetzel.sprint", "b=5&e=d.7,f.1&e=d.9", { movement: 5, enemies: [{ distance: 7, fleeing: true }, { distance: 9 }] }],
  ["scharmuetzel.hide", "o=wall&e=4,5", { place: "wall", enemies: [{ distance: 4, initiative: 5 }] }],
  ["scharmuetzel.found", "e=6,4", { enemies: [{ distance: 6, initiative: 4 }] }],
  ["scharmuetzel.mayShoot", "b=chargeFailed", { moved: "chargeFailed" }],
  ["scharmuetzel.targets", "o=1&z=n.Ulan,d.8,k.1&z=n.Husar,d.12", {
    raised: true,
    candidates: [
      { name: "Ulan", distance: 8, inCombat: true },
      { name: "Husar", distance: 12 },
    ],
  }],
  ["scharmuetzel.shooting", "f=3&b=1&c=soft&s=4&w=3&lp=2", { ballisticSkill: 3, moved: true, cover: "soft", strength: 4, target: { toughness: 3, wounds: 2 } }],
  ["scharmuetzel.group", "s=n.3,f.4,s.3&z=w.3,c.soft&z=w.4", {
    shooters: [{ count: 3, ballisticSkill: 4, strength: 3 }],
    targets: [{ toughness: 3, cover: "soft" }, { toughness: 4 }],
  }],
  ["scharmuetzel.fight", "a=2&k=4&s=3&zk=3&zw=3", { attacks: 2, weaponSkill: 4, strength: 3, target: { weaponSkill: 3, toughness: 3 } }],
  ["scharmuetzel.melee", "ak=4&as=3&aw=3&ai=4&bk=3&bs=3&bw=3&bi=3&c=second&n=4", {
    first: { weaponSkill: 4, strength: 3, toughness: 3, initiative: 4 },
    second: { weaponSkill: 3, strength: 3, toughness: 3, initiative: 3 },
    charger: "second",
    rounds: 4,
  }],
  ["scharmuetzel.injury", "n=3", { damage: 3 }],
  ["scharmuetzel.recovery", "z=stunned", { state: "stunned" }],
  ["scharmuetzel.leader", "f=6&c=f.9,d.8,p.1", { leadership: 6, leaders: [{ leadership: 9, distance: 8, mounted: true }] }],
  ["scharmuetzel.routDue", "n=16&w=4&c=r.leader,f.8", { startingModels: 16, lost: 4, models: [{ role: "leader", leadership: 8 }] }],
  ["scharmuetzel.rout", "f=7&n=20&w=6&t=4&r=routRepeats.everyTurn", { leadership: 7, startingModels: 20, lost: 6, turns: 4, rulings: { routRepeats: "everyTurn" } }],
];

/** How long a busy machine may take until the page is as it should be. */
const SOON = { timeout: 10_000, interval: 100 };

/** So many dice are shown one by one. */
const MOST_DICE = 12;

/** A procedure of the package, by its id. */
function packed(id: string): Face {
  const [system = "", name = ""] = id.split(".");
  return (regelwerk as unknown as Record<string, Record<string, Face>>)[system]?.[name] ?? {};
}
const words = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 120)} ${n.failureSummary ?? ""}`).join(" | ")}`);
  });
}

/** Unfolds everything; folds may lie in folds. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const visit = (root: ParentNode): void => {
      for (const el of root.querySelectorAll("*")) {
        if (el instanceof HTMLDetailsElement) el.open = true;
        if (el.shadowRoot) visit(el.shadowRoot);
      }
    };
    visit(document);
  });
}

async function widest(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 360, height: 740 });
  return width;
}

/** What the page shows, against what the package says. */
async function compare(page: Page, id: string, answer: Answer): Promise<void> {
  const texts = (selector: string) => page.locator(selector).allTextContents().then((all) => all.map(words));
  const name = id.split(".").at(-1) ?? "";
  const course = /Track$|^control$|^melee$/.test(name);
  if (answer.outcomes && !course) {
    const shown = await page.locator("rw-outcomes").first().locator("li").evaluateAll((items) =>
      items.map((li) => [(li as HTMLElement).dataset["outcome"], li.querySelector(".fraction")?.textContent?.trim()]),
    );
    const fractions = answer.outcomes.map((o) => [o.id, o.fraction?.includes("/") ? o.fraction : ""]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(fractions));
  }
  for (const counts of ["effects", "losses", "fallen", "damage"]) {
    const found = answer[counts];
    if (!Array.isArray(found) || typeof found[0] !== "number") continue;
    const rows = await texts("rw-counts table:first-of-type tbody th");
    expect(rows).toEqual((found as number[]).flatMap((p, n) => (p >= 0.0005 ? [String(n)] : [])));
  }
  if (name === "spellLevels") {
    const rows = answer["rows"] as { level: number; takesEffectFraction: string }[];
    expect(await texts("rw-levels .line small:first-of-type")).toEqual(rows.map((r) => r.takesEffectFraction));
    expect(await texts("rw-levels tr.best th")).toEqual((answer["equallyGood"] as number[]).map(String));
    expect(await big(page).textContent()).toBe(`Stufe ${answer["best"]}`);
  }
  if (course) {
    const rounds = (answer["rounds"] as Json[]).map((r) =>
      Array.isArray(r["outcomes"]) ? Object.fromEntries((r["outcomes"] as { id: string; probability: number }[]).map((o) => [o.id, o.probability])) : r,
    );
    const track = page.locator("rw-track").first();
    const cells = await track.locator("td").evaluateAll((all) => {
      const rows: Record<string, (string | undefined)[]> = {};
      for (const td of all) (rows[(td as HTMLElement).dataset["state"] ?? ""] ??= []).push(td.textContent?.trim());
      return rows;
    });
    expect(Object.keys(cells).length).toBeGreaterThan(2);
    for (const [state, row] of Object.entries(cells)) {
      const shown = rounds.map((r) => (Math.floor(Number(r[state] ?? 0) * 1000 + 0.5 + 1e-9) / 10).toFixed(1).replace(".", ","));
      expect(row, state).toEqual(shown);
    }
    // The picture stands for the same: the bands of the last round, from bottom to top, fill it.
    const heights = await track.locator("rect.band").evaluateAll((bands) => bands.map((b) => [b.getAttribute("x"), Number(b.getAttribute("height"))] as const));
    const last = heights.filter(([x]) => x === heights.at(-1)?.[0]).reduce((sum, [, h]) => sum + h, 0);
    expect(last).toBeGreaterThan(177);
    expect(last).toBeLessThan(179);
  }
  if (name === "melee") expect(await big(page).textContent()).toBe(formatPercent(answer.outcomes?.find((o) => o.id === "firstWins")?.probability ?? 0, "de"));
  if (name === "control") expect(await big(page).textContent()).toBe(formatPercent(Number(answer["turnsOnOwnSide"]), "de"));
  if (Array.isArray(answer["policy"])) {
    // Every state has its row, with what it still brings.
    const values = await page.locator("rw-matrix tbody tr").evaluateAll((rows) => rows.map((tr) => tr.querySelector("td:last-child")?.textContent?.trim()));
    const shown = (value: number): string => value.toFixed(3).replace(".", ",");
    expect(values).toEqual((answer["policy"] as { value: number }[]).map(({ value }) => shown(value)));
  } else if (typeof answer["value"] === "number") expect(await big(page).textContent()).toBe(String(answer["value"]));
  for (const flag of ["allowed", "due"]) {
    if (typeof answer[flag] === "boolean") expect(/nicht|nein|versperrt|bleibt/.test((await big(page).textContent()) ?? "")).toBe(!answer[flag]);
  }
  if (answer.because) {
    if (name !== "turnSheet") expect(words(await page.locator("rw-answer .needs").textContent())).toBe(words(capital(answer.because.de)));
    const rules = [answer["rule"], answer["rules"], answer["breakdown"], answer["steps"]].flat().map((r) => (typeof r === "object" ? (r as { rule: string }).rule : r));
    for (const rule of rules.filter((r) => r !== undefined)) expect(await page.locator(`#why a[href='#/rules/${String(rule)}']`).count(), String(rule)).toBeGreaterThan(0);
  }
  for (const checks of ["checks", "steps"]) {
    const list = answer[checks] as { ok?: boolean }[] | undefined;
    if (list?.some((c) => c.ok !== undefined)) expect(await page.locator("#why rw-verdict li").evaluateAll((l) => l.map((x) => x.className === "ok"))).toEqual(list.map((c) => c.ok));
  }
  if (name === "targets") {
    const list = answer["candidates"] as { allowed: boolean; test?: { outcomes: { fraction: string }[] } }[];
    expect(await page.locator("rw-targets li[data-target]").evaluateAll((l) => l.map((x) => x.className === "yes"))).toEqual(list.map((c) => c.allowed));
    expect(await texts("rw-targets .fraction")).toEqual(list.flatMap((c) => c.test?.outcomes.map((o) => o.fraction) ?? []));
  }
  if (name === "turnSheet") {
    const steps = answer["steps"] as { phase: string; text: { de: string } }[];
    const phases = [...new Set(steps.map((s) => s.phase))];
    expect(await texts("rw-sheet .head .soft")).toEqual(phases.map((phase) => `0 von ${steps.filter((s) => s.phase === phase).length}`));
    expect(await texts("rw-sheet .text")).toEqual(steps.filter((s) => s.phase === phases[0]).map((s) => s.text.de));
  }
  if (name === "melee") expect(await page.locator("rw-track").count()).toBe(3);
  if (name === "rout") expect(await page.locator("rw-track td[data-state=fightsOn]").count()).toBe((answer["rounds"] as unknown[]).length);
  const effects = (answer["effects"] ?? answer["ifFailed"]) as ({ effects?: unknown[] } | number)[] | undefined;
  if (effects && typeof effects[0] !== "number") {
    const all = effects.flatMap((e) => (typeof e === "object" && e.effects ? e.effects : [e]));
    expect(await page.locator("rw-effects li").count()).toBe(all.length);
  }
}

test("there is a case for every calculator", () => {
  expect(CASES.map(([id]) => id).sort()).toEqual([...calculators].sort());
});

describe.each(CASES)("%s", (id, link, input) => {
  const { odds, answer, roll } = packed(id);
  const hash = `#/${id.replace(".", "/")}?v=1${link && `&${link}`}`;

  test("says what the package says, rolls as it rolls, in two languages, without a barrier", async () => {
    const { page } = await open(hash);
    expect(await page.locator("rw-calculator .notice").count()).toBe(0);
    const said = (odds ?? answer)?.(input) ?? {};
    // What stands below the answer comes after it.
    await vi.waitFor(() => compare(page, id, said), SOON);
    if (!said.because) expect(words(await page.locator("rw-share blockquote").textContent())).toBe(words(said.explanation?.de ?? ""));

    // A seed gives the package's dice, and the replay the same ones again.
    if (roll) {
      const expected = roll(input, 7);
      const faces = () => page.locator("rw-dice .latest .die").evaluateAll((d) => d.map((x) => Number((x as HTMLElement).dataset["face"])));
      await page.getByText("Startzahl", { exact: true }).click();
      await page.getByLabel(/Gleiche Angaben/).fill("7");
      await page.locator("[data-action=roll-seed]").click();
      await expect.poll(faces, SOON).toEqual(expected.dice.slice(0, MOST_DICE).map((d) => d.face));
      expect(words(await page.locator("rw-dice .latest .sentence").textContent())).toBe(words(expected.explanation.de));
      await page.locator("[data-action=replay]").first().click();
      await page.locator("rw-dice .latest [data-entry='2']").waitFor();
      expect(await faces()).toEqual(expected.dice.slice(0, MOST_DICE).map((d) => d.face));
    } else {
      expect(await page.locator("rw-dice").count()).toBe(0);
    }

    await openAll(page);
    const german = await page.locator("rw-app").innerText();
    expect(german).not.toMatch(
      /\b(the|and|with|not|shots?|roll|rolls|hit|hits|miss|wounds?|armour|cover|range|skill|or less|of|to|more|from|dice|value|rule|because|level|spell|fear|leadership|allowed|due|undefined|true|false|NaN)\b/i,
    );
    expect(await findings(page)).toEqual([]);
    await expect.poll(() => widest(page), SOON).toBeLessThanOrEqual(320);

    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: "Dark mode" }).click();
    await openAll(page);
    const english = await page.locator("rw-app").innerText();
    expect(english).not.toMatch(/\b(der|das|und|nicht|oder|mit|ist|wird|eine|einer|kein|keine|bei|zu|auf|Probe|Stufe|undefined|NaN)\b|[äöüßÄÖÜ]/);
    expect(await findings(page)).toEqual([]);
    await expect.poll(() => widest(page), SOON).toBeLessThanOrEqual(320);
  }, 60_000);

  // A sheet has nothing to fill in.
  if (!id.endsWith("Sheet")) test("a change is in the address, and the address brings it back", async () => {
    const { page } = await open(hash);
    const plus = page.locator("rw-form rw-stepper button:not([disabled])").filter({ hasText: "+" });
    if ((await plus.count()) > 0) await plus.first().click();
    else if ((await page.locator("rw-form rw-words").count()) > 0) await page.locator("rw-form rw-words input").first().fill("3");
    else await page.locator("rw-form :is(input[type=checkbox], .chips button, input[type=radio]:not(:checked))").first().click({ force: true });
    await page.waitForFunction((before) => location.hash !== before, hash);
    const address = await page.evaluate(() => location.hash);
    expect(address).not.toMatch(/[+\s"'()<>[\]*~!]/);
    const text = () => page.locator("rw-app").innerText();
    const before = await text();
    await page.reload();
    await page.locator("rw-answer :is(.big, .missing)").first().waitFor();
    expect(await page.locator("rw-calculator .notice").count()).toBe(0);
    await expect.poll(async () => words(await text())).toBe(words(before));
  });
});
