import { html, nothing, svg } from "lit";
import { property } from "lit/decorators.js";
import { formatFixed, formatPercent, formatShare } from "../../format/number.js";
import type { Tone } from "../../layout/index.js";
import type { Picture } from "../../picture/picture.js";
import { BaseElement } from "../base/base.element.js";
import { pattern, patternStyles } from "../base/patterns.js";
import { toneStyles } from "../base/tones.styles.js";
import { labels, stack } from "./stack.js";
import { trackStyles } from "./track.styles.js";

export interface State {
  id: string;
  label: string;
  tone: Tone;
}

/** A round: what it is called, and the chance of each state by id. */
export interface Round {
  label: string;
  shares: Readonly<Record<string, number>>;
}

const WIDTH = 340;
const HEIGHT = 210;
const LEFT = 40;
const TOP = 8;
const BOTTOM = 24;
/** More rounds than these go down the page: nobody has to push the table aside. */
const MOST_ACROSS = 6;
const PLOT = { width: WIDTH - LEFT - 2, height: HEIGHT - TOP - BOTTOM };

/** States over the rounds: stacked bands, and the same as a table. */
export class TrackElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, patternStyles, trackStyles];

  /** What the picture shows, for those who do not see it. */
  @property() label = "";
  /** What the course is of, where there are several. */
  @property() name = "";
  /** What a round is called, where it is none. */
  @property() round = "";
  /** From the bottom of the picture upwards. */
  @property({ attribute: false }) states: readonly State[] = [];
  @property({ attribute: false }) rounds: readonly Round[] = [];

  private get shown(): State[] {
    return this.states.filter((s) => this.rounds.some((r) => (r.shares[s.id] ?? 0) > 0));
  }

  private axis(): unknown {
    return [0, 0.25, 0.5, 0.75, 1].map((p) => {
      const y = TOP + PLOT.height * (1 - p);
      return svg`<line class="grid" x1=${LEFT - 4} x2=${LEFT} y1=${y} y2=${y} />
        <text class="tick" x=${LEFT - 7} y=${y + 4} text-anchor="end">${p * 100}</text>`;
    });
  }

  private names(width: number): unknown {
    const every = Math.ceil(18 / width);
    return this.rounds.map((r, i) =>
      i % every === 0
        ? svg`<text class="tick" x=${LEFT + width * (i + 0.5)} y=${HEIGHT - 7} text-anchor="middle">${r.label}</text>`
        : nothing,
    );
  }

  private picture(states: State[]): unknown {
    const width = PLOT.width / Math.max(1, this.rounds.length);
    // Many rounds grow together into bands.
    const gap = width > 16 ? 2 : 0;
    const bands = stack(
      states.map((s) => s.id),
      this.rounds.map((r) => r.shares),
    );
    const y = (p: number): number => TOP + PLOT.height * (1 - p);
    const placed = labels(bands, states.map((s) => s.label), { ...PLOT, font: 12 });
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.label}>
      <defs>${states.map((s) => pattern(s.tone))}</defs>
      ${this.axis()}
      ${bands.map((band, s) =>
        band.map(({ from, to }, i) =>
          to > from
            ? svg`<rect
                class="band ${gap ? "apart" : ""}"
                data-state=${states[s]?.id ?? ""}
                x=${LEFT + width * i}
                y=${y(to)}
                width=${width - gap}
                height=${Math.max(0.5, y(from) - y(to))}
                fill="url(#tone-${states[s]?.tone ?? "none"})"
              ><title>${states[s]?.label}, ${this.rounds[i]?.label}: ${formatPercent(to - from, this.lang)}</title></rect>`
            : nothing,
        ),
      )}
      ${placed.map(
        (l) =>
          svg`<text class="name" x=${LEFT + l.x} y=${TOP + l.y + 4} text-anchor="middle" aria-hidden="true">${l.text}</text>`,
      )}
      ${this.names(width)}
    </svg>`;
  }

  private readonly taken = (): Picture => ({
    svg: this.renderRoot.querySelector("svg"),
    words: [this.label, `↑ ${this.t("track.inPercent")}, → ${this.round || this.t("track.round")}`],
    keys: this.shown.toReversed(),
  });

  private share(p: number): string {
    return p === 0 ? formatFixed(0, this.lang, 1) : formatShare({ probability: p }, this.lang);
  }

  private heading(of: State | Round): unknown {
    if (!("tone" in of)) return of.label;
    return html`<span class="key"><span class="swatch tone ${of.tone}" aria-hidden="true"></span><span>${of.label}</span></span>`;
  }

  private cell(r: Round, s: State): unknown {
    return html`<td class="num" data-state=${s.id}>${this.share(r.shares[s.id] ?? 0)}</td>`;
  }

  override render(): unknown {
    const { rounds } = this;
    const states = this.shown;
    const top = states.toReversed();
    const down = rounds.length > MOST_ACROSS;
    return html`<figure>${this.picture(states)}</figure>
      <rw-save lang=${this.lang} .picture=${this.taken}></rw-save>
      <div class="scroll" role="region" tabindex="0" aria-label=${[this.name, this.t("track.table")].filter(Boolean).join(": ")}>
        <table>
          <caption class="soft">
            ${this.t("track.inPercent")}
          </caption>
          <thead class=${down ? "down" : ""}>
            <tr>
              <th scope="col">${this.round || this.t("track.round")}</th>
              ${(down ? top : rounds).map((of) => html`<th scope="col" class="num">${this.heading(of)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${(down ? rounds : top).map(
              (of) =>
                html`<tr>
                  <th scope="row" class="num">${this.heading(of)}</th>
                  ${"tone" in of ? rounds.map((r) => this.cell(r, of)) : top.map((s) => this.cell(of, s))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }
}
