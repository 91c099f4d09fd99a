import { html, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import { questions } from "../../engine/index.js";
import type { Comparison, Input, Json, ProcedureInfo } from "../../engine/index.js";
import { formatAligned, formatFixed } from "../../format/number.js";
import type { Layout } from "../../layout/index.js";
import { fieldAt, getAt } from "../../state/input.js";
import { calculatorHref } from "../../state/route.js";
import { outcomeLabel } from "../../view/answer.js";
import { formatMore, formatPoints, labelOf, measureOf, valueOf } from "../../view/asking.js";
import { BaseElement } from "../base/base.element.js";
import { rowsStyles } from "../base/rows.styles.js";
import { compareStyles } from "./compare.styles.js";

interface Kept {
  input: Input;
  state: string;
}

/** What was remembered, by calculator, as long as the page is open. */
const remembered = new Map<string, Kept>();

/** Two states side by side, with the difference in every outcome and what makes it. */
export class CompareElement extends BaseElement {
  static override styles = [BaseElement.styles, rowsStyles, compareStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  /** As the procedure takes it. */
  @property({ attribute: false }) input!: Input;
  /** The parameters of the link that leads to it. */
  @property({ attribute: false }) state = "";
  @state() private changes = 0;

  private remember(kept: Kept | undefined): void {
    if (kept) remembered.set(this.info.id, kept);
    else remembered.delete(this.info.id);
    this.changes += 1;
  }

  private get counted(): boolean {
    return this.layout.answer.kind === "counts";
  }

  private label(id: string): string {
    const { answer } = this.layout;
    const found = answer.kind === "counts" ? answer.series.find(({ values }) => values === id) : undefined;
    return found ? this.t(found.label) : outcomeLabel(this.info, id, this.lang);
  }

  private amount(value: number): string {
    return this.counted ? formatFixed(value, this.lang, 2) : formatAligned(value, this.lang);
  }

  private change(value: number): string {
    return this.counted ? formatMore(value, this.lang) : formatPoints(value, this.lang);
  }

  private table({ measures }: Comparison): unknown {
    return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${this.t("asking.outcome")}</th>
            <th scope="col">${this.t("asking.remembered")}</th>
            <th scope="col">${this.t("asking.now")}</th>
            <th scope="col">${this.t("asking.difference")}</th>
          </tr>
        </thead>
        <tbody>
          ${measures.map(
            ({ id, a, b, difference }) =>
              html`<tr data-outcome=${id}>
                <th scope="row">${this.label(id)}</th>
                <td class="num">${this.amount(a)}</td>
                <td class="num">${this.amount(b)}</td>
                <td class="num"><strong>${this.change(difference)}</strong></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  private causes({ inputs }: Comparison, before: Input): unknown {
    if (inputs.length === 0) return nothing;
    const words = (path: string, input: Input): string => {
      const field = fieldAt(this.info.fields, path);
      return valueOf(field, getAt(input, path) ?? (field?.default as Json | undefined), this.lang);
    };
    return html`<h4>${this.t("asking.causes")}</h4>
      <ul>
        ${inputs.map(
          ({ path, alone }) =>
            html`<li data-path=${path}>
              ${labelOf(this.info, path, this.lang)}: <span class="num">${words(path, before)} → ${words(path, this.input)}</span>${alone === undefined
                ? nothing
                : html`, ${this.t("asking.alone")} <span class="num">${this.change(alone)}</span>`}
            </li>`,
        )}
      </ul>`;
  }

  private compared(kept: Kept): unknown {
    if (JSON.stringify(kept.input) === JSON.stringify(this.input)) return html`<p class="soft">${this.t("asking.same")}</p>`;
    // Ranked by what the large number stands for.
    const tried = questions(this.info.id)?.tryCompare(kept.input, this.input, this.counted ? undefined : measureOf(this.layout));
    return tried?.ok ? [this.table(tried.value), this.causes(tried.value, kept.input)] : nothing;
  }

  override render(): unknown {
    const kept = remembered.get(this.info.id);
    const { input, state } = this;
    return html`<p class="soft">${this.t("asking.compareLead")}</p>
      ${kept ? this.compared(kept) : nothing}
      <div class="row">
        <button type="button" class="button" data-action="remember" @click=${() => this.remember({ input, state })}>${this.t("asking.remember")}</button>
        ${kept
          ? html`<a class="button" href=${calculatorHref(this.info.id, kept.state) ?? nothing}>${this.t("asking.back")}</a>
              <button type="button" class="button plain" data-action="forget" @click=${() => this.remember(undefined)}>${this.t("asking.forget")}</button>`
          : nothing}
      </div>`;
  }
}
