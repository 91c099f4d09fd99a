import { addPhrases } from "../../i18n/index.js";
import { scharmuetzel as phrases } from "../../i18n/scharmuetzel.js";
import { targeting } from "../../i18n/targeting.js";
import { targets as targetsAnswer } from "../../view/answers/targets.js";
import { flags, verdict } from "../../view/answers/verdict.js";
import { goesOn, next, nextWith } from "../../view/answers/next.js";
import type { Layout } from "../index.js";

addPhrases(targeting);
addPhrases(phrases);

export const targets: Layout = {
  procedure: "scharmuetzel.targets",
  main: [{ fields: ["mounted", "raised", "candidates"] }],
  more: [],
  onlyWith: { "candidates[].inArc": "mounted", "candidates[].samePlace": "raised" },
  start: {
    candidates: [{ distance: 6, inCombat: true }, { distance: 10, state: "stunned" }, { distance: 14 }],
  },
  open: { candidates: { distance: 12 } },
  whenEmpty: {},
  items: {
    candidates: {
      main: ["name", "distance", "state", "inCombat", "inArc", "samePlace"],
      more: ["visible", "hidden"],
      keys: { name: "n", distance: "d", visible: "v", inArc: "b", hidden: "h", inCombat: "k", state: "z", samePlace: "o" },
    },
  },
  keys: { mounted: "p", raised: "o", candidates: "z" },
  rulings: "rulings",
  answer: {
    ...targetsAnswer,
    results(shown) {
      const allowed = (shown.odds["candidates"] as { allowed: boolean }[]).some((c) => c.allowed);
      return [targetsAnswer.results(shown), allowed ? next(shown.lang, [{ procedure: "scharmuetzel.shooting" }, { procedure: "scharmuetzel.group" }]) : []];
    },
  },
  tones: {},
};

export const mayShoot: Layout = {
  procedure: "scharmuetzel.mayShoot",
  main: [{ fields: ["moved", "inCombat", "state", "fleeing", "rallied"] }],
  more: [],
  onlyWith: {},
  start: {},
  open: {},
  whenEmpty: {},
  keys: { moved: "b", state: "z", inCombat: "n", fleeing: "f", rallied: "g" },
  rulings: "rulings",
  answer: verdict({
    label: "mayShoot.big",
    says: flags({ allowed: "mayShoot.yes" }, "mayShoot.no"),
    next: goesOn(({ odds }) => (odds["allowed"] === true ? [nextWith(targets)] : [])),
  }),
  tones: {},
};

export const layouts: readonly Layout[] = [mayShoot, targets];
