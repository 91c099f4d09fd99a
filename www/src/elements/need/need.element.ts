import { html } from "lit";
import { property } from "lit/decorators.js";
import { questions } from "../../engine/index.js";
import type { Input, ProcedureInfo } from "../../engine/index.js";
import { formatAligned, formatSigned } from "../../format/number.js";
import type { Layout } from "../../layout/index.js";
import { fieldsOf, measureOf, valueOf } from "../../view/asking.js";
import type { Asked } from "../../view/asking.js";
import { BaseElement } from "../base/base.element.js";
import { rowsStyles } from "../base/rows.styles.js";
import "../stepper/stepper.js";
import type { StepperChange } from "../stepper/stepper.element.js";
import { needStyles } from "./need.styles.js";

/** What it would take to reach a chance, by each input alone. Emits `rw-wanted` with the chance. */
export class NeedElement extends BaseElement {
  static override styles = [BaseElement.styles, rowsStyles, needStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  /** As the procedure takes it. */
  @property({ attribute: false }) input!: Input;
  /** The chance that is wanted. */
  @property({ type: Number }) wanted = 0.75;

  private step(event: CustomEvent<StepperChange>): void {
    event.stopPropagation();
    const { value, problem } = event.detail;
    if (value === undefined || problem) return;
    this.wanted = value / 100;
    this.emit("rw-wanted", value / 100);
  }

  private row({ path, field, label }: Asked): unknown {
    const measure = measureOf(this.layout);
    const tried = measure && questions(this.info.id)?.tryNeed(this.input, { ...measure, field: path, chance: this.wanted });
    if (!tried?.ok) return [];
    const { possible, value, change, chance, fraction } = tried.value;
    const shown = valueOf(field, value, this.lang);
    const words = !possible
      ? this.t("asking.never", { value: shown })
      : change === undefined || change === 0
        ? this.t("asking.enough", { value: shown })
        : `${shown} (${formatSigned(change, this.lang)})`;
    return html`<tr data-field=${path} data-possible=${possible}>
      <th scope="row">${label}</th>
      <td class="num">${words}</td>
      <td class="num">${formatAligned(chance, this.lang, fraction)}</td>
    </tr>`;
  }

  override render(): unknown {
    return html`<rw-stepper
        lang=${this.lang}
        label=${this.t("asking.chance")}
        .value=${Math.round(this.wanted * 100)}
        .min=${1}
        .max=${100}
        .stride=${5}
        ?integer=${true}
        @rw-step=${this.step}
      ></rw-stepper>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">${this.t("asking.field")}</th>
              <th scope="col">${this.t("asking.value")}</th>
              <th scope="col">${this.t("asking.then")}</th>
            </tr>
          </thead>
          <tbody>
            ${fieldsOf(this.layout, this.info, this.input, ["integer", "number"], this.lang).map((asked) => this.row(asked))}
          </tbody>
        </table>
      </div>`;
  }
}
