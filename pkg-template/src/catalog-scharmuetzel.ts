// The part of the catalogue that is about Scharmützel.

import { data } from "./generated/catalog-scharmuetzel.js";
import type { Catalog } from "./catalog-types.js";

export type * from "./catalog-types.js";

/** All about Scharmützel. */
export const catalog: Catalog = data;
