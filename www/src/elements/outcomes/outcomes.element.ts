import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { Chance, ProcedureInfo } from "../../engine/index.js";
import { shortFraction } from "../../format/fraction.js";
import { formatShares } from "../../format/number.js";
import type { Layout } from "../../layout/index.js";
import { orderedOutcomes, outcomeLabel, toneOf } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { cssVars } from "../base/css-vars.js";
import { toneStyles } from "../base/tones.styles.js";
import { outcomesStyles } from "./outcomes.styles.js";

/** Every outcome with its share as a bar, in percent and as a fraction. */
export class OutcomesElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, outcomesStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  @property({ attribute: false }) outcomes: readonly Chance<string>[] = [];

  override render(): unknown {
    const rows = orderedOutcomes(this.layout, this.info, this.outcomes);
    const shares = formatShares(rows, this.lang);
    return html`<ul>
      ${rows.map((o, i) => {
        const fraction = shortFraction(o.fraction);
        return html`<li data-outcome=${o.id}>
          <span class="name">${outcomeLabel(this.info, o.id, this.lang)}</span>
          <span class="percent num">${shares[i]}</span>
          <span class="fraction num soft">${fraction ?? nothing}</span>
          <span class="track" aria-hidden="true"
            ><span class="tone ${toneOf(this.layout, o.id)}" ${cssVars({ "--share": String(o.probability) })}></span
          ></span>
        </li>`;
      })}
    </ul>`;
  }
}
