import { UpdateElement } from "./update.element.js";

customElements.define("rw-update", UpdateElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-update": UpdateElement;
  }
}
