/** An answer of the package turned into what the page shows; shared by all elements, so that they agree. */
import type { AnyOdds, AnyPlayed, Chance, FieldInfo, Input, Problem, ProcedureInfo, Test } from "../engine/index.js";
import { sumFractions } from "../format/fraction.js";
import { formatFixed, formatPercent } from "../format/number.js";
import { often } from "../format/often.js";
import { isKey, noun, pick, t } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import type { Big, CountAnswer, Layout, Tone } from "../layout/index.js";
import { placeOf } from "../state/either.js";
import { fieldAt, fieldOfProblem, getAt, optionsOf } from "../state/input.js";
import { valueText } from "./value.js";

export interface SeriesView {
  label: string;
  tone: Tone;
  values: number[];
  atLeast?: number[];
}

function numbers(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((v) => typeof v === "number") ? (value as number[]) : undefined;
}

/** The one number that is asked for. */
export function bigNumber(layout: Layout, info: ProcedureInfo, odds: AnyOdds, lang: Lang): Big {
  const { answer } = layout;
  if (answer.kind === "own") return answer.big(odds, info, lang);
  if (answer.kind === "counts") {
    const mean = odds[answer.mean];
    const one = series(answer, odds, lang)[0]?.atLeast?.[1];
    return {
      text: typeof mean === "number" ? formatMean(mean, lang) : "–",
      ...(one === undefined ? {} : { often: t(lang, "answer.atLeastOne", { p: formatPercent(one, lang) }) }),
    };
  }
  const { probability, fraction } = together(odds.outcomes ?? [], answer.big);
  return {
    text: formatPercent(probability, lang, fraction),
    ...(fraction === undefined ? {} : { fraction }),
    often: often(fraction === "1" ? 1 : probability, lang, noun(lang, answer.noun)),
  };
}

/** The chance of any of some outcomes. */
export function together(outcomes: readonly Chance<string>[], ids: readonly string[]): { probability: number; fraction?: string } {
  const parts = outcomes.filter((o) => ids.includes(o.id));
  const probability = parts.reduce((sum, o) => sum + o.probability, 0);
  const fraction = sumFractions(parts.map((o) => o.fraction));
  return fraction === undefined ? { probability } : { probability, fraction };
}

export function formatMean(mean: number, lang: Lang): string {
  return formatFixed(mean, lang, mean !== 0 && mean < 0.1 ? 3 : 2);
}

/** The outcomes of single shots behind a count: one for all, or one for each action. */
export function singles(answer: CountAnswer, odds: AnyOdds, lang: Lang): { title: string; outcomes: Chance<string>[] }[] {
  const found = odds[answer.singles.value];
  if (!Array.isArray(found)) return [];
  const given = found as (Chance<string> | Chance<string>[] | { action?: number; outcomes: Chance<string>[] })[];
  const each = given.map((c) => (Array.isArray(c) ? { outcomes: c } : c));
  if (each.every((c): c is Chance<string> => "probability" in c)) {
    return each.length === 0 ? [] : [{ title: t(lang, answer.singles.label), outcomes: each }];
  }
  // Actions that come to the same are told together.
  const alike = new Map<string, { actions: number[]; outcomes: Chance<string>[] }>();
  for (const [i, c] of each.entries()) {
    if (!("outcomes" in c)) continue;
    const n = (c.action ?? i) + 1;
    const key = JSON.stringify(c.outcomes);
    const known = alike.get(key);
    if (known) known.actions.push(n);
    else alike.set(key, { actions: [n], outcomes: c.outcomes });
  }
  return [...alike.values()].map(({ actions, outcomes }) => ({
    title: t(lang, answer.singles.label, { n: actions.join(", ") }),
    outcomes,
  }));
}

export function series(answer: CountAnswer, odds: AnyOdds, lang: Lang): SeriesView[] {
  return answer.series.flatMap((s) => {
    const values = numbers(odds[s.values]);
    if (!values) return [];
    const atLeast = s.atLeast === undefined ? undefined : numbers(odds[s.atLeast]);
    return [{ label: t(lang, s.label), tone: s.tone, values, ...(atLeast ? { atLeast } : {}) }];
  });
}

