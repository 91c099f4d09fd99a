import { html } from "lit";
import "../../elements/matrix/matrix.js";
import { procedure } from "../../engine/index.js";
import type { Text } from "../../engine/index.js";
import { formatNumber } from "../../format/number.js";
import { addPhrases, isKey, t } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { capital } from "../../view/answer.js";
import { next, nextWith } from "../../view/answers/next.js";
import { tables } from "../../view/answers/tables.js";
import { verdict, word, wordOf } from "../../view/answers/verdict.js";
import type { Layout, Needs, Shown } from "../index.js";
import { stateTones } from "./states.js";

addPhrases(phrases);

const STATES = ["down", "stunned", "out"] as const;

/** What each face brings: the state as the rules for the fallen have it. */
function brings(): Record<string, Text> {
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const answer = procedure("scharmuetzel.recovery").ask({ state });
      return answer.ok ? [[state, answer.value["meaning"] as Text]] : [];
    }),
  );
}

const dice: Needs = (odds, _info, lang) => {
  const n = odds.breakdown.at(-1)?.total ?? 1;
  return [n > 1 ? t(lang, "injury.highest", { n }) : t(lang, "injury.one")];
};

export const injury: Layout = {
  procedure: "scharmuetzel.injury",
  main: [{ fields: ["damage"] }],
  more: [],
  onlyWith: {},
  start: { damage: 2 },
  open: {},
  whenEmpty: {},
  keys: { damage: "n" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["out"],
    scale: true,
    label: "injury.big",
    noun: "injury",
    needs: dice,
    before: tables({ down: ["down"], stunned: ["stunned"], out: ["out"] }, brings),
    after: ({ lang }) => next(lang, [nextWith(recovery), { procedure: "scharmuetzel.routDue" }]),
  },
  tones: { down: stateTones.down, stunned: stateTones.stunned, out: stateTones.out },
};

/** What a model may do in a turn. */
interface Abilities {
  move: number;
  shoot: boolean;
  sprint: boolean;
  charge: boolean;
  strikes: string;
}

const ABILITIES = ["move", "shoot", "sprint", "charge", "strikes"] as const;

function abilityText(value: Abilities[keyof Abilities], lang: Lang): string {
  if (typeof value === "number") return value === 0 ? t(lang, "recovery.never") : `${formatNumber(value, lang)}″`;
  if (typeof value === "boolean") return t(lang, value ? "word.yes" : "word.no");
  const key = `recovery.${value}`;
  return isKey(key) ? t(lang, key) : value;
}

/** What it may do, lying and on its feet. */
function abilities({ odds, info, lang }: Shown): unknown {
  const ways = (["staying", "standingUp"] as const).filter((way) => odds[way] !== undefined);
  const cell = (row: string, column: string): string => abilityText((odds[column] as Abilities)[row as keyof Abilities], lang);
  return html`<section role="group" aria-labelledby="abilities-title">
    <h2 id="abilities-title">${t(lang, "recovery.table")}</h2>
    <rw-matrix
      lang=${lang}
      caption=${ways.length > 1 ? t(lang, "recovery.caption") : capital(wordOf(info, String(odds["becomes"]), lang))}
      .rows=${ABILITIES.map((id) => ({ id, label: t(lang, `recovery.${id}`) }))}
      .columns=${ways.map((id) => ({ id, label: t(lang, `recovery.${id}`) }))}
      .cell=${cell}
    ></rw-matrix>
  </section>`;
}

export const recovery: Layout = {
  procedure: "scharmuetzel.recovery",
  main: [{ fields: ["state", "inContact", "movement"] }],
  more: [],
  onlyWith: {},
  start: { state: "down" },
  open: {},
  whenEmpty: {},
  keys: { state: "z", inContact: "k", movement: "b" },
  rulings: "rulings",
  answer: verdict({ label: "recovery.big", says: word("becomes"), extra: abilities }),
  tones: {},
};

export const layouts: readonly Layout[] = [injury, recovery];
