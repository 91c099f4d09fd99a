import { questions } from "../../engine/index.js";
import type { Layout } from "../../layout/index.js";
import { measureOf } from "../../view/asking.js";
import { BeyondElement } from "./beyond.element.js";

customElements.define("rw-beyond", BeyondElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-beyond": BeyondElement;
  }
}

/** Whether there is something to ask further about a calculator. */
export function asksFurther(layout: Layout): boolean {
  return measureOf(layout) !== undefined && questions(layout.procedure) !== undefined;
}
