import { SpreadElement } from "./spread.element.js";

customElements.define("rw-spread", SpreadElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-spread": SpreadElement;
  }
}
