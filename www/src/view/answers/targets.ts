/** Figures before a shooter, each with whether it may be shot at. */
import { html } from "lit";
import "../../elements/targets/targets.js";
import type { Target } from "../../elements/targets/targets.element.js";
import type { AnyOdds } from "../../engine/index.js";
import { t } from "../../i18n/index.js";
import type { OwnAnswer, Shown } from "../../layout/index.js";
import { isObject } from "../../state/input.js";

const read = (odds: AnyOdds): Target[] => odds["candidates"] as Target[];

/** What is said of each, with the distance from the form where the answer does not repeat it. */
function told({ odds, input }: Shown): Target[] {
  const given = input["candidates"];
  return read(odds).map((target, i) => {
    const item = Array.isArray(given) ? given[i] : undefined;
    const distance = isObject(item) ? item["distance"] : undefined;
    return typeof distance === "number" ? { distance, ...target } : target;
  });
}

/** Every rule that decided about one of them. */
function rules(odds: AnyOdds): string[] {
  return [...new Set(read(odds).map((c) => c.rule))];
}

export const targets: OwnAnswer = {
  kind: "own",
  label: "targets.big",
  big(odds, _info, lang) {
    const all = read(odds);
    return { text: t(lang, "targets.count", { n: all.filter((c) => c.allowed).length, all: all.length }) };
  },
  needs(odds, _info, lang) {
    const allowed = read(odds).filter((c) => c.allowed);
    return [allowed.length > 0 ? allowed.map((c) => c.name).join(", ") : t(lang, "targets.nobody")];
  },
  why({ odds, lang }) {
    const checked = read(odds).some((c) => c.steps);
    return checked ? html`<p>${t(lang, "targets.why")}</p>` : html`<rw-verdict lang=${lang} .rules=${rules(odds)} .because=${odds.explanation}></rw-verdict>`;
  },
  results(shown) {
    const { info, lang } = shown;
    return html`<section role="group" aria-labelledby="targets-title">
      <h2 id="targets-title">${t(lang, "targets.title")}</h2>
      <rw-targets lang=${lang} .info=${info} .targets=${told(shown)}></rw-targets>
    </section>`;
  },
};
