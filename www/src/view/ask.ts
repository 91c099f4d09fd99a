import { procedure, procedureInfo } from "../engine/index.js";
import type { AnyOdds, Input, Problem, ProcedureInfo } from "../engine/index.js";
import type { Layout } from "../layout/index.js";

export type Asked = { ok: true; value: AnyOdds } | { ok: false; problems: readonly Problem[] };

/** The procedure as its form shows it. */
export function formOf(layout: Layout): ProcedureInfo {
  const info = procedureInfo(layout.procedure);
  return layout.reshape ? { ...info, fields: layout.reshape.fields(info.fields) } : info;
}

/** The answer to what stands in the form; problems speak of the form's fields. */
export function ask({ procedure: id, reshape }: Layout, input: Input): Asked {
  const answer = procedure(id).ask(reshape?.input(input) ?? input);
  if (answer.ok) return answer;
  const { problems: found } = answer.error;
  return { ok: false, problems: reshape ? found.map((p) => ({ ...p, path: reshape.path(p.path ?? "", input) })) : found };
}
