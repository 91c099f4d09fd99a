import { HomeElement } from "./home.element.js";

customElements.define("rw-home", HomeElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-home": HomeElement;
  }
}
