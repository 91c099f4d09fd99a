import { html, nothing } from "lit";
import { catalog, procedureInfo } from "../../engine/index.js";
import { addPhrases, isKey } from "../../i18n/index.js";
import { about } from "../../i18n/about.js";
import { chapters } from "../../layout/index.js";
import { calculatorHref } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import { aboutStyles } from "./about.styles.js";

addPhrases(about);

/** What this page is, and a short way into each game. */
export class AboutElement extends BaseElement {
  static override styles = [BaseElement.styles, aboutStyles];

  private system({ id, title }: (typeof catalog.systems)[number]): unknown {
    const key = `about.${id}`;
    const [first] = chapters.filter(({ system }) => system === id).flatMap(({ procedures }) => procedures);
    return html`<section data-system=${id}>
      <h3>${this.pick(title)}</h3>
      <p>${isKey(key) ? this.t(key) : nothing}</p>
      ${first
        ? html`<p>${this.t("about.begin")}: <a href=${calculatorHref(first) ?? nothing}>${this.pick(procedureInfo(first).title)}</a></p>`
        : nothing}
    </section>`;
  }

  override render(): unknown {
    return html`<h1>${this.t("about.title")}</h1>
      <h2>${this.t("about.systems")}</h2>
      ${catalog.systems.map((system) => this.system(system))}
      <h2>${this.t("about.project")}</h2>
      <p>${this.t("about.exact")}</p>
      <p>${this.t("about.private")}</p>
      <p>${this.t("about.unofficial")}</p>
      <p>${this.t("about.licence", { version: catalog.version })}</p>`;
  }
}
