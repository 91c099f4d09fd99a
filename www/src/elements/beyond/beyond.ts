import { BeyondElement } from "./beyond.element.js";

customElements.define("rw-beyond", BeyondElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-beyond": BeyondElement;
  }
}
