import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { catalog, procedureInfo } from "../../engine/index.js";
import { addPhrases } from "../../i18n/index.js";
import { home } from "../../i18n/home.js";
import { chapters } from "../../layout/index.js";
import type { Chapter } from "../../layout/index.js";
import { recent } from "../../state/recent.js";
import { calculatorHref, embedHref } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import { homeStyles } from "./home.styles.js";

addPhrases(home);

/** As wide as its styles ask for two columns. */
const ROOMY = "(min-width: 44rem)";

type SystemInfo = (typeof catalog.systems)[number];

/** The list of calculators, by system. */
export class HomeElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, homeStyles];

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

  /** The calculators used last, to go on with. */
  private used(systems: readonly SystemInfo[]): unknown {
    const visits = recent();
    if (visits.length === 0) return nothing;
    return html`<section aria-labelledby="recent">
      <h2 id="recent">${this.t("home.recent")}</h2>
      <ul class="recent">
        ${visits.map(({ procedure, query }) => {
          const system = systems.find(({ id }) => procedure.startsWith(`${id}.`));
          return html`<li data-system=${system?.id ?? nothing}>
            <a href=${calculatorHref(procedure, this.left.get(procedure) ?? query) ?? nothing}
              ><strong>${this.pick(procedureInfo(procedure).title)}</strong>${systems.length > 1
                ? html`<span class="soft">${this.pick(system?.title)}</span>`
                : nothing}</a
            >
          </li>`;
        })}
      </ul>
    </section>`;
  }

  private system(system: SystemInfo, systems: readonly SystemInfo[]): unknown {
    const own = chapters.filter((c) => c.system === system.id);
    const title = this.pick(system.title);
    const body = html`<nav aria-label="${title}: ${this.t("home.chapters")}">
        ${own.map((c) => html`<button type="button" class="button" @click=${() => this.show(c)}>${this.t(c.title)}</button>`)}
      </nav>
      <div class="chapters">${own.map((c) => this.chapter(c))}</div>`;
    if (systems.length === 1) return html`<section data-system=${system.id} aria-label=${title}><h2>${title}</h2>${body}</section>`;
    // Where there is room, nothing is hidden; else the system played last is open.
    const open = matchMedia(ROOMY).matches || recent()[0]?.procedure.startsWith(`${system.id}.`) === true;
    return html`<section data-system=${system.id} aria-label=${title}>
      <details ?open=${open}>
        <summary>
          <span
            ><h2>${title}</h2>
            <span class="soft">${own.map((c) => this.t(c.title)).join(" · ")}</span></span
          >
        </summary>
        ${body}
      </details>
    </section>`;
  }

  override render(): unknown {
    const systems = catalog.systems.filter(({ id }) => chapters.some((c) => c.system === id));
    return html`<h1>${this.t("app.title")}</h1>
      <p class="lead">${this.t("app.lead")}</p>
      ${this.used(systems)} ${systems.map((system) => this.system(system, systems))}
      <section aria-label=${this.t("home.reference")}>
        <h2>${this.t("home.reference")}</h2>
        <ul>
          ${this.link("#/rules", this.t("home.rules"), this.t("home.rulesLead"))}
          ${this.link("#/rulings", this.t("home.rulings"), this.t("home.rulingsLead"))}
          ${this.link("#/about", this.t("about.title"), this.t("home.aboutLead"))}
        </ul>
      </section>
      <section aria-label=${this.t("home.own")}>
        <h2>${this.t("home.own")}</h2>
        <ul>
          ${this.link(embedHref(), this.t("embed.title"), this.t("home.embedLead"))}
        </ul>
      </section>
      <footer class="soft">
        <p>${this.t("home.privacy")}</p>
        <p class="num">Regelwerk ${catalog.version}</p>
      </footer>`;
  }
}
