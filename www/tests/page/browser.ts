import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

/** Debian's own; another one can be named. */
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface Opened {
  page: Page;
  context: BrowserContext;
}

export interface Options {
  width?: number;
  height?: number;
  dark?: boolean;
  reducedMotion?: boolean;
  touch?: boolean;
  /** What the reader has stored before. */
  stored?: Record<string, string>;
  clipboard?: boolean;
  /** Nothing is kept on the device: every file is asked for anew. */
  unkept?: boolean;
}

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

/** Starts the browser for a test file; every test also fails on what the page or its policy complains about. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  afterEach(async () => {
    const seen = complaints;
    for (const context of contexts) await context.close();
    contexts = [];
    complaints = [];
    expect(seen).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** Complaints so far, taken out: for the test that provokes one. */
export function takeComplaints(): string[] {
  const seen = complaints;
  complaints = [];
  return seen;
}

/** Opens any address; nothing may be asked for but what begins with `home`. */
export async function visit(address: string, home: string, options: Options = {}): Promise<Opened> {
  const { width = 360, height = 740, dark = false, reducedMotion = true, touch = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    hasTouch: touch,
    serviceWorkers: options.unkept ? "block" : "allow",
    ...(options.clipboard ? { permissions: ["clipboard-read", "clipboard-write"] } : {}),
  });
  contexts.push(context);
  await context.addInitScript((stored: Record<string, string>) => {
    for (const [key, value] of Object.entries(stored)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    addEventListener("securitypolicyviolation", (e) => console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`));
  }, options.stored ?? {});
  const page = await context.newPage();
  page.on("console", (m) => {
    const blocked = options.unkept && /Service Worker registration blocked/.test(m.text());
    if (!blocked && (m.type() === "error" || m.type() === "warning")) complaints.push(m.text());
  });
  page.on("pageerror", (e) => complaints.push(e.message));
  page.on("request", (r) => {
    if (!r.url().startsWith(home)) complaints.push(`request to ${r.url()}`);
  });
  await page.goto(address);
  return { page, context };
}

export async function open(hash = "", options: Options = {}): Promise<Opened> {
  const url = inject("url");
  const { page, context } = await visit(url + hash, url, options);
  await page.locator("main :is(rw-home, rw-calculator, rw-embed, rw-rules, rw-rulings, .message h1)").first().waitFor();
  return { page, context };
}

/** The number field of a name. */
export function field(page: Page, name: string | RegExp): Locator {
  return page.getByRole("spinbutton", { name });
}

export function big(page: Page): Locator {
  return page.locator("rw-answer .big");
}

/** Percent and fraction of each outcome shown, by id. */
export async function outcomes(page: Page): Promise<Record<string, { percent: string; fraction: string }>> {
  // They follow the answer by a frame.
  await page.locator("rw-calculator").evaluate((calculator) => (calculator as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete);
  return page.locator("rw-outcomes li").evaluateAll((items) =>
    Object.fromEntries(
      items.map((li) => [
        (li as HTMLElement).dataset["outcome"] ?? "",
        {
          percent: (li.querySelector(".percent")?.textContent ?? "").trim(),
          fraction: (li.querySelector(".fraction")?.textContent ?? "").trim(),
        },
      ]),
    ),
  );
}

/** Types into a number field as a person does: tap it, write over what stands there. */
export async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Waits until the address carries the state. */
export async function addressWith(page: Page, part: string): Promise<string> {
  await page.waitForFunction((p) => location.hash.includes(p), part);
  return page.evaluate(() => location.hash);
}
