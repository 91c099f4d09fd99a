import { css, nothing, svg } from "lit";
import type { Tone } from "../../layout/index.js";

/** Each tone's pattern as lines or dots, as the bars have it. */
const PATTERNS: Record<Tone, { size: number; path: string; dark?: boolean } | undefined> = {
  best: undefined,
  none: undefined,
  good: { size: 8, path: "M-2 2 2-2M0 8 8 0M6 10 10 6" },
  held: { size: 4, path: "M0 2H4" },
  bad: { size: 6, path: "M3 3h.01" },
  badHeld: { size: 8, path: "M4 4h.01", dark: true },
  worst: { size: 6, path: "M0 0 6 6M6 0 0 6" },
  friend: { size: 5, path: "M2.5 0V5" },
  friendHeld: { size: 8, path: "M0 0 8 8M-2 6 2 10M6-2 10 2", dark: true },
  void: { size: 5, path: "M0 0 5 5", dark: true },
};

/** The definition that pictures fill with: `url(#tone-…)`. */
export function pattern(tone: Tone): unknown {
  const lines = PATTERNS[tone];
  const size = lines?.size ?? 8;
  return svg`<pattern id="tone-${tone}" width=${size} height=${size} patternUnits="userSpaceOnUse">
    <rect fill="var(--tone-${tone.replace("H", "-h")})" width=${size} height=${size} />
    ${lines ? svg`<path class="lines ${lines.dark ? "dark" : ""} ${tone}" d=${lines.path} />` : nothing}
  </pattern>`;
}

export const patternStyles = css`
  .lines {
    fill: none;
    stroke: var(--pattern);
    stroke-width: 1.3;
    stroke-linecap: round;
  }
  .lines.dark {
    stroke: var(--pattern-dark);
  }
  .lines:is(.bad, .badHeld) {
    stroke-width: 2.6;
  }
`;
