import { LinksElement } from "./links.element.js";

customElements.define("rw-links", LinksElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-links": LinksElement;
  }
}
