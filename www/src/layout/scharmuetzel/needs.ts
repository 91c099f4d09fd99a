import { t } from "../../i18n/index.js";
import type { Needs } from "../index.js";

/** "besteht mit 2W6 bei 7 oder weniger": two dice have no target of their own each. */
export const twoDice: Needs = (odds, _info, lang) => {
  const last = odds.tests.length > 0 ? odds.breakdown.findLast((step) => step.of === "leadership") : undefined;
  return last ? [t(lang, "needs.twoDice", { n: last.total })] : [];
};
