import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { AnyPlayed, Band, ProcedureInfo, Test } from "../../engine/index.js";
import type { Layout } from "../../layout/index.js";
import { bandLabel, capital, need, outcomeLabel, rollLabel, toneOf } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { toneStyles } from "../base/tones.styles.js";
import { tableStyles } from "./table.styles.js";

/** The rolls as tables, faces and what they bring; the last roll marks its rows. Emits `rw-roll`. */
export class TableElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, tableStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  @property({ attribute: false }) tests: readonly Test[] = [];
  /** The outcome that a row means, by band; one of those that can happen. */
  @property({ attribute: false }) means: Record<string, string> = {};
  @property({ attribute: false }) played: AnyPlayed | undefined;

  private row(test: Test, band: Band): unknown {
    const outcome = this.means[band.id];
    const die = this.played?.dice.find((d) => d.of === test.of && d.face >= band.from && d.face <= band.to);
    const label = outcome ? outcomeLabel(this.info, outcome, this.lang) : capital(bandLabel(this.info, band.id, this.lang));
    return html`<tr class=${die ? "hit" : ""} data-band=${band.id} aria-current=${die ? "true" : nothing}>
      <th scope="row" class="num">${band.from === band.to ? band.from : `${band.from}–${band.to}`}</th>
      <td>
        <span class="label"
          >${outcome ? html`<span class="swatch tone ${toneOf(this.layout, outcome)}" aria-hidden="true"></span>` : nothing}<span
            >${label}</span
          ></span
        >
      </td>
      <td class="num rolled">
        ${die ? html`<strong data-face=${die.face}>${die.face}<span class="hush">${this.t("table.rolled")}</span></strong>` : nothing}
      </td>
    </tr>`;
  }

  override render(): unknown {
    return html`${this.tests.map(
        (test) =>
          html`<table data-roll=${test.of}>
            <caption>
              <strong>${rollLabel(this.info, test.of, this.lang)}</strong>
              <span class="soft num">${test.target === undefined ? this.t("table.die", { sides: test.sides }) : need(test, this.info, this.lang)}</span>
            </caption>
            <thead class="hush">
              <tr>
                <th scope="col">${this.t("table.faces")}</th>
                <th scope="col">${this.t("table.result")}</th>
                <th scope="col">${this.t("table.rolled")}</th>
              </tr>
            </thead>
            <tbody>
              ${test.bands.map((b) => this.row(test, b))}
            </tbody>
          </table>`,
      )}
      ${this.tests.length > 0
        ? html`<button type="button" class="button primary" data-action="roll" @click=${() => this.emit("rw-roll", undefined)}>
            ${this.t("dice.roll")}
          </button>`
        : nothing}`;
  }
}
