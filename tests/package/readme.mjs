// The readme as its readers get it.

import { readFileSync } from "node:fs";
import { join } from "node:path";

export const readme = (folder) => readFileSync(join(folder, "README.md"), "utf8");

/** The blocks of code in the readme of a package, in order, with their language. */
export function blocks(folder) {
  return [...readme(folder).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({ language, text }));
}
