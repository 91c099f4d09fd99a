// The entry for browsers: the module is a file of its own, loaded by `init()`.

import { compileFile, start, startSync } from "./load.js";
import type { InitSource, ModuleBytes } from "./source.js";

export * from "./api.js";
export * from "./generated/systems.js";

/**
 * Loads the WebAssembly module. Call it once before anything else; further calls, in parallel
 * too, wait for the same load. After a failure it can be called again.
 *
 * @param source Where to take the module from. Left out, it is the file beside this one, and
 * where a bundler or server has mislaid that, a copy inside the package.
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function init(source?: InitSource): Promise<void> {
  const file = () => compileFile("all", new URL("./regelwerk_bg.wasm", import.meta.url));
  return start("all", source, file);
}

/**
 * Starts from bytes or from a compiled module, at once. Some browsers refuse this outside of
 * workers; `init` works everywhere.
 *
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function initSync(source: ModuleBytes): void {
  startSync("all", () => source);
}
