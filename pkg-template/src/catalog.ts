// The catalogue: what there is to ask, with labels, rules and rulings. Plain data; needs no `init`.

import { data as chronopia } from "./generated/catalog-chronopia.js";
import { data as osr } from "./generated/catalog-osr.js";
import { data as scharmuetzel } from "./generated/catalog-scharmuetzel.js";
import type { Catalog, ProcedureInfo, RuleInfo, RulingInfo } from "./catalog-types.js";

export type * from "./catalog-types.js";

const parts: Catalog[] = [chronopia, osr, scharmuetzel];

/** The whole catalogue. */
export const catalog: Catalog = {
  version: chronopia.version,
  systems: parts.flatMap(({ systems }) => systems),
  procedures: parts.flatMap(({ procedures }) => procedures),
  rules: parts.flatMap(({ rules }) => rules),
  rulings: parts.flatMap(({ rulings }) => rulings),
};

/** The rules, of one system or of one procedure if asked. */
export function rules(of?: { system?: string; procedure?: string }): RuleInfo[] {
  return catalog.rules.filter(
    (rule) =>
      (of?.system === undefined || rule.system === of.system) &&
      (of?.procedure === undefined || rule.usedBy.includes(of.procedure)),
  );
}

/** One rule by its id. */
export function rule(id: string): RuleInfo | undefined {
  return catalog.rules.find((rule) => rule.id === id);
}

/** The rulings, of one system if asked. */
export function rulings(system?: string): RulingInfo[] {
  return catalog.rulings.filter((ruling) => system === undefined || ruling.system === system);
}

/** One procedure by its id. */
export function procedure(id: string): ProcedureInfo | undefined {
  return catalog.procedures.find((procedure) => procedure.id === id);
}
