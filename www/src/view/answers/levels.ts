/** The same spell at several levels, and which of them is best. */
import { html, nothing } from "lit";
import "../../elements/levels/levels.js";
import type { Level } from "../../elements/levels/levels.element.js";
import type { AnyOdds, Input } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import { t } from "../../i18n/index.js";
import type { Layout, OwnAnswer } from "../../layout/index.js";
import { isObject } from "../../state/input.js";
import { writeLink } from "../../state/link.js";
import { calculatorHref } from "../../state/route.js";
import { cssVars } from "../../elements/base/css-vars.js";
import { formOf } from "../ask.js";

interface Levels {
  rows: Level[];
  best: number;
  equallyGood: number[];
}

const read = (odds: AnyOdds): Levels => odds as unknown as Levels;

/** Where each level has its steps. */
function hrefOf(one: Layout, input: Input): (level: number) => string | undefined {
  const spell = (isObject(input["spell"]) ? input["spell"] : {}) as Input;
  return (level) => calculatorHref(one.procedure, writeLink(one, formOf(one).fields, { ...spell, level }));
}

/** `one` is the calculator of a single level: every row leads to it. */
export function levels(one: Layout): OwnAnswer {
  return {
    kind: "own",
    label: "levels.big",
    big(odds, _info, lang) {
      const { rows, best } = read(odds);
      const row = rows.find((r) => r.level === best);
      return {
        text: t(lang, "levels.level", { n: best }),
        ...(row ? { fraction: row.takesEffectFraction } : {}),
        often: row ? t(lang, "levels.works", { p: formatPercent(row.takesEffect, lang, row.takesEffectFraction) }) : "",
      };
    },
    needs(odds, _info, lang) {
      const { best, equallyGood } = read(odds);
      const others = equallyGood.filter((n) => n !== best);
      return others.length > 0 ? [t(lang, "levels.alike", { list: others.join(", ") })] : [];
    },
    bar(odds) {
      const { rows, equallyGood } = read(odds);
      const top = Math.max(...rows.map((r) => r.takesEffect));
      return html`<div class="columns" aria-hidden="true">
        ${rows.map(
          (r) =>
            html`<span class="column"
              ><span
                class="tone ${equallyGood.includes(r.level) ? "best" : "good"}"
                ${cssVars({ "--height": String(top > 0 ? r.takesEffect / top : 0) })}
              ></span
              ><small class="num">${r.level}</small></span
            >`,
        )}
      </div>`;
    },
    why: ({ odds, lang, input }) => html`<p>
      ${t(lang, "levels.why")} <a href=${hrefOf(one, input)(read(odds).best) ?? nothing}>${t(lang, "levels.level", { n: read(odds).best })}</a>
    </p>`,
    results({ odds, lang, input }) {
      const { rows, equallyGood } = read(odds);
      const href = hrefOf(one, input);
      return html`<section role="group" aria-labelledby="levels-title">
        <h2 id="levels-title">${t(lang, "levels.title")}</h2>
        <rw-levels lang=${lang} .rows=${rows} .best=${equallyGood} .href=${href}></rw-levels>
      </section>`;
    },
  };
}
