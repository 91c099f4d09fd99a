import { ShareElement } from "./share.element.js";

customElements.define("rw-share", ShareElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-share": ShareElement;
  }
}
