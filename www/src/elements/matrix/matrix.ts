import { MatrixElement } from "./matrix.element.js";

customElements.define("rw-matrix", MatrixElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-matrix": MatrixElement;
  }
}
