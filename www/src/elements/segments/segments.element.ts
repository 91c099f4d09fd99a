import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { Tone } from "../../layout/index.js";
import { BaseElement } from "../base/base.element.js";
import { toneStyles } from "../base/tones.styles.js";
import { segmentsStyles } from "./segments.styles.js";

/** Something that happens in a round, in a segment or between them. */
export interface Moment {
  label: string;
  /** Whose it is. */
  side?: "first" | "second" | undefined;
  segment?: number | undefined;
  /** Rounds later. */
  later?: number | undefined;
  /** How it looks, where it is nobody's. */
  tone?: Tone | undefined;
}

const SEGMENTS = 10;

/** The ten segments of a round with what happens in them, and the same as a list in order. */
export class SegmentsElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, segmentsStyles];

  @property({ attribute: false }) moments: readonly Moment[] = [];

  private look({ side, tone }: Moment): Tone {
    return tone ?? (side === "first" ? "good" : side === "second" ? "bad" : "held");
  }

  private strip(later: number): unknown {
    const within = this.moments.filter((m) => m.segment !== undefined && (m.later ?? 0) === later);
    if (later > 0 && within.length === 0) return nothing;
    return html`<div class="strip">
      <span class="round num">${later > 0 ? this.t("osr.segments.later", { n: later }) : nothing}</span>
      <span class="cells">
        ${Array.from({ length: SEGMENTS }, (_, i) => i + 1).map(
          (n) =>
            html`<span class="cell"
              ><small class="num">${n}</small>${within
                .filter((m) => m.segment === n)
                .map((m) => html`<span class="dot tone ${this.look(m)}"></span>`)}</span
            >`,
        )}
      </span>
    </div>`;
  }

  private item(moment: Moment): unknown {
    const { side, segment, later = 0 } = moment;
    return html`<li data-segment=${segment ?? ""}>
      <span class="when num">
        ${segment === undefined ? nothing : html`<span class="hush">${this.t("osr.segments.segment")} </span>${segment}`}
        ${segment !== undefined && later > 0 ? html`<small>${this.t("osr.segments.later", { n: later })}</small>` : nothing}
      </span>
      <span class="dot tone ${segment === undefined ? "quiet" : this.look(moment)}" aria-hidden="true"></span>
      <span>${side ? html`<strong>${this.t(`osr.segments.${side}`)}:</strong> ` : nothing}${moment.label}</span>
    </li>`;
  }

  override render(): unknown {
    const last = Math.max(0, ...this.moments.map((m) => m.later ?? 0));
    return html`<div class="picture" aria-hidden="true">
        ${Array.from({ length: last + 1 }, (_, later) => this.strip(later))}
      </div>
      <ol>
        ${this.moments.map((m) => this.item(m))}
      </ol>`;
  }
}
