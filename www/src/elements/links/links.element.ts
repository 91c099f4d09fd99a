import { html } from "lit";
import { property } from "lit/decorators.js";
import { BaseElement } from "../base/base.element.js";
import { linksStyles } from "./links.styles.js";

/** A place on the page to go to. */
export interface PageLink {
  href: string;
  title: string;
  text: string;
}

/** Links to other calculators, large enough for a thumb. */
export class LinksElement extends BaseElement {
  static override styles = [BaseElement.styles, linksStyles];

  @property({ attribute: false }) links: readonly PageLink[] = [];

  override render(): unknown {
    return html`<ul>
      ${this.links.map(
        ({ href, title, text }) =>
          html`<li>
            <a href=${href}><strong>${title}</strong><span class="soft">${text}</span></a>
          </li>`,
      )}
    </ul>`;
  }
}
