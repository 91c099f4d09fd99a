import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import { openWhole, procedure, rulingInfo } from "../../engine/index.js";
import type { AnyOdds, AnyPlayed, Input, ProcedureInfo } from "../../engine/index.js";
import type { Layout, Shown } from "../../layout/index.js";
import { shortFraction } from "../../format/fraction.js";
import { calculatorHref, embedHref, whole } from "../../state/route.js";
import { fieldAt, fieldOfProblem, getAt, isWanted, setAt, tidy } from "../../state/input.js";
import { hasProfiles } from "../../state/profiles/any.js";
import { readLink, writeLink } from "../../state/link.js";
import type { Opened } from "../../state/link.js";
import type { RolledLink } from "../../state/rolled.js";
import { ask, formOf } from "../../view/ask.js";
import type { Asked } from "../../view/ask.js";
import { bigNumber, problems, singles, unusable } from "../../view/answer.js";
import { afterFrame } from "../../view/frame.js";
import "../answer/answer.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import type { DiceElement } from "../dice/dice.element.js";
import type { FieldChange } from "../field/field.element.js";
import "../form/form.js";
import "../outcomes/outcomes.js";
import type { Shared } from "../share/share.element.js";
import type { Reading } from "../why/why.element.js";
import { calculatorStyles } from "./calculator.styles.js";

const NOTHING_LOCKED: ReadonlySet<string> = new Set();
const NOTHING_REFUSED: ReadonlyMap<string, string> = new Map();

/** Marks when an answer stood first. */
const ANSWERED = "regelwerk.answer";

/** The module with all systems comes when everything else is there. */
const WHOLE_MS = 1000;

/** An answer, or why there is none, with what was asked. */
export interface Answered {
  /** As the form holds it. */
  form: Input;
  /** As the procedure takes it. */
  input: Input;
  answer: Asked;
}

/** What stands below an answer. */
interface Behind {
  answered: Answered;
  /** The rulings that the answer rests on, each with what it would be under another. */
  readings: readonly Reading[];
}

/** Whether nothing is hidden that fits: as wide as its styles ask for three columns. */
const ROOMY_EM = 60;

/**
 * One question with its inputs and its answer. Emits `rw-state` with the parameters for the address when the
 * reader has changed something, and `rw-answered` with every new answer.
 */
