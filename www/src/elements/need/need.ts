import { NeedElement } from "./need.element.js";

customElements.define("rw-need", NeedElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-need": NeedElement;
  }
}
