import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { choiceStyles } from "./choice.styles.js";

export interface ChoiceOption {
  id: string;
  label: string;
}

/** One of a few words, side by side. Emits `rw-choose` with the option's id. */
export class ChoiceElement extends BaseElement {
  static override styles = [BaseElement.styles, choiceStyles];

  @property() label = "";
  @property({ attribute: false }) options: readonly ChoiceOption[] = [];
  @property() value = "";
  @property() help = "";
  @property() problem = "";

  override render(): unknown {
    const longest = Math.max(0, ...this.options.map((o) => o.label.length));
    return html`<fieldset aria-describedby=${this.problem ? "problem" : this.help ? "help" : nothing}>
      <legend><span class="label">${this.label}</span><slot name="mark"></slot></legend>
      <div class="row ${longest > 16 ? "tall" : ""}">
        ${this.options.map(
          (o) => html`<label
            ><input
              type="radio"
              name="choice"
              value=${o.id}
              .checked=${o.id === this.value}
              @change=${() => this.emit("rw-choose", o.id)}
            /><span>${o.label}</span></label
          >`,
        )}
      </div>
      ${this.problem ? html`<p id="problem" class="problem">${this.problem}</p>` : nothing}
      ${this.help && !this.problem ? html`<p id="help" class="help soft">${this.help}</p>` : nothing}
    </fieldset>`;
  }
}
