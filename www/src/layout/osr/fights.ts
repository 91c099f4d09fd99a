import { html, nothing } from "lit";
import "../../elements/outcomes/outcomes.js";
import "../../elements/track/track.js";
import type { Round, State } from "../../elements/track/track.element.js";
import "../../elements/verdict/verdict.js";
import type { AnyOdds, Chance, ProcedureInfo } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import { osr } from "../../i18n/osr.js";
import { osrCombat } from "../../i18n/osrCombat.js";
import { formatMean, outcomeLabel } from "../../view/answer.js";
import { shareBar } from "../../view/answers/bar.js";
import { spread } from "../../view/answers/spread.js";
import type { ItemLayout, Layout, Section, Shown, Tone } from "../index.js";
import { duelForm, roundForm } from "./reshape.js";
import { who } from "./who.js";

addPhrases(osr);
addPhrases(osrCombat);

const strikeKeys: Record<string, string> = {
  attackBonus: "b",
  damage: "s",
  times: "x",
  hand: "h",
  ranged: "fk",
  proficient: "p",
  specialised: "sp",
  facing: "r",
  indirect: "i",
  targetInvisible: "ui",
  modifiers: "m",
};
const whoKeys: Record<string, string> = { class: "k", level: "u", hitDice: "w", actsAs: "f", attackNumber: "n" };

const roundItems: ItemLayout = {
  main: ["class", "hitDice", "attackNumber", "level", "damage", "times", "attackBonus", "onHit"],
  more: ["hand", "dexterity", "facing", "ranged", "indirect", "targetInvisible", "proficient", "specialised", "actsAs", "modifiers"],
  keys: { ...whoKeys, ...strikeKeys, dexterity: "g", onHit: "o", "onHit.saveNumber": "os", "onHit.becomes": "ob" },
};

/** "2.1" is the second one's first attack. */
function stepLabel(label: string, lang: Lang): string {
  const [, sideOf, n] = /^(?:([12])\.)?(\d+)$/.exec(label) ?? [];
  if (n === undefined) return label;
  const key = sideOf === undefined ? "osr.step" : sideOf === "1" ? "osr.step.first" : "osr.step.second";
  return t(lang, key, { n });
}

const states: Record<string, Tone> = {
  dropped: "best",
  helpless: "good",
  stunned: "held",
  normal: "none",
  hit: "good",
  miss: "none",
};

const statesOf = (odds: AnyOdds): Chance<string>[] => (odds["states"] ?? []) as Chance<string>[];

const roundDamage = spread({
  title: "osr.round.damage",
  values: "damage",
  atLeast: "damageAtLeast",
  label: "osr.damage.points",
  from: ({ input }) => (typeof input["targetHitPoints"] === "number" ? input["targetHitPoints"] : undefined),
  meaning: "osr.attack.kills",
});

/** Claw, claw and bite of a ghoul: each claw can paralyse. */
const claw = { hitDice: "2", damage: "1W3", times: 2, onHit: { saveNumber: 14, becomes: "helpless" } };

export const round: Layout = {
  procedure: "osr.round",
  reshape: roundForm,
  main: [{ fields: ["armourClass", "targetHitPoints", "targetState", "targetLevel"] }, { fields: ["attacks"] }],
  more: ["shield", "dexterityBonus", "concealed", "covered"],
  onlyWith: { targetLevel: { targetState: "asleep" } },
  either: [who("attacks[].", ["class", "hitDice", "attackNumber"])],
  start: { armourClass: 15, targetHitPoints: 12, attacks: [claw, { hitDice: "2", damage: "1W6" }] },
  open: { attacks: { class: "fighter", level: 3, damage: "1W8" }, "attacks[].onHit": { saveNumber: 14, becomes: "helpless" } },
  whenEmpty: { targetHitPoints: "form.none", "attacks[].level": "form.none", "attacks[].dexterity": "form.none" },
  sets: ["attacks[].actsAs"],
  strides: { concealed: 5, covered: 5 },
  items: { attacks: roundItems },
  keys: {
    armourClass: "a",
    shield: "sh",
    dexterityBonus: "gb",
    targetState: "z",
    targetLevel: "zu",
    concealed: "t",
    covered: "c",
    targetHitPoints: "tp",
    attacks: "at",
  },
  rulings: "rulings",
  answer: {
    kind: "own",
    label: "osr.round.big",
    result: "state",
    big(odds, _info, lang) {
      const mean = t(lang, "osr.round.meanIs", { n: formatMean(Number(odds["meanDamage"]), lang) });
      const dropped = statesOf(odds).find((s) => s.id === "dropped");
      const chance = odds["dropped"] ?? dropped?.probability;
      if (typeof chance !== "number") return { text: "–", often: mean };
      return {
        text: formatPercent(chance, lang, dropped?.fraction),
        ...(dropped?.fraction === undefined ? {} : { fraction: dropped.fraction }),
        often: mean,
      };
    },
    bar: (odds, info, lang) => shareBar(statesOf(odds), (id) => outcomeLabel(info, id, lang), (id) => states[id] ?? "none", lang),
    results: (shown) => {
      const { odds, info, layout, lang } = shown;
      return html`<section role="group" aria-labelledby="states-title">
          <h2 id="states-title">${t(lang, "osr.round.states")}</h2>
          <rw-outcomes lang=${lang} .info=${info} .layout=${layout} .outcomes=${statesOf(odds)}></rw-outcomes>
        </section>
        ${roundDamage(shown)}`;
    },
  },
  tones: states,
  stepLabel,
  came: (outcome, lang) => (typeof outcome === "object" ? [t(lang, "osr.attack.points", { n: Number(outcome["damage"]) })] : []),
};

