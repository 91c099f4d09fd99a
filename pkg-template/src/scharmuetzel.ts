// The entry for browsers with Scharmützel alone: a smaller module.

import { compileFile, start, startSync } from "./load.js";
import type { Alone } from "./procedure.js";
import * as system from "./generated/scharmuetzel.js";
import type { InitSource, ModuleBytes } from "./source.js";

export * from "./api.js";

/** Its procedures; the questions the other way round and the plans are in `regelwerk` alone. */
export const scharmuetzel: Alone<typeof system> = system;

/**
 * Loads the WebAssembly module of Scharmützel. As `init` of the whole package otherwise; both can be
 * loaded on one page.
 *
 * @param source Where to take the module from. Left out, it is the file beside this one.
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function init(source?: InitSource): Promise<void> {
  const file = () => compileFile("scharmuetzel", new URL("./scharmuetzel_bg.wasm", import.meta.url));
  return start("scharmuetzel", source, file);
}

/**
 * Starts from bytes or from a compiled module, at once. Some browsers refuse this outside of
 * workers; `init` works everywhere.
 *
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function initSync(source: ModuleBytes): void {
  startSync("scharmuetzel", () => source);
}
