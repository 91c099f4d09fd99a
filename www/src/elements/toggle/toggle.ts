import { ToggleElement } from "./toggle.element.js";

customElements.define("rw-toggle", ToggleElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-toggle": ToggleElement;
  }
}
