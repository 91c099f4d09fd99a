// WebKit: Debian's, through the driver that comes with it, on a screen that nobody sees.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import type { WebDriver, WebElement } from "selenium-webdriver";
import { deep, SIZE, tidy, until } from "./engine.js";
import type { Engine, Tab } from "./engine.js";

const DRIVER = process.env["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver";
const SCREEN = process.env["XVFB"] ?? "/usr/bin/Xvfb";

export async function webkit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: "x11",
      // Containers and root have no name spaces to put the page's processes into, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
    },
  });
  const close = async (): Promise<void> => {
    await ended(driver);
    await ended(screen.process);
  };
  try {
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation"] },
    });
    const session = await until("the WebKit driver", () =>
      new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    );
    await session.manage().window().setRect({ x: 0, y: 0, ...SIZE });
    return {
      // One alone: the driver waits for ever on a tab that lies behind another one.
      tab: async () => tabOf(session),
      close: async () => {
        await session.quit().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1024x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((done, failed) => {
    child.once("error", failed);
    child.once("exit", () => failed(new Error("the virtual screen did not start")));
    child.stdio[3]?.once("data", (data: Buffer) => done(data.toString().trim()));
  });
  return { display: `:${number}`, process: child };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    child.once("exit", () => done());
    child.kill();
  });
}

function tabOf(session: WebDriver): Tab {
  const find = (selector: string, text?: string): Promise<WebElement> =>
    until(`${selector} ${text ?? ""}`, () =>
      session.executeScript<WebElement | null>(`return (${deep})(arguments[0], arguments[1] ?? undefined)`, selector, text),
    );
  // The driver's own click takes what lies in a shadow root for covered.
  const tap = async (selector: string, text?: string): Promise<void> => {
    const element = await find(selector, text);
    await session.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await session.actions().move({ origin: element }).press().release().perform();
  };
  const withControl = (key: string): Promise<void> => session.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    ask: (question, ...args) =>
      session.executeAsyncScript(
        `const [done, args] = [arguments[arguments.length - 1], Array.from(arguments).slice(0, -1)]; Promise.resolve((${question})(...args)).then(done);`,
        ...args,
      ),
    text: (selector) =>
      until(`text in ${selector}`, async () => tidy(await session.executeScript<string>("return arguments[0].textContent", await find(selector)))),
    click: tap,
    type: async (selector, text) => {
      await tap(selector);
      await withControl("a");
      await session.actions().sendKeys(text).perform();
    },
    paste: async (selector) => {
      await tap(selector);
      await withControl("v");
    },
    // The session ends with its last tab.
    close: () => session.get("about:blank"),
  };
}
