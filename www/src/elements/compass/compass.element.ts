import { html, nothing, svg } from "lit";
import { property } from "lit/decorators.js";
import type { Tone } from "../../layout/index.js";
import type { Picture } from "../../picture/picture.js";
import { BaseElement } from "../base/base.element.js";
import { pattern, patternStyles } from "../base/patterns.js";
import { toneStyles } from "../base/tones.styles.js";
import { compassStyles } from "./compass.styles.js";

/** A part of the circle: degrees clockwise from the front. */
export interface Sector {
  from: number;
  to: number;
  label: string;
  tone: Tone;
}

const SIZE = 240;
const MIDDLE = SIZE / 2;
const RADIUS = 92;

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
}

/** Somebody from above, who looks up the page; what each direction is, and where one stands. */
export class CompassElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, patternStyles, compassStyles];

  /** What it is about, for the picture that leaves the page. */
  @property() name = "";
  /** What the picture shows, for those who do not see it. */
  @property() label = "";
  @property({ attribute: false }) sectors: readonly Sector[] = [];
  /** Where one stands, in degrees clockwise from the front. */
  @property({ attribute: false }) angle = 0;

  private sector({ from, to, tone, label }: Sector): unknown {
    const large = to - from > 180 ? 1 : 0;
    return svg`<path
      class="sector"
      fill="url(#tone-${tone})"
      d="M${MIDDLE} ${MIDDLE} L${point(from, RADIUS)} A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)} Z"
    ><title>${label}</title></path>`;
  }

  /** Two sectors can have one name, left and right. */
  private get legend(): Sector[] {
    return this.sectors.filter((s, i) => this.sectors.findIndex((o) => o.label === s.label) === i);
  }

  private readonly taken = (): Picture => ({ svg: this.renderRoot.querySelector("svg"), words: [this.name, this.label], keys: this.legend });

  override render(): unknown {
    const { legend } = this;
    const here = ((this.angle % 360) + 360) % 360;
    const within = this.sectors.find((s) => [here, here - 360].some((a) => a >= s.from && a < s.to));
    return html`<figure>
      <svg viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label=${this.label}>
        <defs>${[...new Set(this.sectors.map((s) => s.tone))].map(pattern)}</defs>
        ${this.sectors.map((s) => this.sector(s))}
        <path class="look" d="M${MIDDLE} ${MIDDLE - 34} l9 16 h-18 z" />
        <circle class="body" cx=${MIDDLE} cy=${MIDDLE} r="18" />
        ${svg`<path class="arrow" d="M${point(here, RADIUS + 12)} L${point(here, 26)}" /><circle class="from" cx=${point(here, RADIUS + 12).split(" ")[0]} cy=${point(here, RADIUS + 12).split(" ")[1]} r="9" />`}
      </svg>
      <ul>
        ${legend.map(
          (s) =>
            html`<li class=${s.label === within?.label ? "here" : ""} aria-current=${s.label === within?.label ? "true" : nothing}>
              <span class="swatch tone ${s.tone}" aria-hidden="true"></span><span>${s.label}</span>
            </li>`,
        )}
      </ul>
    </figure>
    <rw-save lang=${this.lang} .picture=${this.taken}></rw-save>`;
  }
}
