import { t } from "../../i18n/index.js";
import { needsOf, outcomeLabel, sumNeed } from "../../view/answer.js";
import type { Needs } from "../index.js";

/** Where nothing is rolled, the one outcome says it. */
const certain: Needs = (odds, info, lang) => (odds.outcomes ?? []).map((o) => outcomeLabel(info, o.id, lang));

/** Two dice have no target of their own each: what they need together. */
export const twoDice: Needs = (odds, info, lang) => {
  if (odds.tests.length === 0) return certain(odds, info, lang);
  const last = odds.breakdown.findLast((step) => step.of === "leadership");
  return [(last && sumNeed("leadership", last.total, info, lang)) ?? ""].filter(Boolean);
};

/** One die with a target, if it may be rolled at all. */
export const oneDie =
  (of: string): Needs =>
  (odds, info, lang) =>
    odds.tests.length === 0 ? certain(odds, info, lang) : needsOf(of)(odds, info, lang);

/** What each roll of an attack needs, from the hit to the save. */
export const attack: Needs = (odds, info, lang) =>
  odds.tests.length === 0 ? [t(lang, "needs.nothing")] : needsOf("hit", "hit2", "wound", "save")(odds, info, lang);
