import { t } from "../../i18n/index.js";
import { needsOf, sumNeed } from "../../view/answer.js";
import type { Needs } from "../index.js";

/** Two dice have no target of their own each: what they need together. */
export const twoDice: Needs = (odds, info, lang) => {
  const last = odds.tests.length > 0 ? odds.breakdown.findLast((step) => step.of === "leadership") : undefined;
  return [last ? (sumNeed("leadership", last.total, info, lang) ?? "") : ""].filter(Boolean);
};

/** What each roll of an attack needs, from the hit to the save. */
export const attack: Needs = (odds, info, lang) =>
  odds.tests.length === 0 ? [t(lang, "needs.nothing")] : needsOf("hit", "hit2", "wound", "save")(odds, info, lang);
