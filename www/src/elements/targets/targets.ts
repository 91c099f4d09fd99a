import { TargetsElement } from "./targets.element.js";

customElements.define("rw-targets", TargetsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-targets": TargetsElement;
  }
}
