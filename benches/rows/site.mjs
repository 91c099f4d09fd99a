// What a visitor loads before the calculator can give its first answer.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { NotMeasured } from "../lib/table.mjs";
import { brotli, site } from "../lib/tools.mjs";

/** How a module in base64 begins: the copy that is loaded only where the file cannot be had. */
const MODULE_IN_BASE64 = "AGFzbQ";

/** Where files name others: tags, imports, addresses of assets. */
const NAMES = [
  /<(?:script|link|img)\b[^>]*?\b(?:src|href)=["']([^"']+)["']/g,
  /\b(?:import|from)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g,
  /new URL\(\s*["'`]([^"'`]+)["'`]/g,
  /url\(\s*["']?([^"')]+)["']?\s*\)/g,
];

export async function addRows(table) {
  const limits = { unit: "bytes", budget: 150_000, aim: 100_000, exact: true };
  await table.add("first load of the calculator, all for one answer, brotli", limits, () => {
    const index = join(site, "index.html");
    if (!existsSync(index)) throw new NotMeasured("the site is not built");
    const sizes = new Map();
    collect(index, sizes);
    if (![...sizes.keys()].some((file) => file.endsWith(".wasm"))) {
      throw new Error("no file of the page leads to the wasm module");
    }
    const value = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const parts = [...sizes].map(([file, size]) => `${relative(site, file)} ${(size / 1000).toFixed(1)} KB`);
    return { value, note: parts.join(", ") };
  });
}

/** Follows the names from file to file. */
function collect(file, sizes) {
  if (sizes.has(file) || !existsSync(file)) return;
  const content = readFileSync(file);
  const text = /\.(html|js|css)$/.test(file) ? content.toString("utf8") : "";
  if (text.includes(MODULE_IN_BASE64)) return;
  sizes.set(file, brotli(content));
  for (const pattern of NAMES) {
    for (const [, name] of text.matchAll(pattern)) {
      if (!/^(\w+:|\/\/|#)/.test(name)) collect(join(dirname(file), name.split(/[?#]/)[0]), sizes);
    }
  }
}
