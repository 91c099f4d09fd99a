import { AboutElement } from "./about.element.js";

customElements.define("rw-about", AboutElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-about": AboutElement;
  }
}