export class CalculatorElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, calculatorStyles];

  @property({ attribute: false }) layout!: Layout;
  /** The parameters that the address came with; without them the starting values stand. */
  @property({ attribute: false }) query: string | undefined;
  /** The roll that the address came with. */
  @property({ attribute: false }) rolled: RolledLink | undefined;
  /** What to start from, and to come back to, instead of the layout's own start. */
  @property({ attribute: false }) start: Input | undefined;
  /** What to show now instead of the start. */
  @property({ attribute: false }) given: Input | undefined;
  /** Paths that the reader cannot change; `*` stands for all. */
  @property({ attribute: false }) locked: ReadonlySet<string> = NOTHING_LOCKED;
  /** Stands in a page of somebody else: its title is no main heading, and the details are folded. */
  @property({ type: Boolean, reflect: true }) embedded = false;

  @state() private input: Input = {};
  /** What is wrong with what stands in fields and cannot be used, by path; the input has what stood there before. */
  @state() private typing: ReadonlyMap<string, string> = new Map();
  /** What the link said, as long as there is something to tell about it. */
  @state() private opened: Opened | undefined;
  /** What was rolled last with this very input. */
  @state() private played: AnyPlayed | undefined;
  @state() private roomy = false;
  /** What it takes for a better answer. */
  @state() private line = "";
  /** What all but the answer itself is about: it follows the answer by a frame. */
  @state() private behind: Behind | undefined;
  /** Questions the other way round can be asked. */
  @state() private further = false;
  /** The rest could not be loaded. */
  @state() private lacking = false;
  @query("rw-dice") private dice!: DiceElement | null;

  /** The roll of a link that was understood as a whole. */
  private linked: RolledLink | undefined;
  private info!: ProcedureInfo;
  private asked!: Input;
  private answer!: Asked;
  private restsOn: readonly string[] | undefined;
  /** What stands below the answer as it was made last, and of what. */
  private made: { of: readonly unknown[]; results: unknown; why: unknown } | undefined;
  /** Until what is behind has caught up. */
  private following: Promise<void> | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("layout")) {
      this.info = formOf(this.layout);
      this.line = "";
      this.behind = undefined;
      // Whether there is more to ask is another question for each calculator.
      if (this.further) void this.bringWhole();
      this.further = false;
    }
    if (changed.has("layout") || changed.has("query") || changed.has("given") || (changed.has("start") && !this.given)) this.open();
    // What was not understood might have been part of the roll.
    if (changed.has("rolled")) this.linked = this.opened && this.say(this.opened).length > 0 ? undefined : this.rolled;
    if (changed.has("input")) {
      this.asked = this.layout.reshape?.input(this.input) ?? this.input;
      this.answer = ask(this.layout, this.input);
      this.restsOn = this.answer.ok ? this.answer.value.rulings.map((r) => r.name) : undefined;
    }
  }

  /** A link stands for itself: nothing of what was here before is mixed in. */
  private open(): void {
    this.typing = new Map();
    this.opened = undefined;
    const input = this.given ?? (this.query === undefined ? (this.start ?? this.layout.start) : undefined);
    if (input) {
      this.input = input;
      return;
    }
    if (this.query === undefined) return;
    this.opened = readLink(this.layout, this.info.fields, this.query);
    this.input = this.opened.input;
  }

  private say(opened: Opened): string[] {
    const { fields } = this.info;
    const names = (paths: string[]): string =>
      paths.map((p) => this.pick(fieldOfProblem(fields, p)?.label) || p).join(", ");
    const notices = [
      opened.newer ? this.t("link.newer") : "",
      opened.unversioned ? this.t("link.unversioned") : "",
      opened.unknown.length > 0 ? this.t("link.unknown", { list: opened.unknown.map((u) => u.slice(0, 40)).join(", ") }) : "",
      opened.bad.length > 0 ? this.t("link.bad", { list: names(opened.bad) }) : "",
      opened.filled.length > 0 ? this.t("link.filled", { list: names(opened.filled) }) : "",
    ].filter((s) => s !== "");
    const rolls = this.rolled !== undefined || opened.unknown.some((u) => u.startsWith("S"));
    return rolls && notices.length > 0 ? [...notices, this.t("link.noRoll")] : notices;
  }

  private change(event: CustomEvent<FieldChange>): void {
    event.stopPropagation();
    const { path, value, problem } = event.detail;
    // A field that is changed as a whole takes what was being typed inside it along.
    const gone = (p: string): boolean => p === path || p.startsWith(`${path}.`) || p.startsWith(`${path}[`);
    const typing = new Map([...this.typing].filter(([p]) => !gone(p)));
    if (problem) typing.set(path, problem);
    this.typing = typing;
    const field = fieldAt(this.info.fields, path);
    // What cannot be used leaves what stood there before.
    if (!field || (problem && getAt(this.input, path) === value)) return;
    this.set(setAt(this.input, path, tidy(field, value)));
  }

  private set(input: Input): void {
    this.input = input;
    // What is typed into a field goes with it.
    if (this.typing.size > 0) this.typing = new Map([...this.typing].filter(([path]) => isWanted(this.layout.onlyWith, this.info.fields, input, path)));
    this.emit("rw-state", writeLink(this.layout, this.info.fields, input));
  }

  /** A profile fills several fields at once. */
  private apply(event: CustomEvent<Input>): void {
    event.stopPropagation();
    this.typing = new Map();
    this.set(event.detail);
  }

  private reset(event: Event): void {
    event.stopPropagation();
    this.typing = new Map();
    this.opened = undefined;
    this.set(this.start ?? this.layout.start);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.roomy = this.clientWidth >= ROOMY_EM * parseFloat(getComputedStyle(this).fontSize);
  }

  override updated(changed: PropertyValues): void {
    if (changed.has("rolled") && this.linked) void this.rollAgain(this.linked.seed);
    if (changed.has("input") || changed.has("layout") || changed.has("lang")) this.following ??= afterFrame().then(this.follow);
    if (!changed.has("input")) return;
    this.emit<Answered>("rw-answered", { form: this.input, input: this.asked, answer: this.answer });
  }

  /** The frame with the answer is drawn; what is behind takes what stands there by now. */
  private readonly follow = (): void => {
    this.following = undefined;
    const { input: form, asked: input, answer } = this;
    if (this.behind?.answered.input !== input) this.played = undefined;
    this.behind = { answered: { form, input, answer }, readings: answer.ok ? this.otherReadings(answer.value) : [] };
  };

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.following;
    return super.getUpdateComplete();
  }

  override firstUpdated(): void {
    // What comes from here on was not needed for the answer.
    performance.mark(ANSWERED);
    void this.updateComplete.then(afterFrame).then(() => this.bringRest());
  }

  /** Steps, dice and the like come after the answer: it does not wait for them. */
  private async bringRest(): Promise<void> {
    try {
      await import("./later.js");
      this.lacking = false;
      // Others' pages are spared it until somebody asks.
      if (!this.embedded && !this.further) setTimeout(() => void this.bringWhole(), WHOLE_MS);
    } catch {
      this.lacking = true;
    }
    await this.updateComplete;
  }

  /** What only the module with all systems answers; the page does without where it does not come. */
  private async bringWhole(): Promise<void> {
    try {
      const [{ asksFurther }] = await Promise.all([import("../beyond/beyond.js"), openWhole()]);
      this.further = asksFurther(this.layout);
    } catch {
      this.further = false;
    }
  }

  private async rollDice(seed?: number): Promise<void> {
    await this.bringRest();
    if (!this.lacking) this.dice?.roll(seed);
  }

  /** A link with a roll shows it, die by die. */
  private async rollAgain(seed: number): Promise<void> {
    await this.rollDice(seed);
    await this.updateComplete;
    this.shadowRoot?.getElementById("dice")?.scrollIntoView({ block: "start" });
  }

  /** Another element's button rolls; the reader stays where he is. */
  private async roll(event: Event): Promise<void> {
    event.stopPropagation();
    await this.rollDice();
  }

  private async jump(event: CustomEvent<"why" | "dice">): Promise<void> {
    event.stopPropagation();
    if (event.detail === "dice") await this.rollDice();
    const target = this.shadowRoot?.getElementById(event.detail);
    const fold = target?.closest("details") ?? target?.querySelector("details");
    if (fold) fold.open = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
    target?.focus({ preventScroll: true });
  }

  /** The rulings that the answer rests on, each with the number under its other readings. */
  private otherReadings(odds: AnyOdds): Reading[] {
    const [system = ""] = this.layout.procedure.split(".");
    const now = bigNumber(this.layout, this.info, odds, this.lang).text;
    return odds.rulings.flatMap(({ name, value }) => {
      const info = rulingInfo(system, name);
      if (!info) return [];
      const others = info.values
        .filter((v) => v.id !== value)
        .flatMap((v) => {
          const other = ask(this.layout, setAt(this.input, `${this.layout.rulings}.${name}`, v.id));
          if (!other.ok) return [];
          const big = bigNumber(this.layout, this.info, other.value, this.lang).text;
          return [{ value: v.id, big, same: sameOutcomes(odds, other.value) }];
        });
      return [{ info, value, others: others.map((o) => ({ ...o, same: o.same && o.big === now, still: o.big === now })) }];
    });
  }

  /** Parts of the page are landmarks; in a page of somebody else they are none of its. */
  private get region(): unknown {
    return this.embedded ? "group" : nothing;
  }

  /** The parameters of the link that leads to what stands below the answer. */
  private get state(): string {
    return writeLink(this.layout, this.info.fields, this.behind?.answered.form ?? this.input);
  }

  /** A part that stands open on the page, and folded elsewhere. */
  private titled(id: string, title: string, body: unknown): unknown {
    if (!this.embedded) return [html`<h2 id="${id}-title">${title}</h2>`, body];
    return html`<details ?open=${this.roomy}>
      <summary id="${id}-title">${title}</summary>
      <div class="body">${body}</div>
    </details>`;
  }

  private sections(shown: Shown): unknown {
    const { layout, info, odds } = shown;
    const { answer } = layout;
    if (answer.kind === "own") return answer.results(shown);
    const all = html`<section role=${this.region} aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">${this.t("answer.outcomes")}</h2>
      ${answer.kind === "chance"
        ? html`<rw-outcomes lang=${this.lang} .info=${info} .layout=${layout} .outcomes=${odds.outcomes ?? []}></rw-outcomes>`
        : html`<rw-counts lang=${this.lang} .answer=${answer} .odds=${odds}></rw-counts>`}
    </section>`;
    if (answer.kind === "chance") return [answer.before?.(shown) ?? nothing, all, answer.after?.(shown) ?? nothing];
    return [
      all,
      singles(answer, odds, this.lang).map(
        (single) =>
          html`<section role="group" aria-label=${single.title}>
            <h3>${single.title}</h3>
            <rw-outcomes lang=${this.lang} .info=${info} .layout=${layout} .outcomes=${single.outcomes}></rw-outcomes>
          </section>`,
      ),
    ];
  }

  /** Results and reasons; made anew only when they would be others. */
  private below(shown: Shown, readings: readonly Reading[]): { results: unknown; why: unknown } {
    const of = [shown.odds, shown.played, shown.lang, readings, this.embedded, this.roomy];
    if (this.made?.of.every((part, i) => part === of[i])) return this.made;
    this.made = { of, results: this.resultsOf(shown), why: this.why(shown, readings) };
    return this.made;
  }

  private resultsOf(shown: Shown): unknown {
    const { odds, info, layout, lang } = shown;
    const own = layout.answer.kind === "own" ? layout.answer.sentence?.(odds, info, lang) : undefined;
    return html`${this.sections(shown)}
      <section id="share" part="share" role=${this.region} aria-labelledby="share-title">
        ${this.titled("share", this.t("share.title"), html`<rw-share lang=${this.lang} .shared=${this.shared(own ?? this.pick(odds.explanation), odds)}></rw-share>`)}
        ${this.embedded ? nothing : html`<p class="embed"><a href=${embedHref(layout.procedure, this.state) ?? nothing}>${this.t("embed.link")}</a></p>`}
      </section>`;
  }

  private shared(sentence: string, odds: AnyOdds): Shared {
    const { layout, info } = this;
    const { text, fraction } = bigNumber(layout, info, odds, this.lang);
    const short = shortFraction(fraction);
    return {
      title: this.pick(info.title),
      result: `${this.t(layout.answer.label)}: ${text}${short ? ` (${short})` : ""}`,
      sentence,
      link: whole(calculatorHref(layout.procedure, this.state)),
    };
  }

  private why(shown: Shown, readings: readonly Reading[]): unknown {
    const { answer, stepLabel } = shown.layout;
    const { info, odds, lang } = shown;
    const own = answer.kind === "own" ? answer.why?.(shown) : undefined;
    if (own && odds.tests.length + odds.rulings.length + odds.breakdown.length === 0) return own;
    const named = stepLabel && { ...odds, breakdown: odds.breakdown.map((step) => (step.label ? { ...step, label: stepLabel(step.label, lang) } : step)) };
    return html`${own ?? nothing}<rw-why lang=${lang} .info=${info} .odds=${named ?? odds} .readings=${readings}></rw-why>`;
  }

  override render(): unknown {
    const { layout, info, answer, behind } = this;
    const [system = ""] = layout.procedure.split(".");
    const refused = answer.ok ? undefined : problems(answer.problems, info, this.lang);
    const odds = answer.ok ? answer.value : undefined;
    const { answered } = behind ?? {};
    // Where there is no answer nothing may stand below it.
    const shown: Shown | undefined =
      odds && answered?.answer.ok ? { info, layout, lang: this.lang, input: answered.input, odds: answered.answer.value, played: this.played } : undefined;
    const below = shown && this.below(shown, behind?.readings ?? []);
    const rolls = procedure(layout.procedure).roll !== undefined;
    const notices = this.opened ? this.say(this.opened) : [];
    return html`<article class=${info.fields.length === 0 ? "formless" : ""} data-system=${system} @rw-roll=${this.roll}>
      <header>
        ${this.embedded
          ? html`<h2 class="title" part="title">${this.pick(info.title)}</h2>`
          : html`<h1 class="title">${this.pick(info.title)}</h1>`}
        <p class="soft" part="question">${this.pick(info.question)}</p>
        ${notices.length > 0
          ? html`<div class="notice" role="status">
              <div>${notices.map((n) => html`<p>${n}</p>`)}</div>
              <button type="button" class="button plain" @click=${() => (this.opened = undefined)}>${this.t("app.close")}</button>
            </div>`
          : nothing}
        ${this.embedded
          ? nothing
          : html`<rw-profiles-row
              class=${hasProfiles(system) ? "some" : ""}
              lang=${this.lang}
              .layout=${layout}
              .info=${info}
              .input=${this.input}
              @rw-apply=${this.apply}
            ></rw-profiles-row>`}
      </header>
      <section class="inputs" part="inputs" role=${this.region} aria-label=${this.t("form.inputs")}>
        <rw-form
          lang=${this.lang}
          .info=${info}
          .layout=${layout}
          .input=${this.input}
          .locked=${this.locked}
          .roomy=${this.roomy}
          .problems=${this.typing.size > 0 ? new Map([...(refused?.byPath ?? []), ...this.typing]) : (refused?.byPath ?? NOTHING_REFUSED)}
          .restsOn=${this.restsOn}
          @rw-change=${this.change}
          @rw-reset=${this.reset}
        ></rw-form>
        ${this.embedded
          ? nothing
          : html`<rw-profiles lang=${this.lang} .layout=${layout} .info=${info} .input=${this.input}></rw-profiles>`}
      </section>
      <div class="middle">
      <rw-answer
        class="answer"
        ?card=${this.embedded}
        part="answer"
        exportparts="number, fraction, bar"
        lang=${this.lang}
        .info=${info}
        .layout=${layout}
        .odds=${odds}
        .dice=${rolls}
        .line=${this.line}
        ?example=${this.input === layout.start && Object.keys(layout.start).length > 0}
        .problems=${[...unusable(this.typing, odds && this.input, layout, info, this.lang), ...(refused?.list ?? [])]}
        @rw-jump=${this.jump}
      ></rw-answer>
      <div class="results" part="results">${below?.results ?? nothing}</div>
      </div>
      <div class="pictures" ?hidden=${!behind}>
        ${this.lacking ? html`<p class="problem" role="alert">${this.t("app.failed")}</p>` : nothing}
        <section id="why" part="why" role=${this.region} tabindex="-1" aria-labelledby="why-title">
          ${this.titled("why", this.t("why.title"), below?.why ?? (odds ? nothing : html`<p class="soft">${this.t("answer.incomplete")}</p>`))}
        </section>
        ${rolls
          ? html`<section id="dice" part="dice" role=${this.region} tabindex="-1" aria-labelledby="dice-title">
              ${this.titled(
                "dice",
                this.t("dice.title"),
                html`<rw-dice
                  lang=${this.lang}
                  .info=${info}
                  .layout=${layout}
                  .input=${shown?.input}
                  .state=${this.state}
                  .linked=${this.linked}
                  @rw-played=${(e: CustomEvent<AnyPlayed>) => (this.played = e.detail)}
                ></rw-dice>`,
              )}
            </section>`
          : nothing}
        ${this.further && shown
          ? html`<section id="further" aria-labelledby="further-title">
              <h2 id="further-title">${this.t("asking.title")}</h2>
              <rw-beyond
                lang=${this.lang}
                .layout=${layout}
                .input=${shown.input}
                .state=${this.state}
                @rw-line=${(e: CustomEvent<string>) => {
                  e.stopPropagation();
                  this.line = e.detail;
                }}
              ></rw-beyond>
            </section>`
          : nothing}
      </div>
    </article>`;
  }
}

/** True when two answers agree in every outcome or count. */
function sameOutcomes(a: AnyOdds, b: AnyOdds): boolean {
  const plain = ({ breakdown: _b, explanation: _e, rulings: _r, assumptions: _a, ...rest }: AnyOdds): string => JSON.stringify(rest);
  return plain(a) === plain(b);
}
