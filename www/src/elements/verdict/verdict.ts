import { VerdictElement } from "./verdict.element.js";

customElements.define("rw-verdict", VerdictElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-verdict": VerdictElement;
  }
}
