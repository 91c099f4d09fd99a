import { html, nothing } from "lit";
import "../../elements/matrix/matrix.js";
import "../../elements/verdict/verdict.js";
import type { AnyOdds, Input } from "../../engine/index.js";
import { shortFraction } from "../../format/fraction.js";
import { formatNumber, formatPercent } from "../../format/number.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import { osr } from "../../i18n/osr.js";
import { osrCombat } from "../../i18n/osrCombat.js";
import { fieldAt, isObject } from "../../state/input.js";
import { formatMean, needsOf } from "../../view/answer.js";
import { spread } from "../../view/answers/spread.js";
import type { Layout, Shown } from "../index.js";
import { asked, askedOnce, madeOnce, spans, who } from "./who.js";

addPhrases(osr);
addPhrases(osrCombat);

/** What is known besides whether it hits. */
function facts({ odds, lang }: Shown): unknown {
  const { slain, slainFraction } = odds as { slain?: number; slainFraction?: string };
  const short = shortFraction(slainFraction);
  const multiplier = Number(odds["multiplier"]);
  const known = [
    { label: t(lang, "osr.attack.mean"), text: formatMean(Number(odds["meanDamage"]), lang) },
    ...(slain === undefined ? [] : [{ label: t(lang, "osr.attack.slain"), text: `${formatPercent(slain, lang, slainFraction)}${short ? ` (${short})` : ""}` }]),
    ...(multiplier > 1 ? [{ label: t(lang, "osr.attack.multiplier"), text: formatNumber(multiplier, lang) }] : []),
  ];
  return html`<section role="group" aria-label=${t(lang, "verdict.facts")}><rw-verdict lang=${lang} .facts=${known}></rw-verdict></section>`;
}

/** So many armour classes to both sides. */
const AROUND = 6;

/** The same attack against the armour classes next to this one. */
function armours({ odds, lang, input }: Shown): unknown {
  const own = Number(input["armourClass"]);
  if (odds["needed"] === undefined) return nothing;
  const rows = Array.from({ length: 2 * AROUND + 1 }, (_, i) => own - AROUND + i).flatMap((armourClass) => {
    const answer = askedOnce("attack", { ...input, armourClass });
    return answer ? [{ id: String(armourClass), answer }] : [];
  });
  const cell = (id: string, column: string): string => {
    const answer = rows.find((row) => row.id === id)?.answer;
    if (!answer) return "–";
    if (column === "needed") return formatNumber(Number(answer["needed"]), lang);
    if (column === "mean") return formatMean(Number(answer["meanDamage"]), lang);
    const hit = answer.outcomes?.find((o) => o.id === "hit");
    return formatPercent(hit?.probability ?? 0, lang, hit?.fraction);
  };
  return html`<section role="group" aria-labelledby="armours-title">
    <h2 id="armours-title">${t(lang, "osr.attack.armour")}</h2>
    <rw-matrix
      lang=${lang}
      caption=${t(lang, "osr.attack.armourCaption")}
      .rows=${rows.map(({ id }) => ({ id, label: t(lang, "osr.attack.ac", { n: formatNumber(Number(id), lang) }) }))}
      .columns=${[
        { id: "needed", label: t(lang, "osr.attack.needed") },
        { id: "chance", label: t(lang, "osr.attack.chance") },
        { id: "mean", label: t(lang, "osr.attack.meanShort") },
      ]}
      .cell=${cell}
      row=${String(own)}
    ></rw-matrix>
  </section>`;
}

/** Levels to ask for; above the last one nothing changes any more. */
const LEVELS = Array.from({ length: 31 }, (_, level) => level);
const AC_TEN = { armourClass: 10, damage: "1" };

interface Numbers {
  groups: { classes: string[]; numbers: (string | undefined)[] }[];
  rows: { from: number; label: string; cells: readonly string[] }[];
}

function attackNumber(attacker: Input): number | undefined {
  const needed = asked("attack", { attacker, ...AC_TEN })?.["needed"];
  return typeof needed === "number" ? needed : undefined;
}

/** Every class at every level; classes with the same numbers share a column. */
function numbers(classes: readonly string[]): Numbers {
  const groups: Numbers["groups"] = [];
  for (const id of classes) {
    const own = LEVELS.map((level) => attackNumber({ class: id, level })?.toString());
    const same = groups.find((group) => group.numbers.every((n, i) => n === undefined || own[i] === undefined || n === own[i]));
    if (!same) groups.push({ classes: [id], numbers: own });
    else {
      same.classes.push(id);
      same.numbers = same.numbers.map((n, i) => n ?? own[i]);
    }
  }
  const rows = spans(LEVELS.map((level) => ({ level, cells: groups.map((group) => group.numbers[level] ?? "–") })));
  return { groups, rows };
}

/** The class whose numbers count, and the level or its equivalent. */
function place(attacker: Input): { own: string; level: number | undefined } {
  const { class: own, level, hitDice, actsAs } = attacker;
  if (typeof own === "string") return { own, level: Number(level) };
  if (typeof hitDice !== "string") return { own: "", level: undefined };
  const equal = level ?? asked("monsterLevel", { hitDice })?.["value"];
  const acts = Array.isArray(actsAs) ? actsAs[0] : undefined;
  return { own: String(acts ?? MONSTER), level: typeof equal === "number" ? equal : undefined };
}

/** Classes that stand for others in the head of a table. */
const MAIN = ["fighter", "cleric", "thief", "magic-user"];

/** The class that a monster attacks as when nothing else is said. */
const MONSTER = "fighter";

