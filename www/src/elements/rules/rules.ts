import { RulesElement } from "./rules.element.js";
import { RulingsElement } from "./rulings.element.js";

customElements.define("rw-rules", RulesElement);
customElements.define("rw-rulings", RulingsElement);

declare global {
  interface HTMLElementTagNameMap {
    "rw-rules": RulesElement;
    "rw-rulings": RulingsElement;
  }
}
