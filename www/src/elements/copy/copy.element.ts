import { html, nothing } from "lit";
import { property, query, state } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { copyText } from "./clipboard.js";
import { copyStyles } from "./copy.styles.js";
import { later } from "../../i18n/later.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(later);

const DONE_MS = 2500;

/** A button that copies a text; where that is forbidden, it shows the text selected. */
export class CopyElement extends BaseElement {
  static override styles = [BaseElement.styles, copyStyles];

  @property() label = "";
  @property({ attribute: false }) text = "";

  @state() private done = false;
  @state() private byHand = false;
  @query("textarea") private area!: HTMLTextAreaElement | null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private async copy(): Promise<void> {
    this.byHand = false;
    if (await copyText(this.text, this.shadowRoot)) {
      this.done = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.done = false), DONE_MS);
      return;
    }
    this.byHand = true;
    await this.updateComplete;
    this.area?.select();
  }

  override render(): unknown {
    return html`<button type="button" class="button plain" data-copy @click=${this.copy}>
        ${this.done ? `✓ ${this.t("share.copied")}` : this.label}
      </button>
      <span class="hush" role="status">${this.done ? this.t("share.copied") : ""}</span>
      ${this.byHand ? html`<textarea readonly rows="3" aria-label=${this.t("share.manual")} .value=${this.text}></textarea>` : nothing}`;
  }
}
