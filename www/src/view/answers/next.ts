/** Where an answer leads to: the calculators that are asked next. */
import { html, nothing } from "lit";
import "../../elements/links/links.js";
import type { PageLink } from "../../elements/links/links.element.js";
import { procedureInfo } from "../../engine/index.js";
import type { Input } from "../../engine/index.js";
import { pick, t } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import type { Layout, Shown } from "../../layout/index.js";
import { writeLink } from "../../state/link.js";
import { calculatorHref } from "../../state/route.js";
import { formOf } from "../ask.js";

export interface Next {
  procedure: string;
  query?: string;
}

/** A calculator with what is known for it already; the rest stands as it starts. */
export function nextWith(layout: Layout, known: Input = {}): Next {
  const input = { ...layout.start, ...known };
  return { procedure: layout.procedure, query: writeLink(layout, formOf(layout).fields, input) };
}

export function linksTo(lang: Lang, steps: readonly Next[]): PageLink[] {
  return steps.flatMap(({ procedure, query }) => {
    const href = calculatorHref(procedure, query);
    const { title, question } = procedureInfo(procedure);
    return href === undefined ? [] : [{ href, title: pick(title, lang), text: pick(question, lang) }];
  });
}

/** What stands at the end of an answer, by what it says. */
export function goesOn(steps: (shown: Shown) => readonly Next[]): (shown: Shown) => unknown {
  return (shown) => next(shown.lang, steps(shown));
}

export function next(lang: Lang, steps: readonly Next[]): unknown {
  const links = linksTo(lang, steps);
  if (links.length === 0) return nothing;
  return html`<section role="group" aria-labelledby="next-title">
    <h2 id="next-title">${t(lang, "next.title")}</h2>
    <rw-links lang=${lang} .links=${links}></rw-links>
  </section>`;
}
