import { html, nothing } from "lit";
import "../../elements/effects/effects.js";
import type { Effect } from "../../elements/effects/effects.element.js";
import type { AnyOdds, Text } from "../../engine/index.js";
import { addPhrases, t } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { goesOn, nextWith } from "../../view/answers/next.js";
import { flags, verdict } from "../../view/answers/verdict.js";
import type { Layout, OwnAnswer, Shown } from "../index.js";
import { nearItem, nearOpen } from "./near.js";
import { oneDie, twoDice } from "./needs.js";

addPhrases(phrases);

export const unseenCharge: Layout = {
  procedure: "scharmuetzel.unseenCharge",
  main: [{ fields: ["initiative", "distance", "hidden"] }],
  more: [],
  onlyWith: {},
  start: { initiative: 3, distance: 3 },
  open: {},
  whenEmpty: {},
  keys: { initiative: "i", distance: "d", hidden: "h" },
  rulings: "rulings",
  answer: { kind: "chance", big: ["charges"], label: "unseenCharge.big", noun: "unseenCharge", needs: oneDie("initiative") },
  tones: { charges: "good", stays: "none", notAllowed: "void" },
};

export const nerve: Layout = {
  procedure: "scharmuetzel.nerve",
  main: [{ fields: ["leadership", "gap"] }],
  more: ["modifiers"],
  onlyWith: {},
  start: { leadership: 7, gap: 6 },
  open: {},
  whenEmpty: {},
  keys: { leadership: "f", gap: "u", modifiers: "m" },
  rulings: "rulings",
  answer: { kind: "chance", big: ["holds"], label: "nerve.big", noun: "nerve", needs: twoDice },
  tones: { holds: "best", escapes: "held", caughtDown: "badHeld", caughtStunned: "bad", caughtOut: "worst" },
};

interface Note {
  rule: string;
  because: Text;
  due?: boolean;
}

function note(odds: AnyOdds, name: string): Note {
  return odds[name] as Note;
}

const isDue = (odds: AnyOdds, name: string): boolean => note(odds, name).due === true;

const chargeSays: OwnAnswer["big"] = (odds, _info, lang) => ({
  text: t(lang, odds["allowed"] !== true ? "charge.no" : odds["reaches"] === true ? "charge.reaches" : "charge.short"),
  word: true,
});

/** The tests that come with a charge, and what happens when it falls short. */
function chargeNotes({ odds, lang }: Shown): unknown {
  const names = ["initiativeTest", "nerveTest"].filter((name) => isDue(odds, name));
  if (odds["allowed"] === true && odds["reaches"] !== true) names.push("short");
  if (names.length === 0) return nothing;
  const effects = names.map((id): Effect => ({ id, rule: note(odds, id).rule, label: note(odds, id).because }));
  return html`<section role="group" aria-labelledby="charge-title">
    <h2 id="charge-title">${t(lang, "charge.tests")}</h2>
    <rw-effects lang=${lang} .groups=${[{ id: "all", effects }]}></rw-effects>
  </section>`;
}

export const charge: Layout = {
  procedure: "scharmuetzel.charge",
  main: [{ fields: ["movement", "distance", "kind", "targetKind", "sight"] }],
  more: ["inCombat", "state", "stoodUp", "fleeing", "rallied", "targetHidden", "targetState"],
  onlyWith: {},
  start: { movement: 8, distance: 10, kind: "cavalry" },
  open: {},
  whenEmpty: {},
  keys: {
    movement: "b",
    distance: "d",
    kind: "k",
    sight: "s",
    state: "z",
    stoodUp: "a",
    fleeing: "f",
    rallied: "g",
    inCombat: "n",
    targetHidden: "h",
    targetKind: "zk",
    targetState: "zz",
  },
  rulings: "rulings",
  answer: verdict({
    label: "charge.big",
    says: chargeSays,
    facts: (odds) => [
      { value: "reach", label: "charge.reach", show: "inch" },
      { value: "gap", label: "charge.gap", show: "inch" },
      ...(odds["allowed"] === true && odds["reaches"] !== true ? [{ value: "short.inches", label: "charge.inches", show: "inch" } as const] : []),
    ],
    extra: chargeNotes,
    next: goesOn(({ odds, input }) => [
      ...(isDue(odds, "initiativeTest") ? [nextWith(unseenCharge, { distance: input["distance"] ?? 0 })] : []),
      ...(isDue(odds, "nerveTest") ? [nextWith(nerve, { gap: Number(odds["gap"]) })] : []),
      ...(odds["allowed"] === true ? [nextWith(intercept)] : []),
      ...(odds["allowed"] === true && odds["reaches"] === true ? [{ procedure: "scharmuetzel.fight" }] : []),
    ]),
  }),
  tones: {},
};

export const intercept: Layout = {
  procedure: "scharmuetzel.intercept",
  main: [{ fields: ["distance", "intercepted", "state", "fleeing", "hidden"] }],
  more: [],
  onlyWith: {},
  start: { distance: 1.5 },
  open: {},
  whenEmpty: {},
  keys: { distance: "d", state: "z", fleeing: "f", hidden: "h", intercepted: "a" },
  rulings: "rulings",
  answer: verdict({
    label: "intercept.big",
    says: flags({ allowed: "intercept.yes" }, "intercept.no"),
    facts: [{ value: "found", label: "intercept.found" }],
    next: goesOn(({ odds }) => (odds["allowed"] === true ? [{ procedure: "scharmuetzel.fight" }] : [])),
  }),
  tones: {},
};

export const sprint: Layout = {
  procedure: "scharmuetzel.sprint",
  main: [{ fields: ["movement", "enemies"] }],
  more: ["inCombat", "state", "stoodUp", "fleeing", "rallied"],
  onlyWith: {},
  start: { movement: 4, enemies: [{ distance: 10 }, { distance: 6, state: "stunned" }] },
  open: { enemies: nearOpen },
  whenEmpty: {},
  items: { enemies: nearItem },
  keys: { movement: "b", enemies: "e", state: "z", stoodUp: "a", fleeing: "f", rallied: "g", inCombat: "n" },
  rulings: "rulings",
  answer: verdict({
    label: "sprint.big",
    says: flags({ allowed: "sprint.yes" }, "sprint.no"),
    facts: [{ value: "reach", label: "sprint.reach", show: "inch" }],
  }),
  tones: {},
};

const seeker = { distance: 6, initiative: 3 };

export const hide: Layout = {
  procedure: "scharmuetzel.hide",
  main: [{ fields: ["place", "moved", "enemies"] }],
  more: ["state"],
  onlyWith: {},
  start: { place: "woods", enemies: [seeker] },
  open: { enemies: seeker },
  whenEmpty: {},
  keys: { place: "o", moved: "b", state: "z", enemies: "e" },
  rulings: "rulings",
  answer: verdict({ label: "hide.big", says: flags({ allowed: "hide.yes" }, "hide.no"), next: goesOn(({ odds }) => (odds["allowed"] === true ? [nextWith(found)] : [])) }),
  tones: {},
};

export const found: Layout = {
  procedure: "scharmuetzel.found",
  main: [{ fields: ["seen", "shot", "leftCover", "enemies"] }],
  more: [],
  onlyWith: {},
  start: { enemies: [seeker] },
  open: { enemies: seeker },
  whenEmpty: {},
  keys: { seen: "s", shot: "g", leftCover: "d", enemies: "e" },
  rulings: "rulings",
  answer: verdict({ label: "found.big", says: flags({ due: "found.yes" }, "found.no") }),
  tones: {},
};

export const layouts: readonly Layout[] = [charge, unseenCharge, nerve, intercept, sprint, hide, found];
