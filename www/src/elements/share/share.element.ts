import { html, nothing } from "lit";
import { property, query, state } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { shareStyles } from "./share.styles.js";

const DONE_MS = 2500;

/** The sentence to paste into a forum, and the link to this very calculation. */
export class ShareElement extends BaseElement {
  static override styles = [BaseElement.styles, shareStyles];

  @property() sentence = "";
  @property() link = "";

  @state() private done: "sentence" | "link" | undefined;
  /** What could not be copied by itself: shown selected, to be copied by hand. */
  @state() private byHand: string | undefined;
  @query("textarea") private area!: HTMLTextAreaElement | null;

  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private async copy(what: "sentence" | "link"): Promise<void> {
    const text = what === "sentence" ? this.sentence : this.link;
    this.byHand = undefined;
    if (await this.write(text)) {
      this.done = what;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.done = undefined), DONE_MS);
    } else {
      this.byHand = text;
      await this.updateComplete;
      this.area?.focus();
      this.area?.select();
    }
  }

  /** The clipboard where it is allowed, else the old way through a selection. */
  private async write(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return this.writeBySelection(text);
    }
  }

  private writeBySelection(text: string): boolean {
    const from = this.shadowRoot?.activeElement as HTMLElement | null;
    const area = document.createElement("textarea");
    area.value = text;
    area.readOnly = true;
    area.className = "hush";
    this.shadowRoot?.append(area);
    area.select();
    let copied = false;
    try {
      copied = document.execCommand("copy");
    } catch {
      copied = false;
    }
    area.remove();
    from?.focus();
    return copied;
  }

  override render(): unknown {
    return html`<blockquote>${this.sentence}</blockquote>
      <div class="row">
        <button type="button" class="button" @click=${() => this.copy("sentence")}>
          ${this.done === "sentence" ? `✓ ${this.t("share.copied")}` : this.t("share.copy")}
        </button>
        <button type="button" class="button" @click=${() => this.copy("link")}>
          ${this.done === "link" ? `✓ ${this.t("share.copied")}` : this.t("share.link")}
        </button>
      </div>
      <p class="hush" role="status">${this.done ? this.t("share.copied") : ""}</p>
      ${this.byHand !== undefined
        ? html`<p class="problem">${this.t("share.manual")}</p>
            <textarea readonly rows="4" aria-label=${this.t("share.text")} .value=${this.byHand}></textarea>`
        : nothing}`;
  }
}
