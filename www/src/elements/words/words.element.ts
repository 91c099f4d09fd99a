import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { formatDice } from "../../format/number.js";
import { BaseElement } from "../base/base.element.js";
import { wordsStyles } from "./words.styles.js";

/** A line of text. Emits `rw-words` with what stands in it. */
export class WordsElement extends BaseElement {
  static override styles = [BaseElement.styles, wordsStyles];

  @property() label = "";
  @property() value = "";
  @property({ type: Number }) max: number | undefined;
  @property() problem = "";

  /** What is being typed stays as it is. */
  private get shown(): string {
    return this.shadowRoot?.activeElement ? this.value : formatDice(this.value, this.lang);
  }

  override render(): unknown {
    return html`<label for="words"><span>${this.label}</span><slot name="mark"></slot></label>
      <input
        id="words"
        type="text"
        autocomplete="off"
        .value=${this.shown}
        maxlength=${this.max ?? nothing}
        aria-invalid=${this.problem ? "true" : "false"}
        aria-describedby=${this.problem ? "problem" : nothing}
        @blur=${() => this.requestUpdate()}
        @input=${(e: Event) => this.emit("rw-words", (e.target as HTMLInputElement).value)}
      />${this.problem ? html`<p id="problem" class="problem">${this.problem}</p>` : nothing}`;
  }
}
