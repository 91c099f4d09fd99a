import { fitting, initialise, initialiseSync } from "./runtime.js";
import type { Scope } from "./runtime.js";
import type { InitSource, ModuleBytes, ModuleSource } from "./source.js";

/** Starts from the source given, else in the way of the entry. */
export function start(
  scope: Scope,
  source: InitSource | undefined,
  byDefault: () => Promise<WebAssembly.Module>,
): Promise<void> {
  return initialise(scope, source === undefined ? byDefault : () => compileGiven(source));
}

/** Starts at once from bytes or a compiled module. */
export function startSync(scope: Scope, source: () => ModuleBytes): void {
  initialiseSync(scope, () => {
    const bytes = source();
    return bytes instanceof WebAssembly.Module
      ? bytes
      : new WebAssembly.Module(bytes as BufferSource);
  });
}

async function compileGiven(source: InitSource): Promise<WebAssembly.Module> {
  const given = await (isNamed(source) ? source.module_or_path : source);
  return compile(given);
}

function isNamed(source: InitSource): source is Extract<InitSource, { module_or_path: unknown }> {
  return typeof source === "object" && source !== null && "module_or_path" in source;
}

/**
 * The module in a file of its own; where a bundler or server has mislaid that, or has one of another
 * version in its place, the copy inside the package, which has all systems.
 */
export async function compileFile(scope: Scope, file: URL): Promise<WebAssembly.Module> {
  try {
    return fitting(scope, await compile(file));
  } catch {
    const { moduleBytes } = await import("./decode.js");
    return compile(moduleBytes());
  }
}

/** Fetches where needed, and compiles. */
export async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source as BufferSource);
  }
  if (source === null || !["string", "object"].includes(typeof source)) {
    throw new TypeError("expected an address, a response, bytes or a compiled module");
  }
  const response =
    source instanceof Response ? source : await fetch(source as string | URL | Request);
  if (!response.ok) {
    throw new Error(`${response.url || "the address"} answers with status ${response.status}`);
  }
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
