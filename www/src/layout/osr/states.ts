import { html, nothing } from "lit";
import "../../elements/matrix/matrix.js";
import type { Text } from "../../engine/index.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import { osr as phrases } from "../../i18n/osr.js";
import { fieldAt } from "../../state/input.js";
import { capital, needsOf } from "../../view/answer.js";
import { flags, verdict, word } from "../../view/answers/verdict.js";
import type { Layout, Shown } from "../index.js";
import { asked, madeOnce, who } from "./who.js";

addPhrases(phrases);

interface Note {
  id: string;
  label: Text;
}

/** What to know besides the chances. */
function notes({ odds, lang }: Shown): unknown {
  const all = (odds["notes"] ?? []) as Note[];
  if (all.length === 0) return nothing;
  return html`<section role="group" aria-labelledby="notes-title">
    <h2 id="notes-title">${t(lang, "osr.gaze.notes")}</h2>
    ${all.map((note) => html`<p data-note=${note.id}>${capital(pick(note.label, lang))}.</p>`)}
  </section>`;
}

/** Every gaze number, by what the victim does and how large the monster is. */
function numbers({ info, lang, input }: Shown): unknown {
  const headings = (path: string) => (fieldAt(info.fields, path)?.options ?? []).map((o) => ({ id: o.id, label: pick(o.label, lang) }));
  const [rows, columns] = [headings("awareness"), headings("size")];
  const make = (): Map<string, number | undefined> =>
    new Map(
      rows.flatMap((row) =>
        columns.map((column) => {
          const answer = asked("gaze", { awareness: row.id, size: column.id, saveNumber: 10 });
          return [`${row.id} ${column.id}`, answer?.tests.find((test) => test.of === "gaze")?.target] as const;
        }),
      ),
    );
  return madeOnce("osr.gaze", make, (all) => {
    const cell = (row: string, column: string): string => {
      const n = all.get(`${row} ${column}`);
      if (n === undefined) return "–";
      return n <= 1 ? t(lang, "osr.always") : t(lang, "osr.least", { n });
    };
    return html`<section role="group" aria-labelledby="numbers-title">
      <h2 id="numbers-title">${t(lang, "osr.gaze.table")}</h2>
      <rw-matrix
        lang=${lang}
        caption=${t(lang, "osr.gaze.caption")}
        .rows=${rows}
        .columns=${columns}
        .cell=${cell}
        row=${String(input["awareness"])}
        column=${String(input["size"])}
      ></rw-matrix>
    </section>`;
  });
}

export const gaze: Layout = {
  procedure: "osr.gaze",
  main: [
    { fields: ["awareness", "size"] },
    { fields: ["class", "hitDice", "saveNumber", "level"] },
  ],
  more: ["saveBonus"],
  onlyWith: {},
  either: [who("", ["class", "hitDice", "saveNumber"], false)],
  start: { awareness: "sees", size: "medium", class: "fighter", level: 5 },
  open: {},
  whenEmpty: {},
  keys: { awareness: "b", size: "g", saveNumber: "n", class: "k", level: "u", hitDice: "w", saveBonus: "p" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["affected"],
    label: "osr.gaze.big",
    noun: "osr.gaze",
    needs: needsOf("gaze", "save"),
    after: (shown) => html`${notes(shown)} ${numbers(shown)}`,
  },
  tones: { escaped: "best", saved: "good", affected: "worst", noSave: "none", fightsBlind: "none", inOrder: "none", mirror: "none" },
};

export const senses: Layout = {
  procedure: "osr.senses",
  main: [{ fields: ["primary", "lost", "opponentInvisible", "seesInvisible", "whereaboutsKnown"] }],
  more: [],
  onlyWith: { seesInvisible: "opponentInvisible" },
  start: { lost: ["sight"] },
  open: {},
  whenEmpty: {},
  sets: ["lost"],
  keys: { primary: "s", lost: "x", opponentInvisible: "u", seesInvisible: "d", whereaboutsKnown: "w" },
  rulings: "rulings",
  answer: verdict({
    label: "osr.senses.big",
    says: (odds, _info, lang) => {
      const unseen = odds["allowed"] === true ? "osr.senses.unseen" : "osr.senses.no";
      return { text: t(lang, odds["targetInvisible"] === true ? unseen : "osr.senses.sees"), word: true };
    },
    facts: [
      { value: "modifier", label: "osr.senses.modifier", show: "signed" },
      { value: "flankOrRear", label: "osr.senses.flank" },
      { value: "saveBonus", label: "osr.senses.save", show: "signed" },
    ],
  }),
  tones: {},
};

export const approach: Layout = {
  procedure: "osr.approach",
  main: [{ fields: ["sleep", "silently", "hit"] }],
  more: [],
  onlyWith: {},
  start: { sleep: "natural", silently: true },
  open: {},
  whenEmpty: {},
  keys: { sleep: "s", silently: "t", hit: "g" },
  rulings: "rulings",
  answer: verdict({ label: "osr.approach.big", says: word("targetState") }),
  tones: {},
};

export const killOutright: Layout = {
  procedure: "osr.killOutright",
  main: [{ fields: ["targetState", "weapon", "class"] }],
  more: [],
  onlyWith: { class: { weapon: "fists" } },
  start: { targetState: "helpless", weapon: "weapon" },
  open: {},
  whenEmpty: {},
  keys: { targetState: "z", weapon: "w", class: "k" },
  rulings: "rulings",
  answer: verdict({ label: "osr.killOutright.big", says: flags({ allowed: "osr.killOutright.yes" }, "osr.killOutright.no") }),
  tones: {},
};

export const layouts: readonly Layout[] = [gaze, senses, approach, killOutright];