const duelItems: ItemLayout = {
  main: ["damage", "times", "attackBonus"],
  more: ["hand", "facing", "ranged", "indirect", "targetInvisible", "proficient", "specialised", "modifiers"],
  keys: strikeKeys,
};

const sideKeys: Record<string, string> = {
  ...whoKeys,
  dexterity: "g",
  armourClass: "a",
  shield: "sh",
  dexterityBonus: "gb",
  targetState: "z",
  concealed: "t",
  covered: "c",
  hitPoints: "tp",
  attacks: "at",
};

function side(name: string): Section {
  const at = (fields: string): string[] => fields.split(" ").map((field) => `${name}.${field}`);
  return {
    title: name,
    fields: at("class hitDice attackNumber level hitPoints armourClass attacks"),
    more: at("dexterity shield dexterityBonus targetState concealed covered actsAs"),
  };
}

function keysOf(name: string, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sideKeys).map(([path, key]) => [`${name}.${path}`, `${prefix}${key}`]));
}

const ends: Record<string, Tone> = { firstWins: "good", bothDrop: "held", undecided: "none", secondWins: "bad" };

/** Below this nobody sees anything of a duel that goes on. */
const RARE = 0.0005;

/** How it stands after each round: what has ended until then, and what goes on. */
function course({ odds, info, lang }: Shown): unknown {
  const rounds = odds["rounds"] as Record<"firstWins" | "secondWins" | "bothDrop" | "undecided", number[]> | undefined;
  const so = { firstWins: 0, secondWins: 0, bothDrop: 0 };
  const all = (rounds?.undecided ?? []).map((undecided, i): Round => {
    for (const end of ["firstWins", "secondWins", "bothDrop"] as const) so[end] += rounds?.[end][i] ?? 0;
    return { label: String(i + 1), shares: { ...so, undecided } };
  });
  const last = all.findIndex(({ shares }) => (shares["undecided"] ?? 0) < RARE);
  const shown = last < 0 ? all : all.slice(0, last + 1);
  const order = ["firstWins", "bothDrop", "undecided", "secondWins"];
  return html`<section role="group" aria-labelledby="course-title">
    <h2 id="course-title">${t(lang, "osr.duel.course")}</h2>
    <rw-track
      lang=${lang}
      label=${t(lang, "osr.duel.picture", { sentence: pick(odds.explanation, lang) })}
      .states=${order.map((id): State => ({ id, label: outcomeLabel(info, id, lang), tone: ends[id] ?? "none" }))}
      .rounds=${shown}
    ></rw-track>
  </section>`;
}

const left = (["first", "second"] as const).map((name) =>
  spread({ title: `osr.duel.${name}Left`, values: `${name}HitPoints`, label: "osr.duel.left", tone: name === "first" ? "good" : "bad" }),
);

function needs(odds: AnyOdds, _info: ProcedureInfo, lang: Lang): string[] {
  const second = odds.outcomes?.find((o) => o.id === "secondWins");
  return [
    t(lang, "osr.duel.second", { p: formatPercent(second?.probability ?? 0, lang, second?.fraction) }),
    t(lang, "osr.duel.mean", { n: formatMean(Number(odds["meanRounds"]), lang) }),
  ];
}

export const duel: Layout = {
  procedure: "osr.duel",
  reshape: duelForm,
  main: [side("first"), side("second")],
  more: ["rounds"],
  onlyWith: {},
  either: [who("first.", ["class", "hitDice", "attackNumber"]), who("second.", ["class", "hitDice", "attackNumber"])],
  start: {
    first: { class: "fighter", level: 4, hitPoints: 26, armourClass: 17, attacks: [{ damage: "1W8+2", attackBonus: 1 }] },
    second: { hitDice: "4+1", hitPoints: 20, armourClass: 15, attacks: [{ damage: "1W10" }] },
  },
  open: { "first.attacks": { damage: "1W6" }, "second.attacks": { damage: "1W6" } },
  whenEmpty: {
    "first.level": "form.none",
    "second.level": "form.none",
    "first.dexterity": "form.none",
    "second.dexterity": "form.none",
  },
  sets: ["first.actsAs", "second.actsAs"],
  strides: { "first.concealed": 5, "first.covered": 5, "second.concealed": 5, "second.covered": 5 },
  items: { "first.attacks": duelItems, "second.attacks": duelItems },
  keys: { ...keysOf("first", "a"), ...keysOf("second", "b"), rounds: "n" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["firstWins"],
    label: "osr.duel.big",
    noun: "osr.duel",
    needs,
    result: "id",
    after: (shown) => html`${course(shown)} ${shown.odds.outcomes ? left.map((show) => show(shown)) : nothing}`,
  },
  tones: ends,
  stepLabel,
  came: (outcome, lang) => (typeof outcome === "object" ? [t(lang, "osr.duel.after", { n: Number(outcome["rounds"]) })] : []),
};

export const layouts: readonly Layout[] = [round, duel];
