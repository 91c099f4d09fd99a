import { DiceElement } from "./dice.element.js";

customElements.define("rw-dice", DiceElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-dice": DiceElement;
  }
}
