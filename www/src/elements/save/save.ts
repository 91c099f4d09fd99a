import { SaveElement } from "./save.element.js";

customElements.define("rw-save", SaveElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-save": SaveElement;
  }
}
