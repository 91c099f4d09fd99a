import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { ruleInfo } from "../../engine/index.js";
import type { AnyOdds, ProcedureInfo, RulingInfo, Step, Test } from "../../engine/index.js";
import { formatNumber, formatSigned } from "../../format/number.js";
import { ruleHref, rulingHref } from "../../state/route.js";
import { fieldAt } from "../../state/input.js";
import { bandsText, need, rollLabel, sumNeed, tellingBands } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { whyStyles } from "./why.styles.js";
import { later } from "../../i18n/later.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(later);

/** So many go into a line. */
const MOST_BANDS = 3;

/** A ruling that the answer rests on, and the number under each other reading. */
export interface Reading {
  info: RulingInfo;
  value: string;
  others: {
    value: string;
    big: string;
    /** The same outcomes, each with the same chance. */
    same: boolean;
    /** The same number, but other outcomes behind it. */
    still: boolean;
  }[];
}

/** The way to the answer: each step with its rule, then the readings it rests on. */
export class WhyElement extends BaseElement {
  static override styles = [BaseElement.styles, whyStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) odds!: AnyOdds;
  @property({ attribute: false }) readings: readonly Reading[] = [];

  private step(step: Step, first: boolean): unknown {
    const name = step.name ?? ruleInfo(step.rule)?.title;
    return html`<tr>
      <th scope="row">
        ${step.label ? html`<span class="own">${step.label}</span> ` : nothing}
        <a href=${ruleHref(step.rule) ?? nothing}
          >${name ? html`<span>${this.pick(name)}</span> ` : nothing}<small>${step.rule}</small></a
        >
      </th>
      <td class="num">${first ? formatNumber(step.value, this.lang) : formatSigned(step.value, this.lang)}</td>
      <td class="num total">${formatNumber(step.total, this.lang)}</td>
    </tr>`;
  }

  private roll({ of, steps, test }: Block): unknown {
    const { lang, info } = this;
    const said = test?.target === undefined ? (sumNeed(of, steps.at(-1)?.total ?? 0, info, lang) ?? (test && bandsText(test, info, lang))) : need(test, info, lang);
    return html`<table data-roll=${of}>
      <caption>
        <strong>${rollLabel(this.info, of, this.lang)}</strong>
        ${said ? html`<span class="soft num">${said}</span>` : nothing}
      </caption>
      <thead>
        <tr>
          <th scope="col">${this.t("why.rule")}</th>
          <th scope="col">${this.t("why.value")}</th>
          <th scope="col">${this.t("why.total")}</th>
        </tr>
      </thead>
      <tbody>
        ${steps.map((s, i) => this.step(s, i === 0))}
      </tbody>
    </table>`;
  }

  /** A roll without steps: its rule, and what the faces mean. A table with many rows stands with the chances already. */
  private bare({ test, varies }: Bare): unknown {
    const rule = ruleInfo(test.rule);
    const long = tellingBands(test, this.info, this.lang).length > MOST_BANDS;
    const bands = varies ? this.t("why.varies") : long ? "" : bandsText(test, this.info, this.lang);
    return html`<div class="bare" data-roll=${test.of}>
      <p><strong>${rollLabel(this.info, test.of, this.lang)}</strong></p>
      ${bands ? html`<p class="num">${bands}</p>` : nothing}
      <p>
        <a href=${ruleHref(test.rule) ?? nothing}>${rule ? html`<span>${this.pick(rule.title)}</span> ` : nothing}<small>${test.rule}</small></a>
      </p>
    </div>`;
  }

  private reading(r: Reading): unknown {
    const name = (id: string): string => this.pick(r.info.values.find((v) => v.id === id)?.label) || id;
    return html`<li>
      <a href=${rulingHref(r.info.name) ?? nothing}>${this.pick(r.info.title)}</a>
      <p>${this.t("why.reading", { value: name(r.value) })}</p>
      ${r.others.map(
        (o) =>
          html`<p class="soft num">
            ${this.t(o.same ? "why.same" : o.still ? "why.still" : "why.other", { value: name(o.value), n: o.big })}
          </p>`,
      )}
    </li>`;
  }

  override render(): unknown {
    const found = blocks(this.odds);
    const assumed = this.odds.assumptions.map((path) => {
      const field = fieldAt(this.info.fields, path);
      return field ? this.pick(field.label) : path;
    });
    const bare = bareRolls(this.odds);
    return html`${found.length + bare.length + this.readings.length === 0 ? html`<p>${this.t("why.none")}</p>` : nothing} ${found.map((b) => this.roll(b))}
    ${bare.map((roll) => this.bare(roll))}
    ${assumed.length > 0 ? html`<p class="soft">${this.t("why.assumptions")}: ${assumed.join(", ")}</p>` : nothing}
    ${this.readings.length > 0
      ? html`<h3>${this.t("why.rulings")}</h3>
          <ul>
            ${this.readings.map((r) => this.reading(r))}
          </ul>`
      : nothing}`;
  }
}

/** A roll without steps; it varies where what it needs goes by the dice before it. */
interface Bare {
  test: Test;
  varies: boolean;
}

function bareRolls({ tests, breakdown }: AnyOdds): Bare[] {
  const without = tests.filter((test) => !breakdown.some((step) => step.of === test.of));
  return without
    .filter((test, i) => without.findIndex((other) => other.of === test.of) === i)
    .map((test) => ({ test, varies: without.some((other) => other.of === test.of && JSON.stringify(other.bands) !== JSON.stringify(test.bands)) }));
}

interface Block {
  of: string;
  steps: Step[];
  test: Test | undefined;
}

/** The steps by roll; rolls that several shots make alike are told once. */
function blocks(odds: AnyOdds): Block[] {
  const runs: { of: string; steps: Step[] }[] = [];
  for (const step of odds.breakdown) {
    const last = runs.at(-1);
    // What does not go on from the total begins anew.
    const goesOn = last?.of === step.of && last.steps.at(-1)?.total === step.total - step.value;
    if (last && goesOn) last.steps.push(step);
    else runs.push({ of: step.of, steps: [step] });
  }
  const distinct = runs.filter((run, i) => !runs.slice(0, i).some((other) => JSON.stringify(other) === JSON.stringify(run)));
  return distinct.map((run) => {
    const alike = distinct.filter((other) => other.of === run.of);
    const tests = odds.tests.filter((test) => test.of === run.of);
    // Which target belongs to which steps is only certain when there are as many of both, or one target for all.
    const one = tests.every((other) => other.target === tests[0]?.target);
    const test = tests.length === 1 || (alike.length === 1 && one) ? tests[0] : tests.length === alike.length ? tests[alike.indexOf(run)] : undefined;
    return { ...run, test };
  });
}
