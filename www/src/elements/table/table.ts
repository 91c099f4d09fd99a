import { TableElement } from "./table.element.js";

customElements.define("rw-table", TableElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-table": TableElement;
  }
}
