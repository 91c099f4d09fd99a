// Pages in real browsers, from a folder or from the server of a tool.

import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "puppeteer-core";

/** Milliseconds; a busy machine takes its time to start a browser. */
const PATIENCE = 90_000;
/** So often a browser is started that does not come up. */
const STARTS = 3;

const installed = {
  chromium: {
    browser: "chrome",
    variable: "CHROMIUM",
    paths: ["/usr/bin/chromium", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
  firefox: {
    browser: "firefox",
    variable: "FIREFOX",
    paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    args: [],
  },
};

/** The browsers that pages without a bundler are tried in. */
export const browsers = Object.keys(installed);

const launched = new Map();

/** Starts a browser, once for all pages of a test file. */
function started(name) {
  const { browser, variable, paths, args } = installed[name];
  if (!launched.has(name)) {
    const executablePath = process.env[variable] ?? paths.find((path) => existsSync(path));
    if (!executablePath || !existsSync(executablePath)) {
      throw new Error(
        `these tests need ${name}: install it (on Debian as root: \`apt-get install ${paths[0].split("/").at(-1)}\`), ` +
          `or set ${variable} to where it is`,
      );
    }
    launched.set(name, start({ browser, executablePath, args, headless: true, timeout: PATIENCE, protocolTimeout: 2 * PATIENCE }));
  }
  return launched.get(name);
}

/** Only the start is tried again, never what a page does. */
async function start(options, left = STARTS) {
  try {
    return await launch(options);
  } catch (error) {
    if (left <= 1) throw error;
    return start(options, left - 1);
  }
}

/** Ends every browser that was started. */
export async function closeBrowsers() {
  for (const browser of launched.values()) await (await browser.catch(() => undefined))?.close();
}

let tabs = Promise.resolve();

/** Tabs open and close one after the other: Firefox fails to open one while another one is being closed. */
function inTurn(act) {
  const done = tabs.then(act);
  tabs = done.catch(() => undefined);
  return done;
}

/**
 * Opens a page and waits for its answer.
 *
 * @param use what to do with the page then
 * @param fetches what the page has to have fetched by then
 * @param tolerates what the browser may complain of
 */
export async function visit(address, { browser = "chromium", fetches, tolerates } = {}, use) {
  const running = await started(browser);
  const page = await inTurn(() => running.newPage());
  const problems = [];
  const fetched = [];
  const complain = (text) => tolerates?.test(text) || problems.push(text);
  page.on("pageerror", (error) => complain(String(error?.message ?? error)));
  page.on("console", (message) => {
    // That a file is not there is no fault where the copy inside the package answers.
    const isFault = message.type() === "error" && !message.text().startsWith("Failed to load resource");
    if (isFault) complain(message.text());
  });
  page.on("requestfinished", (request) => {
    if (request.response()?.ok()) fetched.push(new URL(request.url()).pathname);
  });
  try {
    await page.goto(address, { timeout: PATIENCE });
    // By the clock: a page behind another one draws no frames to ask in.
    await page.waitForFunction(shown, { timeout: PATIENCE, polling: 100 }).catch((error) => {
      throw new Error([`${address} shows nothing: ${error.message}`, ...problems, ...fetched].join("\n"));
    });
    const result = await use(page);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    // A browser may tell of a request after the page has used what came of it.
    const isFetched = () => !fetches || fetched.some((path) => fetches.test(path));
    for (const end = Date.now() + PATIENCE; !isFetched() && Date.now() < end; ) await pause(50);
    if (!isFetched()) {
      throw new Error(`it has not fetched ${fetches}, but ${fetched.join(", ")}`);
    }
    return result;
  } finally {
    await inTurn(() => page.close());
  }
}

/** What a page shows as its answer; run inside the page. */
export const shown = () => document.querySelector("#answer")?.textContent;

/** What a page shows as its answer, once it shows one. */
export const answerAt = (address, options) => visit(address, options, (page) => page.evaluate(shown));

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".cjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * Serves a folder while `use` runs.
 *
 * @param base the path below which the folder lies
 * @param refuses addresses that it answers with its start page, status 404
 */
export async function withFolder(folder, { base = "/", headers = {}, types: others = {}, refuses } = {}, use) {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathname.startsWith(base) ? normalize(pathname.slice(base.length)) || "." : undefined;
    let file = path === undefined || path.startsWith("..") ? undefined : join(folder, path);
    if (file && existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    const found = file && existsSync(file) && !refuses?.test(pathname);
    if (!found) file = join(folder, "index.html");
    const type = { ...types, ...others }[extname(file)] ?? "application/octet-stream";
    response.writeHead(found ? 200 : 404, { ...headers, "content-type": type }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}${base}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Runs the server of a tool, which prints its address, while `use` runs. */
export async function withServer(args, cwd, use, environment = {}) {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    let printed = "";
    const address = await new Promise((resolve, reject) => {
      const look = (text) => {
        printed += text;
        const [found] = printed.match(/https?:\/\/[\w.]+:\d+\/?(?=\s)/) ?? [];
        if (found) resolve(found);
      };
      server.stdout.on("data", look);
      server.stderr.on("data", look);
      ended.then(() => reject(new Error(`${args.join(" ")} ended\n${printed}`)));
    });
    return await use(address);
  } finally {
    server.kill();
    await ended;
  }
}
