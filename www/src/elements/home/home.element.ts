import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { catalog, procedureInfo, version } from "../../engine/index.js";
import { chapters } from "../../layout/index.js";
import type { Chapter } from "../../layout/index.js";
import { calculatorHref } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import { homeStyles } from "./home.styles.js";

/** The list of calculators, by system. */
export class HomeElement extends BaseElement {
  static override styles = [BaseElement.styles, homeStyles];

  /** Where a calculator was left in this visit, by procedure. */
  @property({ attribute: false }) left: ReadonlyMap<string, string> = new Map();

  private link(href: string | undefined, title: string, text: string): unknown {
    return html`<li>
      <a href=${href ?? nothing}><strong>${title}</strong><span class="soft">${text}</span></a>
    </li>`;
  }

  private show({ title }: Chapter): void {
    const heading = this.shadowRoot?.getElementById(title);
    heading?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth", block: "start" });
    heading?.focus({ preventScroll: true });
  }

  private chapter({ title, procedures }: Chapter): unknown {
    return html`<div>
      <h3 id=${title} tabindex="-1">${this.t(title)}</h3>
      <ul>
        ${procedures.map((id) => {
          const info = procedureInfo(id);
          return this.link(calculatorHref(id, this.left.get(id)), this.pick(info.title), this.pick(info.question));
        })}
      </ul>
    </div>`;
  }

  override render(): unknown {
    return html`<h1>${this.t("app.title")}</h1>
      <p class="lead">${this.t("home.lead")}</p>
      ${catalog.systems.map((system) => {
        const own = chapters.filter((c) => c.system === system.id);
        if (own.length === 0) return nothing;
        return html`<section data-system=${system.id} aria-label=${this.pick(system.title)}>
          <h2>${this.pick(system.title)}</h2>
          <nav aria-label="${this.pick(system.title)}: ${this.t("home.chapters")}">
            ${own.map(
              (c) => html`<button type="button" class="button" @click=${() => this.show(c)}>${this.t(c.title)}</button>`,
            )}
          </nav>
          <div class="chapters">${own.map((c) => this.chapter(c))}</div>
        </section>`;
      })}
      <section aria-label=${this.t("home.reference")}>
        <h2>${this.t("home.reference")}</h2>
        <ul>
          ${this.link("#/rules", this.t("home.rules"), this.t("home.rulesLead"))}
          ${this.link("#/rulings", this.t("home.rulings"), this.t("home.rulingsLead"))}
        </ul>
      </section>
      <footer class="soft">
        <p>${this.t("home.privacy")}</p>
        <p class="num">Regelwerk ${version}</p>
      </footer>`;
  }
}
