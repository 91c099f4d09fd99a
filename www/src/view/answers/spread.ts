/** How likely each count is: a picture, and the numbers as a table. */
import { html, nothing } from "lit";
import "../../elements/counts/counts.js";
import "../../elements/spread/spread.js";
import { pick, t } from "../../i18n/index.js";
import type { Key } from "../../i18n/index.js";
import type { CountAnswer, Shown, Tone } from "../../layout/index.js";

export interface Spread {
  /** Heads the section. */
  title: Key;
  /** Chances by count, for the picture. */
  values: string;
  /** For the table, where it tells of something else than the picture. */
  table?: { values: string; label: Key };
  atLeast?: string;
  /** What is counted. */
  label: Key;
  tone?: Tone;
  /** From this count on the columns mean more. */
  from?(shown: Shown): number | undefined;
  meaning?: Key;
}

/** A longer table is folded. */
const MOST_ROWS = 12;

export function spread({ title, values, table, atLeast, label, tone = "good", from, meaning }: Spread): (shown: Shown) => unknown {
  const shownTable = table ?? { values, label };
  const answer: CountAnswer = {
    kind: "counts",
    mean: "",
    label,
    series: [{ values: shownTable.values, label: shownTable.label, tone, ...(atLeast === undefined ? {} : { atLeast }) }],
    chances: [],
    singles: { value: "", label },
  };
  return (shown) => {
    const { odds, info, lang } = shown;
    const chances = (odds[values] ?? []) as number[];
    const rows = ((odds[shownTable.values] ?? []) as number[]).filter((p) => p > 0).length;
    if (chances.length === 0) return nothing;
    const id = `spread-${values}`;
    return html`<section role="group" aria-labelledby=${id}>
      <h2 id=${id}>${t(lang, title)}</h2>
      <rw-spread
        lang=${lang}
        name=${pick(info.title, lang)}
        label=${t(lang, title)}
        .values=${chances}
        tone=${tone}
        .from=${from?.(shown)}
        meaning=${meaning ? t(lang, meaning) : ""}
      ></rw-spread>
      <details ?open=${rows <= MOST_ROWS}>
        <summary>${t(lang, "spread.table")}</summary>
        <div class="body"><rw-counts lang=${lang} .answer=${answer} .odds=${odds}></rw-counts></div>
      </details>
    </section>`;
  };
}
