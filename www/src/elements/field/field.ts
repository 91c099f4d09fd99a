import { FieldElement } from "./field.element.js";

customElements.define("rw-field", FieldElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-field": FieldElement;
  }
}
