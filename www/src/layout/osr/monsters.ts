import { html, nothing } from "lit";
import "../../elements/matrix/matrix.js";
import type { Heading } from "../../elements/matrix/matrix.element.js";
import type { AnyOdds, Json } from "../../engine/index.js";
import { formatNumber } from "../../format/number.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import { osr as phrases } from "../../i18n/osr.js";
import { fieldAt } from "../../state/input.js";
import { capital } from "../../view/answer.js";
import { amount, verdict, word } from "../../view/answers/verdict.js";
import type { Layout, Shown } from "../index.js";
import { asked, madeOnce, spans, who } from "./who.js";

addPhrases(phrases);

interface LevelRow {
  value: number;
  /** Left out of the lowest row. */
  least?: string;
  attackNumber: number;
}

/** So many whole hit dice are asked for; the table ends before. */
const MOST_DICE = 30;

/** Every row of the table, found by asking for all hit dice. */
function levelRows(): LevelRow[] {
  const dice = Array.from({ length: MOST_DICE + 1 }, (_, n) => [`${n}-1`, `${n}`, `${n}+1`]).flat();
  const rows = new Map<number, LevelRow>();
  for (const hitDice of dice) {
    const answer = asked("monsterLevel", { hitDice });
    if (answer) rows.set(Number(answer["value"]), answer as unknown as LevelRow);
  }
  return [...rows.values()].sort((a, b) => a.value - b.value);
}

function allHitDice({ odds, lang }: Shown): unknown {
  return madeOnce("osr.monsterLevel", levelRows, (rows) => {
    const cell = (id: string, column: string): string => {
      const row = rows.find((one) => String(one.value) === id);
      return row ? formatNumber(column === "level" ? row.value : row.attackNumber, lang) : "–";
    };
    return html`<section role="group" aria-labelledby="levels-title">
      <h2 id="levels-title">${t(lang, "osr.monsterLevel.title")}</h2>
      <rw-matrix
        lang=${lang}
        caption=${t(lang, "osr.monsterLevel.caption")}
        .rows=${rows.map((row) => ({ id: String(row.value), label: t(lang, "osr.monsterLevel.from", { n: (row.least ?? "0").replace("-", "−") }) }))}
        .columns=${[
          { id: "level", label: t(lang, "osr.monsterLevel.level") },
          { id: "attackNumber", label: t(lang, "osr.monsterLevel.number") },
        ]}
        .cell=${cell}
        row=${String(odds["value"])}
      ></rw-matrix>
    </section>`;
  });
}

export const monsterLevel: Layout = {
  procedure: "osr.monsterLevel",
  main: [{ fields: ["hitDice"] }],
  more: ["actsAs"],
  onlyWith: {},
  start: { hitDice: "2+4" },
  open: {},
  whenEmpty: {},
  sets: ["actsAs"],
  keys: { hitDice: "w", actsAs: "k" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.monsterLevel.big",
    says: amount("value"),
    facts: [
      { value: "attackNumber", label: "osr.monsterLevel.number" },
      { value: "castsAt", label: "osr.monsterLevel.casts" },
    ],
    table: allHitDice,
  }),
  tones: {},
};

const KINDS = ["aimedMagic", "breath", "death", "petrification", "spells"] as const;

type SaveNumbers = Record<(typeof KINDS)[number], number>;

const numbersOf = (odds: AnyOdds): SaveNumbers => odds["value"] as SaveNumbers;

/** Levels to ask for; above the last one nothing changes any more. */
const LEVELS = Array.from({ length: 31 }, (_, level) => level);

interface Group {
  classes: string[];
  rows: { from: number; label: string; cells: readonly string[] }[];
}

/** Every class, those with the same numbers together. */
function groups(classes: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  for (const id of classes) {
    const rows = spans(
      LEVELS.flatMap((level) => {
        const answer = asked("saves", { class: id, level });
        return answer ? [{ level, cells: KINDS.map((kind) => String(numbersOf(answer)[kind])) }] : [];
      }),
    );
    // Level 0 is for few; where it is missing, the rest can be the same all the same.
    const key = JSON.stringify(rows.filter((row) => row.label !== "0"));
    const known = found.get(key);
    if (known) known.classes.push(id);
    if (known && rows.length > known.rows.length) known.rows = rows;
    if (!known) found.set(key, { classes: [id], rows });
  }
  return [...found.values()];
}

