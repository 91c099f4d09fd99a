// The part of the catalogue that is about Chronopia.

import { data } from "./generated/catalog-chronopia.js";
import type { Catalog } from "./catalog-types.js";

export type * from "./catalog-types.js";

/** All about Chronopia. */
export const catalog: Catalog = data;
