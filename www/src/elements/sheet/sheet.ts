import { SheetElement } from "./sheet.element.js";

customElements.define("rw-sheet", SheetElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-sheet": SheetElement;
  }
}
