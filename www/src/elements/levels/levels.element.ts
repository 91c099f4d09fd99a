import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { shortFraction } from "../../format/fraction.js";
import { formatAligned } from "../../format/number.js";
import { BaseElement } from "../base/base.element.js";
import { cssVars } from "../base/css-vars.js";
import { toneStyles } from "../base/tones.styles.js";
import { levelsStyles } from "./levels.styles.js";

export interface Level {
  level: number;
  castTarget: number;
  saveTarget?: number;
  takesEffect: number;
  takesEffectFraction: string;
}

/** One row a level, the best ones marked; each leads to the calculator of its own. */
export class LevelsElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, levelsStyles];

  @property({ attribute: false }) rows: readonly Level[] = [];
  /** The levels that nothing beats. */
  @property({ attribute: false }) best: readonly number[] = [];
  /** Where a level leads. */
  @property({ attribute: false }) href: ((level: number) => string | undefined) | undefined;

  private row(row: Level, top: number, saves: boolean): unknown {
    const best = this.best.includes(row.level);
    const fraction = shortFraction(row.takesEffectFraction);
    return html`<tr class=${best ? "best" : ""} data-level=${row.level}>
      <th scope="row" class="num">
        ${this.href
          ? html`<a href=${this.href(row.level) ?? nothing} aria-label=${this.t("levels.level", { n: row.level })}>${row.level}</a>`
          : row.level}
      </th>
      <td class="num">≤ ${row.castTarget}</td>
      ${saves ? html`<td class="num">${row.saveTarget === undefined ? "–" : html`≤ ${row.saveTarget}`}</td>` : nothing}
      <td class="effect num">
        <span class="line"
          ><strong>${formatAligned(row.takesEffect, this.lang, row.takesEffectFraction)}</strong>
          ${fraction ? html`<small class="soft">${fraction}</small>` : nothing}
          ${best ? html`<small class="mark">★ ${this.t("levels.best")}</small>` : nothing}</span
        >
        <span
          class="tone ${best ? "best" : "good"}"
          aria-hidden="true"
          ${cssVars({ "--share": String(top > 0 ? row.takesEffect / top : 0) })}
        ></span>
      </td>
    </tr>`;
  }

  override render(): unknown {
    const top = Math.max(...this.rows.map((r) => r.takesEffect));
    const saves = this.rows.some((r) => r.saveTarget !== undefined);
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${this.t("levels.column")}</th>
          <th scope="col">${this.t("levels.cast")}</th>
          ${saves ? html`<th scope="col">${this.t("levels.save")}</th>` : nothing}
          <th scope="col">${this.t("levels.effect")}</th>
        </tr>
      </thead>
      <tbody>
        ${this.rows.map((r) => this.row(r, top, saves))}
      </tbody>
    </table>`;
  }
}
