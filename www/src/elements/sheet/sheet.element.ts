import { html, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import { ruleInfo } from "../../engine/index.js";
import { followProgress, freshProgress, keepProgress, progressOf } from "../../state/progress.js";
import type { Progress } from "../../state/progress.js";
import { ruleHref } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import type { PageLink } from "../links/links.element.js";
import { sheetStyles } from "./sheet.styles.js";

export interface SheetStep {
  /** Its place in the whole turn. */
  step: number;
  text: string;
  rules: readonly string[];
  /** Calculators that answer what the step asks. */
  links: readonly PageLink[];
}

export interface SheetPhase {
  id: string;
  label: string;
  steps: readonly SheetStep[];
}

/** A turn to tick off, phase by phase; it remembers how far the game is. */
export class SheetElement extends BaseElement {
  static override styles = [BaseElement.styles, sheetStyles];

  /** Under this name its progress is kept. */
  @property() name = "";
  @property({ attribute: false }) phases: readonly SheetPhase[] = [];

  /** What the last large step went away from, to be taken back. */
  @state() private past: Progress | undefined;
  /** Phases that stand open besides the one that is played. */
  @state() private peeked: ReadonlySet<string> = new Set();
  private unfollow: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.unfollow = followProgress(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow?.();
  }

  private get progress(): Progress {
    return progressOf(this.name, this.phases.map((p) => p.id));
  }

  private tick({ step }: SheetStep): void {
    const { progress } = this;
    const done = progress.done.includes(step) ? progress.done.filter((n) => n !== step) : [...progress.done, step];
    this.past = undefined;
    keepProgress(this.name, { ...progress, done });
  }

  /** A step that cannot be seen from where it leads to. */
  private go(to: Progress): void {
    this.past = this.progress;
    this.peeked = new Set();
    keepProgress(this.name, to);
    void this.show(to.phase);
  }

  private async show(phase: string): Promise<void> {
    await this.updateComplete;
    const head = this.renderRoot.querySelector<HTMLElement>(`[data-phase="${phase}"] .head`);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    head?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
    head?.focus({ preventScroll: true });
  }

  private undo(): void {
    const { past } = this;
    this.past = undefined;
    if (past) keepProgress(this.name, past);
  }

  private peek(id: string): void {
    const peeked = new Set(this.peeked);
    if (!peeked.delete(id)) peeked.add(id);
    this.peeked = peeked;
  }

  private links({ step, links, rules }: SheetStep): unknown {
    return html`<div class="links">
      ${links.length > 0
        ? html`<ul class="calculators" aria-label="${this.t("sheet.calculators")} ${step}">
            ${links.map(
              ({ href, title, text }) =>
                html`<li><a href=${href} title=${text}>${title}<span aria-hidden="true"> ›</span></a></li>`,
            )}
          </ul>`
        : nothing}
      <ul class="rules" aria-label="${this.t("sheet.rules")} ${step}">
        ${rules.map((id) => html`<li><a href=${ruleHref(id) ?? nothing} title=${this.pick(ruleInfo(id)?.title)}>${id}</a></li>`)}
      </ul>
    </div>`;
  }

  private step(step: SheetStep, done: boolean): unknown {
    return html`<li class=${done ? "done" : ""} data-step=${step.step}>
      <label>
        <input type="checkbox" .checked=${done} @change=${() => this.tick(step)} />
        <span class="box" aria-hidden="true"></span>
        <span class="text">${step.text}</span>
      </label>
      ${this.links(step)}
    </li>`;
  }

  /** From the end of a phase to the next one, and from the last to a new turn with nothing done. */
  private onward(at: number, progress: Progress): unknown {
    const following = this.phases[at + 1];
    const to: Progress = following
      ? { ...progress, phase: following.id }
      : { turn: progress.turn + 1, phase: this.phases[0]?.id ?? "", done: [] };
    const label = following ? this.t("sheet.toPhase", { phase: following.label }) : this.t("sheet.toTurn", { n: to.turn });
    return html`<button type="button" class="button primary" data-action="next" @click=${() => this.go(to)}>
      ${label}<span aria-hidden="true"> ›</span>
    </button>`;
  }

  private phase(phase: SheetPhase, at: number, progress: Progress): unknown {
    const now = phase.id === progress.phase;
    const open = now || this.peeked.has(phase.id);
    const done = phase.steps.filter((s) => progress.done.includes(s.step)).length;
    const all = phase.steps.length;
    return html`<section role="group" class=${now ? "now" : ""} data-phase=${phase.id} aria-label=${phase.label}>
      <h3>
        <button type="button" class="head" aria-expanded=${open} aria-current=${now ? "step" : nothing} ?disabled=${now} @click=${() => this.peek(phase.id)}>
          <span class="number num" aria-hidden="true">${done === all ? "✓" : at + 1}</span>
          <span class="name">${phase.label}${now ? html`<small>${this.t("sheet.now")}</small>` : nothing}</span>
          <span class="num soft">${this.t("sheet.done", { n: done, all })}</span>
          ${now ? nothing : html`<span class="arrow" aria-hidden="true">${open ? "▴" : "▾"}</span>`}
        </button>
      </h3>
      ${open
        ? html`<ol class="steps">
              ${phase.steps.map((s) => this.step(s, progress.done.includes(s.step)))}
            </ol>
            ${now
              ? this.onward(at, progress)
              : html`<button type="button" class="button" data-action="jump" @click=${() => this.go({ ...progress, phase: phase.id })}>
                  ${this.t("sheet.toPhase", { phase: phase.label })}
                </button>`}`
        : nothing}
    </section>`;
  }

  override render(): unknown {
    const { progress } = this;
    return html`<div class="top">
        <h2>${this.t("sheet.turn", { n: progress.turn })}</h2>
        ${this.past
          ? html`<button type="button" class="button plain" data-action="undo" @click=${this.undo}>${this.t("sheet.undo")}</button>`
          : nothing}
        <button
          type="button"
          class="button plain"
          data-action="restart"
          ?disabled=${progress.turn === 1 && progress.done.length === 0 && progress.phase === this.phases[0]?.id}
          @click=${() => this.go(freshProgress(this.phases[0]?.id ?? ""))}
        >
          ${this.t("sheet.restart")}
        </button>
      </div>
      ${this.phases.map((p, i) => this.phase(p, i, progress))}`;
  }
}