/** The highest face that passes: a 1 or a 20 that means something of its own stands against any target. */
function highest({ target = 0, sides, bands }: Test): number {
  const [first, last] = [bands[0], bands.at(-1)];
  if (bands.length < 2 || !first || !last) return target;
  if (target < 1) return first.to === 1 ? 1 : target;
  return target >= sides && last.from === sides ? sides - 1 : target;
}

/** The lowest face that passes, where a roll passes on its target or more. */
function lowest({ target = 0, sides, bands }: Test): number {
  const [first, last] = [bands[0], bands.at(-1)];
  if (bands.length < 2 || !first || !last) return target;
  if (target > sides) return last.from === sides ? sides : target;
  return target <= 1 && first.to === 1 ? 2 : target;
}

/** The first of these keys that there is, with `n` filled in. */
function phrase(keys: readonly string[], n: number, lang: Lang): string | undefined {
  const key = keys.find(isKey);
  return key === undefined ? undefined : t(lang, key, { n });
}

/**
 * "trifft bei 6 oder weniger", "trifft ab 5". A system may have its own words for a roll; those that end in
 * `.least` say that it passes on its target or more.
 */
export function need(test: Test, info: ProcedureInfo, lang: Lang): string {
  const own = `need.${info.id.split(".", 1).join()}.${test.of}`;
  const again = test.bands.some((b) => b.id === "again") ? phrase([`${own}.again`], test.sides, lang) : undefined;
  if (again !== undefined) return again;
  if (isKey(`${own}.least`)) {
    const n = lowest(test);
    const how = n > test.sides ? ".never" : n <= 1 ? ".always" : ".least";
    return phrase([`${own}${how}`], n, lang) ?? "";
  }
  const n = highest(test);
  const how = n < 1 ? ".never" : n >= test.sides ? ".always" : "";
  const words = phrase([`${own}${how}`, `need.${test.of}${how}`], n, lang);
  if (words !== undefined) return words;
  const key = how === "" ? "answer.test" : how === ".never" ? "answer.testNever" : "answer.testAlways";
  return t(lang, key, { roll: rollLabel(info, test.of, lang), n });
}

/** What several dice together need: they have no target of their own each. */
export function sumNeed(of: string, total: number, info: ProcedureInfo, lang: Lang): string | undefined {
  return phrase([`need.${info.id.split(".", 1).join()}.${of}.sum`], total, lang);
}

/** What these rolls need, each once, in this order. */
export function needsOf(...rolls: string[]): (odds: AnyOdds, info: ProcedureInfo, lang: Lang) => string[] {
  return (odds, info, lang) =>
    rolls.flatMap((of) => {
      const test = odds.tests.find((other) => other.of === of && other.target !== undefined);
      return test ? [need(test, info, lang)] : [];
    });
}

/** Labels of the catalogue stand in the middle of sentences; at the start of a line they get a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function rollLabel(info: ProcedureInfo, id: string, lang: Lang): string {
  return capital(pick(info.rolls.find((r) => r.id === id)?.label, lang) || id);
}

export function bandLabel(info: ProcedureInfo, id: string, lang: Lang): string {
  if (id === "again") return t(lang, "dice.rollAgain");
  return pick(info.bands.find((b) => b.id === id)?.label, lang) || id;
}

export function outcomeLabel(info: ProcedureInfo, id: string, lang: Lang): string {
  return capital(pick(info.outcomes.find((o) => o.id === id)?.label, lang) || id);
}

/** The bands that say more than the face does: a die that is only added up has none. */
export function tellingBands(test: Test, info: ProcedureInfo, lang: Lang): Test["bands"] {
  if (test.bands.every((b) => b.from === b.to && b.id === test.bands[0]?.id)) return [];
  return test.bands.filter((b) => b.from !== b.to || bandLabel(info, b.id, lang) !== String(b.from));
}

/** "1 perfekt · 2–6 Treffer · 7–19 daneben · 20 Patzer" */
export function bandsText(test: Test, info: ProcedureInfo, lang: Lang): string {
  return tellingBands(test, info, lang)
    .map((b) => `${b.from === b.to ? b.from : `${b.from}–${b.to}`} ${bandLabel(info, b.id, lang)}`)
    .join(" · ");
}

