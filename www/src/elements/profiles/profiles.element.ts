import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Input, ProcedureInfo } from "../../engine/index.js";
import { addPhrases } from "../../i18n/index.js";
import { profiles as phrases } from "../../i18n/profiles.js";
import type { Layout } from "../../layout/index.js";
import { fieldAt, getAt } from "../../state/input.js";
import { collect, valueAt } from "../../state/profiles/apply.js";
import { clashes, LONGEST_NAME, merge, readProfiles, writeProfiles } from "../../state/profiles/format.js";
import type { Profile, Way } from "../../state/profiles/format.js";
import { keep, onChange, shelf } from "../../state/profiles/shelf.js";
import { sidesOf } from "../../state/profiles/sides.js";
import type { Side } from "../../state/profiles/sides.js";
import { valueText } from "../../view/value.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import "../choice/choice.js";
import "../words/words.js";
import { offerFile, textOf } from "./file.js";
import { profilesStyles } from "./profiles.styles.js";

addPhrases(phrases);

const LARGEST_FILE = 1_000_000;

/** What has just happened, or what is asked. */
interface Notice {
  text: string;
  wrong?: boolean;
  actions?: { words: string; act: () => void }[];
}

/** The reader's profiles: made from what stands in the form, listed, taken along as a file. */
export class ProfilesElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, profilesStyles];

  @property({ attribute: false }) layout!: Layout;
  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) input: Input = {};

  @state() private name = "";
  @state() private nameProblem = "";
  @state() private chosen = 0;
  /** Traits that the reader has ticked or unticked. */
  @state() private ticked: ReadonlyMap<string, boolean> = new Map();
  @state() private notice: Notice | undefined;
  @query("input[type=file]") private picker!: HTMLInputElement;
  private stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("layout")) return;
    this.chosen = 0;
    this.ticked = new Map();
    this.notice = undefined;
    this.nameProblem = "";
  }

  private get system(): string {
    return this.layout.procedure.split(".")[0] ?? "";
  }

  private get side(): Side | undefined {
    return sidesOf(this.layout.procedure)[this.chosen];
  }

  /** Numbers that nobody has named say nothing; what is yes or no says something either way. */
  private isTicked(side: Side, trait: string): boolean {
    const path = side.traits[trait] ?? "";
    const field = fieldAt(this.info.fields, path);
    const isNumber = field?.kind === "integer" || field?.kind === "number";
    return this.ticked.get(trait) ?? (!isNumber || getAt(this.input, path) !== undefined);
  }

  private keep(profiles: readonly Profile[], notice: Notice): void {
    this.notice = keep(profiles) ? notice : { text: this.t("profiles.full"), wrong: true };
  }

  private save(all: readonly Profile[], replace = false): void {
    const name = this.name.trim();
    const { side, system } = this;
    this.notice = undefined;
    this.nameProblem = name === "" ? this.t("profiles.needsName") : "";
    if (!side || this.nameProblem) return;
    const wanted = new Set(Object.keys(side.traits).filter((trait) => this.isTicked(side, trait)));
    const traits = collect(this.info.fields, side, this.input, wanted);
    if (Object.keys(traits).length === 0) {
      this.notice = { text: this.t("profiles.needsTraits"), wrong: true };
      return;
    }
    const profile = { name, system, traits };
    if (!replace && clashes(all, [profile]).length > 0) {
      const act = (): void => this.save(all, true);
      this.notice = { text: this.t("profiles.exists", { name }), wrong: true, actions: [{ words: this.t("profiles.replace"), act }] };
      return;
    }
    this.keep(merge(all, [profile], "replace"), { text: this.t("profiles.saved", { name }) });
    this.name = "";
  }

  private delete(all: readonly Profile[], profile: Profile): void {
    const act = (): void => {
      const now = shelf();
      if (now.state === "open") this.keep(merge(now.profiles, [profile], "keep"), { text: this.t("profiles.saved", { name: profile.name }) });
    };
    this.keep(
      all.filter((other) => other !== profile),
      { text: this.t("profiles.deleted", { name: profile.name }), actions: [{ words: this.t("profiles.undo"), act }] },
    );
  }

  private async read(): Promise<void> {
    const file = this.picker.files?.[0];
    if (!file) return;
    const refuse = (problem: string): void => {
      this.notice = { text: this.t("profiles.fileProblem", { file: file.name, problem }), wrong: true };
    };
    // The same file can be picked once more.
    this.picker.value = "";
    if (file.size > LARGEST_FILE) return refuse(this.t("profiles.tooLarge"));
    const text = await textOf(file);
    if (text === undefined) return refuse(this.t("profiles.unreadable"));
    const found = readProfiles(text);
    if (!found.ok) return refuse(this.t(found.problem.key, found.problem.vars));
    this.take(found.profiles);
  }

  /** Asks first where a name is taken; what is here stays unless the reader gives it up. */
  private take(theirs: readonly Profile[], way?: Way): void {
    const now = shelf();
    if (now.state !== "open") return;
    const mine = now.profiles;
    const taken = clashes(mine, theirs);
    if (taken.length > 0 && !way) {
      const action = (words: string, how: Way): { words: string; act: () => void } => ({ words, act: () => this.take(theirs, how) });
      this.notice = {
        text: this.t("profiles.clash", { list: taken.map(({ name }) => name).join(", ") }),
        actions: [
          action(this.t("profiles.wayBoth"), "both"),
          action(this.t("profiles.wayReplace"), "replace"),
          action(this.t("profiles.wayKeep"), "keep"),
        ],
      };
      return;
    }
    const all = merge(mine, theirs, way ?? "keep");
    this.keep(all, { text: this.t(theirs.length === 1 ? "profiles.importedOne" : "profiles.imported", { n: theirs.length, added: all.length - mine.length }) });
  }

  private summary({ traits }: Profile): string {
    const known = Object.entries(this.labels());
    return known.flatMap(([trait, say]) => (traits[trait] === undefined ? [] : [say(traits[trait])])).join(" · ");
  }

  /** How this calculator names the traits it knows. */
  private labels(): Record<string, (value: Profile["traits"][string]) => string> {
    const { layout, lang } = this;
    const entries = sidesOf(layout.procedure).flatMap(({ traits }) =>
      Object.entries(traits).flatMap(([trait, path]) => {
        const field = fieldAt(this.info.fields, path);
        if (!field) return [];
        const label = this.pick(field.abbreviation) || this.pick(field.label);
        return [[trait, (value: Profile["traits"][string]) => `${label} ${valueText(field, value, { layout, place: path, lang })}`] as const];
      }),
    );
    return Object.fromEntries(entries);
  }

  private listed(all: readonly Profile[]): unknown {
    const own = all.filter(({ system }) => system === this.system);
    if (own.length === 0) return nothing;
    return html`<ul>
      ${own.map((profile) => {
        const { name } = profile;
        return html`<li>
          <span><strong>${name}</strong><span class="soft num">${this.summary(profile)}</span></span>
          <button type="button" class="button plain" aria-label=${this.t("profiles.delete", { name })} @click=${() => this.delete(all, profile)}>
            ${this.t("profiles.deleteShort")}
          </button>
        </li>`;
      })}
    </ul>`;
  }

  private traits(side: Side): unknown {
    const { fields } = this.info;
    return Object.entries(side.traits).map(([trait, path]) => {
      const field = fieldAt(fields, path);
      const value = valueAt(fields, this.input, path);
      if (!field || value === undefined) return nothing;
      const toggle = (event: Event): void => {
        this.ticked = new Map([...this.ticked, [trait, (event.target as HTMLInputElement).checked]]);
      };
      return html`<label
        ><input type="checkbox" name=${trait} .checked=${this.isTicked(side, trait)} @change=${toggle} /><span class="box" aria-hidden="true"></span
        ><span
          >${this.pick(field.label)} <strong class="num">${valueText(field, value, { layout: this.layout, place: path, lang: this.lang })}</strong></span
        ></label
      >`;
    });
  }

  private make(all: readonly Profile[], sides: readonly Side[], side: Side): unknown {
    return html`<form
      class="new"
      aria-label=${this.t("profiles.new")}
      @submit=${(e: Event) => {
        e.preventDefault();
        this.save(all);
      }}
    >
      <h2>${this.t("profiles.new")}</h2>
      ${sides.length > 1
        ? html`<rw-choice
            lang=${this.lang}
            .label=${this.t("profiles.whose")}
            .options=${sides.map(({ id }, i) => ({ id: String(i), label: this.t(`side.${id}`) }))}
            .value=${String(this.chosen)}
            @rw-choose=${(e: CustomEvent<string>) => {
              this.chosen = Number(e.detail);
              this.ticked = new Map();
            }}
          ></rw-choice>`
        : nothing}
      <rw-words
        lang=${this.lang}
        .label=${this.t("profiles.name")}
        .value=${this.name}
        .max=${LONGEST_NAME}
        .problem=${this.nameProblem}
        @rw-words=${(e: CustomEvent<string>) => {
          this.name = e.detail;
          this.nameProblem = "";
        }}
        @keydown=${(e: KeyboardEvent) => {
          if (e.key === "Enter") this.save(all);
        }}
      ></rw-words>
      <fieldset>
        <legend>${this.t("profiles.what")}</legend>
        <div class="traits">${this.traits(side)}</div>
      </fieldset>
      <div class="row"><button type="submit" class="button primary">${this.t("profiles.save")}</button></div>
    </form>`;
  }

  private files(all: readonly Profile[]): unknown {
    return html`<div class="row">
      ${all.length > 0
        ? html`<button type="button" class="button" data-action="export" @click=${() => offerFile(this.t("profiles.file"), writeProfiles(all))}>
            ${this.t("profiles.export")}
          </button>`
        : nothing}
      <button type="button" class="button" data-action="import" @click=${() => this.picker.click()}>${this.t("profiles.import")}</button>
      <input type="file" accept=".json,application/json" hidden aria-label=${this.t("profiles.import")} @change=${() => this.read()} />
    </div>`;
  }

  private said(): unknown {
    const { notice } = this;
    return html`<div role="status">
      ${notice
        ? html`<div class="notice ${notice.wrong ? "wrong" : ""}">
            <p>${notice.text}</p>
            ${notice.actions
              ? html`<div class="row">
                  ${notice.actions.map(({ words, act }) => html`<button type="button" class="button" @click=${act}>${words}</button>`)}
                </div>`
              : nothing}
          </div>`
        : nothing}
    </div>`;
  }

  private body(): unknown {
    const kept = shelf();
    const sides = sidesOf(this.layout.procedure);
    const { side } = this;
    switch (kept.state) {
      case "none":
        return html`<p class="lead soft">${this.t("profiles.none")}</p>`;
      case "newer":
        return html`<p class="notice wrong">${this.t("profiles.newerShelf")}</p>`;
      case "broken":
        return html`<div class="notice wrong">
          <p>${this.t("profiles.brokenShelf")}</p>
          <div class="row">
            <button type="button" class="button" @click=${() => offerFile(this.t("profiles.file"), kept.text)}>${this.t("profiles.saveText")}</button>
            <button type="button" class="button" @click=${() => this.keep([], { text: "" })}>${this.t("profiles.startAnew")}</button>
          </div>
        </div>`;
      case "open":
        return html`<p class="lead soft">${this.t("profiles.lead")}</p>
          ${this.listed(kept.profiles)} ${side ? this.make(kept.profiles, sides, side) : nothing} ${this.said()} ${this.files(kept.profiles)}`;
    }
  }

  override render(): unknown {
    if (sidesOf(this.layout.procedure).length === 0) return nothing;
    const kept = shelf();
    const n = kept.state === "open" ? kept.profiles.filter(({ system }) => system === this.system).length : 0;
    return html`<details>
      <summary><span>${this.t("profiles.title")}</span>${n > 0 ? html`<span class="count num">${n}</span>` : nothing}</summary>
      <div class="body">${this.body()}</div>
    </details>`;
  }
}
