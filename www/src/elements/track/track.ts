import { TrackElement } from "./track.element.js";

customElements.define("rw-track", TrackElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-track": TrackElement;
  }
}
