import { FairElement } from "./fair.element.js";

customElements.define("rw-fair", FairElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-fair": FairElement;
  }
}
