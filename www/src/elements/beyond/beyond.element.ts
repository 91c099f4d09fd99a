import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { procedure, procedureInfo, questions } from "../../engine/index.js";
import type { Input, Questions } from "../../engine/index.js";
import { formatPercent } from "../../format/number.js";
import { addPhrases } from "../../i18n/index.js";
import { asking } from "../../i18n/asking.js";
import type { Layout } from "../../layout/index.js";
import { calculatorHref } from "../../state/route.js";
import { fieldsOf, goalAbove, measureOf, valueOf } from "../../view/asking.js";
import type { Asked } from "../../view/asking.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import "../compare/compare.js";
import "../heat/heat.js";
import "../need/need.js";
import { beyondStyles } from "./beyond.styles.js";

addPhrases(asking);

/** So long the reader has to pause before the line is asked anew: it can take many times as long as the answer. */
const PAUSE_MS = 150;

type Part = "need" | "heat" | "compare";

/**
 * What a player asks next: what it would take, how it looks for other values, what a change does. Emits
 * `rw-line` with what it takes in one line, for the answer.
 */
export class BeyondElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, beyondStyles];

  @property({ attribute: false }) layout!: Layout;
  /** As the procedure takes it. */
  @property({ attribute: false }) input!: Input;
  /** The parameters of the link that leads to it. */
  @property({ attribute: false }) state = "";
  /** The chance that is wanted, once somebody has said so. */
  @state() private chosen: number | undefined;
  /** What is folded is not computed. */
  @state() private open: ReadonlySet<Part> = new Set();

  /** The input that the line was asked for last. */
  @state() private settled: Input | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private said = "";

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("layout")) this.said = "";
    if (!changed.has("input") && !changed.has("layout")) return;
    clearTimeout(this.timer);
    if (this.settled === undefined || changed.has("layout")) this.settled = this.input;
    else this.timer = setTimeout(() => (this.settled = this.input), PAUSE_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.settled = undefined;
  }

  private toggle(part: Part, event: Event): void {
    const open = new Set(this.open);
    if ((event.target as HTMLDetailsElement).open) open.add(part);
    else open.delete(part);
    this.open = open;
  }

  /** What it takes to reach a chance by the first input alone. */
  private need(chance: number): { first: Asked; tried: ReturnType<Questions<Input>["tryNeed"]> } | undefined {
    const info = procedureInfo(this.layout.procedure);
    const [first] = fieldsOf(this.layout, info, this.input, ["integer", "number"], this.lang);
    const measure = measureOf(this.layout);
    const tried = first && measure && questions(info.id)?.tryNeed(this.input, { ...measure, field: first.path, chance });
    return first && tried ? { first, tried } : undefined;
  }

  private get wanted(): number {
    if (this.chosen !== undefined) return this.chosen;
    const tried = this.need(1)?.tried;
    return tried?.ok ? goalAbove(tried.value.now.chance) : 0.5;
  }

  /** The answer comes first: while the reader goes on, the line stays as it was. */
  override updated(): void {
    if (this.settled !== this.input) return;
    const line = this.asked();
    if (line === this.said) return;
    this.said = line;
    this.emit("rw-line", line);
  }

  private asked(): string {
    const found = this.need(this.wanted);
    if (!found?.tried.ok) return "";
    const { first, tried } = found;
    const { possible, change, value } = tried.value;
    const words = { chance: formatPercent(this.wanted, this.lang), label: first.label, value: valueOf(first.field, value, this.lang) };
    const key = !possible ? "asking.lineNever" : change === 0 || change === undefined ? "asking.lineNow" : "asking.line";
    return this.t(key, words);
  }

  /** What the same means would bring at best. */
  private plan(): unknown {
    const { planned } = this.layout;
    const asked = planned && this.settled && procedure(planned.procedure).ask(planned.input(this.settled));
    if (!planned || !asked?.ok) return nothing;
    return html`<section aria-labelledby="plan-title">
      <h3 id="plan-title">${this.t("asking.plan")}</h3>
      <p data-plan>${this.pick(asked.value.explanation)}</p>
      <p><a href=${calculatorHref(planned.procedure) ?? nothing}>${this.pick(procedureInfo(planned.procedure).title)}</a></p>
    </section>`;
  }

  private fold(part: Part, title: string, body: () => unknown): unknown {
    return html`<details data-part=${part} @toggle=${(e: Event) => this.toggle(part, e)}>
      <summary>${title}</summary>
      <div class="body">${this.open.has(part) ? body() : nothing}</div>
    </details>`;
  }

  override render(): unknown {
    const { lang, layout, input } = this;
    const info = procedureInfo(layout.procedure);
    const axes = fieldsOf(layout, info, input, ["integer", "number", "choice"], lang);
    const need = (): unknown =>
      html`<rw-need
        lang=${lang}
        .info=${info}
        .layout=${layout}
        .input=${input}
        .wanted=${this.wanted}
        @rw-wanted=${(e: CustomEvent<number>) => {
          e.stopPropagation();
          this.chosen = e.detail;
        }}
      ></rw-need>`;
    const heat = (): unknown => html`<rw-heat lang=${lang} .info=${info} .layout=${layout} .input=${input}></rw-heat>`;
    // Where no number can be turned, or no second input, there is nothing to ask.
    return html`${this.plan()} ${axes.some(({ field }) => field.kind !== "choice") ? this.fold("need", this.t("asking.need"), need) : nothing}
      ${axes.length > 1 ? this.fold("heat", this.t("asking.heat"), heat) : nothing}
      ${this.fold(
        "compare",
        this.t("asking.compare"),
        () => html`<rw-compare lang=${lang} .info=${info} .layout=${layout} .input=${input} .state=${this.state}></rw-compare>`,
      )}`;
  }
}
