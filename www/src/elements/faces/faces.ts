import { FacesElement } from "./faces.element.js";

customElements.define("rw-faces", FacesElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-faces": FacesElement;
  }
}
