// Chromium and Firefox: both are driven by the same library.
import puppeteer from "puppeteer-core";
import type { ElementHandle, LaunchOptions, Page } from "puppeteer-core";
import { deep, SIZE, tidy, until } from "./engine.js";
import type { Engine, Tab } from "./engine.js";

export const CHROMIUM: LaunchOptions = {
  browser: "chrome",
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

const FIREFOX: LaunchOptions = {
  browser: "firefox",
  executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr",
};

export async function puppets(name: "Chromium" | "Firefox"): Promise<Engine> {
  const browser = await puppeteer.launch(name === "Chromium" ? CHROMIUM : FIREFOX);
  if (name === "Chromium") await browser.defaultBrowserContext().overridePermissions("http://127.0.0.1", ["clipboard-read", "clipboard-write"]).catch(() => undefined);
  return {
    tab: async () => {
      const page = await browser.newPage();
      await page.setViewport(SIZE);
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

/** Waits until an element rests in the middle of the screen: the page may be on its way elsewhere. It runs in the page. */
async function rest(element: Element): Promise<void> {
  let before = NaN;
  for (let frames = 0; frames < 300; frames += 1) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { top } = element.getBoundingClientRect();
    if (top === before) return;
    before = top;
    await new Promise((done) => setTimeout(done, 50));
  }
}

function tabOf(page: Page): Tab {
  const find = (selector: string, text?: string): Promise<ElementHandle<Element>> =>
    until(`${selector} ${text ?? ""}`, async () => (await page.evaluateHandle(deep, selector, text)).asElement() as ElementHandle<Element> | null);
  const select = async (selector: string): Promise<void> => {
    await (await find(selector)).click();
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    ask: (question, ...args) => page.evaluate(question as never, ...(args as unknown as never[])),
    text: (selector) => until(`text in ${selector}`, async () => tidy(await (await find(selector)).evaluate((element) => element.textContent))),
    click: async (selector, text) => {
      // Chromium draws nothing in a tab behind another one, and a click waits for that.
      await page.bringToFront();
      const element = await find(selector, text);
      await element.evaluate(rest);
      await element.click();
    },
    type: async (selector, text) => {
      await select(selector);
      await page.keyboard.type(text);
    },
    paste: async (selector) => {
      await select(selector);
      await page.keyboard.down("Control");
      await page.keyboard.press("v");
      await page.keyboard.up("Control");
    },
    close: () => page.close(),
  };
}
