import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { serve } from "./server.js";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    site: string;
  }
}

/** Serves the built site to all page tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = process.env["SITE"] ?? fileURLToPath(new URL("../../../target/site", import.meta.url));
  if (!existsSync(`${site}/index.html`)) throw new Error(`no site in ${site}: run \`npm run build\` first`);
  const served = await serve(site);
  project.provide("url", served.url);
  project.provide("site", site);
  return served.close;
}
