/** A turn sheet: where the game is, and every step to tick off. */
import { html } from "lit";
import "../../elements/sheet/sheet.js";
import type { SheetPhase } from "../../elements/sheet/sheet.element.js";
import "../../elements/verdict/verdict.js";
import { procedureInfo } from "../../engine/index.js";
import type { AnyOdds, Text } from "../../engine/index.js";
import { pick, t } from "../../i18n/index.js";
import type { Key, Lang } from "../../i18n/index.js";
import type { OwnAnswer } from "../../layout/index.js";
import { followProgress, progressOf } from "../../state/progress.js";
import type { Progress } from "../../state/progress.js";
import { fieldAt, optionsOf } from "../../state/input.js";
import { cssVars } from "../../elements/base/css-vars.js";
import { capital } from "../answer.js";
import { linksTo } from "./next.js";

interface Step {
  phase: string;
  step: number;
  rules: string[];
  text: Text;
}

const read = (odds: AnyOdds): Step[] => odds["steps"] as Step[];

export interface Sheet {
  label: Key;
  procedure: string;
  /** The field whose words name the phases. */
  phases: string;
  /** The calculators of each step, by its number. */
  calculators: Readonly<Record<number, readonly string[]>>;
}

export function sheet({ label, procedure, phases: field, calculators }: Sheet): OwnAnswer {
  const phasesOf = (odds: AnyOdds): string[] => [...new Set(read(odds).map((s) => s.phase))];
  const progress = (odds: AnyOdds): Progress => progressOf(procedure, phasesOf(odds));
  const nameOf = (phase: string, lang: Lang): string => {
    const found = fieldAt(procedureInfo(procedure).fields, field);
    return capital(pick(found && optionsOf(found).find((o) => o.id === phase)?.label, lang) || phase);
  };
  return {
    kind: "own",
    label,
    follow: followProgress,
    big(odds, _info, lang) {
      return { text: nameOf(progress(odds).phase, lang), word: true };
    },
    needs(odds, _info, lang) {
      const { turn, phase, done } = progress(odds);
      const open = read(odds).find((s) => s.phase === phase && !done.includes(s.step));
      const next = open ? t(lang, "sheet.next", { step: pick(open.text, lang) }) : t(lang, "sheet.phaseDone");
      return [`${t(lang, "sheet.turn", { n: turn })} · ${next}`];
    },
    bar(odds, _info, lang) {
      const steps = read(odds);
      const { done } = progress(odds);
      const n = steps.filter((s) => done.includes(s.step)).length;
      return html`<div class="bar" role="img" aria-label=${t(lang, "sheet.doneLong", { n, all: steps.length })}>
        ${steps.map((s) => html`<span class="tone ${done.includes(s.step) ? "best" : "none"}" ${cssVars({ "--share": "1" })}></span>`)}
      </div>`;
    },
    why: ({ odds, lang }) => html`<rw-verdict lang=${lang} .rules=${[String(odds["rule"])]} .because=${odds.explanation}></rw-verdict>`,
    results({ odds, lang }) {
      const phases = phasesOf(odds).map((id): SheetPhase => {
        const steps = read(odds).filter((s) => s.phase === id);
        return {
          id,
          label: nameOf(id, lang),
          steps: steps.map(({ step, text, rules }) => ({
            step,
            text: pick(text, lang),
            rules,
            links: linksTo(lang, (calculators[step] ?? []).map((to) => ({ procedure: to }))),
          })),
        };
      });
      return html`<section role="group" aria-label=${t(lang, "sheet.title")}>
        <rw-sheet lang=${lang} name=${procedure} .phases=${phases}></rw-sheet>
      </section>`;
    },
  };
}
