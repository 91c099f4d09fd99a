import { html, nothing } from "lit";
import { property, query, state } from "lit/decorators.js";
import { FORMS, sharedText } from "../../format/forum.js";
import type { Form, Shared } from "../../format/forum.js";
import type { Key } from "../../i18n/index.js";
import { BaseElement } from "../base/base.element.js";
import { copyText } from "../copy/clipboard.js";
import { shareStyles } from "./share.styles.js";
import { later } from "../../i18n/later.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(later);

export type { Shared };

const DONE_MS = 2500;
type What = "sentence" | "link" | Form;

const LABELS: Record<What, Key> = {
  sentence: "share.copy",
  link: "share.link",
  text: "share.asText",
  bbcode: "share.asBbcode",
  markdown: "share.asMarkdown",
};

/** The sentence to paste into a forum, the same for each kind of forum, and the link to this very calculation. */
export class ShareElement extends BaseElement {
  static override styles = [BaseElement.styles, shareStyles];

  @property({ attribute: false }) shared!: Shared;

  @state() private done: What | undefined;
  /** What could not be copied by itself: shown selected, to be copied by hand. */
  @state() private byHand: string | undefined;
  @query("textarea") private area!: HTMLTextAreaElement | null;

  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private text(what: What): string {
    if (what === "sentence") return this.shared.sentence;
    return what === "link" ? (this.shared.link ?? "") : sharedText(what, this.shared, this.lang);
  }

  private async copy(what: What): Promise<void> {
    const text = this.text(what);
    this.byHand = undefined;
    if (await copyText(text, this.shadowRoot)) {
      this.done = what;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.done = undefined), DONE_MS);
    } else {
      await this.select(text);
    }
  }

  private async select(text: string): Promise<void> {
    this.byHand = text;
    await this.updateComplete;
    this.area?.focus();
    this.area?.select();
  }

  /** The device's own way to pass something on. */
  private async send(): Promise<void> {
    const { title, sentence, link } = this.shared;
    try {
      await navigator.share({ title, text: sentence, ...(link === undefined ? {} : { url: link }) });
    } catch (error) {
      // Whoever closes the sheet again wanted nothing.
      if ((error as Error | undefined)?.name !== "AbortError") await this.select(sharedText("text", this.shared, this.lang));
    }
  }

  private button(what: What): unknown {
    return html`<button type="button" class="button" data-copy=${what} @click=${() => this.copy(what)}>
      ${this.done === what ? `✓ ${this.t("share.copied")}` : this.t(LABELS[what])}
    </button>`;
  }

  override render(): unknown {
    const sheet = canSend(this.shared);
    return html`<blockquote>${this.shared.sentence}</blockquote>
      <div class="row">
        ${sheet
          ? html`<button type="button" class="button primary" data-copy="sheet" @click=${this.send}>${this.t("share.send")}</button>`
          : nothing}
        ${this.button("sentence")} ${this.shared.link === undefined ? nothing : this.button("link")}
      </div>
      <div class="row" role="group" aria-labelledby="forum">
        <p id="forum" class="soft">${this.t("share.forum")}</p>
        ${FORMS.map((form) => this.button(form))}
      </div>
      <p class="hush" role="status">${this.done ? this.t("share.copied") : ""}</p>
      ${this.byHand !== undefined
        ? html`<p class="problem">${this.t("share.manual")}</p>
            <textarea readonly rows="4" aria-label=${this.t("share.text")} .value=${this.byHand}></textarea>`
        : nothing}`;
  }
}

/** Not every browser has a sheet, and not every frame may open it. */
function canSend({ sentence }: Shared): boolean {
  const { share, canShare } = navigator as Partial<Pick<Navigator, "share" | "canShare">>;
  return share !== undefined && (canShare === undefined || canShare.call(navigator, { text: sentence }));
}
