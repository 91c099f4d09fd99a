import { LevelsElement } from "./levels.element.js";

customElements.define("rw-levels", LevelsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-levels": LevelsElement;
  }
}
