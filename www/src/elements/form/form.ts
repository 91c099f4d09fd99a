import { FormElement } from "./form.element.js";

customElements.define("rw-form", FormElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-form": FormElement;
  }
}
