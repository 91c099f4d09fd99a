import { EffectsElement } from "./effects.element.js";

customElements.define("rw-effects", EffectsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-effects": EffectsElement;
  }
}
