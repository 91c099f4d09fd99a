import { AnswerElement } from "./answer.element.js";

customElements.define("rw-answer", AnswerElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-answer": AnswerElement;
  }
}
