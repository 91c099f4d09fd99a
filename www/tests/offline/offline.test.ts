// The page on the device, in real browsers: without a server, and through a new version.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { until } from "../engines/engine.js";
import type { Tab } from "../engines/engine.js";
import { useEngine } from "../engines/launch.js";
import { serve } from "../page/server.js";
import { filesOf, nextVersion } from "./version.js";

const SHOT = "#/chronopia/shot?v=1&f=12&k=8&i=16&x=24&s=4&d=14&c=light&a=13";
const BIG = "rw-answer >>> .big";

/** Until the page is on the device and in charge of this tab. */
async function kept(tab: Tab): Promise<void> {
  await until("the worker in charge", () =>
    tab.ask(async () => (await navigator.serviceWorker.ready).active?.state === "activated" && navigator.serviceWorker.controller !== null),
  );
}

function visit(tab: Tab, hash: string): Promise<void> {
  return tab.ask((to) => {
    location.hash = to;
  }, hash);
}

/** Opens a calculator of another system, and waits for its answer: a page that is left while it loads asks for the stand-in in vain. */
async function elsewhere(tab: Tab): Promise<void> {
  await visit(tab, "#/osr/attack");
  await until("another system", async () => (await tab.text("rw-calculator >>> h1")).includes("Angriff"));
  await tab.text(BIG);
}

const mark = (tab: Tab): Promise<void> => tab.ask(() => void Object.assign(window, { sameAsBefore: true }));
const isMarked = (tab: Tab): Promise<boolean> => tab.ask(() => "sameAsBefore" in window);
const version = (tab: Tab): Promise<string> => tab.ask(() => document.documentElement.dataset["version"] ?? "1");

/** Sets what a reader sets, and makes a profile. */
async function furnish(tab: Tab): Promise<void> {
  await tab.click("rw-app >>> .theme");
  await tab.click("rw-profiles >>> summary");
  await tab.type("rw-profiles >>> rw-words >>> input", "Ork");
  await tab.click("rw-profiles >>> button", "Speichern");
  await expectFurnished(tab);
}

/** What the reader has set is there, and the profile a tap away. */
async function expectFurnished(tab: Tab): Promise<void> {
  expect(await tab.text("rw-profiles-row >>> [role=group] >>> button")).toBe("Ork");
  expect(await tab.ask(() => document.documentElement.dataset["theme"])).toBe("dark");
}

/** The next version of the site, to be served in its place. */
function made(): { next: string; remove: () => void } {
  const next = mkdtempSync(join(tmpdir(), "regelwerk-site-"));
  nextVersion(inject("site"), next, 2);
  return { next, remove: () => rmSync(next, { recursive: true }) };
}

/** Asked for and not there; browsers ask for the icon by themselves. */
const lacking = (missing: readonly string[]): string[] => missing.filter((path) => !path.includes("favicon"));

describe.each(["Chromium", "Firefox", "WebKit"] as const)("%s", (name) => {
  const open = useEngine(name);

  test("computes, rolls and opens what was never opened, with the server gone", async () => {
    const served = await serve(inject("site"));
    const { url } = served;
    const tab = await open();
    await tab.goto(url + SHOT);
    expect(await tab.text(BIG)).toContain("18,8");
    await kept(tab);

    const stored = await tab.ask(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
      return { names, urls: requests.flat().map((request) => request.url.split("?")[0] ?? "") };
    });
    expect(stored.names.length).toBe(1);
    // All of one version but the worker itself, what the module with all systems takes the place of, and
    // what only others' frames ask for.
    const files = filesOf(inject("site")).filter((file) => !["sw.js", "embed-sandboxed.js"].includes(file) && !/^assets\/(stand-in-|(chronopia|osr|scharmuetzel)_bg-)/.test(file));
    expect(files.filter((file) => file.endsWith(".wasm"))).toHaveLength(1);
    expect(stored.urls.map((address) => address.slice(url.length)).sort()).toEqual(files.sort());

    await served.close();
    // Still the first visit: the page goes on to another system.
    await elsewhere(tab);
    await visit(tab, SHOT);
    await tab.reload();
    expect(await tab.text(BIG)).toContain("18,8");
    await tab.click("button[aria-label='Fernkampf erhöhen']");
    await until("another answer", async () => !(await tab.text(BIG)).includes("18,8"));
    await tab.click("rw-answer >>> button", "Würfeln");
    await tab.text("rw-dice >>> .latest .die");
    await visit(tab, "#/chronopia/horrorTrack");
    await until("another chapter", async () => (await tab.text("rw-calculator >>> h1")).includes("Horror"));
    await tab.text(BIG);
    await tab.close();
  }, 120_000);

  test("a new version comes when asked for, and finds the reader's settings and profiles", async () => {
    const served = await serve(inject("site"));
    const { url, missing } = served;
    const { next, remove } = made();
    const tab = await open();
    await tab.goto(url + SHOT);
    await tab.text(BIG);
    await kept(tab);
    await furnish(tab);
    served.deploy(next);
    await elsewhere(tab);
    await tab.reload();
    await tab.text(BIG);
    expect(await version(tab)).toBe("1");
    expect(await tab.text("rw-update >>> p")).toContain("Neue Fassung");
    await mark(tab);
    await new Promise((done) => setTimeout(done, 500));
    expect(await isMarked(tab)).toBe(true);

    await tab.click("rw-update >>> button", "Jetzt laden");
    await until("the new version", async () => (await version(tab)) === "2");
    await tab.text(BIG);
    expect(await isMarked(tab)).toBe(false);
    await visit(tab, SHOT);
    await expectFurnished(tab);
    expect(lacking(missing)).toEqual([]);
    await tab.close();
    await served.close();
    remove();
  }, 120_000);
});

// Two tabs, which WebKit's driver has not.
describe.each(["Chromium", "Firefox"] as const)("%s", (name) => {
  const open = useEngine(name);

  test("a new version leaves open pages whole, and the old one goes with the last of them", async () => {
    const served = await serve(inject("site"));
    const { url, missing } = served;
    const { next, remove } = made();
    const first = await open();
    await first.goto(`${url}#/`);
    await kept(first);
    const second = await open();
    await second.goto(url + SHOT);
    await second.text(BIG);
    await mark(second);
    expect(lacking(missing)).toEqual([]);

    served.deploy(next);
    await elsewhere(first);
    await first.reload();
    await first.text(BIG);
    expect(await first.text("rw-update >>> p")).toContain("Neue Fassung");
    // The old page goes on, with parts that the server no longer has.
    await visit(second, "#/chronopia/panicTrack");
    await second.text("rw-track >>> table");
    await first.click("rw-update >>> button", "Jetzt laden");
    await until("the new version", async () => (await version(first)) === "2");
    await first.text(BIG);
    // The other page was not reloaded, is told, and still finds its own parts.
    expect(await isMarked(second)).toBe(true);
    expect(await second.text("rw-update >>> p")).toContain("Neue Fassung");
    await visit(second, "#/chronopia/targets");
    await second.text("rw-targets >>> li");
    expect(lacking(missing)).toEqual([]);

    await second.close();
    await first.reload();
    await first.text(BIG);
    await until("the old version gone", () => first.ask(async () => (await caches.keys()).length === 1));
    expect(await version(first)).toBe("2");
    await first.close();
    await served.close();
    remove();
  }, 120_000);
});
