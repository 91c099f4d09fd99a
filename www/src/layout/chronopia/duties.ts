import { html } from "lit";
import "../../elements/matrix/matrix.js";
import type { Heading } from "../../elements/matrix/matrix.element.js";
import { procedure } from "../../engine/index.js";
import type { FieldInfo } from "../../engine/index.js";
import { addPhrases, pick, t } from "../../i18n/index.js";
import { morale as phrases } from "../../i18n/morale.js";
import { fieldAt } from "../../state/input.js";
import { amount, flags, verdict, word, wordOf } from "../../view/answers/verdict.js";
import type { Layout, Shown } from "../index.js";

addPhrases(phrases);

export const panicDue: Layout = {
  procedure: "chronopia.panicDue",
  main: [{ fields: ["startingFigures", "figures", "lost", "activated"] }],
  more: ["single", "panicked", "immune"],
  onlyWith: {},
  start: { startingFigures: 10, figures: 5, lost: 2 },
  open: {},
  whenEmpty: {},
  keys: { startingFigures: "n", figures: "g", lost: "w", single: "e", panicked: "p", immune: "im", activated: "a" },
  rulings: "rulings",
  answer: verdict({
    label: "panicDue.big",
    says: flags({ due: "panicDue.yes" }, "panicDue.no"),
    facts: [{ value: "threshold", label: "panicDue.threshold" }],
    effects: { value: "ifFailed", title: "panicDue.ifFailed" },
  }),
  tones: {},
};

export const recoveryDue: Layout = {
  procedure: "chronopia.recoveryDue",
  main: [{ fields: ["moment", "panickedThisRound", "inDeploymentZone", "enemyDistance"] }],
  more: [],
  onlyWith: { panickedThisRound: { moment: "activation" } },
  start: { moment: "activation" },
  open: {},
  whenEmpty: { enemyDistance: "form.none" },
  keys: { moment: "t", panickedThisRound: "p", inDeploymentZone: "z", enemyDistance: "d" },
  rulings: "rulings",
  answer: verdict({
    label: "recoveryDue.big",
    says: flags({ due: "recoveryDue.due", rallies: "recoveryDue.rallies" }, "recoveryDue.none"),
    facts: [{ value: "modifier", label: "recoveryDue.modifier", show: "signed" }],
    effects: { value: "effects", title: "recoveryDue.effects" },
  }),
  tones: {},
};

export const fearDue: Layout = {
  procedure: "chronopia.fearDue",
  main: [{ fields: ["factor", "distance", "size", "radius", "lineOfSight", "causes"] }],
  more: ["immune", "passed", "affected"],
  onlyWith: { size: { factor: "terror" }, radius: { factor: "fear" } },
  start: { factor: "terror", distance: 5, size: 3 },
  open: {},
  whenEmpty: { radius: "form.four" },
  sets: ["passed"],
  keys: {
    factor: "x",
    distance: "d",
    lineOfSight: "ls",
    radius: "rd",
    size: "g",
    causes: "u",
    immune: "im",
    passed: "p",
    affected: "af",
  },
  rulings: "rulings",
  answer: verdict({
    label: "fearDue.big",
    says: flags({ due: "fearDue.yes" }, "fearDue.no"),
    facts: [
      { value: "radius", label: "fearDue.radius", show: "inch" },
      { value: "facedAs", label: "fearDue.facedAs" },
      { value: "each", label: "fearDue.each" },
    ],
  }),
  tones: {},
};

export const moraleLeadership: Layout = {
  procedure: "chronopia.moraleLeadership",
  main: [{ fields: ["figures", "leaders", "single"] }],
  more: [],
  onlyWith: {},
  start: { figures: [{ leadership: 12 }], leaders: [{ leadership: 15, distance: 3 }] },
  open: { figures: { leadership: 12 }, leaders: { leadership: 15, distance: 3 } },
  whenEmpty: {},
  keys: { figures: "g", single: "e", leaders: "f" },
  rulings: "rulings",
  answer: verdict({
    label: "moraleLeadership.big",
    says: amount("value", "moraleLeadership.leadership"),
    facts: [{ value: "own", label: "moraleLeadership.own" }],
  }),
  tones: {},
};

/** The whole table of who meets what as what; the factor in use always has a column. */
function whole({ info, lang, input }: Shown): unknown {
  const headings = (field: FieldInfo | undefined): Heading[] =>
    (field?.options ?? []).map((o) => ({ id: o.id, label: pick(o.label, lang) }));
  const factor = String(input["factor"]);
  const columns = headings(fieldAt(info.fields, "factor")).filter((c) => ["fear", "terror", "horror", factor].includes(c.id));
  const cell = (causes: string, meets: string): string => {
    const answer = procedure(info.id).ask({ ...input, causes, factor: meets });
    return answer.ok ? wordOf(info, String(answer.value["facedAs"]), lang) : "–";
  };
  return html`<section role="group" aria-labelledby="whole-title">
    <h2 id="whole-title">${t(lang, "immunity.title")}</h2>
    <rw-matrix
      lang=${lang}
      caption=${t(lang, "immunity.caption")}
      .rows=${headings(fieldAt(info.fields, "causes"))}
      .columns=${columns}
      .cell=${cell}
      row=${String(input["causes"] ?? "nothing")}
      column=${factor}
    ></rw-matrix>
  </section>`;
}

export const immunity: Layout = {
  procedure: "chronopia.immunity",
  main: [{ fields: ["factor", "causes", "immuneTo"] }],
  more: [],
  onlyWith: {},
  start: { factor: "horror", causes: "fear" },
  open: {},
  whenEmpty: {},
  sets: ["immuneTo"],
  keys: { factor: "x", causes: "u", immuneTo: "im" },
  rulings: "rulings",
  answer: verdict({
    label: "immunity.big",
    says: word("facedAs"),
    facts: [{ value: "costsWaitMarkers", label: "immunity.wait" }],
    extra: whole,
  }),
  tones: {},
};

export const worstState: Layout = {
  procedure: "chronopia.worstState",
  main: [{ fields: ["states"] }],
  more: [],
  onlyWith: {},
  start: { states: ["fear", "panicked"] },
  open: {},
  whenEmpty: {},
  sets: ["states"],
  keys: { states: "z" },
  rulings: "rulings",
  answer: verdict({
    label: "worstState.big",
    says: word("state"),
    effects: { value: "effects", title: "worstState.effects" },
  }),
  tones: {},
};

export const layouts: readonly Layout[] = [moraleLeadership, panicDue, recoveryDue, fearDue, immunity, worstState];
