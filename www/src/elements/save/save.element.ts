import { html, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import { addPhrases } from "../../i18n/index.js";
import { picture as phrases } from "../../i18n/picture.js";
import type { Form, Picture } from "../../picture/picture.js";
import { BaseElement } from "../base/base.element.js";
import { saveStyles } from "./save.styles.js";

addPhrases(phrases);

const FORMS: readonly Form[] = ["png", "svg"];

/** Below a picture: takes it along, as PNG for forums and chats or as SVG. It is drawn only then. */
export class SaveElement extends BaseElement {
  static override styles = [BaseElement.styles, saveStyles];

  @property({ attribute: false }) picture!: () => Picture;
  @state() private failed = false;

  private async save(form: Form): Promise<void> {
    this.failed = false;
    try {
      const { savePicture } = await import("../../picture/save.js");
      await savePicture(this.picture(), form);
    } catch {
      this.failed = true;
    }
  }

  override render(): unknown {
    return html`<div class="row" role="group" aria-labelledby="label">
        <span id="label" class="soft">${this.t("picture.save")}</span>
        ${FORMS.map((form) => html`<button type="button" class="button plain" data-form=${form} @click=${() => this.save(form)}>${this.t(`picture.${form}`)}</button>`)}
      </div>
      ${this.failed ? html`<p class="problem" role="alert">${this.t("picture.failed")}</p>` : nothing}`;
  }
}
