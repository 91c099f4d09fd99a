import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { catalog, procedure } from "../../engine/index.js";
import type { AnyPlayed, AnyResolved, Input, ProcedureInfo, Rolled } from "../../engine/index.js";
import { parseNumber } from "../../format/number.js";
import type { Layout } from "../../layout/index.js";
import { bandLabel, playedLabel, playedOutcome, rollLabel, toneOf } from "../../view/answer.js";
import { BIGGEST_SEED, writeRolled } from "../../state/rolled.js";
import type { RolledLink } from "../../state/rolled.js";
import { calculatorHref, whole } from "../../state/route.js";
import { BaseElement } from "../base/base.element.js";
import { cssVars } from "../base/css-vars.js";
import { foldStyles } from "../base/fold.styles.js";
import { toneStyles } from "../base/tones.styles.js";
import "../choice/choice.js";
import "../copy/copy.js";
import "../faces/faces.js";
import { diceStyles } from "./dice.styles.js";
import { later } from "../../i18n/later.js";
import { addPhrases } from "../../i18n/index.js";

addPhrases(later);

type Mode = "page" | "own";

interface Entry {
  n: number;
  /** The link's parameters that lead to its input. */
  state: string;
  input: Input;
  played: AnyPlayed;
}

const MOST_DICE = 12;
/** Each die is shown for itself before the next one. */
const DIE_SECONDS = 0.18;
const MOST_ENTRIES = 50;

