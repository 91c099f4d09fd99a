import { CompassElement } from "./compass.element.js";

customElements.define("rw-compass", CompassElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-compass": CompassElement;
  }
}
