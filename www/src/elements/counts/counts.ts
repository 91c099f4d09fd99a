import { CountsElement } from "./counts.element.js";

customElements.define("rw-counts", CountsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-counts": CountsElement;
  }
}
