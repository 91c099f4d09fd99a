import { AppElement } from "./app.element.js";

customElements.define("rw-app", AppElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-app": AppElement;
  }
}
