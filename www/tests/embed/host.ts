import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { visit } from "../page/browser.js";
import type { Options } from "../page/browser.js";

export const PACKAGE = process.env["PACKAGE"] ?? join(import.meta.dirname, "../../../target/npm/regelwerk");

const TYPES: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css", ".svg": "image/svg+xml" };

export const SCRIPT = '<script type="module" src="regelwerk/dist/elements.js"></script>';

export interface Site {
  /** The address of the folder of the pages. */
  url: string;
  /** Puts a page beside the folder of the package. */
  put(name: string, html: string, headers?: Record<string, string>): string;
  /** Opens a page with such a body. */
  show(body: string, options?: Options, head?: string): Promise<Page>;
}

/** A site of somebody else: pages in a folder, the package as `regelwerk` beside them, the calculator's site as `rechner`. */
export function useSite(): Site {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname)).replace(/^\/fans\//, "");
    const page = pages.get(path);
    if (page) {
      response.writeHead(200, { "content-type": TYPES[".html"], ...page.headers });
      response.end(page.html);
      return;
    }
    const [folder, ...rest] = (path.endsWith("/") ? `${path}index.html` : path).split("/");
    const root = folder === "regelwerk" ? PACKAGE : folder === "rechner" ? inject("site") : undefined;
    if (root === undefined) {
      response.writeHead(path.endsWith("favicon.ico") ? 204 : 404).end();
      return;
    }
    readFile(join(root, ...rest)).then(
      (body) => {
        // The package may be fetched from anywhere, as from any host that is made for that; the site only by itself.
        const open = folder === "regelwerk" ? { "access-control-allow-origin": "*" } : {};
        response.writeHead(200, { "content-type": TYPES[extname(rest.at(-1) ?? "")] ?? "application/octet-stream", ...open });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  let origin = "";
  let count = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fans/`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const site: Site = {
    get url() {
      return origin;
    },
    put(name, html, headers = {}) {
      pages.set(name, { html, headers });
      return origin + name;
    },
    async show(body, options = {}, head = "") {
      count += 1;
      const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Fanseite</title><meta name="viewport" content="width=device-width">${head}${RECORDER}${SCRIPT}</head><body><main>${body}</main></body></html>`;
      const { page } = await visit(site.put(`${count}.html`, html), new URL(origin).origin, { width: 700, height: 900, ...options });
      return page;
    },
  };
  return site;
}

/** Notes every event of the elements, before their script is there. */
const RECORDER = `<script>
  window.heard = [];
  for (const name of ["regelwerk-change", "regelwerk-error"]) addEventListener(name, (e) => heard.push({ name, tag: e.target.localName, detail: e.detail }));
</script>`;

export interface Heard {
  name: "regelwerk-change" | "regelwerk-error";
  tag: string;
  detail: { input: Record<string, unknown>; answer: { outcomes: { id: string; fraction: string }[] }; problems: { attribute?: string; path?: string; message: { de: string; en: string } }[] };
}

export async function heard(page: Page, name: Heard["name"], count = 1): Promise<Heard[]> {
  const has = ([wanted, n]: [string, number]): boolean => (window as unknown as { heard: Heard[] }).heard.filter((h) => h.name === wanted).length >= n;
  await page.waitForFunction(has, [name, count] as [string, number]);
  return page.evaluate((wanted) => (window as unknown as { heard: Heard[] }).heard.filter((h) => h.name === wanted), name);
}

/** The large number of an element. */
export async function big(page: Page, tag = "regelwerk-shot"): Promise<string> {
  return ((await page.locator(`${tag} .big`).first().textContent()) ?? "").trim();
}

/** Asks until it is as expected; a busy machine takes its time. */
export function soon<T>(ask: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(ask, { timeout: 15_000 });
}
