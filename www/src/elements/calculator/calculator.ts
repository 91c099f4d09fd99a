import { CalculatorElement } from "./calculator.element.js";

customElements.define("rw-calculator", CalculatorElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-calculator": CalculatorElement;
  }
}
