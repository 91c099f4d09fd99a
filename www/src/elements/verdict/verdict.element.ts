import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { ruleInfo } from "../../engine/index.js";
import type { Text } from "../../engine/index.js";
import { ruleHref } from "../../state/route.js";
import { capital } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { verdictStyles } from "./verdict.styles.js";

export interface Check {
  rule: string;
  ok: boolean;
  because: Text;
}

/** Why a rule decides as it does: the rule, the reason, and everything that was looked at. */
export class VerdictElement extends BaseElement {
  static override styles = [BaseElement.styles, verdictStyles];

  @property({ attribute: false }) rules: readonly string[] = [];
  @property({ attribute: false }) because: Text | undefined;
  @property({ attribute: false }) checks: readonly Check[] = [];
  /** What is known besides, by name. */
  @property({ attribute: false }) facts: readonly { label: string; text: string }[] = [];

  private link(rule: string): unknown {
    const info = ruleInfo(rule);
    return html`<a href=${ruleHref(rule) ?? nothing}>${info ? html`<span>${this.pick(info.title)}</span> ` : nothing}<small>${rule}</small></a>`;
  }

  private check(check: Check): unknown {
    return html`<li class=${check.ok ? "ok" : "no"} data-rule=${check.rule}>
      <span class="sign" role="img" aria-label=${this.t(check.ok ? "verdict.met" : "verdict.notMet")}>${check.ok ? "✓" : "✗"}</span>
      <span
        ><span>${capital(this.pick(check.because))}</span>
        <a href=${ruleHref(check.rule) ?? nothing} title=${this.pick(ruleInfo(check.rule)?.title)}>${check.rule}</a></span
      >
    </li>`;
  }

  override render(): unknown {
    return html`${this.because
        ? html`<p class="because">${capital(this.pick(this.because))}</p>`
        : nothing}
      ${this.rules.map((r) => html`<p>${this.link(r)}</p>`)}
      ${this.facts.length > 0
        ? html`<dl>
            ${this.facts.map(
              (f) =>
                html`<div>
                  <dt>${f.label}</dt>
                  <dd class="num">${f.text}</dd>
                </div>`,
            )}
          </dl>`
        : nothing}
      ${this.checks.length > 0
        ? html`<h3>${this.t("verdict.checks")}</h3>
            <ol>
              ${this.checks.map((c) => this.check(c))}
            </ol>`
        : nothing}`;
  }
}
