import { ProfilesRowElement } from "./profiles-row.element.js";

customElements.define("rw-profiles-row", ProfilesRowElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-profiles-row": ProfilesRowElement;
  }
}
