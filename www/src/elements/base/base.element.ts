import { LitElement } from "lit";
import type { CSSResultGroup } from "lit";
import { property } from "lit/decorators.js";
import { pick, t } from "../../i18n/index.js";
import type { Key, Lang, Text } from "../../i18n/index.js";
import { baseStyles } from "./base.styles.js";
import { systemStyles } from "./systems.styles.js";

/** What every element of the page has: a language, and the shared look. */
export class BaseElement extends LitElement {
  static override styles: CSSResultGroup = [baseStyles, systemStyles];

  /** The language of this element, for its words and for those who read it aloud. */
  @property({ reflect: true }) override lang: Lang = "de";

  protected t(key: Key, vars?: Record<string, string | number>): string {
    return t(this.lang, key, vars);
  }

  protected pick(text: Text | undefined): string {
    return pick(text, this.lang);
  }

  /** One event out; it crosses shadow roots, so that a parent may listen at any height. */
  protected emit<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
