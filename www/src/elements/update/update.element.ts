import { html, nothing } from "lit";
import { state } from "lit/decorators.js";
import { addPhrases } from "../../i18n/index.js";
import { device } from "../../i18n/device.js";
import { watch } from "../../offline/updates.js";
import type { Updates } from "../../offline/updates.js";
import { BaseElement } from "../base/base.element.js";
import { updateStyles } from "./update.styles.js";

addPhrases(device);

/** Says quietly that a newer version is there; it comes when the reader asks for it. */
export class UpdateElement extends BaseElement {
  static override styles = [BaseElement.styles, updateStyles];

  @state() private updates: Updates | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void watch((updates) => (this.updates = updates));
  }

  override render(): unknown {
    return html`<div role="status">
      ${this.updates
        ? html`<p>
            <span>${this.t("update.ready")}</span>
            <button type="button" class="button plain" data-action="load" @click=${() => this.updates?.accept()}>${this.t("update.load")}</button>
            <button type="button" class="button plain" data-action="later" @click=${() => (this.updates = undefined)}>${this.t("update.later")}</button>
          </p>`
        : nothing}
    </div>`;
  }
}
