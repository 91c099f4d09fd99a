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

  /** "leichte Deckung" under the name "Deckung" reads "leichte": a word that all share is not said again. */
  private get shown(): readonly ChoiceOption[] {
    const last = (label: string): string => label.split(" ").at(-1)?.toLowerCase() ?? "";
    const [first] = this.options;
    const word = first ? last(first.label) : "";
    const shared =
      this.options.every((o) => o.label.includes(" ") && last(o.label) === word) &&
      this.label.toLowerCase().split(" ").includes(word);
    const short = this.options.some((o) => o.label.length - word.length < 4); // "no" alone says too little
    return shared && !short ? this.options.map((o) => ({ id: o.id, label: o.label.slice(0, -word.length - 1) })) : this.options;
  }

  override render(): unknown {
    const options = this.shown;
    const longest = Math.max(0, ...options.map((o) => o.label.length));
    const many = options.length > 4;
    // Side by side while they fit, two by two when there are many, else one above the other.
    const shape = longest > (many ? 18 : 16) ? "tall" : many ? "pairs" : options.length === 4 || (options.length === 3 && longest > 8) ? "tight" : "";
    return html`<fieldset aria-describedby=${this.problem ? "problem" : this.help ? "help" : nothing}>
      <legend><span class="label">${this.label}</span><slot name="mark"></slot></legend>
      <div class="row ${shape}">
        ${options.map(
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
