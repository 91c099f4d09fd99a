import { CopyElement } from "./copy.element.js";

customElements.define("rw-copy", CopyElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-copy": CopyElement;
  }
}
