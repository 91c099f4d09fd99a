import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { choiceStyles } from "./choice.styles.js";

export interface ChoiceOption {
  id: string;
  label: string;
}

/** More words than these are folded. */
const MOST_OPEN = 8;

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

  /** Very many words are folded around the one that was chosen. */
  private folded(options: readonly ChoiceOption[], row: unknown): unknown {
    const chosen = options.find((o) => o.id === this.value);
    return html`<details ?open=${chosen === undefined}>
      <summary><span>${chosen?.label ?? this.t("form.choose")}</span></summary>
      ${row}
    </details>`;
  }

  /** A tap chooses and shuts; whoever goes through the words by keyboard shuts it himself. */
  private tapped(event: MouseEvent): void {
    const fold = (event.target as HTMLElement).closest("details");
    if (event.detail === 0 || !fold) return;
    fold.open = false;
    fold.querySelector("summary")?.focus({ preventScroll: true });
  }

  override render(): unknown {
    const flows = this.options.length > MOST_OPEN;
    // So many are looked up like words in a list.
    const options = flows ? this.shown.toSorted((a, b) => a.label.localeCompare(b.label, this.lang)) : this.shown;
    const longest = Math.max(0, ...options.map((o) => o.label.length));
    const many = options.length > 4 || (options.length === 4 && longest > 10);
    // Side by side while they fit, two by two when there are many, else one above the other; very many flow.
    const shape = flows ? "flow" : longest > (many ? 19 : 16) ? "tall" : many ? "pairs" : options.length === 4 || (options.length === 3 && longest > 8) ? "tight" : "";
    const row = html`<div class="row ${shape}">
      ${options.map(
        (o) => html`<label
          ><input
            type="radio"
            name="choice"
            value=${o.id}
            .checked=${o.id === this.value}
            @change=${() => this.emit("rw-choose", o.id)}
            @click=${this.tapped}
          /><span>${o.label}</span></label
        >`,
      )}
    </div>`;
    return html`<fieldset aria-describedby=${this.problem ? "problem" : this.help ? "help" : nothing}>
      <legend><span class="label">${this.label}</span><slot name="mark"></slot></legend>
      ${flows ? this.folded(options, row) : row}
      ${this.problem ? html`<p id="problem" class="problem">${this.problem}</p>` : nothing}
      ${this.help && !this.problem ? html`<p id="help" class="help soft">${this.help}</p>` : nothing}
    </fieldset>`;
  }
}
