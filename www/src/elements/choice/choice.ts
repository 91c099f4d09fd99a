import { ChoiceElement } from "./choice.element.js";

customElements.define("rw-choice", ChoiceElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-choice": ChoiceElement;
  }
}
