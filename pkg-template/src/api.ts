// What every entry offers.

export { RegelwerkError } from "./errors.js";
export type { ErrorCode, Problem } from "./errors.js";
export { version } from "./generated/version.js";
export type { Lookup, OddsOnly, Procedure, Tried } from "./procedure.js";
export type { InitSource, ModuleBytes, ModuleSource } from "./source.js";
export type * from "./types.js";
