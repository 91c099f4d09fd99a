import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { AnyPlayed, Band, ProcedureInfo, Test, Text } from "../../engine/index.js";
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
  /** What a row brings, by band. */
  @property({ attribute: false }) notes: Record<string, Text> = {};

  /** Of several dice thrown for one table, the row counts that the result is. */
  private counts(test: Test, band: Band, here: number): boolean {
    const all = this.played?.dice.filter((d) => d.of === test.of).length ?? 0;
    return here > 0 && (all < 2 || (this.means[band.id] ?? band.id) === this.played?.outcome);
  }

  private row(test: Test, band: Band): unknown {
    const outcome = this.means[band.id];
    const dice = this.played?.dice.filter((d) => d.of === test.of && d.face >= band.from && d.face <= band.to) ?? [];
    const counts = this.counts(test, band, dice.length);
    const note = this.notes[band.id];
    const label = outcome ? outcomeLabel(this.info, outcome, this.lang) : capital(bandLabel(this.info, band.id, this.lang));
    return html`<tr class=${counts ? "hit" : ""} data-band=${band.id} aria-current=${counts ? "true" : nothing}>
      <th scope="row" class="num">${band.from === band.to ? band.from : `${band.from}–${band.to}`}</th>
      <td>
        <span class="label"
          >${outcome ? html`<span class="swatch tone ${toneOf(this.layout, outcome)}" aria-hidden="true"></span>` : nothing}<span
            >${label}</span
          ></span
        >
        ${note ? html`<span class="note">${this.pick(note)}</span>` : nothing}
      </td>
      <td class="num rolled">
        ${dice.map((die) => html`<strong class=${counts ? "" : "other"} data-face=${die.face}>${die.face}<span class="hush">${this.t("table.rolled")}</span></strong> `)}
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
