import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { questions } from "../../engine/index.js";
import type { Input, Json, ProcedureInfo } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import type { Layout } from "../../layout/index.js";
import { behind, plainColour } from "../../picture/look.js";
import { fieldsOf, measureLabel, measureOf, valueOf } from "../../view/asking.js";
import type { Asked } from "../../view/asking.js";
import { BaseElement } from "../base/base.element.js";
import { cssVars } from "../base/css-vars.js";
import "../save/save.js";
import { heatStyles } from "./heat.styles.js";
import { svgOf } from "./picture.js";
import type { Grid, Look } from "./picture.js";

/** So many values of a number are shown, around the one that is set. */
const MOST = 15;

type Axis = { field: string; values: (number | string)[] };

/** The chance over two inputs at once: a table whose colours say the same as its numbers. */
export class HeatElement extends BaseElement {
  static override styles = [BaseElement.styles, heatStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  /** As the procedure takes it. */
  @property({ attribute: false }) input!: Input;
  @state() private across: string | undefined;
  @state() private down: string | undefined;

  private axis({ path, field, value }: Asked): Axis {
    if (field.kind === "choice") return { field: path, values: (field.options ?? []).map(({ id }) => id) };
    const now = Math.round(Number(value));
    const least = field.min ?? 0;
    const most = field.max ?? now + MOST;
    const first = Math.max(least, Math.min(now - Math.floor(MOST / 2), most - MOST + 1));
    const values: number[] = [];
    for (let n = first; n <= most && values.length < MOST; n += 1) values.push(n);
    return { field: path, values };
  }

  private chooser(label: string, fields: readonly Asked[], value: string, change: (path: string) => void): unknown {
    return html`<label
      >${label}
      <select @change=${(e: Event) => change((e.target as HTMLSelectElement).value)}>
        ${fields.map((f) => html`<option value=${f.path} ?selected=${f.path === value}>${f.label}</option>`)}
      </select>
    </label>`;
  }

  private grid(x: Asked, y: Asked): { grid: Grid; here: (j: number, i: number) => boolean } | undefined {
    const measure = measureOf(this.layout);
    const [across, down] = [this.axis(x), this.axis(y)];
    const tried = measure && questions(this.info.id)?.trySweep(this.input, { ...measure, x: across, y: down });
    if (!tried?.ok) return undefined;
    const { values } = tried.value;
    const wide = across.values.length;
    const words = (asked: Asked, axis: Axis): string[] => axis.values.map((value) => valueOf(asked.field, value, this.lang));
    const same = (asked: Asked, value: Json | undefined): boolean => (typeof value === "number" ? value === Math.round(Number(asked.value)) : value === asked.value);
    return {
      grid: {
        title: `${this.pick(this.info.title)}: ${measureLabel(this.layout, this.lang)}`,
        across: x.label,
        down: y.label,
        columns: words(x, across),
        rows: words(y, down),
        cells: down.values.map((_, j) => [...values.slice(j * wide, (j + 1) * wide)]),
        words: (cell) => formatPercent(cell, this.lang).replace(/[,.]\d+/, "").replace(/\s?%/, ""),
      },
      here: (j, i) => same(x, across.values[i]) && same(y, down.values[j]),
    };
  }

  private cell(cell: number, grid: Grid, here: boolean): unknown {
    if (Number.isNaN(cell)) return html`<td aria-label=${this.t("asking.refused")}>–</td>`;
    return html`<td class="num ${here ? "here" : ""}" title=${formatPercent(cell, this.lang)} ${cssVars({ "--heat": String(cell) })}>
      ${grid.words(cell)}
    </td>`;
  }

  /** As the table looks. */
  private get look(): Look {
    const style = getComputedStyle(this);
    return { paper: behind(this), ink: plainColour(style.color), full: plainColour(style.getPropertyValue("--tone-best").trim()), font: style.fontFamily };
  }

  private table(grid: Grid, here: (j: number, i: number) => boolean): unknown {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${grid.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">${grid.down}\u00a0↓ ${grid.across}\u00a0→</th>
              ${grid.columns.map((label) => html`<th scope="col" class="num">${label}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${grid.cells.map(
              (row, j) =>
                html`<tr>
                  <th scope="row" class="num">${grid.rows[j]}</th>
                  ${row.map((cell, i) => this.cell(cell, grid, here(j, i)))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <rw-save lang=${this.lang} .picture=${() => svgOf(grid, this.look)}></rw-save>`;
  }

  /** What is set now comes into view, once and with each other axis; after that the reader may move the table. */
  override updated(changed: PropertyValues): void {
    const here = this.renderRoot.querySelector<HTMLElement>("td.here");
    const box = this.renderRoot.querySelector(".scroll");
    if (!here || !box || (changed.size === 1 && changed.has("input"))) return;
    box.scrollLeft = here.offsetLeft - (box.clientWidth - here.offsetWidth) / 2;
  }

  override render(): unknown {
    const fields = fieldsOf(this.layout, this.info, this.input, ["integer", "number", "choice"], this.lang);
    const x = fields.find(({ path }) => path === this.across) ?? fields[0];
    const y = fields.find(({ path }) => path === this.down && path !== x?.path) ?? fields.filter((f) => f !== x).at(-1);
    if (!x || !y) return nothing;
    const found = this.grid(x, y);
    return html`<p class="soft">${this.t("asking.heatLead", { label: measureLabel(this.layout, this.lang) })}</p>
      <div class="axes">
        ${this.chooser(this.t("asking.across"), fields.filter((f) => f !== y), x.path, (path) => (this.across = path))}
        ${this.chooser(this.t("asking.down"), fields.filter((f) => f !== x), y.path, (path) => (this.down = path))}
      </div>
      ${found ? this.table(found.grid, found.here) : nothing}`;
  }
}
