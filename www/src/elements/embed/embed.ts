import { EmbedElement } from "./embed.element.js";

customElements.define("rw-embed", EmbedElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-embed": EmbedElement;
  }
}
