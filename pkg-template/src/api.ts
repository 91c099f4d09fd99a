// What every entry offers.

export { RegelwerkError } from "./errors.js";
export type { ErrorCode, Problem } from "./errors.js";
export { version } from "./generated/version.js";
export type { Tried } from "./attempt.js";
export type { Alone, Lookup, OddsOnly, Procedure } from "./procedure.js";
export type { MeasureQuery, NeedQuery, Questions, SweepAxis, SweepQuery } from "./questions.js";
export type { InitSource, ModuleBytes, ModuleSource } from "./source.js";
export type * from "./types.js";
