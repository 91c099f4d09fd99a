// Where the module can come from. No type here needs the browser's declarations.

/** A global class of the platform, if it has it. */
type Platform<Name extends string> = typeof globalThis extends {
  [Key in Name]: { prototype: infer Instance };
}
  ? Instance
  : never;

/** `WebAssembly.Module`, if the platform's declarations have it. */
type Compiled = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } }
  ? Module & object
  : never;

/** The module's bytes, or the module compiled. */
export type ModuleBytes = ArrayBuffer | ArrayBufferView | Compiled;

/** Where the module can be taken from: an address, a response, bytes, or compiled. */
export type ModuleSource =
  | string
  | Platform<"URL">
  | Platform<"Request">
  | Platform<"Response">
  | ModuleBytes;

/** What `init` takes: a source, a promise of one, or either as `module_or_path`. */
export type InitSource =
  | ModuleSource
  | PromiseLike<ModuleSource>
  | {
      /** The source, or a promise of it. */
      module_or_path: ModuleSource | PromiseLike<ModuleSource>;
    };
