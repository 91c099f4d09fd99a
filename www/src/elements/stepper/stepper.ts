import { StepperElement } from "./stepper.element.js";

customElements.define("rw-stepper", StepperElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-stepper": StepperElement;
  }
}
