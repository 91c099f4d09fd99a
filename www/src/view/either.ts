/** The choice between several ways, before the fields of the one that is used. */
import { html, nothing } from "lit";
import "../elements/choice/choice.js";
import type { Input, Json } from "../engine/index.js";
import { t } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import type { Layout } from "../layout/index.js";
import { choose, eitherOf, isHead, wayOf } from "../state/either.js";
import type { Chosen } from "../state/either.js";
import { isLocked } from "../state/input.js";

export interface Around {
  layout: Layout;
  input: Input;
  locked: ReadonlySet<string>;
  chosen: Chosen;
  lang: Lang;
}

/** Nothing unless a choice stands before the field of this path; `change` sets what a way brings. */
export function eitherChoice(path: string, { layout, input, locked, chosen, lang }: Around, change: (path: string, value: Json | undefined) => void): unknown {
  const either = eitherOf(layout.either, path);
  if (!either || !isHead(either, path)) return nothing;
  const fields = choose(either, 0, path).map(([place]) => place);
  if (fields.some((place) => isLocked(locked, place))) return nothing;
  const used = wayOf(either, input, path, chosen);
  return html`<rw-choice
    class="choice"
    lang=${lang}
    label=${t(lang, either.label)}
    .options=${either.ways.map((way, n) => ({ id: String(n), label: t(lang, way.label) }))}
    .value=${String(used)}
    @rw-choose=${(e: CustomEvent<string>) => {
      e.stopPropagation();
      const n = Number(e.detail);
      if (n === used) return;
      chosen.set(path, n);
      for (const [place, value] of choose(either, n, path)) change(place, value);
    }}
  ></rw-choice>`;
}
