import { OutcomesElement } from "./outcomes.element.js";

customElements.define("rw-outcomes", OutcomesElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-outcomes": OutcomesElement;
  }
}
