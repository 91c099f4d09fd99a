import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import { catalog } from "../../engine/index.js";
import type { RulingInfo } from "../../engine/index.js";
import { ruleHref } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import { showEntry } from "./rules.element.js";
import { rulesStyles } from "./rules.styles.js";
import { reference } from "../../i18n/reference.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(reference);

/** All rulings: both readings, which one stands, and why there is a choice. */
export class RulingsElement extends BaseElement {
  static override styles = [BaseElement.styles, rulesStyles];

  /** The ruling to show. */
  @property() shown: string | undefined;

  /** The address names one that there is not. */
  private get missing(): boolean {
    return this.shown !== undefined && !catalog.rulings.some((r) => r.name === this.shown);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has("shown")) showEntry(this.shadowRoot, this.shown);
  }

  private ruling(ruling: RulingInfo): unknown {
    return html`<li id=${ruling.name} tabindex="-1" class=${ruling.name === this.shown ? "shown" : ""}>
      <h3>${this.pick(ruling.title)}</h3>
      <p>${this.pick(ruling.reason)}</p>
      <ul class="readings">
        ${ruling.values.map(
          (v) =>
            html`<li class=${v.id === ruling.default ? "default" : ""}>
              ${this.pick(v.label)}${v.id === ruling.default
                ? html` <small class="soft">(${this.t("rulings.default")})</small>`
                : nothing}
            </li>`,
        )}
      </ul>
      <p><a href=${ruleHref(ruling.rule) ?? nothing}>${this.t("rulings.rule")} ${ruling.rule}</a></p>
    </li>`;
  }

  override render(): unknown {
    return html`<h1>${this.t("rulings.title")}</h1>
      <p class="soft lead">${this.t("rulings.lead")}</p>
      ${this.missing ? html`<p class="problem" role="status">${this.t("rulings.notFound")}</p>` : nothing}
      ${catalog.systems.map((system) => {
        const rulings = catalog.rulings.filter((r) => r.system === system.id);
        if (rulings.length === 0) return nothing;
        return html`<section data-system=${system.id} aria-label=${this.pick(system.title)}>
          <h2>${this.pick(system.title)}</h2>
          <ul>
            ${rulings.map((r) => this.ruling(r))}
          </ul>
        </section>`;
      })}`;
  }
}