function allNumbers({ info, lang, input }: Shown): unknown {
  const options = fieldAt(info.fields, "attacker.class")?.options ?? [];
  const attacker: Input = isObject(input["attacker"]) ? input["attacker"] : {};
  return madeOnce("osr.attack", () => numbers(options.map((o) => o.id)), ({ groups, rows }) => {
    const { own, level } = place(attacker);
    const used = level === undefined ? undefined : rows.findLast((row) => row.from <= level);
    const name = (id: string): string => pick(options.find((o) => o.id === id)?.label, lang) || id;
    // A column is called after the class in use, or the first that stands for many.
    const head = (ids: readonly string[]): string => (ids.includes(own) ? own : (MAIN.find((id) => ids.includes(id)) ?? ids[0] ?? ""));
    const cell = (row: string, column: string): string => rows.find((one) => String(one.from) === row)?.cells[Number(column)]?.replace("-", "−") ?? "–";
    return html`<section role="group" aria-labelledby="numbers-title">
      <h2 id="numbers-title">${t(lang, "osr.attack.numbers")}</h2>
      <rw-matrix
        lang=${lang}
        caption=${t(lang, "osr.attack.numbersCaption")}
        .rows=${rows.map((row) => ({ id: String(row.from), label: row.label }))}
        .columns=${groups.map((group, i) => ({ id: String(i), label: name(head(group.classes)) }))}
        .cell=${cell}
        row=${used ? String(used.from) : ""}
        column=${String(groups.findIndex((group) => group.classes.includes(own)))}
      ></rw-matrix>
      ${groups.map(({ classes }) => {
          const others = classes.filter((id) => id !== head(classes)).map(name);
          return html`<p class="soft">${t(lang, "osr.attack.alike", { name: name(head(classes)), list: others.join(", ") })}</p>`;
        })}
    </section>`;
  });
}

const damagePicture = spread({
  title: "osr.attack.damage",
  values: "damageOfHit",
  table: { values: "damage", label: "osr.attack.table" },
  atLeast: "damageAtLeast",
  label: "osr.attack.damage",
  from: ({ input }) => (typeof input["targetHitPoints"] === "number" ? input["targetHitPoints"] : undefined),
  meaning: "osr.attack.kills",
});

export const attack: Layout = {
  procedure: "osr.attack",
  main: [
    { title: "attacker", fields: ["attacker.class", "attacker.hitDice", "attacker.attackNumber", "attacker.level", "attackBonus", "damage"] },
    { fields: ["armourClass", "targetHitPoints", "targetState", "targetLevel", "facing"] },
  ],
  more: [
    "shield",
    "dexterityBonus",
    "concealed",
    "covered",
    "targetInvisible",
    "ranged",
    "dexterity",
    "indirect",
    "proficient",
    "specialised",
    "attacker.actsAs",
    "modifiers",
  ],
  onlyWith: { targetLevel: { targetState: "asleep" }, dexterity: "ranged" },
  either: [who("attacker.", ["class", "hitDice", "attackNumber"])],
  start: { attacker: { class: "fighter", level: 3 }, armourClass: 14, damage: "1W8+1", targetHitPoints: 6 },
  open: {},
  whenEmpty: { targetHitPoints: "form.none", "attacker.level": "form.none", dexterity: "form.none", targetLevel: "form.none" },
  sets: ["attacker.actsAs"],
  strides: { concealed: 5, covered: 5 },
  keys: {
    "attacker.class": "k",
    "attacker.level": "u",
    "attacker.hitDice": "w",
    "attacker.actsAs": "f",
    "attacker.attackNumber": "n",
    attackBonus: "b",
    dexterity: "g",
    armourClass: "a",
    shield: "sh",
    dexterityBonus: "gb",
    ranged: "fk",
    proficient: "p",
    specialised: "sp",
    concealed: "t",
    covered: "c",
    facing: "x",
    indirect: "i",
    targetInvisible: "ui",
    targetLevel: "zu",
    targetState: "z",
    damage: "s",
    targetHitPoints: "tp",
    modifiers: "m",
  },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["hit"],
    label: "osr.attack.big",
    noun: "osr.attack",
    needs: needsOf("hit", "death"),
    result: "id",
    after: (shown) => html`${facts(shown)} ${damagePicture(shown)} ${armours(shown)} ${allNumbers(shown)}`,
  },
  tones: { hit: "good", miss: "none" },
  came(outcome, lang) {
    if (typeof outcome !== "object" || outcome["id"] !== "hit") return [];
    const n = Number(outcome["damage"]);
    return [t(lang, "osr.attack.points", { n }), outcome["slain"] === true ? t(lang, "osr.attack.dies") : ""];
  },
};

function range(odds: AnyOdds): { min: number; max: number } {
  const chances = odds["damage"] as number[];
  return { min: chances.findIndex((p) => p > 0), max: chances.findLastIndex((p) => p > 0) };
}

const picture = spread({ title: "osr.damage.title", values: "damage", atLeast: "damageAtLeast", label: "osr.damage.points" });

export const damage: Layout = {
  procedure: "osr.damage",
  main: [{ fields: ["damage", "multiplier"] }],
  more: [],
  onlyWith: {},
  start: { damage: "2W6+1" },
  open: {},
  whenEmpty: {},
  keys: { damage: "s", multiplier: "x" },
  rulings: "rulings",
  answer: {
    kind: "own",
    label: "osr.damage.big",
    big: (odds, _info, lang) => ({ text: formatMean(Number(odds["meanDamage"]), lang), often: t(lang, "osr.damage.likeliest", range(odds)) }),
    results: picture,
  },
  tones: {},
  came: (outcome, lang) => [t(lang, "osr.damage.total", { n: String(outcome) })],
};

export const layouts: readonly Layout[] = [attack, damage];
