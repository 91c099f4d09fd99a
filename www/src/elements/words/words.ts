import { WordsElement } from "./words.element.js";

customElements.define("rw-words", WordsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-words": WordsElement;
  }
}
