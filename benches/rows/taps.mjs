// What a tap costs the main thread of a phone: from the click to the frame that shows the new answer.
//
// The built page in a real browser with its processor slowed four times, at rest and with everything
// that it loads later. Counted is the processor's time of the main thread: until the new answer stands in
// the page, and in all tasks until it is painted, with styles and layout. Waiting is none; a busy machine
// still makes it slower.

import { existsSync } from "node:fs";
import { join } from "node:path";

import { median } from "../lib/compare.mjs";
import { CHROMIUM, serveSite } from "../lib/serve.mjs";
import { NotMeasured } from "../lib/table.mjs";
import { fromPage, site } from "../lib/tools.mjs";

const SLOWED = 4;
/** On plus and minus in turn, so that the answer is always another one. */
const TAPS = 16;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Each calculator, and the number of its form that the taps change. */
const ROWS = [
  ["a shot", "chronopia/shot", "rangedSkill"],
  ["a spell", "chronopia/spell", "magic"],
  ["an old-school attack", "osr/attack", "armourClass"],
  ["a skirmish fight", "scharmuetzel/fight", "strength"],
  ["horror over the rounds", "chronopia/horrorTrack", "leadership"],
];
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
const PATIENCE = 60_000;

export async function addRows(table) {
  for (const [what, hash, path] of ROWS) {
    let costs;
    const middle = (name) => median(costs.map((cost) => cost[name]));
    await table.add(`a tap on a slow phone until the answer stands, ${what}`, { unit: "milliseconds", budget: 16 }, async () => {
      if (!existsSync(join(site, "index.html"))) throw new NotMeasured("the site is not built");
      costs = await measured(hash, path);
      const slowest = (name) => milliseconds(Math.max(...costs.map((cost) => cost[name])));
      return { value: middle("click"), note: `the slowest tap ${slowest("click")}, until painted ${slowest("all")}` };
    });
    await table.add(`the same until it is painted, ${what}`, { unit: "milliseconds" }, () => {
      if (costs === undefined) throw new NotMeasured("the row above is not");
      return { value: middle("all") };
    });
  }
}

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** What each of some taps costs. */
async function measured(hash, path) {
  const { chromium } = await fromPage("playwright-core");
  const { url, close } = await serveSite();
  const browser = await chromium.launch(CHROMIUM);
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${url}#/${hash}`);
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const buttons = page.locator(`rw-field[data-path="${path}"] rw-stepper button`);
    const [less, more] = [buttons.first(), buttons.last()];
    await more.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
    await page.evaluate(watch);
    await rest(page);

    await browser.startTracing(page, { categories: CATEGORIES });
    for (let tap = 0; tap < TAPS; tap += 1) await press(page, tap % 2 === 0 ? more : less);
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const costs = costsOf(traceEvents);
    if (costs.length !== TAPS) throw new Error(`${costs.length} taps in the trace, and not ${TAPS}`);
    return costs;
  } finally {
    await browser.close();
    close();
  }
}

/** Until the page has its answer, the parts that come later, and the module with all systems. */
async function settled(page) {
  await page.waitForFunction(() => performance.getEntriesByName("regelwerk.answer").length > 0);
  await page.locator("rw-why").first().waitFor({ state: "attached" });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /\/regelwerk_bg-[^/]+\.wasm$/.test(name)));
  await page.waitForLoadState("networkidle");
  await rest(page);
}

/** Until the main thread has had nothing to do for some time: longer than any pause after which the page goes on by itself. */
function rest(page) {
  return page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done));
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((done) => setTimeout(done, 300));
      await idle();
    }
  });
}

/** Notes what stands as the answer when the frame after a tap is drawn. It runs in the page. */
function watch() {
  const find = (root, selector) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(selector)) return element;
      const inside = element.shadowRoot && find(element.shadowRoot, selector);
      if (inside) return inside;
    }
    return null;
  };
  const answer = find(document, "rw-answer").shadowRoot;
  const read = () => answer.querySelector(".big")?.textContent;
  globalThis.tapped = { before: read(), after: undefined };
  addEventListener("click", () => requestAnimationFrame(() => (globalThis.tapped.after = read())), { capture: true });
  globalThis.untap = () => (globalThis.tapped = { before: read(), after: undefined });
}

/** Taps a button as a finger does, and waits until the page rests; the answer has to stand in the very next frame. */
async function press(page, button) {
  await page.evaluate(() => globalThis.untap());
  const { x, y, width, height } = await button.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForFunction(() => globalThis.tapped.after !== undefined);
  const { before, after } = await page.evaluate(() => globalThis.tapped);
  await rest(page);
  const stands = await page.evaluate(() => (globalThis.untap(), globalThis.tapped.before));
  if (after === before || after !== stands) throw new Error(`the frame after a tap shows ${after}; before it was ${before}, in the end ${stands}`);
}

/**
 * The cost of each tap in a trace, in milliseconds: the page's main thread from the click to the end of
 * the task that hands over the next frame, and the click itself in it.
 */
function costsOf(events) {
  const isClick = ({ name, args }) => name === "EventDispatch" && args.data?.type === "click";
  const clicks = events.filter(isClick);
  const [{ pid, tid }] = clicks;
  const own = events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name, ph }) => name === "RunTask" && ph === "X");
  const taskAt = (ts) => tasks.findLast((task) => task.ts <= ts && ts <= task.ts + task.dur);
  return clicks.map((click) => {
    const first = taskAt(click.ts);
    const last = taskAt(own.find(({ name, ts }) => name === "Commit" && ts > click.ts).ts);
    const before = click.tts - first.tts;
    const all = tasks.filter(({ ts }) => first.ts <= ts && ts <= last.ts).reduce((sum, { tdur }) => sum + tdur, -before);
    return { all: all / 1000, click: click.tdur / 1000 };
  });
}
