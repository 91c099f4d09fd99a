import { html, nothing } from "lit";
import { property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { FieldInfo, Input, Json } from "../../engine/index.js";
import { formatNumber } from "../../format/number.js";
import { fieldAt, getAt, isChoices, isLocked, isObject, isSet, isWanted, optionsOf } from "../../state/input.js";
import type { ItemLayout, Layout } from "../../layout/index.js";
import { helpOf, isNeeded, isUsed, placeOf } from "../../state/either.js";
import type { Chosen } from "../../state/either.js";
import { eitherChoice } from "../../view/either.js";
import { valueText } from "../../view/value.js";
import { BaseElement } from "../base/base.element.js";
import { foldStyles } from "../base/fold.styles.js";
import "../choice/choice.js";
import "../stepper/stepper.js";
import type { StepperChange } from "../stepper/stepper.element.js";
import "../toggle/toggle.js";
import "../words/words.js";
import { fieldStyles } from "./field.styles.js";

/** A changed field: its path and new value, or why what was typed cannot be used. */
export interface FieldChange {
  path: string;
  value: Json | undefined;
  problem?: string;
}

/** Any field of the catalogue, shown after its kind. Emits `rw-change`. */
export class FieldElement extends BaseElement {
  static override styles = [BaseElement.styles, foldStyles, fieldStyles];

  @property({ attribute: false }) field!: FieldInfo;
  @property() path = "";
  @property({ attribute: false }) value: Json | undefined;
  @property({ attribute: false }) layout!: Layout;
  /** The form that the field stands in: all its fields, and all its values. */
  @property({ attribute: false }) fields: readonly FieldInfo[] = [];
  @property({ attribute: false }) input: Input = {};
  /** Problems of this field and those inside it, by path. */
  @property({ attribute: false }) problems: ReadonlyMap<string, string> = new Map();

  /** Paths that the reader cannot change; `*` stands for all. */
  @property({ attribute: false }) locked: ReadonlySet<string> = new Set();

  /** Which of several ways was chosen, in the whole form. */
  @property({ attribute: false }) chosen: Chosen = new Map();

  private change(value: Json | undefined, problem?: string): void {
    this.emit<FieldChange>("rw-change", { path: this.path, value, ...(problem ? { problem } : {}) });
  }

  private get problem(): string {
    return this.problems.get(this.path) ?? "";
  }

  /** A dot says that the value is not the usual one, an arrow takes it back. */
  private mark(): unknown {
    const { field } = this;
    const assumed = field.assumed ? html`<small class="assumed">${this.t("form.assumed")}</small>` : nothing;
    if (field.required || !isSet(field, this.value) || isNeeded(this.layout.either, this.path)) return assumed;
    const reset = field.kind !== "flag" && field.kind !== "object";
    return html`${assumed}<span class="dot" title=${this.t("form.changed")}
        ><span class="hush">${this.t("form.changed")}</span></span
      >${reset
        ? html`<button
            type="button"
            class="reset"
            aria-label=${this.t("form.resetField", { label: this.pick(field.label) })}
            title=${this.t("form.reset")}
            @click=${() => this.change(undefined)}
          >
            <span aria-hidden="true">↺</span>
          </button>`
        : nothing}`;
  }

  private marked(): unknown {
    return html`<span slot="mark" class="mark">${this.mark()}</span>`;
  }

  private stepper(): unknown {
    const { field } = this;
    const usual = typeof field.default === "number" ? field.default : undefined;
    const empty = this.layout.whenEmpty[this.place];
    const help = helpOf(this.layout.either, this.input, this.path, this.chosen) ?? this.layout.help?.[this.place];
    const percent = this.layout.percents?.includes(this.place) ?? false;
    const scale = percent ? 100 : 1;
    const scaled = (n: number | undefined): number | undefined => (n === undefined ? undefined : Number((n * scale).toFixed(6)));
    return html`<rw-stepper
      lang=${this.lang}
      label=${this.pick(field.label)}
      abbreviation=${this.pick(field.abbreviation)}
      unit=${percent ? "%" : field.unit === "inch" ? "″" : ""}
      .stride=${this.layout.strides?.[this.place] ?? (percent ? 5 : 1)}
      .value=${typeof this.value === "number" ? scaled(this.value) : undefined}
      .min=${scaled(field.min)}
      .max=${scaled(field.max)}
      .origin=${usual}
      ?integer=${field.kind === "integer"}
      placeholder=${usual !== undefined ? formatNumber(usual, this.lang) : empty ? this.t(empty) : ""}
      help=${help ? this.t(help) : this.pick(field.help)}
      problem=${this.problem}
      @rw-step=${(e: CustomEvent<StepperChange>) => {
        e.stopPropagation();
        const { value, problem } = e.detail;
        this.change(value === undefined ? undefined : Number((value / scale).toFixed(8)), problem);
      }}
      >${this.marked()}</rw-stepper
    >`;
  }

  private choice(): unknown {
    const { field } = this;
    return html`<rw-choice
      lang=${this.lang}
      label=${this.pick(field.label)}
      .options=${(field.options ?? []).map((o) => ({ id: o.id, label: this.pick(o.label) }))}
      .value=${String(this.value ?? field.default ?? "")}
      help=${this.pick(field.help)}
      problem=${this.problem}
      @rw-choose=${(e: CustomEvent<string>) => {
        e.stopPropagation();
        this.change(e.detail);
      }}
      >${this.marked()}</rw-choice
    >`;
  }

  private toggle(checked: boolean, change: (on: boolean) => void): unknown {
    return html`<rw-toggle
      lang=${this.lang}
      label=${this.pick(this.field.label)}
      .checked=${checked}
      help=${this.pick(this.field.help)}
      problem=${this.problem}
      @rw-toggle=${(e: CustomEvent<boolean>) => {
        e.stopPropagation();
        change(e.detail);
      }}
      >${this.marked()}</rw-toggle
    >`;
  }

  private words(): unknown {
    return html`<rw-words
      lang=${this.lang}
      label=${this.pick(this.field.label)}
      .value=${typeof this.value === "string" ? this.value : ""}
      .max=${this.field.max}
      problem=${this.problem}
      @rw-words=${(e: CustomEvent<string>) => {
        e.stopPropagation();
        this.change(e.detail);
      }}
    ></rw-words>`;
  }

  /** The path as layouts write it: for all items of a list alike. */
  private get place(): string {
    return placeOf(this.path);
  }

  private inner(field: FieldInfo, path: string, value: Json | undefined): unknown {
    const { layout, input, locked, chosen, lang } = this;
    if (!isWanted(layout.onlyWith, this.fields, input, path)) return nothing;
    const change = (place: string, part: Json | undefined): void => this.emit<FieldChange>("rw-change", { path: place, value: part });
    const choice = eitherChoice(path, { layout, input, locked, chosen, lang }, change);
    if (!isUsed(layout.either, input, path, chosen)) return choice;
    return html`${choice}<rw-field
      lang=${this.lang}
      class=${field.kind}
      .field=${field}
      .path=${path}
      .value=${value}
      .layout=${this.layout}
      .fields=${this.fields}
      .input=${this.input}
      .problems=${this.problems}
      .locked=${this.locked}
      .chosen=${chosen}
    ></rw-field>`;
  }

  private object(): unknown {
    const { field } = this;
    const value = isObject(this.value) ? this.value : undefined;
    const parts = value
      ? html`<div class="grid inside" role="group" aria-label=${this.pick(field.label)}>
          ${(field.fields ?? []).map((f) => this.inner(f, `${this.path}.${f.name}`, value[f.name]))}
        </div>`
      : nothing;
    if (field.required) return parts;
    // It is there as long as a part of it is locked.
    if (value && [...this.locked].some((p) => p.startsWith(`${this.path}.`))) return html`<p class="head">${this.pick(field.label)}</p>${parts}`;
    return html`${this.toggle(value !== undefined, (on) => this.change(on ? (this.layout.open[this.place] ?? {}) : undefined))}${parts}`;
  }

  private list(): unknown {
    if (!isChoices(this.field)) return this.records(this.field.fields ?? []);
    return this.layout.sets?.includes(this.place) ? this.set() : this.sequence();
  }

  /** A list of records, such as further modifiers. */
  private records(fields: FieldInfo[]): unknown {
    const { field } = this;
    const items = Array.isArray(this.value) ? this.value : [];
    const label = this.pick(field.label);
    const blank = (): Json =>
      this.layout.open[this.place] ?? Object.fromEntries(fields.filter((f) => f.required).map((f) => [f.name, Math.min(f.max ?? 1, Math.max(f.min ?? 1, 1))]));
    // Two numbers stand side by side below a heading, as longer items do.
    const numbers = fields.filter((f) => f.kind === "integer" || f.kind === "number").length;
    const parts = this.layout.items?.[this.place] ?? (numbers > 1 ? { main: fields.map((f) => f.name), more: [], keys: {} } : undefined);
    return html`<div role="group" aria-label=${label}>
      <div class="head"><span>${label}</span><span class="mark">${this.mark()}</span></div>
      ${repeat(
        items,
        (_, i) => i,
        (item, i) =>
          html`<div class="item grid ${parts ? "parts" : ""}" role="group" aria-label="${label} ${i + 1}">
            ${parts ? this.item(parts, i, item) : fields.map((f) => this.entry(f.name, i, item))}
            <button
              type="button"
              class="button plain"
              aria-label=${this.t("form.removeItem", { label, n: i + 1 })}
              @click=${() => this.change(items.filter((_, j) => j !== i))}
            >
              ${this.t("form.remove")}
            </button>
          </div>`,
      )}
      ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
      <button
        type="button"
        class="button"
        ?disabled=${items.length >= (field.max ?? Infinity)}
        aria-label=${this.t("form.addTo", { label })}
        @click=${() => this.change([...items, blank()])}
      >
        ${this.t("form.add")}
      </button>
    </div>`;
  }

  private entry(name: string, i: number, item: Json): unknown {
    const field = fieldAt(this.field.fields ?? [], name);
    return field ? this.inner(field, `${this.path}[${i}].${name}`, isObject(item) ? getAt(item, name) : undefined) : nothing;
  }

  /** An item of many parts: the usual ones open, the others folded, with a count of what is set. */
  private item({ main, more }: ItemLayout, i: number, item: Json): unknown {
    const number = html`<p class="index num">${i + 1}.</p>`;
    const shown = main.map((name) => this.entry(name, i, item));
    if (more.length === 0) return [number, shown];
    const set = more.filter((name) => {
      const field = fieldAt(this.field.fields ?? [], name);
      return field && isObject(item) && isSet(field, getAt(item, name));
    }).length;
    return html`${number}${shown}
      <details class="more" ?open=${set > 0}>
        <summary>
          ${this.t("form.more")}${set > 0 ? html` <span class="count">${this.t("form.moreSet", { n: set })}</span>` : nothing}
        </summary>
        <div class="grid">${more.map((name) => this.entry(name, i, item))}</div>
      </details>`;
  }

  /** Words of which some hold, in no order. */
  private set(): unknown {
    const { field } = this;
    const items = (Array.isArray(this.value) ? this.value : []).map(String);
    const label = this.pick(field.label);
    const options = optionsOf(field);
    return html`<div role="group" aria-label=${label}>
      <div class="head"><span>${label}</span><span class="mark">${this.mark()}</span></div>
      ${field.help ? html`<p class="help soft">${this.pick(field.help)}</p>` : nothing}
      <div class="chips">
        ${options.map(
          (o) =>
            html`<button
              type="button"
              class="button"
              aria-pressed=${items.includes(o.id)}
              @click=${() =>
                this.change(options.map((p) => p.id).filter((id) => (id === o.id ? !items.includes(id) : items.includes(id))))}
            >
              ${this.pick(o.label)}
            </button>`,
        )}
      </div>
      ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
    </div>`;
  }

  /** A list of choices in order, such as the actions of a plan. */
  private sequence(): unknown {
    const { field } = this;
    const items = (Array.isArray(this.value) ? this.value : []).map(String);
    const label = this.pick(field.label);
    const options = optionsOf(field);
    const name = (id: string): string => this.pick(options.find((o) => o.id === id)?.label) || id;
    return html`<div role="group" aria-label=${label}>
      <div class="head"><span>${label}</span><span class="mark">${this.mark()}</span></div>
      ${items.length > 0
        ? html`<ol class="sequence">
            ${items.map(
              (id, i) =>
                html`<li class=${this.problems.has(`${this.path}[${i}]`) ? "wrong" : ""}>
                  <button
                    type="button"
                    class="button chip"
                    aria-label=${this.t("form.removeStep", { label: name(id), n: i + 1 })}
                    @click=${() => this.change(items.filter((_, j) => j !== i))}
                  >
                    <span class="num soft" aria-hidden="true">${i + 1}.</span> ${name(id)}
                    <span aria-hidden="true" class="soft">✕</span>
                  </button>
                </li>`,
            )}
          </ol>`
        : html`<p class="soft">${this.t("form.empty")}</p>`}
      ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
      ${[...this.problems].filter(([p]) => p.startsWith(`${this.path}[`)).map(([, text]) => html`<p class="problem">${text}</p>`)}
      <div class="adds">
        ${options.map(
          (o) =>
            html`<button
              type="button"
              class="button"
              ?disabled=${items.length >= (field.max ?? Infinity)}
              aria-label=${this.t("form.addTo", { label: this.pick(o.label) })}
              @click=${() => this.change([...items, o.id])}
            >
              <span aria-hidden="true">+ </span>${this.pick(o.label)}
            </button>`,
        )}
      </div>
    </div>`;
  }

  /** What the reader cannot change is no control: its name and its value. */
  private fixed(): unknown {
    const { field, layout, place } = this;
    return html`<div class="fixed" part="fixed">
      <span class="soft">${this.pick(field.label)}${field.abbreviation ? ` ${this.pick(field.abbreviation)}` : ""}</span>
      <span class="num">${valueText(field, this.value, { layout, place, lang: this.lang })}<span class="hush"> ${this.t("form.fixed")}</span></span>
      ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}
    </div>`;
  }

  override render(): unknown {
    if (isLocked(this.locked, this.path)) return this.fixed();
    switch (this.field.kind) {
      case "integer":
      case "number":
        return this.stepper();
      case "choice":
        return this.choice();
      case "flag":
        return this.toggle((this.value ?? this.field.default) === true, (on) => this.change(on));
      case "text":
        return this.words();
      case "object":
        return this.object();
      case "list":
        return this.list();
    }
  }
}
