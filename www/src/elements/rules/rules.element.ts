import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import { catalog } from "../../engine/index.js";
import type { RuleInfo } from "../../engine/index.js";
import { calculatorHref, ruleHref } from "../../state/route.js";
import { calculators } from "../../layout/index.js";
import { BaseElement } from "../base/base.element.js";
import { rulesStyles } from "./rules.styles.js";
import { reference } from "../../i18n/reference.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(reference);

/** Brings the entry that the address names into view. */
export function showEntry(root: ShadowRoot | null, id: string | undefined): void {
  const entry = id === undefined ? undefined : root?.getElementById(id);
  entry?.scrollIntoView({ block: "center" });
  entry?.focus({ preventScroll: true });
}

/** All rules of the catalogue, by system and section; every step of an answer links here. */
export class RulesElement extends BaseElement {
  static override styles = [BaseElement.styles, rulesStyles];

  /** The rule to show. */
  @property() shown: string | undefined;

  /** The address names one that there is not. */
  private get missing(): boolean {
    return this.shown !== undefined && !catalog.rules.some((r) => r.id === this.shown);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has("shown")) showEntry(this.shadowRoot, this.shown);
  }

  private usedBy(rule: RuleInfo): unknown {
    const links = rule.usedBy.flatMap((id) => {
      const info = catalog.procedures.find((p) => p.id === id);
      if (!info) return [];
      const name = this.pick(info.title);
      return [calculators.includes(id) ? html`<a href=${calculatorHref(id) ?? nothing}>${name}</a>` : html`${name}`];
    });
    if (links.length === 0) return nothing;
    return html`<p class="soft">${this.t("rules.usedBy")}: ${links.map((l, i) => html`${i > 0 ? ", " : ""}${l}`)}</p>`;
  }

  private rule(rule: RuleInfo): unknown {
    return html`<li id=${rule.id} tabindex="-1" class=${rule.id === this.shown ? "shown" : ""}>
      <h3>
        <a href=${ruleHref(rule.id) ?? nothing} aria-current=${rule.id === this.shown ? "true" : nothing}>${this.pick(rule.title)}</a>
      </h3>
      <p class="soft">
        <span class="id">${rule.id}</span> · ${this.t("rules.section", { document: this.pick(documentName(rule)), section: rule.section })}
      </p>
      ${this.usedBy(rule)}
    </li>`;
  }

  override render(): unknown {
    return html`<h1>${this.t("rules.title")}</h1>
      <p class="soft lead">${this.t("rules.lead")}</p>
      ${this.missing ? html`<p class="problem" role="status">${this.t("rules.notFound")}</p>` : nothing}
      ${catalog.systems.map((system) => {
        const rules = catalog.rules.filter((r) => r.system === system.id);
        if (rules.length === 0) return nothing;
        return html`<section data-system=${system.id} aria-label=${this.pick(system.title)}>
          <h2>${this.pick(system.title)} <small class="soft num">${this.t("rules.count", { n: rules.length })}</small></h2>
          <ul>
            ${rules.map((r) => this.rule(r))}
          </ul>
        </section>`;
      })}`;
  }
}

/** The book as the catalogue names it; a plain name is the same in both languages. */
function documentName(rule: RuleInfo): { de: string; en: string } {
  const { document } = rule as { document: unknown };
  return typeof document === "string" ? { de: document, en: document } : (document as { de: string; en: string });
}
