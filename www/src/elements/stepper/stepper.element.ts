import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { formatNumber, parseNumber, roundTo } from "../../format/number.js";
import { BaseElement } from "../base/base.element.js";
import { stepperStyles } from "./stepper.styles.js";

/** What a stepper tells: its new value, or that what stands in it cannot be used. */
export interface StepperChange {
  /** While the typed text is no allowed number: what stood there before, not half of the typing. */
  value: number | undefined;
  /** A phrase for the reader as long as that text stands there. */
  problem?: string;
}

/** What is typed finer than this is rounded, so that field, link and answer agree. */
const DECIMALS = 4;
/** A unit may be written after the number. */
const WRITTEN: Record<string, RegExp> = { "″": /\s*(["″”]|''|zoll|in|inch(es)?)$/i, "%": /\s*%$/ };
const HOLD_MS = 380;
const REPEAT_MS = 85;
const FAST_MS = 35;
const FAST_AFTER = 12;

/** A number with − and +: tap, hold to repeat, or tap the value and type. Emits `rw-step`. */
export class StepperElement extends BaseElement {
  static override styles = [BaseElement.styles, stepperStyles];

  @property() label = "";
  @property() abbreviation = "";
  @property() unit = "";
  @property({ type: Number }) value: number | undefined;
  @property({ type: Number }) min: number | undefined;
  @property({ type: Number }) max: number | undefined;
  @property({ type: Boolean }) integer = false;
  /** How far one tap goes. */
  @property({ type: Number }) stride = 1;
  /** What an empty field stands for, shown in it. */
  @property() placeholder = "";
  /** Where stepping starts from an empty field. */
  @property({ type: Number }) origin: number | undefined;
  @property() help = "";
  @property() problem = "";

  /** What is being typed; undefined when the field shows its value. */
  @state() private draft: string | undefined;
  @state() private draftProblem = "";

  /** The value when typing began, which counts as long as what is typed cannot be used. */
  private entered: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private repeated = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  /** What was refused is gone as soon as those around have forgotten it: with a reset, a profile, a link. */
  override willUpdate(changed: PropertyValues): void {
    if (changed.get("problem") && !this.problem && this.draftProblem) this.show();
  }

  /** Shows the value again in place of what was typed. */
  private show(): void {
    this.draft = undefined;
    this.draftProblem = "";
  }

  private get low(): number {
    return this.min ?? -Infinity;
  }

  private get high(): number {
    return this.max ?? Infinity;
  }

  private get start(): number {
    return this.value ?? this.origin ?? Math.max(0, this.low);
  }

  private step(by: number): boolean {
    // From an empty field the first tap shows where it starts.
    const next = this.value === undefined && this.origin === undefined ? this.start : this.start + by * this.stride;
    const value = Math.min(this.high, Math.max(this.low, Number(next.toFixed(6))));
    if (value === this.value) return false;
    this.show();
    this.tell({ value });
    return true;
  }

  private tell(change: StepperChange): void {
    this.value = change.value;
    this.emit<StepperChange>("rw-step", change);
  }

  private hold(event: PointerEvent, by: number): void {
    if (event.button !== 0) return;
    this.stop();
    this.repeated = 0;
    const again = (): void => {
      this.repeated += 1;
      const moved = this.step(by);
      if (moved) this.timer = setTimeout(again, this.repeated > FAST_AFTER ? FAST_MS : REPEAT_MS);
    };
    this.timer = setTimeout(again, HOLD_MS);
  }

  private stop = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
  };

  private tap(by: number): void {
    this.stop();
    // The click that ends a hold has already been counted.
    if (this.repeated === 0) this.step(by);
    this.repeated = 0;
  }

  private type(event: Event): void {
    const text = (event.target as HTMLInputElement).value;
    if (this.draft === undefined) this.entered = this.value;
    this.draft = text;
    this.draftProblem = "";
    if (text.trim() === "") {
      this.tell({ value: undefined });
      return;
    }
    const value = parseNumber(text.trimEnd().replace(WRITTEN[this.unit] ?? "", ""), this.lang);
    if (value === undefined) this.draftProblem = this.t("form.notANumber", { text: text.slice(0, 20) });
    else if (this.integer && !Number.isInteger(value)) this.draftProblem = this.t("form.whole");
    else if (value < this.low || value > this.high) this.draftProblem = this.allowed();
    if (this.draftProblem) this.tell({ value: this.entered, problem: this.draftProblem });
    else this.tell({ value: value === undefined ? undefined : roundTo(value, DECIMALS) });
  }

  private allowed(): string {
    return this.t("form.range", { min: formatNumber(this.low, this.lang), max: formatNumber(this.high, this.lang) });
  }

  private enter(event: Event): void {
    (event.target as HTMLInputElement).select();
  }

  /** Leaving the field: what cannot be used stays as it was typed, with what is wrong about it. */
  private leave(): void {
    if (!this.draftProblem) this.show();
  }

  private key(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      this.step(by);
    } else if (event.key === "Enter") {
      this.leave();
      (event.target as HTMLInputElement).select();
    } else if (event.key === "Escape" && this.draft !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      this.show();
      this.tell({ value: this.entered });
    }
  }

  private get shown(): string {
    if (this.draft !== undefined) return this.draft;
    return this.value === undefined ? "" : formatNumber(this.value, this.lang, 6);
  }

  private button(by: number, sign: string, words: string, disabled: boolean): unknown {
    return html`<button
      type="button"
      tabindex="-1"
      part="button"
      aria-label=${words}
      ?disabled=${disabled}
      @pointerdown=${(e: PointerEvent) => this.hold(e, by)}
      @pointerup=${this.stop}
      @pointerleave=${this.stop}
      @pointercancel=${this.stop}
      @contextmenu=${(e: Event) => e.preventDefault()}
      @click=${() => this.tap(by)}
    >
      <span aria-hidden="true">${sign}</span>
    </button>`;
  }

  override render(): unknown {
    const problem = this.draftProblem || this.problem;
    const { label } = this;
    return html`
      <label for="value"
        ><span class="label"
          >${label}${this.abbreviation ? html` <abbr class="soft" title=${label}>${this.abbreviation}</abbr>` : nothing}</span
        ><slot name="mark"></slot
      ></label>
      ${this.help ? html`<p id="help" class="help soft">${this.help}</p>` : nothing}
      <div class="row ${problem ? "wrong" : ""}" part="row">
        ${this.button(-1, "−", this.t("form.less", { label }), this.value !== undefined && this.value <= this.low)}
        <span class="cell">
          <input
            id="value"
            part="input"
            class="num ${/\d/.test(this.placeholder) ? "" : "worded"}"
            type="text"
            role="spinbutton"
            autocomplete="off"
            spellcheck="false"
            enterkeyhint="done"
            inputmode=${this.low < 0 ? "text" : this.integer ? "numeric" : "decimal"}
            size="4"
            .value=${this.shown}
            placeholder=${this.placeholder}
            aria-valuenow=${this.value ?? nothing}
            aria-valuetext=${this.value === undefined
              ? this.placeholder || this.t("form.empty")
              : `${formatNumber(this.value, this.lang, 6)}${this.unit === "%" ? " %" : this.unit ? ` ${this.t("form.inch")}` : ""}`}
            aria-valuemin=${this.min ?? nothing}
            aria-valuemax=${this.max ?? nothing}
            aria-invalid=${problem ? "true" : "false"}
            aria-describedby=${[problem ? "problem" : "", this.help ? "help" : ""].join(" ").trim() || nothing}
            @input=${this.type}
            @blur=${this.leave}
            @focus=${this.enter}
            @keydown=${this.key}
          />${this.unit && (this.shown || /\d/.test(this.placeholder)) ? html`<span class="unit soft" aria-hidden="true">${this.unit}</span>` : nothing}
        </span>
        ${this.button(1, "+", this.t("form.plus", { label }), this.value !== undefined && this.value >= this.high)}
      </div>
      ${problem ? html`<p id="problem" class="problem">${problem}</p>` : nothing}
    `;
  }
}
