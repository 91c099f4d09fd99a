/** The best plan: what to do first, and what then, whatever the dice show. */
import { html, nothing } from "lit";
import "../../elements/matrix/matrix.js";
import type { AnyOdds, ProcedureInfo } from "../../engine/index.js";
import { formatAligned, formatFixed, formatNumber, formatPercent } from "../../format/number.js";
import { pick, t } from "../../i18n/index.js";
import type { Key, Lang } from "../../i18n/index.js";
import type { OwnAnswer } from "../../layout/index.js";
import { capital } from "../answer.js";

/** A state with the best decision there; what counts as state depends on who plans. */
export interface Row {
  [part: string]: unknown;
  value: number;
}

interface Answer {
  first: unknown;
  value: number;
  fraction?: string;
  line?: unknown[];
  policy: Row[];
  second?: { first: unknown; value: number; difference: number };
}

interface Options {
  label: Key;
  /** A decision in words. */
  decision(what: unknown, info: ProcedureInfo, lang: Lang): string;
  /** The decision of a row. */
  of: string;
  /** The parts of a state that are shown. */
  state: [part: string, label: Key, words?: (value: unknown) => string][];
}

const read = (odds: AnyOdds): Answer => odds as unknown as Answer;

/** With a least number as goal the value is a chance. */
const isChance = ({ policy }: Answer): boolean => policy.some((row) => row["missing"] !== undefined);

function amount(answer: Answer, value: number, lang: Lang): string {
  return isChance(answer) ? formatPercent(value, lang) : formatNumber(value, lang, 3);
}

/** The same for a column. */
function aligned(answer: Answer, value: number, lang: Lang): string {
  return isChance(answer) ? formatAligned(value, lang) : formatFixed(value, lang, 3);
}

export function plan({ label, decision, of, state }: Options): OwnAnswer {
  const first = (answer: Answer, info: ProcedureInfo, lang: Lang): string =>
    answer.first === undefined ? t(lang, "plan.nothing") : decision(answer.first, info, lang);
  return {
    kind: "own",
    label,
    big(odds, info, lang) {
      const answer = read(odds);
      const brings = isChance(answer)
        ? t(lang, "plan.chance", { p: formatPercent(answer.value, lang, answer.fraction) })
        : t(lang, "plan.mean", { n: formatNumber(answer.value, lang, 2) });
      return { text: capital(first(answer, info, lang)), word: true, often: brings };
    },
    needs(odds, info, lang) {
      const answer = read(odds);
      const { second } = answer;
      return second ? [t(lang, "plan.second", { first: decision(second.first, info, lang), n: amount(answer, second.difference, lang) })] : [];
    },
    why: ({ odds, lang }) => html`<p>${pick(odds.explanation, lang)}</p><p class="soft">${t(lang, "plan.why")}</p>`,
    results({ odds, info, lang }) {
      const answer = read(odds);
      const { line, policy } = answer;
      const columns = [...state.filter(([part]) => policy.some((row) => row[part] !== undefined)), ["", "plan.do"], ["value", "plan.value"]] as Options["state"];
      const [head, ...others] = columns.map(([id, key]) => ({ id, label: t(lang, key) }));
      const cell = (row: Row | undefined, part: string): string => {
        if (!row) return "";
        if (part === "") return decision(row[of], info, lang);
        if (part === "value") return aligned(answer, row.value, lang);
        const words = state.find(([name]) => name === part)?.[2];
        return words ? words(row[part]) : String(row[part] ?? "–");
      };
      return html`${line && line.length > 1 ? html`<section><p>${t(lang, "plan.line", { list: line.map((what) => decision(what, info, lang)).join(" · ") })}</p></section>` : nothing}
        <section role="group" aria-labelledby="policy-title">
          <h2 id="policy-title">${t(lang, "plan.table")}</h2>
          <rw-matrix
            lang=${lang}
            caption=${head?.label ?? ""}
            .rows=${policy.map((row, i) => ({ id: String(i), label: cell(row, head?.id ?? "") }))}
            .columns=${others}
            .cell=${(row: string, column: string) => cell(policy[Number(row)], column)}
            row="0"
          ></rw-matrix>
        </section>`;
    },
  };
}
