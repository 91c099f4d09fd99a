import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import type { FieldInfo, Input, Json, ProcedureInfo } from "../../engine/index.js";
import type { Key } from "../../i18n/index.js";
import type { Layout, Section } from "../../layout/index.js";
import { isUsed } from "../../state/either.js";
import type { Chosen } from "../../state/either.js";
import { fieldAt, getAt, isLocked, isSet, isWanted } from "../../state/input.js";
import { rulingHref } from "../../state/route.js";
import { eitherChoice } from "../../view/either.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import "../field/field.js";
import type { FieldChange } from "../field/field.element.js";
import { formStyles } from "./form.styles.js";

/** The inputs of a procedure: the main ones open, the others folded with a count of what is set. */
export class FormElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, formStyles];

  @property({ attribute: false }) info!: ProcedureInfo;
  @property({ attribute: false }) layout!: Layout;
  @property({ attribute: false }) input: Input = {};
  @property({ attribute: false }) problems: ReadonlyMap<string, string> = new Map();

  /** Paths that the reader cannot change; `*` stands for all. */
  @property({ attribute: false }) locked: ReadonlySet<string> = new Set();
  /** There is room beside: nothing is hidden that fits. */
  @property({ attribute: false }) roomy = false;

  /** Rulings that the answer rests on; only they, and those that are set, are worth a choice. */
  @property({ attribute: false }) restsOn: readonly string[] | undefined;

  /** Folds that held something once; emptying them does not shut them under the reader's thumb. */
  private opened = new Set<string>();
  /** Which of several ways was chosen. */
  private chosen: Chosen = new Map();
  /** Rulings of the last answer: they stay in place while an input is being typed. */
  private mattered = new Set<string>();

  override willUpdate(): void {
    if (this.roomy && !this.hasUpdated) this.opened.add("form.more ");
  }

  private field(path: string): unknown {
    const field = fieldAt(this.info.fields, path);
    if (!field) return nothing;
    const { layout, input, locked, chosen, lang } = this;
    const change = (place: string, value: Json | undefined): void => this.emit<FieldChange>("rw-change", { path: place, value });
    return html`${eitherChoice(path, { layout, input, locked, chosen, lang }, change)}${this.wanted(path) ? this.shown(field, path) : nothing}`;
  }

  private shown(field: FieldInfo, path: string): unknown {
    return html`<rw-field
      lang=${this.lang}
      class=${field.kind}
      data-path=${path}
      .field=${field}
      .path=${path}
      .value=${getAt(this.input, path)}
      .layout=${this.layout}
      .fields=${this.info.fields}
      .input=${this.input}
      .problems=${this.problems}
      .locked=${this.locked}
      .chosen=${this.chosen}
    ></rw-field>`;
  }

  private wanted(path: string): boolean {
    const { layout, info, input, chosen } = this;
    return isWanted(layout.onlyWith, info.fields, input, path) && isUsed(layout.either, input, path, chosen);
  }

  private section({ title, fields, more = [] }: Section): unknown {
    const head = title === undefined ? undefined : fieldAt(this.info.fields, title);
    const grid = html`<div class="grid">${fields.map((p) => this.field(p))}</div>
      ${this.seldom(more, head ? this.pick(head.label) : "")}`;
    if (!head) return html`<section>${grid}</section>`;
    const name = this.pick(head.label);
    return html`<section role="group" aria-label=${name}>
      <h2>${name}</h2>
      ${grid}
    </section>`;
  }

  private setCount(paths: readonly string[]): number {
    return paths.filter((p) => {
      const field = fieldAt(this.info.fields, p);
      return field !== undefined && this.wanted(p) && isSet(field, getAt(this.input, p));
    }).length;
  }

  /** A part to open; it stays as the reader left it, but opens by itself where a link has set something. */
  private fold(key: Key, paths: readonly string[], body: unknown, of = ""): unknown {
    const name = `${key} ${of}`;
    const n = this.setCount(paths);
    if (n > 0) this.opened.add(name);
    return html`<details ?open=${this.opened.has(name)}>
      <summary>
        <span>${of === "" ? this.t(key) : this.t("form.moreOf", { label: of })}</span>${n > 0 ? html`<span class="count">${this.t("form.moreSet", { n })}</span>` : nothing}
      </summary>
      <div class="body">${body}</div>
    </details>`;
  }

  /** What is seldom used, folded; what is locked and says nothing has no place in it. */
  private seldom(paths: readonly string[], of = ""): unknown {
    const more = paths.filter((p) => !isLocked(this.locked, p) || this.setCount([p]) > 0);
    if (!more.some((p) => this.wanted(p))) return nothing;
    return this.fold("form.more", more, html`<div class="grid">${more.map((p) => this.field(p))}</div>`, of);
  }

  private rulings(): unknown {
    const at = this.layout.rulings;
    const fields: FieldInfo[] = (fieldAt(this.info.fields, at)?.fields ?? []).filter((f) => {
      const set = isSet(f, getAt(this.input, `${at}.${f.name}`));
      if (this.restsOn?.includes(f.name)) this.mattered.add(f.name);
      return set || (this.restsOn ? this.restsOn.includes(f.name) : this.mattered.has(f.name));
    });
    if (fields.length === 0) return nothing;
    const paths = fields.map((f) => `${at}.${f.name}`);
    return this.fold(
      "form.rulings",
      paths,
      html`<div class="grid">${paths.map((p) => this.field(p))}</div>
        <p class="soft note"><a href=${rulingHref() ?? nothing}>${this.t("home.rulingsLead")}</a></p>`,
    );
  }

  override render(): unknown {
    const { main, more } = this.layout;
    return html`${main.map((s) => this.section(s))} ${this.seldom(more)} ${this.rulings()}
    ${this.locked.has("*") || this.info.fields.length === 0
      ? nothing
      : html`<button type="button" class="button plain" @click=${() => this.emit("rw-reset", undefined)}>
          ${this.t("form.resetAll")}
        </button>`}`;
  }
}
