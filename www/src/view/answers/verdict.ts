/** Answers without a chance: a decision, a duty, a value, a word. */
import { html, nothing } from "lit";
import "../../elements/effects/effects.js";
import type { Effect, EffectGroup } from "../../elements/effects/effects.element.js";
import "../../elements/verdict/verdict.js";
import type { Check } from "../../elements/verdict/verdict.element.js";
import type { AnyOdds, FieldInfo, Input, ProcedureInfo, Text } from "../../engine/index.js";
import { formatNumber, formatSigned } from "../../format/number.js";
import { isKey, pick, t } from "../../i18n/index.js";
import type { Key, Lang } from "../../i18n/index.js";
import type { Big, OwnAnswer, Shown } from "../../layout/index.js";
import { getAt } from "../../state/input.js";
import { capital } from "../answer.js";

type Says = OwnAnswer["big"];

/** Something known besides: a number, or a word of the catalogue. */
export interface Fact {
  /** Where it stands in the answer. */
  value: string;
  label: Key;
  show?: "signed" | "inch";
}

export interface Verdict {
  label: Key;
  says: Says;
  facts?: Fact[] | ((odds: AnyOdds) => Fact[]);
  effects?: { value: string; title: Key };
  /** Where everything stands that was looked at. */
  checks?: string;
  /** What is shown besides. */
  extra?(shown: Shown): unknown;
  /** The whole table that the answer stands in. */
  table?(shown: Shown): unknown;
  /** Where it goes on from here. */
  next?(shown: Shown): unknown;
}

/** The first flag that is set says its phrase. */
export function flags(set: Record<string, Key>, otherwise: Key): Says {
  return (odds, _info, lang) => {
    const found = Object.entries(set).find(([flag]) => odds[flag] === true);
    return { text: t(lang, found?.[1] ?? otherwise), word: true };
  };
}

/** A number of something. */
export function amount(value: string, unit?: Key): Says {
  return (odds, _info, lang) => {
    const n = odds[value];
    const text = typeof n === "number" ? formatNumber(n, lang) : "–";
    return unit === undefined ? { text } : { text, often: t(lang, unit) };
  };
}

/** An id of the catalogue in its words. */
export function word(value: string): Says {
  return (odds, info, lang) => ({ text: wordOf(info, String(odds[value]), lang), word: true });
}

export function wordOf(info: ProcedureInfo, id: string, lang: Lang): string {
  const key = `word.${id}`;
  if (isKey(key)) return t(lang, key);
  const option = (fields: readonly FieldInfo[]): Text | undefined => {
    for (const f of fields) {
      const found = f.options?.find((o) => o.id === id)?.label ?? option(f.fields ?? []);
      if (found) return found;
    }
    return undefined;
  };
  return pick(info.outcomes.find((o) => o.id === id)?.label ?? option(info.fields), lang) || id;
}

function factText(fact: Fact, value: unknown, { info, lang }: Shown): string {
  if (typeof value === "string") return wordOf(info, value, lang);
  if (typeof value === "boolean") return t(lang, value ? "word.yes" : "word.no");
  if (typeof value !== "number") return "–";
  if (fact.show === "signed") return formatSigned(value, lang);
  return `${formatNumber(value, lang)}${fact.show === "inch" ? "″" : ""}`;
}

function because(odds: AnyOdds): Text {
  return (odds as { because?: Text }).because ?? odds.explanation;
}

/** The rules that decided; where each step has its own, they stand there. */
function rulesOf(odds: AnyOdds): string[] {
  const all = (odds["rules"] ?? []) as string[];
  return typeof odds["rule"] === "string" ? [...new Set([odds["rule"], ...all])] : all;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** True when a text has every number and every longer word of another. */
function holds(text: string, other: string): boolean {
  const known = wordsOf(text);
  const wanted = wordsOf(other).filter((w) => w.length > 3 || /\d/.test(w));
  return wanted.length > 0 && wanted.every((w) => known.includes(w));
}

/**
 * "Kosten der Zauber: 10 Punkte. Jeder Magier zahlt seinen Zauber selbst." Nothing is said twice: where the
 * reason has the answer in it ("Die Sichtlinie ist frei."), it stands alone. In the place of a title that asks stands
 * what the answer is about: "Ein Rückzugstest ist fällig."
 */
export function sentence(info: ProcedureInfo, label: string, big: Big, odds: AnyOdds, lang: Lang): string {
  const title = pick(info.title, lang);
  const said = [big.text, big.often].filter(Boolean).join(" ");
  const phrase = capital(pick(because(odds), lang));
  const reason = `${phrase}${/[.!?]$/.test(phrase) ? "" : "."}`;
  if (title.endsWith("?")) return `${label} ${said}. ${reason}`;
  if (holds(reason, said)) return reason;
  return `${holds(said, title) ? capital(said) : `${title}: ${said}`}. ${reason}`;
}

export function verdict({ label, says, facts = [], effects, checks, extra, table, next }: Verdict): OwnAnswer {
  return {
    kind: "own",
    label,
    big: says,
    needs(odds, info, lang) {
      const reason = capital(pick(because(odds), lang));
      const said = `${t(lang, label)} ${says(odds, info, lang).text}`;
      return wordsOf(reason).join() === wordsOf(said).join() ? [] : [reason];
    },
    sentence: (odds, info, lang) => sentence(info, t(lang, label), says(odds, info, lang), odds, lang),
    results(shown) {
      const { odds, lang } = shown;
      const found = (effects ? odds[effects.value] : undefined) as Effect[] | undefined;
      const known = (typeof facts === "function" ? facts(odds) : facts).flatMap((f) => {
        const value: unknown = getAt(odds as unknown as Input, f.value);
        return value === undefined ? [] : [{ label: t(lang, f.label), text: factText(f, value, shown) }];
      });
      const groups: EffectGroup[] = [{ id: "all", effects: found ?? [] }];
      return html`${extra?.(shown) ?? nothing}
      ${known.length > 0
        ? html`<section role="group" aria-label=${t(lang, "verdict.facts")}><rw-verdict lang=${lang} .facts=${known}></rw-verdict></section>`
        : nothing}
      ${effects && found && found.length > 0
        ? html`<section role="group" aria-labelledby="effects-title">
            <h2 id="effects-title">${t(lang, effects.title)}</h2>
            <rw-effects lang=${lang} .groups=${groups}></rw-effects>
          </section>`
        : nothing}
      ${table?.(shown) ?? nothing} ${next?.(shown) ?? nothing}`;
    },
    why({ odds, lang }) {
      const looked = (checks === undefined ? undefined : odds[checks]) as Check[] | undefined;
      return html`<rw-verdict lang=${lang} .rules=${rulesOf(odds)} .because=${because(odds)} .checks=${looked ?? []}></rw-verdict>`;
    },
  };
}
