import { HeatElement } from "./heat.element.js";

customElements.define("rw-heat", HeatElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-heat": HeatElement;
  }
}
