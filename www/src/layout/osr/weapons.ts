import { html } from "lit";
import "../../elements/matrix/matrix.js";
import { procedureInfo } from "../../engine/index.js";
import type { AnyOdds, Input } from "../../engine/index.js";
import { formatSigned } from "../../format/number.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import { osr as phrases } from "../../i18n/osr.js";
import { fieldAt, isObject } from "../../state/input.js";
import { verdict } from "../../view/answers/verdict.js";
import type { Layout, Shown } from "../index.js";
import { asked, madeOnce } from "./who.js";

addPhrases(phrases);

interface Known {
  known: number;
  penalty: number;
  specialisation: boolean;
}

const known = (odds: AnyOdds | undefined): Known | undefined => odds?.["value"] as Known | undefined;

/** So many levels show how a class goes on. */
const LEVELS = Array.from({ length: 20 }, (_, i) => i + 1);
/** So many further weapons are named. */
const FURTHER = 3;

interface Training {
  id: string;
  first: Known;
  /** Levels at which a further weapon is learnt. */
  gains: number[];
}

/** What every class learns, level by level, under the readings in use. */
function trainings(classes: readonly string[], rulings: Input): Training[] {
  return classes.flatMap((id) => {
    const at = (level: number): Known | undefined => known(asked("proficiencies", { class: id, level, rulings }));
    const first = at(1);
    if (!first) return [];
    const counts = LEVELS.map((level) => at(level)?.known ?? first.known);
    return [{ id, first, gains: LEVELS.filter((_, i) => i > 0 && counts[i] !== counts[i - 1]) }];
  });
}

/** The whole table; the class in use is marked. */
function classes({ info, lang, input }: Shown): unknown {
  const options = fieldAt(info.fields, "class")?.options ?? [];
  const rulings: Input = isObject(input["rulings"]) ? input["rulings"] : {};
  const make = (): Training[] => trainings(options.map((o) => o.id), rulings);
  return madeOnce(`osr.proficiencies ${JSON.stringify(rulings)}`, make, (all) => {
    const cell = (id: string, column: string): string => {
      const found = all.find((one) => one.id === id);
      if (!found) return "–";
      const { first, gains } = found;
      if (column === "first") return String(first.known);
      if (column === "more") return `${gains.slice(0, FURTHER).join(", ")}\u00a0…`;
      if (column === "penalty") return formatSigned(first.penalty, lang);
      return t(lang, first.specialisation ? "word.yes" : "form.none");
    };
    return html`<section role="group" aria-labelledby="classes-title">
      <h2 id="classes-title">${t(lang, "osr.proficiencies.title")}</h2>
      <rw-matrix
        lang=${lang}
        caption=${t(lang, "osr.proficiencies.caption")}
        .rows=${options.map((o) => ({ id: o.id, label: pick(o.label, lang) })).toSorted((a, b) => a.label.localeCompare(b.label, lang))}
        .columns=${[
          { id: "first", label: t(lang, "osr.proficiencies.at", { n: 1 }) },
          { id: "more", label: t(lang, "osr.proficiencies.more") },
          { id: "penalty", label: t(lang, "osr.proficiencies.minus") },
          { id: "specialisation", label: t(lang, "osr.proficiencies.spec") },
        ]}
        .cell=${cell}
        row=${String(input["class"])}
      ></rw-matrix>
    </section>`;
  });
}

export const proficiencies: Layout = {
  procedure: "osr.proficiencies",
  main: [{ fields: ["class", "level"] }],
  more: [],
  onlyWith: {},
  start: { class: "fighter", level: 5 },
  open: {},
  whenEmpty: {},
  keys: { class: "k", level: "u" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.proficiencies.big",
    says: (odds, _info, lang) => {
      const n = known(odds)?.known ?? 0;
      return { text: String(n), often: t(lang, n === 1 ? "osr.proficiencies.weapon" : "osr.proficiencies.weapons") };
    },
    facts: [
      { value: "value.penalty", label: "osr.proficiencies.penalty", show: "signed" },
      { value: "value.specialisation", label: "osr.proficiencies.specialisation" },
    ],
    table: classes,
  }),
  tones: {},
};

/** Both hands for every dexterity, with the weapon that is asked for. */
function hands({ lang, input }: Shown): unknown {
  const field = fieldAt(procedureInfo("osr.twoWeapons").fields, "dexterity");
  const { min = 0, max = 0 } = field ?? {};
  const rows = (): { id: string; main: number; off: number }[] =>
    Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((dexterity) => {
      const answer = asked("twoWeapons", { dexterity });
      return answer ? [{ id: String(dexterity), main: Number(answer["main"]), off: Number(answer["off"]) }] : [];
    });
  return madeOnce("osr.twoWeapons", rows, (all) => {
    const cell = (id: string, column: string): string => {
      const row = all.find((one) => one.id === id);
      return row ? formatSigned(column === "main" ? row.main : row.off, lang) : "–";
    };
    return html`<section role="group" aria-labelledby="hands-title">
      <h2 id="hands-title">${t(lang, "osr.twoWeapons.title")}</h2>
      <rw-matrix
        lang=${lang}
        caption=${t(lang, "osr.twoWeapons.caption")}
        .rows=${all.map(({ id }) => ({ id, label: id }))}
        .columns=${(["main", "off"] as const).map((id) => ({ id, label: t(lang, `osr.twoWeapons.${id}`) }))}
        .cell=${cell}
        row=${String(input["dexterity"])}
      ></rw-matrix>
    </section>`;
  });
}

function both(odds: AnyOdds, lang: Lang): string {
  return `${formatSigned(Number(odds["main"]), lang)} / ${formatSigned(Number(odds["off"]), lang)}`;
}

export const twoWeapons: Layout = {
  procedure: "osr.twoWeapons",
  main: [{ fields: ["dexterity", "offHand"] }],
  more: [],
  onlyWith: {},
  start: { dexterity: 16 },
  open: {},
  whenEmpty: {},
  keys: { dexterity: "g", offHand: "n" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.twoWeapons.big",
    says: (odds, _info, lang) => (odds["allowed"] === true ? { text: both(odds, lang) } : { text: t(lang, "osr.twoWeapons.no"), word: true }),
    facts: [{ value: "offHandParries", label: "osr.twoWeapons.parries" }],
    table: hands,
  }),
  tones: {},
};

export const layouts: readonly Layout[] = [proficiencies, twoWeapons];
