import { html, nothing } from "lit";
import "../../elements/matrix/matrix.js";
import "../../elements/outcomes/outcomes.js";
import "../../elements/segments/segments.js";
import type { Moment } from "../../elements/segments/segments.element.js";
import { procedure } from "../../engine/index.js";
import type { AnyOdds, AnyPlayed, Chance, Text } from "../../engine/index.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import type { Key, Lang } from "../../i18n/index.js";
import { osr as phrases } from "../../i18n/osr.js";
import { formatNumber } from "../../format/number.js";
import { needsOf } from "../../view/answer.js";
import { amount, flags, verdict } from "../../view/answers/verdict.js";
import type { Layout, Shown } from "../index.js";

addPhrases(phrases);

export const duration: Layout = {
  procedure: "osr.duration",
  main: [{ fields: ["count", "unit"] }],
  more: [],
  onlyWith: {},
  start: { count: 3, unit: "turn" },
  open: {},
  whenEmpty: {},
  keys: { count: "n", unit: "u" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.duration.big",
    says: amount("rounds", "osr.duration.rounds"),
    facts: [
      { value: "turns", label: "osr.duration.turns" },
      { value: "segments", label: "osr.duration.segments" },
      { value: "seconds", label: "osr.duration.seconds" },
    ],
  }),
  tones: {},
};

const FACES = [1, 2, 3, 4, 5, 6].map((n) => ({ id: String(n), label: String(n) }));

/** Both dice of six as a table; what lies on the table is marked. */
function bothDice({ info, lang, input, played }: Shown, title: Key, caption: Key, cell: (outcome: AnyPlayed["outcome"]) => string): unknown {
  const resolve = procedure(info.id).resolve;
  const said = (row: string, column: string): string => {
    const result = resolve?.(input, [Number(row), Number(column)]);
    return result?.kind === "result" ? cell(result.outcome) : t(lang, "osr.again");
  };
  const [first, second] = played?.dice.slice(-2) ?? [];
  return html`<section role="group" aria-labelledby="dice-table">
    <h2 id="dice-table">${t(lang, title)}</h2>
    <rw-matrix
      lang=${lang}
      caption=${t(lang, caption)}
      .rows=${FACES}
      .columns=${FACES}
      .cell=${said}
      row=${first ? String(first.face) : ""}
      column=${second ? String(second.face) : ""}
    ></rw-matrix>
  </section>`;
}

export const surprise: Layout = {
  procedure: "osr.surprise",
  main: [
    { title: "first", fields: ["first.surprisedOn"] },
    { title: "second", fields: ["second.surprisedOn"] },
  ],
  more: [],
  onlyWith: {},
  start: { second: { surprisedOn: 3 } },
  open: {},
  whenEmpty: {},
  keys: { first: "q", "first.surprisedOn": "a", second: "p", "second.surprisedOn": "b" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["second1", "second2", "second3"],
    label: "osr.surprise.big",
    noun: "osr.surprise",
    needs: needsOf("first", "second"),
    after: (shown) =>
      bothDice(shown, "osr.surprise.table", "osr.surprise.caption", (outcome) => {
        const [, side = "", n = ""] = /^(first|second)(\d)$/.exec(String(outcome)) ?? [];
        return side === "" ? "–" : `${side === "first" ? "I" : "II"} ${n}`;
      }),
  },
  tones: { second1: "good", second2: "best", second3: "friend", neither: "none", first1: "badHeld", first2: "bad", first3: "worst" },
};

/** What becomes of the spell, beside who acts first. */
function spell({ odds, info, layout, lang }: Shown): unknown {
  const found = odds["spell"] as Chance<string>[] | undefined;
  if (!found) return nothing;
  return html`<section role="group" aria-labelledby="spell-title">
    <h2 id="spell-title">${t(lang, "osr.initiative.spell")}</h2>
    <rw-outcomes lang=${lang} .info=${info} .layout=${layout} .outcomes=${found}></rw-outcomes>
  </section>`;
}

interface Acted {
  firstSegment: number;
  secondSegment: number;
  spell?: string;
}

const STARS: Record<string, string> = { before: " ✦", same: " ✧" };

export const initiative: Layout = {
  procedure: "osr.initiative",
  main: [{ fields: ["castingTime"] }],
  more: [],
  onlyWith: {},
  start: { castingTime: 2 },
  open: {},
  whenEmpty: { castingTime: "form.none" },
  keys: { castingTime: "z" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["first"],
    label: "osr.initiative.big",
    noun: "osr.initiative",
    result: "id",
    after: (shown) =>
      html`${spell(shown)}
      ${bothDice(shown, "osr.initiative.table", shown.odds["spell"] ? "osr.initiative.captionSpell" : "osr.initiative.caption", (outcome) => {
        const { firstSegment, secondSegment, spell: arrival = "" } = outcome as unknown as Acted;
        return `${firstSegment}/${secondSegment}${STARS[arrival] ?? ""}`;
      })}`,
  },
  tones: { first: "good", second: "bad", tie: "held", before: "best", same: "held", after: "worst" },
};

interface OrderStep {
  id: string;
  side?: "first" | "second";
  segment?: number;
  roundsLater: number;
  rule: string;
  label: Text;
}

