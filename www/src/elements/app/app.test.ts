import { readFileSync } from "node:fs";
import { html } from "lit";
import { afterEach, describe, expect, test } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import { LANGS } from "../../i18n/index.js";
import type { BaseElement } from "../base/base.element.js";
import "./app.js";
import type { AppElement } from "./app.element.js";

afterEach(() => {
  history.replaceState(null, "", "#/");
});

const make = async (hash: string): Promise<AppElement> => {
  history.replaceState(null, "", hash);
  const element = await mount<AppElement>(html`<rw-app></rw-app>`);
  for (let i = 0; i < 500 && all(element, "main > :not(slot, p, .coming)").length === 0; i += 1) await new Promise((done) => setTimeout(done, 10));
  await settled();
  return element;
};
const page = (element: Element): string => one(element, "main > *").localName;

describe("the page", () => {
  const FILE = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");

  test.each(LANGS)("says in its file in %s what it says when it stands", async (lang) => {
    const home = one(await make("#/"), "rw-home");
    (home as BaseElement).lang = lang;
    await settled();
    const file = (selector: string): string | null | undefined => FILE.querySelector(`rw-app [slot=first] ${selector}`)?.textContent;
    expect(file("h1")).toBe(one(home, "h1").textContent);
    expect(file(`p[lang=${lang}]`)).toBe(one(home, ".lead").textContent);
  });

  test("leaves what its file says until it has something to show", async () => {
    history.replaceState(null, "", "#/");
    const element = document.createElement("rw-app") as AppElement;
    element.innerHTML = FILE.querySelector("rw-app")?.innerHTML ?? "";
    document.body.append(element);
    const shown = (): string[] => all<HTMLSlotElement>(element, "main slot").flatMap((slot) => slot.assignedElements().map((e) => e.textContent ?? ""));
    await Promise.resolve();
    await Promise.resolve();
    expect(shown()).toEqual([expect.stringContaining("Spieltisch")]);
    await expect.poll(() => all(element, "main > rw-home").length, { timeout: 10_000 }).toBe(1);
    expect(shown()).toEqual([]);
    element.remove();
  });

  test("says what a calculator is before everything for it is there", async () => {
    history.replaceState(null, "", "#/chronopia/shot");
    const element = document.createElement("rw-app") as AppElement;
    const seen: string[] = [];
    // As soon as it stands: what comes after it may come at once.
    const look = (): void => {
      const coming = element.shadowRoot?.querySelector(".coming");
      if (coming) seen.push(coming.textContent ?? "");
    };
    document.body.append(element);
    new MutationObserver(look).observe(element.renderRoot, { childList: true, subtree: true, characterData: true });
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(seen[0]).toBe("SchussVerwundet dieser Schuss?");
    await expect.poll(() => all(element, ".coming").length, { timeout: 10_000 }).toBe(0);
    element.remove();
  });

  test("is accessible", async () => {
    expect(await findings(await make("#/"))).toEqual([]);
  });

  test.each([
    ["#/", "rw-home"],
    ["#/chronopia/shot", "rw-calculator"],
    ["#/rules", "rw-rules"],
    ["#/rulings/perfectFloor", "rw-rulings"],
  ])("%s shows %s", async (hash, name) => {
    expect(page(await make(hash))).toBe(name);
  });

  test("takes the focus along to another page, not to the first and not to the same", async () => {
    const element = await make("#/");
    const main = one<HTMLElement>(element, "main");
    const focused = (): boolean => element.shadowRoot?.activeElement === main;
    const go = async (hash: string, name: string): Promise<void> => {
      history.replaceState(null, "", hash);
      dispatchEvent(new HashChangeEvent("hashchange"));
      await expect.poll(() => page(element), { timeout: 10_000 }).toBe(name);
      await new Promise((done) => setTimeout(done, 50));
    };
    expect(focused()).toBe(false);
    await go("#/chronopia/shot", "rw-calculator");
    expect(focused()).toBe(true);
    main.blur();
    await go("#/chronopia/shot?v=1&f=3", "rw-calculator");
    expect(focused()).toBe(false);
    await go("#/rules/C-R-HEAVY", "rw-rules");
    expect(focused()).toBe(false);
    await go("#/", "rw-home");
    expect(focused()).toBe(true);
  });

  test("keeps the state in the address, and a pinned language with it", async () => {
    const element = await make("#/chronopia/shot?l=en");
    expect(element.lang).toBe("en");
    one(element, "rw-calculator").dispatchEvent(new CustomEvent("rw-state", { detail: "v=1&f=5", bubbles: true, composed: true }));
    dispatchEvent(new Event("pagehide"));
    expect(location.hash).toBe("#/chronopia/shot?v=1&f=5&l=en");
    expect(localStorage.getItem("regelwerk.language")).toBeNull();
  });

  test("remembers language and light, and names itself in the language", async () => {
    const element = await make("#/chronopia/shot");
    expect(document.title).toBe("Schuss · Regelwerk");
    all<HTMLButtonElement>(element, ".langs button")[1]?.click();
    one<HTMLButtonElement>(element, ".theme").click();
    await settled();
    expect(document.title).toBe("Shot · Regelwerk");
    expect(document.documentElement.lang).toBe("en");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("regelwerk.language")).toBe("en");
    expect(localStorage.getItem("regelwerk.theme")).toBe("dark");
    expect(location.hash).toBe("#/chronopia/shot");
  });
});
