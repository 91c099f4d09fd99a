// The types of inputs and answers come from the crate, with their docs.

export type * from "./generated/types.js";
