// The entry for browsers with Chronopia alone: a smaller module.

import { compileFile, start, startSync } from "./load.js";
import type { Alone } from "./procedure.js";
import * as system from "./generated/chronopia.js";
import type { InitSource, ModuleBytes } from "./source.js";

export * from "./api.js";

/** Its procedures; the questions the other way round and the plans are in `regelwerk` alone. */
export const chronopia: Alone<typeof system> = system;

/**
 * Loads the WebAssembly module of Chronopia. As `init` of the whole package otherwise; both can be
 * loaded on one page.
 *
 * @param source Where to take the module from. Left out, it is the file beside this one.
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function init(source?: InitSource): Promise<void> {
  const file = () => compileFile("chronopia", new URL("./chronopia_bg.wasm", import.meta.url));
  return start("chronopia", source, file);
}

/**
 * Starts from bytes or from a compiled module, at once. Some browsers refuse this outside of
 * workers; `init` works everywhere.
 *
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function initSync(source: ModuleBytes): void {
  startSync("chronopia", () => source);
}
