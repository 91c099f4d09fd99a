import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { toggleStyles } from "./toggle.styles.js";

/** Yes or no. Emits `rw-toggle` with the new state. */
export class ToggleElement extends BaseElement {
  static override styles = [BaseElement.styles, toggleStyles];

  @property() label = "";
  @property({ type: Boolean }) checked = false;
  @property() help = "";
  @property() problem = "";

  override render(): unknown {
    return html`<label>
        <input
          type="checkbox"
          role="switch"
          .checked=${this.checked}
          aria-describedby=${this.problem ? "problem" : this.help ? "help" : nothing}
          @change=${(e: Event) => this.emit("rw-toggle", (e.target as HTMLInputElement).checked)}
        /><span class="track" aria-hidden="true"></span><span class="label">${this.label}</span
        ><slot name="mark"></slot></label
      >${this.problem ? html`<p id="problem" class="problem">${this.problem}</p>` : nothing}
      ${this.help && !this.problem ? html`<p id="help" class="help soft">${this.help}</p>` : nothing}`;
  }
}
