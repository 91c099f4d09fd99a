// What both entries offer.

export * as chronopia from "./chronopia.js";
export { RegelwerkError } from "./errors.js";
export type { ErrorCode, Problem } from "./errors.js";
export { version } from "./generated/version.js";
export type { Procedure, Tried } from "./procedure.js";
export type { InitSource, ModuleBytes, ModuleSource } from "./source.js";
export type * from "./types.js";
