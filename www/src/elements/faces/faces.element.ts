import { html, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import type { ProcedureInfo, Test } from "../../engine/index.js";
import { bandLabel, rollLabel, tellingBands } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import "../stepper/stepper.js";
import type { StepperChange } from "../stepper/stepper.element.js";
import { facesStyles } from "./faces.styles.js";
import { later } from "../../i18n/later.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(later);

/** Larger dice are typed: so many buttons would only be in the way. */
const MOST_BUTTONS = 20;

/** Asks for the face of the next die, and says beforehand what each means. Emits `rw-face`. */
export class FacesElement extends BaseElement {
  static override styles = [BaseElement.styles, facesStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) test!: Test;

  @state() private typed: number | undefined;

  private label(face: number): string {
    const band = this.test.bands.find((b) => face >= b.from && face <= b.to);
    const label = bandLabel(this.info, band?.id ?? "again", this.lang);
    return label === String(face) ? label : this.t("dice.face", { n: face, band: label });
  }

  private buttons(): unknown {
    const { sides } = this.test;
    // A colour that no words explain would say nothing.
    const told = tellingBands(this.test, this.info, this.lang).length > 0;
    return html`<div class="faces ${sides <= 6 ? "few" : ""}" role="group" aria-label=${this.question}>
      ${Array.from({ length: sides }, (_, i) => i + 1).map((face) => {
        const band = this.test.bands.findIndex((b) => face >= b.from && face <= b.to);
        return html`<button
          type="button"
          class="num ${told ? `band${band % 5}` : ""}"
          aria-label=${this.label(face)}
          @click=${() => this.emit("rw-face", face)}
        >
          ${face}
        </button>`;
      })}
    </div>`;
  }

  private typing(): unknown {
    const { typed } = this;
    return html`<div class="typing">
      <rw-stepper
        lang=${this.lang}
        label=${this.question}
        .min=${1}
        .max=${this.test.sides}
        .value=${typed}
        integer
        @rw-step=${(e: CustomEvent<StepperChange>) => {
          e.stopPropagation();
          this.typed = e.detail.problem ? undefined : e.detail.value;
        }}
      ></rw-stepper>
      <button
        type="button"
        class="button primary"
        ?disabled=${typed === undefined}
        @click=${() => {
          this.typed = undefined;
          this.emit("rw-face", typed);
        }}
      >
        ${this.t("dice.enter")}
      </button>
    </div>`;
  }

  private get question(): string {
    return this.t("dice.next", { roll: rollLabel(this.info, this.test.of, this.lang), sides: this.test.sides });
  }

  private meanings(): unknown {
    const telling = tellingBands(this.test, this.info, this.lang);
    if (telling.length === 0) return nothing;
    return html`<ul class="bands" aria-label=${this.t("dice.means")}>
      ${telling.map(
        (b) =>
          html`<li class="band${this.test.bands.indexOf(b) % 5}">
            <strong class="num">${b.from === b.to ? b.from : `${b.from}–${b.to}`}</strong>
            ${bandLabel(this.info, b.id, this.lang)}
          </li>`,
      )}
    </ul>`;
  }

  override render(): unknown {
    return html`<p class="question ${tellingBands(this.test, this.info, this.lang).length === 0 ? "alone" : ""}" id="question">${this.question}</p>
      ${this.meanings()}
      ${this.test.sides <= MOST_BUTTONS ? this.buttons() : this.typing()}`;
  }
}
