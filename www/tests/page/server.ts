import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The page does not lie at the root of its host: fan sites put it into a folder. */
export const FOLDER = "/fan/regelwerk/";

export interface Served {
  url: string;
  /** What was asked for and is not there. */
  missing: string[];
  /** Another version takes the place of the one before, as when a site is deployed. */
  deploy(root: string): void;
  close(): Promise<void>;
}

/** The policy that the page carries in itself. */
function policyOf(root: string): string {
  const found = /Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(join(root, "index.html"), "utf8"))?.[1];
  if (found === undefined) throw new Error("the page has no policy");
  return found.replaceAll("&#39;", "'");
}

/** Serves a built site from a sub-path, with its policy as a header too. */
export async function serve(root: string): Promise<Served> {
  const missing: string[] = [];
  let site = root;
  let policy = policyOf(root);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = normalize(decodeURIComponent(path.slice(FOLDER.length))) || "index.html";
    const none = (): void => {
      missing.push(path);
      response.writeHead(404).end();
    };
    if (!path.startsWith(FOLDER) || name.startsWith("..")) {
      none();
      return;
    }
    readFile(join(site, name === "." ? "index.html" : name)).then((body) => {
      response.writeHead(200, {
        "content-type": TYPES[extname(name === "." ? "index.html" : name)] ?? "application/octet-stream",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
      });
      response.end(body);
    }, none);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    missing,
    deploy: (next) => {
      site = next;
      policy = policyOf(next);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
