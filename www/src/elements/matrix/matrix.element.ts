import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { matrixStyles } from "./matrix.styles.js";

export interface Heading {
  id: string;
  label: string;
}

/** A table of two questions at once; the row and the cell in use are marked. */
export class MatrixElement extends BaseElement {
  static override styles = [BaseElement.styles, matrixStyles];

  @property() caption = "";
  @property({ attribute: false }) rows: readonly Heading[] = [];
  @property({ attribute: false }) columns: readonly Heading[] = [];
  @property({ attribute: false }) cell: (row: string, column: string) => string = () => "";
  /** The row and column in use. */
  @property() row = "";
  @property() column = "";

  override render(): unknown {
    return html`<div class="scroll" role="group" aria-label=${this.caption} tabindex="0"><table>
      <caption>
        ${this.caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${this.columns.map((c) => html`<th scope="col">${c.label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${this.rows.map(
          (r) =>
            html`<tr class=${r.id === this.row ? "used" : ""} data-row=${r.id} aria-current=${r.id === this.row ? "true" : nothing}>
              <th scope="row">${r.label}</th>
              ${this.columns.map(
                (c) =>
                  html`<td class=${r.id === this.row && c.id === this.column ? "here" : ""} data-column=${c.id}>${this.cell(r.id, c.id)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table></div>`;
  }
}
