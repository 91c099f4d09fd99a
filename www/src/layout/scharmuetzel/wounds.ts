import { html, nothing } from "lit";
import "../../elements/counts/counts.js";
import "../../elements/outcomes/outcomes.js";
import { t } from "../../i18n/index.js";
import { formatMean } from "../../view/answer.js";
import type { CountAnswer, Shown } from "../index.js";
import { stateTones } from "./states.js";

const points: Pick<CountAnswer, "series" | "chances"> = {
  series: [{ values: "damage", label: "wounds.title", tone: stateTones.stunned }],
  chances: [],
};

/** How many points of damage there are, and what a model that lay already is then. */
export function wounds({ odds, info, layout, lang, input }: Shown): unknown {
  const { states = [] } = odds as { states?: { id: string; rule: string; probability: number }[] };
  const target = input["target"] as { fallen?: string } | undefined;
  const lay = (target?.fallen ?? "no") !== "no";
  const damage = odds["damage"] as number[];
  return html`${lay
    ? html`<section role="group" aria-labelledby="states-title">
        <h2 id="states-title">${t(lang, "states.title")}</h2>
        <rw-outcomes lang=${lang} .info=${info} .layout=${layout} .outcomes=${states}></rw-outcomes>
      </section>`
    : nothing}
  ${damage.length > 1
    ? html`<section role="group" aria-label=${t(lang, "wounds.title")} data-part="damage">
        <rw-counts lang=${lang} .answer=${points} .odds=${odds}></rw-counts>
        <p class="soft num">${t(lang, "wounds.mean", { n: formatMean(Number(odds["meanDamage"]), lang) })}</p>
      </section>`
    : nothing}`;
}
