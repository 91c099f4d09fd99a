import { WhyElement } from "./why.element.js";

customElements.define("rw-why", WhyElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-why": WhyElement;
  }
}
