import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { commit, secret, sharedSeed, verify } from "../../engine/proof.js";
import { addPhrases } from "../../i18n/index.js";
import type { Key } from "../../i18n/index.js";
import { fair as phrases } from "../../i18n/fair.js";
import { forget, promise, promised } from "../../state/promises.js";
import type { Promised } from "../../state/promises.js";
import { BaseElement } from "../base/base.element.js";
import "../choice/choice.js";
import "../copy/copy.js";
import { fairStyles } from "./fair.styles.js";

addPhrases(phrases);

type Side = "begin" | "answer";

/** A roll whose seed two sides make together, by commitment, answer and secret. Emits `rw-seed`. */
export class FairElement extends BaseElement {
  static override styles = [BaseElement.styles, fairStyles];

  /** What is rolled: the same text on both sides. */
  @property({ attribute: false }) about = "";

  @state() private side: Side = "begin";
  @state() private mine: Promised | undefined;
  @state() private kept = true;
  @state() private myAnswer = "";
  @state() private theirs = "";
  @state() private commitment = "";
  @state() private told = "";
  @state() private problem = "";

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("about")) return;
    this.mine = promised(this.about);
    this.told = this.problem = "";
  }

  /** The platform may have no SHA-256. */
  private async attempt(run: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await run();
    } catch {
      this.problem = this.t("fair.noCrypto");
    }
  }

  private begin(): Promise<void> {
    return this.attempt(async () => {
      const { about } = this;
      const mine = { about, ...(await commit(about)) };
      this.mine = mine;
      this.kept = promise(mine);
      this.told = "";
    });
  }

  private anew(): void {
    forget(this.about);
    this.mine = undefined;
    this.told = this.theirs = this.commitment = this.myAnswer = "";
  }

  private reveal(event: Event): Promise<void> {
    event.preventDefault();
    return this.attempt(async () => {
      const answer = this.theirs.trim();
      if (!this.mine || answer === "") {
        this.problem = this.t("fair.missing");
        return;
      }
      const { secret: own } = this.mine;
      const seed = await sharedSeed(this.about, own, answer);
      this.told = this.t("fair.reveal", { secret: own, answer, seed });
      this.emit("rw-seed", seed);
    });
  }

  private check(event: Event): Promise<void> {
    event.preventDefault();
    return this.attempt(async () => {
      const theirs = this.theirs.trim();
      this.told = "";
      if (theirs === "" || this.commitment.trim() === "") {
        this.problem = this.t("fair.missing");
      } else if (await verify(this.about, theirs, this.commitment)) {
        const seed = await sharedSeed(this.about, theirs, this.myAnswer);
        this.told = this.t("fair.fits", { seed });
        this.emit("rw-seed", seed);
      } else {
        this.problem = this.t("fair.fitsNot");
      }
    });
  }

  private field(label: Key, value: string, change: (text: string) => void, name: string): unknown {
    return html`<label
      >${this.t(label)}
      <input
        type="text"
        class="num"
        name=${name}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${value}
        @input=${(e: Event) => change((e.target as HTMLInputElement).value)}
      />
    </label>`;
  }

  private post(text: string): unknown {
    return html`<p class="soft">${this.t("fair.post")}</p>
      <p class="post num" data-post>${text}</p>
      <rw-copy lang=${this.lang} label=${this.t("fair.copy")} .text=${text}></rw-copy>`;
  }

  private beginning(): unknown {
    const { mine } = this;
    if (!mine) {
      return html`<div class="row"><button type="button" class="button" data-action="commit" @click=${this.begin}>${this.t("fair.commit")}</button></div>`;
    }
    return html`${this.post(this.t("fair.commitment", { text: mine.commitment }))}
      <p class="soft">${this.t(this.kept ? "fair.kept" : "fair.notKept")}</p>
      <form @submit=${this.reveal}>
        ${this.field("fair.theirAnswer", this.theirs, (text) => (this.theirs = text), "answer")}
        <div class="row">
          <button type="submit" class="button primary">${this.t("fair.roll")}</button>
          <button type="button" class="button" data-action="anew" @click=${this.anew}>${this.t("fair.anew")}</button>
        </div>
      </form>
      ${this.told ? this.post(this.told) : nothing}`;
  }

  private answering(): unknown {
    return html`${this.post(this.t("fair.myAnswer", { text: this.myAnswer }))}
      <form @submit=${this.check}>
        ${this.field("fair.theirCommitment", this.commitment, (text) => (this.commitment = text), "commitment")}
        ${this.field("fair.theirSecret", this.theirs, (text) => (this.theirs = text), "secret")}
        <div class="row"><button type="submit" class="button primary">${this.t("fair.roll")}</button></div>
      </form>
      ${this.told ? html`<p role="status" data-told>${this.told}</p>` : nothing}`;
  }

  private choose(side: Side): void {
    this.side = side;
    this.theirs = this.told = this.problem = "";
    if (side === "answer" && this.myAnswer === "") void this.attempt(async () => void (this.myAnswer = secret()));
  }

  override render(): unknown {
    return html`<p class="soft">${this.t("fair.lead")}</p>
      <rw-choice
        lang=${this.lang}
        label=${this.t("fair.role")}
        .value=${this.side}
        .options=${(["begin", "answer"] as const).map((id) => ({ id, label: this.t(`fair.${id}`) }))}
        @rw-choose=${(e: CustomEvent<Side>) => {
          e.stopPropagation();
          this.choose(e.detail);
        }}
      ></rw-choice>
      ${this.side === "begin" ? this.beginning() : this.answering()}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}`;
  }
}
