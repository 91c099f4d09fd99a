/** Outcomes as one bar, each as wide as it is likely. */
import { html } from "lit";
import { cssVars } from "../../elements/base/css-vars.js";
import type { Chance } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import type { Lang } from "../../i18n/index.js";
import type { Tone } from "../../layout/index.js";

export function shareBar(outcomes: readonly Chance<string>[], label: (id: string) => string, tone: (id: string) => Tone, lang: Lang): unknown {
  const words = outcomes.map((o) => `${label(o.id)} ${formatPercent(o.probability, lang, o.fraction)}`);
  return html`<div class="bar" part="bar" role="img" aria-label=${words.join(", ")}>
    ${outcomes.map((o) => html`<span class="tone ${tone(o.id)}" title=${label(o.id)} ${cssVars({ "--share": String(o.probability) })}></span>`)}
  </div>`;
}