const stepsOf = (odds: AnyOdds): OrderStep[] => odds["steps"] as OrderStep[];

function firstToAct(odds: AnyOdds, lang: Lang): string {
  const acts = stepsOf(odds).filter((step) => step.id === "acts");
  const [first, second] = acts;
  if (!first) return t(lang, "osr.order.again");
  const n = first.segment ?? 0;
  if (second?.segment === n) return t(lang, "osr.order.both", { n });
  return t(lang, first.side === "second" ? "osr.order.second" : "osr.order.first", { n });
}

export const roundOrder: Layout = {
  procedure: "osr.roundOrder",
  main: [
    { fields: ["firstDie", "secondDie", "firstCastingTime", "secondCastingTime", "begins"] },
  ],
  more: [],
  onlyWith: {},
  start: { firstDie: 3, secondDie: 5, firstCastingTime: 3 },
  open: {},
  whenEmpty: { firstCastingTime: "form.none", secondCastingTime: "form.none" },
  keys: { firstDie: "a", secondDie: "b", begins: "s", firstCastingTime: "za", secondCastingTime: "zb" },
  rulings: "rulings",
  answer: {
    kind: "own",
    label: "osr.order.big",
    big: (odds, _info, lang) => ({ text: firstToAct(odds, lang), word: true }),
    needs: (odds, _info, lang) => [pick(odds.explanation, lang)],
    results: ({ odds, lang }) => html`<section role="group" aria-labelledby="order-title">
      <h2 id="order-title">${t(lang, "osr.order.title")}</h2>
      <rw-segments
        lang=${lang}
        .moments=${stepsOf(odds).map(
          (step): Moment => ({
            label: pick(step.label, lang),
            side: step.side,
            segment: step.segment,
            later: step.roundsLater,
            ...(step.id === "spell" ? { tone: "best" as const } : {}),
          }),
        )}
      ></rw-segments>
    </section>`,
    why: ({ odds, lang }) =>
      html`<rw-verdict lang=${lang} .rules=${[...new Set(stepsOf(odds).map((step) => step.rule))]} .because=${odds.explanation}></rw-verdict>`,
  },
  tones: {},
};

/** The form counts the segments of later rounds on. */
const SEGMENTS = 10;

/** Where a spell stands between its beginning and its effect. */
function timing({ odds, lang, input }: Shown): unknown {
  const begun = Number(input["begun"]);
  const hurt = input["damagedIn"];
  const works = odds["takesEffect"] === true;
  const at = (n: number): { segment: number; later: number } => ({ segment: ((n - 1) % SEGMENTS) + 1, later: Math.floor((n - 1) / SEGMENTS) });
  const moments: Moment[] = [
    { label: t(lang, "osr.spellTiming.begun"), tone: "held", ...at(begun) },
    ...(typeof hurt === "number" ? [{ label: t(lang, "osr.spellTiming.hurt"), tone: "worst" as const, ...at(hurt) }] : []),
    ...(works
      ? [{ label: t(lang, "osr.spellTiming.effect"), tone: "best" as const, segment: Number(odds["segment"]), later: Number(odds["roundsLater"]) }]
      : []),
  ];
  const place = ({ later = 0, segment = 0 }: Moment): number => later * SEGMENTS + segment;
  return html`<section role="group" aria-labelledby="timing-title">
    <h2 id="timing-title">${t(lang, "osr.spellTiming.title")}</h2>
    <rw-segments lang=${lang} .moments=${moments.toSorted((a, b) => place(a) - place(b))}></rw-segments>
  </section>`;
}

export const spellTiming: Layout = {
  procedure: "osr.spellTiming",
  main: [{ fields: ["begun", "castingTime", "damagedIn"] }],
  more: [],
  onlyWith: {},
  start: { begun: 8, castingTime: 4 },
  open: {},
  whenEmpty: { damagedIn: "form.none" },
  keys: { begun: "b", castingTime: "z", damagedIn: "s" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.spellTiming.big",
    says: (odds, _info, lang) => {
      const [n, later] = [Number(odds["segment"]), Number(odds["roundsLater"])];
      if (odds["takesEffect"] !== true) return { text: t(lang, "osr.spellTiming.spoilt"), word: true };
      const key = later === 0 ? "osr.spellTiming.now" : later === 1 ? "osr.spellTiming.next" : "osr.spellTiming.later";
      return { text: t(lang, key, { n: formatNumber(n, lang), later }), word: true };
    },
    extra: timing,
  }),
  tones: {},
};

export const interruption: Layout = {
  procedure: "osr.interruption",
  main: [{ fields: ["action", "by"] }],
  more: [],
  onlyWith: {},
  start: { action: "flees", by: "attack" },
  open: {},
  whenEmpty: {},
  keys: { action: "h", by: "d" },
  rulings: "rulings",
  answer: verdict({ label: "osr.interruption.big", says: flags({ allowed: "osr.interruption.yes" }, "osr.interruption.no") }),
  tones: {},
};

export const layouts: readonly Layout[] = [duration, surprise, initiative, roundOrder, spellTiming, interruption];
