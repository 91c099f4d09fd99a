// The entry for Node.js and Bun: the modules are files beside this one. A first call reads that of its
// system alone, which starts in half the time. Bundlers, which may leave files behind, take the
// entry that carries the module inside, all but Bun's.

import { readFileSync } from "node:fs";
import { compile, start, startSync } from "./load.js";
import { fitting, onFirstCall } from "./runtime.js";
import type { Scope } from "./runtime.js";
import type { InitSource, ModuleBytes } from "./source.js";

export * from "./api.js";
export * from "./generated/systems.js";

/** See the entry `inline`, whose declarations these are. */
export function init(source?: InitSource): Promise<void> {
  return start("all", source, compileFound);
}

/** See the entry `inline`. */
export function initSync(source?: ModuleBytes): void {
  startSync("all", () => source ?? bytesOf("all"));
}

onFirstCall((scope) => startSync(scope, () => bytesOf(scope)));

const files: Record<Scope, () => URL> = {
  all: () => new URL("./regelwerk_bg.wasm", import.meta.url),
  chronopia: () => new URL("./chronopia_bg.wasm", import.meta.url),
  osr: () => new URL("./osr_bg.wasm", import.meta.url),
  scharmuetzel: () => new URL("./scharmuetzel_bg.wasm", import.meta.url),
};

function bytesOf(scope: Scope): Uint8Array<ArrayBuffer> {
  try {
    return readFileSync(files[scope]());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason}; with \`await init()\` the copy inside the package answers`, { cause });
  }
}

/** The module in its file; where a bundler has left that behind, the copy inside the package. */
async function compileFound(): Promise<WebAssembly.Module> {
  try {
    return fitting("all", await compile(bytesOf("all")));
  } catch {
    const { moduleBytes } = await import("./decode.js");
    return compile(moduleBytes());
  }
}
