/** A course over rounds: how it stands at the end, and the picture of all rounds. */
import { html, nothing } from "lit";
import "../../elements/track/track.js";
import type { Round, State } from "../../elements/track/track.element.js";
import "../../elements/verdict/verdict.js";
import type { AnyOdds, Chance, ProcedureInfo } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import { pick, t } from "../../i18n/index.js";
import type { Key, Lang } from "../../i18n/index.js";
import type { OwnAnswer, Shown, Tone } from "../../layout/index.js";
import { formatMean, need, outcomeLabel, together } from "../answer.js";

export interface Track {
  label: Key;
  /** The states that are asked for, at the end; or where the chance stands by itself. */
  big: string[] | string;
  /** What the chance is of, in words under it. */
  sense: Key;
  /** Means and counts named besides. */
  facts: { value: string; label: Key }[];
  /** From the bottom of the picture upwards. */
  order: string[];
  tones: Record<string, Tone>;
  /** What the first round is called; the others are counted on. */
  first: number;
  /** Nothing is rolled: the rules alone are the reason. */
  alone?: boolean;
}

interface Raw {
  outcomes?: Chance<string>[];
  [state: string]: unknown;
}

/** A round as chances; those that have no fraction come as bare numbers. */
function chances(round: Raw): Chance<string>[] {
  if (round.outcomes) return round.outcomes;
  return Object.entries(round).flatMap(([id, p]) => (typeof p === "number" ? [{ id, rule: "", probability: p }] : []));
}

export function roundsOf(odds: AnyOdds): Chance<string>[][] {
  return ((odds["rounds"] ?? []) as Raw[]).map(chances);
}

function ids(chance: readonly Chance<string>[]): Record<string, number> {
  return Object.fromEntries(chance.map((c) => [c.id, c.probability]));
}

export function track({ label, big, sense, facts, order, tones, first, alone }: Track): OwnAnswer {
  const asked = (odds: AnyOdds): { probability: number; fraction?: string } =>
    typeof big === "string" ? { probability: Number(odds[big]) } : together(roundsOf(odds).at(-1) ?? [], big);
  const says: OwnAnswer["big"] = (odds, _info, lang) => {
    const { probability, fraction } = asked(odds);
    return {
      text: formatPercent(probability, lang, fraction),
      ...(fraction === undefined ? {} : { fraction }),
    };
  };
  const states = (info: ProcedureInfo, lang: Lang): State[] =>
    order.map((id) => ({ id, label: outcomeLabel(info, id, lang), tone: tones[id] ?? "none" }));
  return {
    kind: "own",
    label,
    big: says,
    // Steps to target numbers where there are some, else the rules alone.
    ...(alone ? { why: ({ odds, lang }: Shown) => html`<rw-verdict lang=${lang} .because=${odds.explanation} .rules=${odds["rules"] ?? []}></rw-verdict>` } : {}),
    needs: (odds, info, lang) => [
      t(lang, sense, { n: roundsOf(odds).length - 1 + first }),
      ...odds.tests.filter((test) => test.target !== undefined).map((test) => need(test, info, lang)),
    ],
    results({ odds, info, lang }) {
      const rounds: Round[] = roundsOf(odds).map((r, i) => ({ label: String(i + first), shares: ids(r) }));
      const known = facts.flatMap((f) => {
        const value = odds[f.value];
        return typeof value === "number"
          ? [{ label: t(lang, f.label), text: Number.isInteger(value) ? String(value) : formatMean(value, lang) }]
          : [];
      });
      const picture = t(lang, "track.picture", { title: pick(info.title, lang), sentence: pick(odds.explanation, lang) });
      return html`<section aria-labelledby="course-title">
          <h2 id="course-title">${t(lang, "track.title")}</h2>
          <rw-track lang=${lang} label=${picture} .states=${states(info, lang)} .rounds=${rounds}></rw-track>
        </section>
        ${known.length > 0
          ? html`<section aria-label=${t(lang, "verdict.facts")}><rw-verdict lang=${lang} .facts=${known}></rw-verdict></section>`
          : nothing}`;
    },
  };
}