function saveTable(group: Group, names: ReadonlyMap<string, string>, level: number | undefined, lang: Lang): unknown {
  const used = level === undefined ? undefined : group.rows.findLast((row) => row.from <= level);
  const headings: Heading[] = KINDS.map((id) => ({ id, label: t(lang, `osr.saves.short.${id}`) }));
  const cell = (row: string, column: string): string =>
    group.rows.find((one) => String(one.from) === row)?.cells[KINDS.findIndex((kind) => kind === column)] ?? "–";
  return html`<rw-matrix
    class="group"
    lang=${lang}
    caption=${group.classes.map((id) => names.get(id) ?? id).join(", ")}
    .rows=${group.rows.map((row) => ({ id: String(row.from), label: row.label }))}
    .columns=${headings}
    .cell=${cell}
    row=${used ? String(used.from) : ""}
  ></rw-matrix>`;
}

/** The class that a monster saves as when nothing else is said. */
const MONSTER = "fighter";

/** The table of every class; that of the class in use first, with its row marked. */
function allSaves({ info, odds, lang, input }: Shown): unknown {
  const options = fieldAt(info.fields, "class")?.options ?? [];
  const names = new Map(options.map((o) => [o.id, pick(o.label, lang)]));
  const acts: readonly Json[] = Array.isArray(input["actsAs"]) ? input["actsAs"] : [];
  const own = String(input["class"] ?? acts[0] ?? MONSTER);
  return madeOnce("osr.saves", () => groups(options.map((o) => o.id)), (all) => {
    const used = all.find((group) => group.classes.includes(own));
    const others = all.filter((group) => group !== used);
    return html`<section role="group" aria-labelledby="saves-title">
      <h2 id="saves-title">${t(lang, "osr.saves.title")}</h2>
      <p class="soft">${t(lang, "osr.saves.caption")}</p>
      ${used ? saveTable(used, names, Number(odds["level"]), lang) : nothing}
      <details>
        <summary>${t(lang, "osr.saves.others")}</summary>
        <div class="body">${others.map((group) => saveTable(group, names, undefined, lang))}</div>
      </details>
    </section>`;
  });
}

export const saves: Layout = {
  procedure: "osr.saves",
  main: [{ fields: ["class", "hitDice", "level", "invisible"] }],
  more: ["actsAs"],
  onlyWith: {},
  either: [who("", ["class", "hitDice"])],
  start: { class: "fighter", level: 5 },
  open: {},
  whenEmpty: { level: "form.none" },
  sets: ["actsAs"],
  keys: { class: "k", level: "u", hitDice: "w", actsAs: "f", invisible: "s" },
  rulings: "rulings",
  answer: {
    ...verdict({
      label: "osr.saves.big",
      says: (odds, _info, lang) => ({ text: t(lang, "osr.saves.level", { n: Number(odds["level"]) }), word: true }),
      facts: KINDS.map((kind) => ({ value: `value.${kind}`, label: `osr.saves.${kind}` as const })),
      table: allSaves,
    }),
    sentence: (odds, _info, lang) =>
      `${capital(pick(odds.explanation, lang))} ${KINDS.map((kind) => `${t(lang, `osr.saves.${kind}`)}: ${numbersOf(odds)[kind]}`).join("; ")}.`,
    bar: (odds, _info, lang) => html`<dl class="numbers">
      ${KINDS.map(
        (kind) =>
          html`<div>
            <dt>${t(lang, `osr.saves.short.${kind}`)}</dt>
            <dd class="num" data-save=${kind}>${numbersOf(odds)[kind]}</dd>
          </div>`,
      )}
    </dl>`,
  },
  tones: {},
};

export const monsterWays: Layout = {
  procedure: "osr.monsterWays",
  main: [{ fields: ["clever", "paralysis", "allParalysed", "hungry", "retreatCovered"] }],
  more: [],
  onlyWith: {},
  start: { clever: true, paralysis: "long" },
  open: {},
  whenEmpty: {},
  keys: { clever: "k", paralysis: "p", hungry: "h", retreatCovered: "r0", allParalysed: "a" },
  rulings: "rulings",
  answer: verdict({ label: "osr.monsterWays.big", says: word("way") }),
  tones: {},
};

export const layouts: readonly Layout[] = [monsterLevel, saves, monsterWays];
