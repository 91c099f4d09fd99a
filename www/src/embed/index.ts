/** Registers every element of the package. */
import { register } from "./element.js";

export { RegelwerkElement, register } from "./element.js";
export type { Change, Failure } from "./element.js";
export { elementName, elements } from "./names.js";

register();