export function toneOf(layout: Layout, id: string): Tone {
  return layout.tones[id] ?? "none";
}

/** Outcomes in the order of the catalogue, the ones that are asked for first. */
export function orderedOutcomes(layout: Layout, info: ProcedureInfo, outcomes: readonly Chance<string>[]): Chance<string>[] {
  const big = layout.answer.kind === "chance" && !layout.answer.scale ? layout.answer.big : [];
  const rank = (id: string): number => {
    const at = info.outcomes.findIndex((o) => o.id === id);
    return (big.includes(id) ? 0 : 1000) + (at < 0 ? 999 : at);
  };
  return [...outcomes].sort((a, b) => rank(a.id) - rank(b.id));
}

/** The outcome that a played procedure came to, where it comes to one. */
export function playedOutcome({ answer }: Layout, { outcome }: AnyPlayed): string | undefined {
  if (typeof outcome === "string") return outcome;
  const id = answer.kind !== "counts" && answer.result !== undefined && typeof outcome === "object" ? outcome[answer.result] : undefined;
  return typeof id === "string" ? id : undefined;
}

/** What came out of a played procedure, in a few words. */
export function playedLabel(layout: Layout, info: ProcedureInfo, played: AnyPlayed, lang: Lang): string {
  const { outcome } = played;
  const id = playedOutcome(layout, played);
  const known = [id === undefined ? "" : outcomeLabel(info, id, lang), ...(layout.came?.(outcome, lang) ?? [])].filter(Boolean);
  if (known.length > 0) return known.join(" · ");
  if (typeof outcome !== "object" || layout.answer.kind !== "counts") return "";
  return layout.answer.series
    .map((s, i) => ({ label: t(lang, s.label), count: outcome[s.values], always: i === 0 }))
    .filter(({ count, always }) => typeof count === "number" && (always || count > 0))
    .map(({ label, count }) => `${label}: ${String(count)}`)
    .join(" · ");
}

/** Ids that a message quotes, as the form calls them. */
function inWords(text: string, field: FieldInfo | undefined, info: ProcedureInfo, lang: Lang): string {
  const options = field ? optionsOf(field) : [];
  return text.replace(/`([^`]*)`/g, (_, id: string) => {
    const known = options.find((o) => o.id === id) ?? fieldNamed(info.fields, id);
    const label = pick(known?.label, lang) || id;
    return lang === "de" ? `„${label}“` : `“${label}”`;
  });
}

function fieldNamed(fields: readonly FieldInfo[], name: string): FieldInfo | undefined {
  for (const field of fields) {
    const found = field.name === name ? field : fieldNamed(field.fields ?? [], name);
    if (found) return found;
  }
  return undefined;
}

/** The problems of a refused input: by field, and as sentences. */
export function problems(found: readonly Problem[], info: ProcedureInfo, lang: Lang): { byPath: Map<string, string>; list: string[] } {
  const byPath = new Map<string, string>();
  const list: string[] = [];
  for (const p of found) {
    const path = p.path ?? "";
    const field = fieldOfProblem(info.fields, path);
    const expected = p.expected ? inWords(pick(p.expected, lang), field, info, lang) : "";
    const text = expected ? t(lang, "answer.expected", { expected }) : pick(p.message, lang);
    if (!byPath.has(path)) byPath.set(path, text);
    list.push(
      field && expected ? t(lang, "answer.problem", { field: pick(field.label, lang), expected }) : pick(p.message, lang),
    );
  }
  return { byPath, list };
}

/** What is typed and cannot be used, by path, as sentences: each with what the answer takes in its place, if there is one. */
export function unusable(typed: ReadonlyMap<string, string>, answered: Input | undefined, layout: Layout, { fields }: ProcedureInfo, lang: Lang): string[] {
  return [...typed].map(([path, problem]) => {
    const field = fieldAt(fields, path);
    const value = answered && getAt(answered, path);
    const words = { field: pick(field?.label, lang), problem, expected: problem };
    if (!field || value === undefined) return t(lang, "answer.problem", words);
    return t(lang, "answer.before", { ...words, value: valueText(field, value, { layout, place: placeOf(path), lang }) });
  });
}