/** Plays the procedure out: by seeded dice of the package, or by the reader's own. Emits `rw-played`. */
export class DiceElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, toneStyles, diceStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  /** The input to play, or undefined while it is not complete. */
  @property({ attribute: false }) input: Input | undefined;
  /** The parameters of the link that leads to what is in the form. */
  @property({ attribute: false }) state = "";
  /** The roll that a link has led to. */
  @property({ attribute: false }) linked: RolledLink | undefined;

  @state() private mode: Mode = "page";
  @state() private entries: Entry[] = [];
  @state() private faces: number[] = [];
  @state() private seedText = "";
  @state() private seedProblem = "";
  private count = 0;

  override willUpdate(changed: PropertyValues): void {
    // Own dice already on the table stay, as far as they still fit the changed question.
    if (changed.has("input") && this.faces.length > 0) {
      while (this.faces.length > 0 && !this.resolved(this.faces)) this.faces = this.faces.slice(0, -1);
    }
  }

  /** Rolls at once; the button at the bottom edge uses it too. */
  roll(seed?: number, input = this.input): void {
    if (!input) return;
    const played = procedure(this.layout.procedure).roll?.(input, seed);
    if (!played) return;
    this.mode = "page";
    this.log(input, played);
  }

  private log(input: Input, played: AnyPlayed): void {
    this.count += 1;
    const state = input === this.input ? this.state : (this.entries.find((e) => e.input === input)?.state ?? this.state);
    this.entries = [{ n: this.count, input, state, played }, ...this.entries].slice(0, MOST_ENTRIES);
    if (input === this.input) this.emit("rw-played", played);
  }

  private resolved(faces: number[]): AnyResolved | undefined {
    if (!this.input) return undefined;
    try {
      return procedure(this.layout.procedure).resolve?.(this.input, faces);
    } catch {
      return undefined;
    }
  }

  /** The buttons to tap are brought out from behind the answer. */
  private async showFaces(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector("rw-faces")?.scrollIntoView({ block: "nearest" });
  }

  private face(face: number): void {
    const faces = [...this.faces, face];
    const result = this.resolved(faces);
    if (!result) return;
    this.faces = faces;
    if (result.kind === "result" && this.input) {
      const { kind: _, ...played } = result;
      this.log(this.input, played as AnyPlayed);
    }
  }

  /** Takes the last face back, and its entry in the log with it when it had finished the throw. */
  private undo(): void {
    const last = this.entries[0];
    if (this.resolved(this.faces)?.kind === "result" && last && last.played.seed === undefined) {
      this.entries = this.entries.slice(1);
      this.count -= 1;
    }
    this.faces = this.faces.slice(0, -1);
  }

  private rollSeed(event: Event): void {
    event.preventDefault();
    const seed = parseNumber(this.seedText, this.lang);
    const good = seed !== undefined && Number.isInteger(seed) && seed >= 0 && seed <= BIGGEST_SEED;
    this.seedProblem = good ? "" : this.t("dice.badSeed");
    if (good) this.roll(seed);
  }

  private die(die: Rolled, i: number): unknown {
    return html`<li ${cssVars({ "--delay": `${i * DIE_SECONDS}s` })}>
      <span class="die num ${die.sides === 20 ? "d20" : ""}" data-face=${die.face}>${die.face}</span>
      <span
        ><span class="soft">${rollLabel(this.info, die.of, this.lang)}</span><br /><strong
          >${bandLabel(this.info, die.result, this.lang)}</strong
        ></span
      >
    </li>`;
  }

  private dice(dice: readonly Rolled[]): unknown {
    if (dice.length === 0) return html`<p class="soft">${this.t("dice.noDice")}</p>`;
    const rest = dice.length - MOST_DICE;
    return html`<ol class="dice">
        ${dice.slice(0, MOST_DICE).map((d, i) => this.die(d, i))}
      </ol>
      ${rest > 0 ? html`<p class="soft">${this.t("dice.moreDice", { n: rest })}</p>` : nothing}`;
  }

  private result(played: AnyPlayed, after = 0): unknown {
    const outcome = playedOutcome(this.layout, played);
    const tone = outcome === undefined ? undefined : toneOf(this.layout, outcome);
    return html`<p class="result ${after > 0 ? "late" : ""}" ${cssVars({ "--delay": `${after * DIE_SECONDS}s` })}>
      ${tone ? html`<span class="swatch tone ${tone}" aria-hidden="true"></span>` : nothing}<strong data-outcome=${outcome ?? ""}
        >${playedLabel(this.layout, this.info, played, this.lang)}</strong
      >
    </p>`;
  }

  private byPage(): unknown {
    const last = this.entries[0];
    return html`<div class="row">
        <button type="button" class="button primary wide" data-action="roll" @click=${() => this.roll()}>${this.t("dice.roll")}</button>
      </div>
      ${this.came()}
      ${last ? html`<div class="latest" role="status">${this.entry(last, true)}</div>` : nothing}
      <details>
        <summary>${this.t("dice.seed")}</summary>
        <form @submit=${this.rollSeed}>
          <label for="seed">${this.t("dice.seedHint")}</label>
          <div class="row">
            <input
              id="seed"
              class="num"
              type="text"
              inputmode="numeric"
              autocomplete="off"
              .value=${this.seedText}
              aria-invalid=${this.seedProblem ? "true" : "false"}
              aria-describedby=${this.seedProblem ? "seed-problem" : nothing}
              @input=${(e: Event) => (this.seedText = (e.target as HTMLInputElement).value)}
            />
            <button type="submit" class="button" data-action="roll-seed">${this.t("dice.rollSeed")}</button>
          </div>
          ${this.seedProblem ? html`<p id="seed-problem" class="problem">${this.seedProblem}</p>` : nothing}
        </form>
      </details>
      <details @toggle=${this.together}>
        <summary>${this.t("dice.fair")}</summary>
        <rw-fair
          lang=${this.lang}
          .about=${`${this.layout.procedure}?${this.state}`}
          @rw-seed=${(e: CustomEvent<number>) => {
            e.stopPropagation();
            this.roll(e.detail);
          }}
        ></rw-fair>
      </details>`;
  }

  /** What only few rolls need comes when it is wanted. */
  private together(): void {
    void import("../fair/fair.js");
  }

  private own(): unknown {
    const now = this.resolved(this.faces);
    if (!now) return nothing;
    const { dice } = now;
    return html`${dice.length > 0 ? this.dice(dice) : nothing}
      ${now.kind === "next"
        ? html`<rw-faces
            lang=${this.lang}
            .info=${this.info}
            .test=${now.next}
            @rw-face=${(e: CustomEvent<number>) => {
              e.stopPropagation();
              this.face(e.detail);
            }}
          ></rw-faces>`
        : html`<div role="status">
            ${this.result(now)}
            <p class="sentence">${this.pick(now.explanation)}</p>
          </div>`}
      ${this.faces.length > 0
        ? html`<div class="row">
            <button type="button" class="button" data-action="undo" @click=${this.undo}>${this.t("dice.undo")}</button>
            <button type="button" class="button ${now.kind === "result" ? "primary" : ""}" data-action="restart" @click=${() => (this.faces = [])}>
              ${now.kind === "result" ? this.t("dice.again") : this.t("dice.restart")}
            </button>
          </div>`
        : nothing}`;
  }

  /** Whoever opens it sees the same dice. */
  private link({ state }: Entry, seed: number): unknown {
    const query = `${state}&${writeRolled({ seed, version: catalog.version })}`;
    const link = whole(calculatorHref(this.layout.procedure, query));
    if (link === undefined) return nothing;
    return html`<rw-copy lang=${this.lang} label=${this.t("dice.link")} .text=${link}></rw-copy>`;
  }

  /** What to know about a roll that came by a link, as long as it stands there and the inputs are still its own. */
  private came(): unknown {
    const last = this.entries[0];
    if (!this.linked || last?.input !== this.input || last?.played.seed !== this.linked.seed) return nothing;
    const { seed, version } = this.linked;
    const same = version === catalog.version;
    return html`<p class="soft" data-linked>${this.t(same ? "dice.linked" : "dice.linkedOther", { n: seed, version: version || "?", own: catalog.version })}</p>`;
  }

  private entry(entry: Entry, full: boolean): unknown {
    const { played } = entry;
    const seed = played.seed;
    return html`<div class="entry" data-entry=${entry.n}>
      <p class="meta soft num">
        <span
          >${this.t("dice.entry", { n: entry.n })} ·
          ${seed === undefined ? this.t("dice.by") : this.t("dice.seedValue", { n: seed })}</span
        >
        ${seed === undefined
          ? nothing
          : html`<button
              type="button"
              class="button plain"
              data-action="replay"
              aria-label=${this.t("dice.replay", { n: entry.n })}
              @click=${() => this.roll(seed, entry.input)}
            >
              ${this.t("dice.replayShort")}
            </button>`}
        ${full && seed !== undefined ? this.link(entry, seed) : nothing}
      </p>
      ${full ? this.dice(played.dice) : nothing}
      ${this.result(played, full ? Math.min(played.dice.length, MOST_DICE) : 0)}
      ${full
        ? html`<p class="sentence">${this.pick(played.explanation)}</p>`
        : html`<p class="faces soft num">${played.dice.slice(0, 40).map((d) => d.face).join(" · ")}</p>`}
    </div>`;
  }

  override render(): unknown {
    const older = this.mode === "page" ? this.entries.slice(1) : this.entries;
    return html`<rw-choice
        lang=${this.lang}
        label=${this.t("dice.mode")}
        .value=${this.mode}
        .options=${[
          { id: "page", label: this.t("dice.byPage") },
          { id: "own", label: this.t("dice.own") },
        ]}
        @rw-choose=${(e: CustomEvent<Mode>) => {
          e.stopPropagation();
          this.mode = e.detail;
          void this.showFaces();
        }}
      ></rw-choice>
      ${!this.input ? html`<p class="soft">${this.t("dice.needsInput")}</p>` : this.mode === "page" ? this.byPage() : this.own()}
      ${older.length > 0
        ? html`<div class="log">
            <div class="loghead">
              <h3>${this.t("dice.log")}</h3>
              <button type="button" class="button plain" @click=${() => (this.entries = this.mode === "page" ? this.entries.slice(0, 1) : [])}>
                ${this.t("dice.clear")}
              </button>
            </div>
            ${older.map((e) => this.entry(e, false))}
          </div>`
        : nothing}`;
  }
}
