import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** The strictest policy that still lets WebAssembly run: nothing inline, nothing from elsewhere. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The page does not lie at the root of its host: fan sites put it into a folder. */
export const FOLDER = "/fan/regelwerk/";

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Serves a built site from a sub-path under the strict policy. */
export async function serve(root: string): Promise<Served> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = normalize(decodeURIComponent(path.slice(FOLDER.length))) || "index.html";
    if (!path.startsWith(FOLDER) || name.startsWith("..")) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(root, name === "." ? "index.html" : name)).then(
      (body) => {
        response.writeHead(200, {
          "content-type": TYPES[extname(name === "." ? "index.html" : name)] ?? "application/octet-stream",
          "content-security-policy": POLICY,
          "x-content-type-options": "nosniff",
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
