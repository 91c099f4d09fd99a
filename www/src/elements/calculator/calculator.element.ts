import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import { procedure, rulingInfo } from "../../engine/index.js";
import type { AnyOdds, AnyPlayed, Input, ProcedureInfo } from "../../engine/index.js";
import type { Layout, Shown } from "../../layout/index.js";
import { fieldAt, fieldOfProblem, setAt, tidy } from "../../state/input.js";
import { readLink, writeLink } from "../../state/link.js";
import type { Opened } from "../../state/link.js";
import { ask, formOf } from "../../view/ask.js";
import type { Asked } from "../../view/ask.js";
import { bigNumber, problems, singles } from "../../view/answer.js";
import "../answer/answer.js";
import { BaseElement } from "../base/base.element.js";
import type { DiceElement } from "../dice/dice.element.js";
import type { FieldChange } from "../field/field.element.js";
import "../form/form.js";
import "../outcomes/outcomes.js";
import type { Reading } from "../why/why.element.js";
import { calculatorStyles } from "./calculator.styles.js";

/** Marks when an answer stood first. */
const ANSWERED = "regelwerk.answer";

/** One question with its inputs and its answer. Emits `rw-state` with the parameters for the address. */
export class CalculatorElement extends BaseElement {
  static override styles = [BaseElement.styles, calculatorStyles];

  @property({ attribute: false }) layout!: Layout;
  /** The parameters that the address came with; without them the starting values stand. */
  @property({ attribute: false }) query: string | undefined;

  @state() private input: Input = {};
  /** What is typed into fields and cannot be used, by path. */
  @state() private typing: ReadonlyMap<string, string> = new Map();
  @state() private notices: string[] = [];
  /** What was rolled last with this very input. */
  @state() private played: AnyPlayed | undefined;
  /** The rest could not be loaded. */
  @state() private lacking = false;
  @query("rw-dice") private dice!: DiceElement | null;

