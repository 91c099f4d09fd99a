// The part of the catalogue that is about old-school combat.

import { data } from "./generated/catalog-osr.js";
import type { Catalog } from "./catalog-types.js";

export type * from "./catalog-types.js";

/** All about old-school combat. */
export const catalog: Catalog = data;
