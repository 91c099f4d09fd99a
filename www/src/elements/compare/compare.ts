import { CompareElement } from "./compare.element.js";

customElements.define("rw-compare", CompareElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-compare": CompareElement;
  }
}
