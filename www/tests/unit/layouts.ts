import { calculators, loadLayout } from "../../src/layout/index.js";

/** Every layout, in the order of the books. */
export const layouts = await Promise.all(calculators.map(loadLayout));
