import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import type { AnyOdds, ProcedureInfo } from "../../engine/index.js";
import { shortFraction } from "../../format/fraction.js";
import { formatPercent } from "../../format/number.js";
import type { Layout } from "../../layout/index.js";
import { shareBar } from "../../view/answers/bar.js";
import { bigNumber, need, orderedOutcomes, outcomeLabel, series, toneOf } from "../../view/answer.js";
import { BaseElement } from "../base/base.element.js";
import { cssVars } from "../base/css-vars.js";
import { toneStyles } from "../base/tones.styles.js";
import { answerStyles } from "./answer.styles.js";

const SAY_AFTER_MS = 700;

/** The answer that stays in view: the number asked for, the bar of outcomes, what is needed. Emits `rw-jump`. */
export class AnswerElement extends BaseElement {
  static override styles = [BaseElement.styles, toneStyles, answerStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  /** Whether there is something to roll. */
  @property({ type: Boolean }) dice = false;
  /** Stands among other things instead of at the edge of the screen. */
  @property({ type: Boolean, reflect: true }) card = false;
  /** The values are made up, so that there is something to see. */
  @property({ type: Boolean }) example = false;
  @property({ attribute: false }) odds: AnyOdds | undefined;
  /** What it would take for a better one, in one line. */
  @property() line = "";
  /** Why there is no answer, or why it is that of the values before, as sentences. */
  @property({ attribute: false }) problems: readonly string[] = [];

  /** Said aloud once the reader has stopped changing things. */
  @state() private said = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unfollow: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.unfollow?.();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("layout")) this.follow();
  }

  /** Some answers change without a new input. */
  private follow(): void {
    const { answer } = this.layout;
    this.unfollow?.();
    this.unfollow = answer.kind === "own" ? answer.follow?.(() => this.requestUpdate()) : undefined;
  }

  override updated(changed: PropertyValues): void {
    if (!changed.has("odds") && !changed.has("problems")) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.said = this.summary()), SAY_AFTER_MS);
  }

  private summary(): string {
    if (!this.odds) return this.problems.join(". ");
    const big = bigNumber(this.layout, this.info, this.odds, this.lang);
    return [...this.problems, `${this.t(this.layout.answer.label)}: ${big.text}`, ...this.needs(this.odds)].join(". ");
  }

  private needs(odds: AnyOdds): string[] {
    const { answer } = this.layout;
    if (answer.needs || answer.kind === "own") return answer.needs?.(odds, this.info, this.lang) ?? [];
    return odds.tests.slice(0, 2).filter((test) => test.target !== undefined).map((test) => need(test, this.info, this.lang));
  }

  private bar(odds: AnyOdds): unknown {
    const { answer } = this.layout;
    if (answer.kind === "counts") return this.countBar(odds);
    if (answer.kind === "own") return answer.bar?.(odds, this.info, this.lang) ?? nothing;
    const outcomes = orderedOutcomes(this.layout, this.info, odds.outcomes ?? []);
    const label = (id: string): string => outcomeLabel(this.info, id, this.lang);
    return shareBar(outcomes, label, (id) => toneOf(this.layout, id), this.lang);
  }

  /** The distribution in small: one column a count, the likeliest full height. */
  private countBar(odds: AnyOdds): unknown {
    if (this.layout.answer.kind !== "counts") return nothing;
    const first = series(this.layout.answer, odds, this.lang)[0];
    if (!first) return nothing;
    const shown = first.values.map((p, n) => ({ p, n })).filter(({ p }) => p >= 0.0005);
    const top = Math.max(...first.values);
    const mode = first.values.indexOf(top);
    return html`<div
      class="columns"
      role="img"
      aria-label="${first.label}: ${this.t("answer.likeliest", { n: mode, p: formatPercent(top, this.lang) })}"
    >
      ${shown.map(
        ({ p, n }) =>
          html`<span class="column"
            ><span class="tone ${first.tone}" ${cssVars({ "--height": String(p / top) })}></span
            ><small class="num" aria-hidden="true">${shown.length <= 16 || n % 5 === 0 ? n : ""}</small></span
          >`,
      )}
    </div>`;
  }

  private content(odds: AnyOdds): unknown {
    const big = bigNumber(this.layout, this.info, odds, this.lang);
    const fraction = shortFraction(big.fraction);
    return html`${this.wrong()}
      <div class="top ${this.problems.length > 0 ? "before" : ""}">
        <div class="asked">
          <p class="label">${this.t(this.layout.answer.label)}${this.example ? html` <span class="example">${this.t("answer.example")}</span>` : nothing}</p>
          <p class="big num ${big.word ? "word" : ""}" part="number">${big.text}</p>
        </div>
        <div class="side">
          ${fraction ? html`<p class="fraction num" part="fraction">${fraction}</p>` : nothing}
          ${big.often ? html`<p>${big.often}</p>` : nothing}
        </div>
      </div>
      <p class="needs num">${[...this.needs(odds), this.line].filter(Boolean).map((n) => html`<span>${n}</span> `)}</p>
      ${this.bar(odds)}`;
  }

  private wrong(): unknown {
    return this.problems.slice(0, 3).map((p) => html`<p class="problem">${p}</p>`);
  }

  override render(): unknown {
    return html`<section role=${this.card ? "group" : nothing} aria-label=${this.t("answer.title")}>
      ${this.odds
        ? this.content(this.odds)
        : html`<div class="missing">
            <p class="label">${this.t("answer.needed")}</p>
            ${this.wrong()}
          </div>`}
      <div class="jump">
        <button type="button" class="button" @click=${() => this.emit("rw-jump", "why")}>${this.t("answer.jumpWhy")}</button>
        ${this.dice
          ? html`<button type="button" class="button primary" ?disabled=${!this.odds} @click=${() => this.emit("rw-jump", "dice")}>
              ${this.t("answer.jumpDice")}
            </button>`
          : nothing}
      </div>
      <p class="hush" role="status">${this.said}</p>
    </section>`;
  }
}
