import { ProfilesElement } from "./profiles.element.js";

customElements.define("rw-profiles", ProfilesElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-profiles": ProfilesElement;
  }
}
