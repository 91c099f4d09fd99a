import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { AnyOdds } from "../../engine/index.js";
import { formatAligned, formatShares } from "../../format/number.js";
import type { CountAnswer } from "../../layout/index.js";
import { series } from "../../view/answer.js";
import type { SeriesView } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { cssVars } from "../base/css-vars.js";
import { toneStyles } from "../base/tones.styles.js";
import { countsStyles } from "./counts.styles.js";

const RARE = 0.0005;
/** Shown for what the computer rounds to 1 although it is not certain. */
const NEARLY = 0.99999;

/** Distributions by count: exactly so many, and at least so many. */
export class CountsElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, countsStyles];

  @property({ attribute: false }) answer!: CountAnswer;
  @property({ attribute: false }) odds!: AnyOdds;

  /** The computer's 1 for an "at least" is only exact where nothing at all lies below. */
  private atLeast(view: SeriesView, n: number): string {
    const p = view.atLeast?.[n] ?? 0;
    const below = view.values.slice(0, n).some((v) => v > 0);
    return below && p >= 1 ? formatAligned(NEARLY, this.lang) : formatAligned(p, this.lang);
  }

  private exactly(view: SeriesView): string[] {
    const alone = view.values.filter((v) => v > 0).length === 1;
    return formatShares(
      view.values.map((p) => ({ probability: p >= 1 && !alone ? NEARLY : p })),
      this.lang,
    );
  }

  private table(view: SeriesView): unknown {
    const top = Math.max(...view.values);
    const rows = view.values.map((p, n) => ({ p, n })).filter(({ p }) => p >= RARE);
    const exactly = this.exactly(view);
    const hidden = view.values.some((p) => p > 0 && p < RARE);
    return html`<table>
        <caption>
          ${view.label}
        </caption>
        <thead>
          <tr>
            <th scope="col">${this.t("answer.count")}</th>
            <td></td>
            <th scope="col">${this.t("answer.exactly")}</th>
            ${view.atLeast ? html`<th scope="col">${this.t("answer.atLeast")}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ p, n }) => html`<tr>
              <th scope="row" class="num">${n}</th>
              <td class="track" aria-hidden="true">
                <span class="tone ${view.tone}" ${cssVars({ "--share": String(p / top) })}></span>
              </td>
              <td class="num">${exactly[n]}</td>
              ${view.atLeast ? html`<td class="num">${this.atLeast(view, n)}</td>` : nothing}
            </tr>`,
          )}
        </tbody>
      </table>
      ${hidden ? html`<p class="soft">${this.t("answer.rare")}</p>` : nothing}`;
  }

  override render(): unknown {
    const views = series(this.answer, this.odds, this.lang);
    // Two curves that say the same are shown once.
    const distinct = views.filter((v, i) => !views.slice(0, i).some((w) => same(v.values, w.values)));
    const chances = this.answer.chances.flatMap((c) => {
      const p = this.odds[c.value];
      return typeof p === "number" ? [{ label: this.t(c.label), p }] : [];
    });
    return html`${distinct.map((v) => this.table(v))}
    ${chances.length > 0
      ? html`<dl>
          ${chances.map(
            (c) =>
              html`<div>
                <dt>${c.label}</dt>
                <dd class="num">${formatAligned(c.p, this.lang)}</dd>
              </div>`,
          )}
        </dl>`
      : nothing}`;
  }
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((v, i) => v === b[i]);
}
