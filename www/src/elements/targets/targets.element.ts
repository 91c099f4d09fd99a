import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { ruleInfo } from "../../engine/index.js";
import type { Chance, ProcedureInfo, Test, Text } from "../../engine/index.js";
import { shortFraction } from "../../format/fraction.js";
import { formatNumber, formatPercent } from "../../format/number.js";
import { ruleHref } from "../../state/route.js";
import { bandsText, capital, outcomeLabel } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import "../verdict/verdict.js";
import type { Check } from "../verdict/verdict.element.js";
import { targetsStyles } from "./targets.styles.js";

interface Note {
  rule: string;
  because: Text;
}

/** What is said about one figure. */
export interface Target extends Note {
  name: string;
  allowed: boolean;
  distance?: number;
  cover?: Note & { cover: string };
  test?: { rule: string; roll?: Test; outcomes: Chance<string>[] };
  spotting?: Note & { allowed: boolean };
  melee?: Note;
  range?: Note & { band: string };
  steps?: Check[];
}

/** The figures before a shooter: which may be shot at, by which rule, and what it takes. */
export class TargetsElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, targetsStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) targets: readonly Target[] = [];

  private rule(id: string): unknown {
    return html`<a href=${ruleHref(id) ?? nothing} title=${this.pick(ruleInfo(id)?.title)}>${id}</a>`;
  }

  private note(label: string, note: Note): unknown {
    return html`<div>
      <dt>${label}</dt>
      <dd>${capital(this.pick(note.because))} ${this.rule(note.rule)}</dd>
    </div>`;
  }

  private test(test: NonNullable<Target["test"]>): unknown {
    return html`<div data-part="test">
      <dt>${this.t("targets.test")}</dt>
      <dd>
        ${test.roll ? html`<span class="num">${bandsText(test.roll, this.info, this.lang)}</span>` : this.t("targets.testUnknown")}
        ${test.outcomes.map(
          (o) =>
            html`<br /><span class="num" data-outcome=${o.id}
                >${outcomeLabel(this.info, o.id, this.lang)}: ${formatPercent(o.probability, this.lang, o.fraction)}
                <span class="fraction soft">${shortFraction(o.fraction) ?? nothing}</span></span
              >`,
        )}
        ${this.rule(test.rule)}
      </dd>
    </div>`;
  }

  private target(target: Target, i: number): unknown {
    const { name, allowed, test, spotting, melee, range, cover } = target;
    return html`<li class=${allowed ? "yes" : "no"} data-target=${i}>
      <h3>
        <span class="name">${name}</span>
        ${target.distance === undefined ? nothing : html`<span class="num soft">${formatNumber(target.distance, this.lang)}″</span>`}
        <strong class="verdict"
          ><span aria-hidden="true">${allowed ? "✓" : "✗"}</span> ${this.t(
            allowed ? (test ? "targets.afterTest" : "targets.allowed") : "targets.forbidden",
          )}</strong
        >
      </h3>
      <p>${capital(this.pick(target.because))} ${this.rule(target.rule)}</p>
      <dl>
        ${test ? this.test(test) : nothing}
        ${spotting ? this.note(this.t(spotting.allowed ? "targets.spot" : "targets.spotUseless"), spotting) : nothing}
        ${cover ? this.note(this.t("targets.cover", { cover: outcomeOf(this.t.bind(this), cover.cover) }), cover) : nothing}
        ${range ? this.note(this.t("targets.range"), range) : nothing}
        ${melee ? this.note(this.t("targets.melee"), melee) : nothing}
      </dl>
      ${target.steps
        ? html`<details>
            <summary>${this.t("why.title")}<span class="hush">: ${name}</span></summary>
            <rw-verdict lang=${this.lang} .checks=${target.steps}></rw-verdict>
          </details>`
        : nothing}
    </li>`;
  }

  override render(): unknown {
    return html`<ul>
      ${this.targets.map((t, i) => this.target(t, i))}
    </ul>`;
  }
}

function outcomeOf(t: (key: "targets.none" | "targets.light" | "targets.heavy") => string, cover: string): string {
  return t(cover === "light" ? "targets.light" : cover === "heavy" ? "targets.heavy" : "targets.none");
}
