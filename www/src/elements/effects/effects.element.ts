import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { ruleInfo } from "../../engine/index.js";
import type { Text } from "../../engine/index.js";
import { ruleHref } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import { toneStyles } from "../base/tones.styles.js";
import { effectsStyles } from "./effects.styles.js";

export interface Effect {
  id: string;
  rule: string;
  label: Text;
}

export interface EffectGroup {
  id: string;
  title?: string;
  tone?: string;
  /** How likely, in words. */
  share?: string;
  effects: readonly Effect[];
}

/** What results bring, each effect with its rule. */
export class EffectsElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, effectsStyles];

  @property({ attribute: false }) groups: readonly EffectGroup[] = [];
  /** The group that was rolled. */
  @property() marked: string | undefined;

  private effect(effect: Effect): unknown {
    return html`<li data-effect=${effect.id}>
      <span>${this.pick(effect.label)}</span>
      <a href=${ruleHref(effect.rule) ?? nothing} title=${this.pick(ruleInfo(effect.rule)?.title)}>${effect.rule}</a>
    </li>`;
  }

  private group({ id, title, tone, share, effects }: EffectGroup): unknown {
    return html`<div class="group ${id === this.marked ? "marked" : ""}" data-outcome=${id}>
      ${title
        ? html`<h3>
            ${tone ? html`<span class="swatch tone ${tone}" aria-hidden="true"></span>` : nothing}
            <span>${title}</span>
            ${share ? html`<span class="num soft">${share}</span>` : nothing}
          </h3>`
        : nothing}
      <ul>
        ${effects.map((e) => this.effect(e))}
      </ul>
    </div>`;
  }

  override render(): unknown {
    return this.groups.map((g) => this.group(g));
  }
}
