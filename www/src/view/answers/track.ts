/** A course over rounds: how it stands at the end, and the picture of all rounds. */
import { html, nothing } from "lit";
import type { Round, State } from "../../elements/track/track.element.js";
import "../../elements/verdict/verdict.js";
import type { AnyOdds, Chance, ProcedureInfo } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import { pick, t } from "../../i18n/index.js";
import type { Key, Lang } from "../../i18n/index.js";
import type { Needs, OwnAnswer, Shown, Tone } from "../../layout/index.js";
import { capital, formatMean, need, outcomeLabel, together } from "../answer.js";
import { wordOf } from "./verdict.js";

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
  /** What it takes, where the targets of the rolls do not say it. */
  needs?: Needs;
  /** Where the outcome stands in what was played. */
  result?: string;
  /** Further courses, each with where its chances stand in every round. */
  also?: (Course & { value: string })[];
  /** Nothing is rolled: the rules alone are the reason. */
  alone?: boolean;
}

/** One picture of states over the rounds. */
export interface Course {
  title: Key;
  order: readonly string[];
  tones: Readonly<Record<string, Tone>>;
  first: number;
  /** What a round is called, where it is none. */
  round?: Key;
  /** Names of states that are neither outcomes nor words of the form. */
  names?: Readonly<Record<string, Key>>;
}

let brought: Promise<unknown> | undefined;

/** The picture comes after the answer, which does not wait for it. */
function bringPicture(): void {
  brought ??= new Promise((done) => setTimeout(done))
    .then(() => import("../../elements/track/track.js"))
    .catch(() => (brought = undefined));
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

/** States are outcomes, or words of the form. */
function stateLabel(info: ProcedureInfo, id: string, lang: Lang): string {
  return info.outcomes.some((o) => o.id === id) ? outcomeLabel(info, id, lang) : capital(wordOf(info, id, lang));
}

/** The picture of a course, and its table. */
export function course({ info, lang, odds }: Shown, rounds: readonly Chance<string>[][], { title, order, tones, first, round, names = {} }: Course): unknown {
  if (rounds.length === 0) return nothing;
  bringPicture();
  const label = (id: string): string => (names[id] ? capital(t(lang, names[id])) : stateLabel(info, id, lang));
  const states = order.map((id): State => ({ id, label: label(id), tone: tones[id] ?? "none" }));
  const shown: Round[] = rounds.map((r, i) => ({ label: String(i + first), shares: ids(r) }));
  const heading = t(lang, title);
  const picture = t(lang, "track.picture", { title: title === "track.title" ? pick(info.title, lang) : heading, sentence: pick(odds.explanation, lang) });
  return html`<section role="group" aria-label=${heading}>
    <h2>${heading}</h2>
    <rw-track lang=${lang} name=${title === "track.title" ? "" : heading} label=${picture} round=${round ? t(lang, round) : ""} .states=${states} .rounds=${shown}></rw-track>
  </section>`;
}

export function track({ label, big, sense, facts, order, tones, first, needs, result, also = [], alone }: Track): OwnAnswer {
  const asked = (odds: AnyOdds): { probability: number; fraction?: string } =>
    typeof big === "string" ? { probability: Number(odds[big]) } : together(roundsOf(odds).at(-1) ?? [], big);
  const says: OwnAnswer["big"] = (odds, _info, lang) => {
    const { probability, fraction } = asked(odds);
    return {
      text: formatPercent(probability, lang, fraction),
      ...(fraction === undefined ? {} : { fraction }),
    };
  };
  return {
    kind: "own",
    label,
    big: says,
    ...(result === undefined ? {} : { result }),
    // Steps to target numbers where there are some, else the rules alone.
    ...(alone ? { why: ({ odds, lang }: Shown) => html`<rw-verdict lang=${lang} .because=${odds.explanation} .rules=${odds["rules"] ?? []}></rw-verdict>` } : {}),
    needs: (odds, info, lang) => [
      t(lang, sense, { n: roundsOf(odds).length - 1 + first }),
      ...(needs?.(odds, info, lang) ?? odds.tests.filter((test) => test.target !== undefined).map((test) => need(test, info, lang))),
    ],
    results(shown) {
      const { odds, lang } = shown;
      const known = facts.flatMap((f) => {
        const value = odds[f.value];
        return typeof value === "number"
          ? [{ label: t(lang, f.label), text: Number.isInteger(value) ? String(value) : formatMean(value, lang) }]
          : [];
      });
      const others = also.map((c) => course(shown, ((odds["rounds"] ?? []) as Raw[]).map((r) => r[c.value] as Chance<string>[]), c));
      return html`${course(shown, roundsOf(odds), { title: "track.title", order, tones, first })} ${others}
        ${known.length > 0
          ? html`<section role="group" aria-label=${t(lang, "verdict.facts")}><rw-verdict lang=${lang} .facts=${known}></rw-verdict></section>`
          : nothing}`;
    },
  };
}
