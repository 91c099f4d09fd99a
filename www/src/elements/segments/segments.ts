import { SegmentsElement } from "./segments.element.js";

customElements.define("rw-segments", SegmentsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-segments": SegmentsElement;
  }
}
