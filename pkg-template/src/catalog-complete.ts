import type { Catalog, RuleInfo } from "./catalog-types.js";

/** The catalogue as it is stored: which procedures use a rule, the procedures say. */
export interface Stored extends Omit<Catalog, "rules"> {
  rules: Omit<RuleInfo, "usedBy">[];
}

/** The catalogue, with the procedures of each rule. */
export function complete(stored: Stored): Catalog {
  const usedBy = (rule: string): string[] =>
    stored.procedures.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);
  return { ...stored, rules: stored.rules.map((rule) => ({ ...rule, usedBy: usedBy(rule.id) })) };
}
