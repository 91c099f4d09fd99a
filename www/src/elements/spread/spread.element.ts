import { html, nothing, svg } from "lit";
import { property } from "lit/decorators.js";
import { formatPercent } from "../../format/number.js";
import type { Tone } from "../../layout/index.js";
import type { Picture } from "../../picture/picture.js";
import { BaseElement } from "../base/base.element.js";
import { pattern, patternStyles } from "../base/patterns.js";
import { spreadStyles } from "./spread.styles.js";

const WIDTH = 340;
const HEIGHT = 160;
const LEFT = 38;
const TOP = 22;
const PLOT = { width: WIDTH - LEFT - 4, height: HEIGHT - TOP - 24 };
/** Columns rarer than this are left out at both ends. */
const RARE = 0.0005;
/** So many numbers fit below the columns. */
const MOST_NAMES = 13;

/** Round numbers for the scale at the side: the largest step of which at most four fit. */
function stride(top: number): number {
  const steps = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];
  return steps.find((s) => top / s <= 4) ?? 0.5;
}

/** How likely each count is, as a picture: one column for each. */
export class SpreadElement extends BaseElement {
  static override styles = [BaseElement.styles, patternStyles, spreadStyles];

  /** What it is about, for the picture that leaves the page. */
  @property() name = "";
  /** What is counted. */
  @property() label = "";
  /** Chances, with the count as index. */
  @property({ attribute: false }) values: readonly number[] = [];
  @property() tone: Tone = "good";
  /** From this count on the columns mean more, and what. */
  @property({ attribute: false }) from: number | undefined;
  @property() meaning = "";

  private get shown(): { from: number; to: number } {
    const likely = (p: number): boolean => p >= RARE;
    const from = this.values.findIndex(likely);
    const to = this.values.findLastIndex(likely);
    return from < 0 ? { from: 0, to: 0 } : { from, to };
  }

  private get picture(): string {
    const { from, to } = this.shown;
    const top = Math.max(...this.values);
    const words = { label: this.label, n: this.values.indexOf(top), p: formatPercent(top, this.lang), min: from, max: to };
    return this.t("spread.picture", words);
  }

  private axis(top: number): unknown {
    const step = stride(top);
    const lines = Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, i) => i * step);
    return lines.map((p) => {
      const y = TOP + PLOT.height * (1 - p / top);
      return svg`<line class="grid" x1=${LEFT} x2=${WIDTH - 4} y1=${y} y2=${y} />
        <text class="tick" x=${LEFT - 6} y=${y + 4} text-anchor="end">${formatPercent(p, this.lang)}</text>`;
    });
  }

  /** The line before the first column that means more. */
  private mark(at: (n: number) => number, from: number, to: number): unknown {
    const n = this.from;
    if (n === undefined || n <= from || n > to) return nothing;
    const x = at(n);
    const left = x > LEFT + PLOT.width / 2;
    return svg`<line class="mark" x1=${x} x2=${x} y1=${TOP - 14} y2=${TOP + PLOT.height} />
      <text class="meaning" x=${left ? x - 5 : x + 5} y=${TOP - 6} text-anchor=${left ? "end" : "start"}>${this.meaning}</text>`;
  }

  private readonly taken = (): Picture => ({ svg: this.renderRoot.querySelector("svg"), words: [this.name, this.picture], keys: [] });

  override render(): unknown {
    const { from, to } = this.shown;
    const top = Math.max(...this.values, Number.MIN_VALUE);
    const width = PLOT.width / (to - from + 1);
    const gap = width > 8 ? 2 : 0;
    const at = (n: number): number => LEFT + width * (n - from);
    const every = Math.ceil((to - from + 1) / MOST_NAMES);
    const columns = this.values.slice(from, to + 1).map((p, i) => ({ p, n: from + i }));
    return html`<figure>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.picture}>
        <defs>${[...new Set<Tone>([this.tone, "worst"])].map(pattern)}</defs>
        ${this.axis(top)}
        ${columns.map(({ p, n }) => {
          const height = (PLOT.height * p) / top;
          const tone = this.from !== undefined && n >= this.from ? "worst" : this.tone;
          return svg`<rect
              class="column ${tone}"
              fill="url(#tone-${tone})"
              data-count=${n}
              x=${at(n) + gap / 2}
              y=${TOP + PLOT.height - height}
              width=${Math.max(0.5, width - gap)}
              height=${height}
            ><title>${n}: ${formatPercent(p, this.lang)}</title></rect>
            ${n % every === 0 ? svg`<text class="tick" x=${at(n) + width / 2} y=${HEIGHT - 8} text-anchor="middle">${n}</text>` : nothing}`;
        })}
        ${this.mark(at, from, to)}
      </svg>
    </figure>
    <rw-save lang=${this.lang} .picture=${this.taken}></rw-save>`;
  }
}
