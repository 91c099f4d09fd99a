// The entry that carries the module inside: no fetch, no files. Deno, workers, bundlers without
// assets, and, as a classic script, pages opened as files. The entry for Node.js has its declarations.

import { moduleBytes } from "./decode.js";
import { compile, start, startSync } from "./load.js";
import { onFirstCall } from "./runtime.js";
import type { InitSource, ModuleBytes } from "./source.js";

export * from "./api.js";
export * from "./generated/systems.js";

/**
 * Starts the WebAssembly module that comes with the package. Outside of browsers it is
 * optional: the first call starts the module by itself. Further calls, in parallel too, wait for
 * the same start. After a failure it can be called again.
 *
 * @param source Another place to take the module from; seldom needed.
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function init(source?: InitSource): Promise<void> {
  if (source === undefined && !inWindow()) {
    return new Promise((resolve) => {
      startSync("all", moduleBytes);
      resolve();
    });
  }
  return start("all", source, () => compile(moduleBytes()));
}

/**
 * Starts the module at once. Some browsers refuse this outside of workers; `init` works
 * everywhere.
 *
 * @param source Bytes or a compiled module; left out, the one that comes with the package.
 * @throws {RegelwerkError} with code `LOAD_FAILED`
 */
export function initSync(source?: ModuleBytes): void {
  startSync("all", source === undefined ? moduleBytes : () => source);
}

onFirstCall(() => {
  if (!inWindow()) startSync("all", moduleBytes);
});

/** Whether this is a browser's page, where starting synchronously blocks and may be refused. */
function inWindow(): boolean {
  const { document, process } = globalThis as {
    document?: unknown;
    process?: { versions?: { node?: string } };
  };
  return document !== undefined && process?.versions?.node === undefined;
}
