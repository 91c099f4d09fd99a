/** Figures before a shooter, each with whether it may be shot at. */
import { html } from "lit";
import "../../elements/targets/targets.js";
import type { Target } from "../../elements/targets/targets.element.js";
import type { AnyOdds } from "../../engine/index.js";
import { t } from "../../i18n/index.js";
import type { OwnAnswer } from "../../layout/index.js";

const read = (odds: AnyOdds): Target[] => odds["candidates"] as Target[];

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
  why: ({ lang }) => html`<p>${t(lang, "targets.why")}</p>`,
  results({ odds, info, lang }) {
    return html`<section aria-labelledby="targets-title">
      <h2 id="targets-title">${t(lang, "targets.title")}</h2>
      <rw-targets lang=${lang} .info=${info} .targets=${read(odds)}></rw-targets>
    </section>`;
  },
};
