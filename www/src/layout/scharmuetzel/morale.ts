import { html, nothing } from "lit";
import type { Input } from "../../engine/index.js";
import { addPhrases, t } from "../../i18n/index.js";
import type { Key } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { goesOn, nextWith } from "../../view/answers/next.js";
import { course, roundsOf } from "../../view/answers/track.js";
import { amount, flags, verdict } from "../../view/answers/verdict.js";
import type { Layout, OwnAnswer, Shown, Tone } from "../index.js";
import { twoDice } from "./needs.js";

addPhrases(phrases);

const leadership = amount("value", "leader.value");

/** An initiative test takes nobody's leadership. */
const leaderSays: OwnAnswer["big"] = (odds, info, lang) =>
  odds["value"] === undefined ? { text: t(lang, "leader.none"), word: true } : leadership(odds, info, lang);

/** Each character, with whether it is near enough, and who lends. */
function reach({ odds, lang }: Shown): unknown {
  const near = odds["inReach"] as boolean[];
  if (near.length === 0 || odds["value"] === undefined) return nothing;
  const says = (i: number): Key => (odds["from"] === i ? "leader.lends" : near[i] ? "leader.near" : "leader.far");
  const facts = near.map((_, i) => ({ label: t(lang, "leader.one", { n: i + 1 }), text: t(lang, says(i)) }));
  return html`<section role="group" aria-labelledby="reach-title">
    <h2 id="reach-title">${t(lang, "leader.reach")}</h2>
    <rw-verdict lang=${lang} .facts=${facts}></rw-verdict>
  </section>`;
}

export const leader: Layout = {
  procedure: "scharmuetzel.leader",
  main: [{ fields: ["leadership", "leaders", "test"] }],
  more: [],
  onlyWith: {},
  start: { leadership: 7, leaders: [{ leadership: 9, distance: 5 }, { leadership: 10, distance: 9 }] },
  open: { leaders: { leadership: 9, distance: 5 } },
  whenEmpty: {},
  items: {
    leaders: {
      main: ["leadership", "distance", "mounted"],
      more: ["state", "fleeing"],
      keys: { leadership: "f", distance: "d", mounted: "p", state: "z", fleeing: "l" },
    },
  },
  keys: { test: "t", leadership: "f", leaders: "c" },
  rulings: "rulings",
  answer: verdict({
    label: "leader.big",
    says: leaderSays,
    extra: reach,
    next: goesOn(({ odds }) => (odds["value"] === undefined ? [] : [{ procedure: "scharmuetzel.rally" }, { procedure: "scharmuetzel.nerve" }])),
  }),
  tones: {},
};

const routTones: Record<string, Tone> = { fightsOn: "good", routed: "worst" };

export const rout: Layout = {
  procedure: "scharmuetzel.rout",
  main: [{ fields: ["leadership", "startingModels", "lost"] }],
  more: ["turns", "modifiers"],
  onlyWith: {},
  start: { leadership: 8, startingModels: 20, lost: 5 },
  open: {},
  whenEmpty: {},
  keys: { leadership: "f", startingModels: "n", lost: "w", turns: "t", modifiers: "m" },
  rulings: "rulings",
  answer: {
    kind: "chance",
    big: ["fightsOn"],
    label: "rout.big",
    noun: "rout",
    needs: twoDice,
    after(shown) {
      const rounds = roundsOf(shown.odds);
      return rounds.length > 2 ? course(shown, rounds, { title: "rout.course", order: ["fightsOn", "routed"], tones: routTones, first: 0, round: "rout.turn" }) : nothing;
    },
  },
  tones: routTones,
};

export const routDue: Layout = {
  procedure: "scharmuetzel.routDue",
  main: [{ fields: ["startingModels", "lost", "models"] }],
  more: ["tested"],
  onlyWith: {},
  start: {
    startingModels: 20,
    lost: 5,
    models: [
      { role: "leader", leadership: 9, state: "stunned" },
      { role: "character", leadership: 8 },
    ],
  },
  open: { models: { role: "character", leadership: 8 } },
  whenEmpty: {},
  items: {
    models: { main: ["role", "leadership", "state"], more: ["fleeing"], keys: { role: "r", leadership: "f", state: "z", fleeing: "l" } },
  },
  keys: { startingModels: "n", lost: "w", tested: "t", models: "c" },
  rulings: "rulings",
  answer: verdict({
    label: "routDue.big",
    says: flags({ due: "routDue.yes" }, "routDue.no"),
    facts: [
      { value: "threshold", label: "routDue.threshold" },
      { value: "leadership", label: "routDue.leadership" },
    ],
    next: goesOn(({ odds, input }) => {
      if (odds["due"] !== true) return [];
      const known: Input = { startingModels: input["startingModels"] ?? 1, lost: input["lost"] ?? 0 };
      if (typeof odds["leadership"] === "number") known["leadership"] = odds["leadership"];
      return [nextWith(rout, known)];
    }),
  }),
  tones: {},
};

export const layouts: readonly Layout[] = [leader, routDue, rout];
