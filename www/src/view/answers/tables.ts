/** Beside the chances: the rolls as tables of faces, and what each outcome brings. */
import { html, nothing } from "lit";
import "../../elements/effects/effects.js";
import type { Effect, EffectGroup } from "../../elements/effects/effects.element.js";
import "../../elements/table/table.js";
import type { Text } from "../../engine/index.js";
import { formatAligned } from "../../format/number.js";
import { t } from "../../i18n/index.js";
import type { Shown } from "../../layout/index.js";
import { outcomeLabel, toneOf } from "../answer.js";

/** The tables of the rolls; `means` names the outcomes that a row can stand for, of which one can happen; `notes` what a row brings. */
export function tables(means: Record<string, string[]>, notes: (shown: Shown) => Record<string, Text> = () => ({})): (shown: Shown) => unknown {
  return (shown) => {
    const { odds, info, layout, lang, played } = shown;
    if (odds.tests.length === 0) return nothing;
    const possible = Object.entries(means).flatMap(([band, ids]) => {
      const id = ids.find((i) => odds.outcomes?.some((o) => o.id === i));
      return id === undefined ? [] : [[band, id] as const];
    });
    return html`<section role="group" aria-labelledby="table-title">
      <h2 id="table-title">${t(lang, "table.title")}</h2>
      <rw-table
        lang=${lang}
        .info=${info}
        .layout=${layout}
        .tests=${odds.tests}
        .means=${Object.fromEntries(possible)}
        .played=${played}
        .notes=${notes(shown)}
      ></rw-table>
    </section>`;
  };
}

/** What each outcome that can happen brings. */
export function effects({ odds, info, layout, lang, played }: Shown): unknown {
  const found = odds["effects"] as { outcome: string; effects: Effect[] }[];
  const groups = found.map(({ outcome, effects: brings }): EffectGroup => {
    const chance = odds.outcomes?.find((o) => o.id === outcome);
    return {
      id: outcome,
      title: outcomeLabel(info, outcome, lang),
      tone: toneOf(layout, outcome),
      ...(chance ? { share: formatAligned(chance.probability, lang, chance.fraction) } : {}),
      effects: brings,
    };
  });
  return html`<section role="group" aria-labelledby="means-title">
    <h2 id="means-title">${t(lang, "table.means")}</h2>
    <rw-effects lang=${lang} .groups=${groups} .marked=${typeof played?.outcome === "string" ? played.outcome : undefined}></rw-effects>
  </section>`;
}