  private info!: ProcedureInfo;
  private asked!: Input;
  private answer!: Asked;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("layout")) this.info = formOf(this.layout);
    if (changed.has("layout") || changed.has("query")) this.open();
    if (changed.has("input")) {
      this.played = undefined;
      this.asked = this.layout.reshape?.input(this.input) ?? this.input;
      this.answer = ask(this.layout, this.input);
    }
  }

  /** A link stands for itself: nothing of what was here before is mixed in. */
  private open(): void {
    this.typing = new Map();
    this.notices = [];
    if (this.query === undefined) {
      this.input = this.layout.start;
      return;
    }
    const opened = readLink(this.layout, this.info.fields, this.query);
    this.input = opened.input;
    this.notices = this.say(opened);
  }

  private say(opened: Opened): string[] {
    const { fields } = this.info;
    const names = (paths: string[]): string =>
      paths.map((p) => this.pick(fieldOfProblem(fields, p)?.label) || p).join(", ");
    return [
      opened.newer ? this.t("link.newer") : "",
      opened.unversioned ? this.t("link.unversioned") : "",
      opened.unknown.length > 0 ? this.t("link.unknown", { list: opened.unknown.map((u) => u.slice(0, 40)).join(", ") }) : "",
      opened.bad.length > 0 ? this.t("link.bad", { list: names(opened.bad) }) : "",
      opened.filled.length > 0 ? this.t("link.filled", { list: names(opened.filled) }) : "",
    ].filter((s) => s !== "");
  }

  private change(event: CustomEvent<FieldChange>): void {
    event.stopPropagation();
    const { path, value, problem } = event.detail;
    // A field that is changed as a whole takes what was being typed inside it along.
    const gone = (p: string): boolean => p === path || p.startsWith(`${path}.`) || p.startsWith(`${path}[`);
    const typing = new Map([...this.typing].filter(([p]) => !gone(p)));
    if (problem) typing.set(path, problem);
    this.typing = typing;
    if (problem) return;
    const field = fieldAt(this.info.fields, path);
    if (field) this.set(setAt(this.input, path, tidy(field, value)));
  }

  private set(input: Input): void {
    this.input = input;
    this.emit("rw-state", writeLink(this.layout, this.info.fields, input));
  }

  private reset(event: Event): void {
    event.stopPropagation();
    this.typing = new Map();
    this.notices = [];
    this.set(this.layout.start);
  }

  override firstUpdated(): void {
    // What comes from here on was not needed for the answer.
    performance.mark(ANSWERED);
    setTimeout(() => void this.bringRest());
  }

  /** Steps, dice and the like come after the answer: it does not wait for them. */
  private async bringRest(): Promise<void> {
    try {
      await import("./later.js");
      this.lacking = false;
    } catch {
      this.lacking = true;
    }
    await this.updateComplete;
  }

  private async rollDice(): Promise<void> {
    await this.bringRest();
    if (!this.lacking) this.dice?.roll();
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
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
    target?.focus({ preventScroll: true });
  }

  /** The rulings that the answer rests on, each with the number under its other readings. */
  private readings(odds: AnyOdds): Reading[] {
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
      return [{ info, value, others: others.map((o) => ({ ...o, same: o.same && o.big === now })) }];
    });
  }

  private get link(): string {
    const { origin, pathname } = location;
    const query = writeLink(this.layout, this.info.fields, this.input);
    return `${origin === "null" ? "file://" : origin}${pathname}#/${this.layout.procedure.replace(".", "/")}?${query}`;
  }

  private sections(shown: Shown): unknown {
    const { layout, info, odds } = shown;
    const { answer } = layout;
    if (answer.kind === "own") return answer.results(shown);
    const all = html`<section aria-labelledby="outcomes-title">
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
          html`<section aria-label=${single.title}>
            <h3>${single.title}</h3>
            <rw-outcomes lang=${this.lang} .info=${info} .layout=${layout} .outcomes=${single.outcomes}></rw-outcomes>
          </section>`,
      ),
    ];
  }

  private results(shown: Shown): unknown {
    const { odds, info, layout, lang } = shown;
    const own = layout.answer.kind === "own" ? layout.answer.sentence?.(odds, info, lang) : undefined;
    return html`${this.sections(shown)}
      <section aria-label=${this.t("share.title")}>
        <rw-share lang=${this.lang} .sentence=${own ?? this.pick(odds.explanation)} .link=${this.link}></rw-share>
      </section>`;
  }

  private why(shown: Shown): unknown {
    const { answer } = shown.layout;
    const { info, odds } = shown;
    const own = answer.kind === "own" ? answer.why?.(shown) : undefined;
    if (own && odds.tests.length + odds.rulings.length === 0) return own;
    return html`${own ?? nothing}<rw-why lang=${this.lang} .info=${info} .odds=${odds} .readings=${this.readings(odds)}></rw-why>`;
  }

  override render(): unknown {
    const { layout, info, answer } = this;
    const [system = ""] = layout.procedure.split(".");
    const refused = answer.ok ? undefined : problems(answer.problems, info, this.lang);
    const typing = [...this.typing].map(([path, text]) => `${this.pick(fieldOfProblem(info.fields, path)?.label)}: ${text}`);
    const odds = answer.ok && this.typing.size === 0 ? answer.value : undefined;
    const shown: Shown | undefined = odds && { info, layout, lang: this.lang, input: this.asked, odds, played: this.played };
    const rolls = procedure(layout.procedure).roll !== undefined;
    return html`<article data-system=${system} @rw-roll=${this.roll}>
      <header>
        <h1>${this.pick(info.title)}</h1>
        <p class="soft">${this.pick(info.question)}</p>
        ${this.notices.length > 0
          ? html`<div class="notice" role="status">
              <div>${this.notices.map((n) => html`<p>${n}</p>`)}</div>
              <button type="button" class="button plain" @click=${() => (this.notices = [])}>${this.t("app.close")}</button>
            </div>`
          : nothing}
      </header>
      <section class="inputs" aria-label=${this.t("form.inputs")}>
        <rw-form
          lang=${this.lang}
          .info=${info}
          .layout=${layout}
          .input=${this.input}
          .problems=${refused?.byPath ?? new Map()}
          .restsOn=${answer.ok ? answer.value.rulings.map((r) => r.name) : undefined}
          @rw-change=${this.change}
          @rw-reset=${this.reset}
        ></rw-form>
      </section>
      <div class="middle">
      <rw-answer
        class="answer"
        lang=${this.lang}
        .info=${info}
        .layout=${layout}
        .odds=${odds}
        .dice=${rolls}
        .problems=${typing.length > 0 ? typing : (refused?.list ?? [])}
        @rw-jump=${this.jump}
      ></rw-answer>
      <div class="results">${shown ? this.results(shown) : nothing}</div>
      </div>
      <div class="pictures">
        ${this.lacking ? html`<p class="problem" role="alert">${this.t("app.failed")}</p>` : nothing}
        <section id="why" tabindex="-1" aria-labelledby="why-title">
          <h2 id="why-title">${this.t("why.title")}</h2>
          ${shown
            ? this.why(shown)
            : html`<p class="soft">${this.t("answer.incomplete")}</p>`}
        </section>
        ${rolls
          ? html`<section id="dice" tabindex="-1" aria-labelledby="dice-title">
              <h2 id="dice-title">${this.t("dice.title")}</h2>
              <rw-dice
                lang=${this.lang}
                .info=${info}
                .layout=${layout}
                .input=${odds ? this.asked : undefined}
                @rw-played=${(e: CustomEvent<AnyPlayed>) => (this.played = e.detail)}
              ></rw-dice>
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
