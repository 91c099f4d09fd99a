import type { Json } from "../../engine/index.js";
import type { ItemLayout } from "../index.js";

/** A model nearby, as it is asked for in lists. */
export const nearItem: ItemLayout = {
  main: ["distance", "state"],
  more: ["fleeing", "hidden"],
  keys: { distance: "d", state: "z", fleeing: "f", hidden: "h" },
};

export const nearOpen: Json = { distance: 6 };
