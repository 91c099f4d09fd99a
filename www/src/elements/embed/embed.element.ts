import { html, nothing } from "lit";
import type { PropertyValues } from "lit";
import { property, query, state } from "lit/decorators.js";
import "../../embed/index.js";
import { find, named } from "../../embed/paths.js";
import { elementName } from "../../embed/names.js";
import { elementSnippet, frameSnippet, wished } from "../../embed/snippet.js";
import type { Wish } from "../../embed/snippet.js";
import { catalog, procedureInfo } from "../../engine/index.js";
import type { Input, ProcedureInfo } from "../../engine/index.js";
import { addPhrases } from "../../i18n/index.js";
import type { Key } from "../../i18n/index.js";
import { embed as phrases } from "../../i18n/embed.js";
import { chapters } from "../../layout/index.js";
import type { Layout } from "../../layout/index.js";
import { fieldAt, getAt, isWanted, setAt, tidy } from "../../state/input.js";
import { readLink, writeLink } from "../../state/link.js";
import { embedHref } from "../../state/route.js";
import { ask, formOf } from "../../view/ask.js";
import { BaseElement } from "../base/base.element.js";
import "../choice/choice.js";
import type { FieldChange } from "../field/field.element.js";
import "../form/form.js";
import { copyText } from "../copy/clipboard.js";
import { embedStyles } from "./embed.styles.js";
import { later } from "../../i18n/later.js";

addPhrases(later);

addPhrases(phrases);

const DONE_MS = 2500;
const ALL = "all";
/** Stands for what the page around says. */
const HOST = "host";

type Kind = "element" | "frame";

/** Prepares a calculator for another page. Emits `rw-state` with the parameters for the address. */
export class EmbedElement extends BaseElement {
  static override styles = [BaseElement.styles, embedStyles];

  @property({ attribute: false }) layout!: Layout;
  /** The parameters that the address came with. */
  @property({ attribute: false }) query: string | undefined;

  @state() private input: Input = {};
  @state() private typing: ReadonlyMap<string, string> = new Map();
  /** Paths of what is locked, or all. */
  @state() private locked: ReadonlySet<string> = new Set();
  @state() private chosenLang: string | undefined;
  @state() private theme = HOST;
  @state() private kind: Kind = "element";
  @state() private folder = "regelwerk";
  @state() private copied = false;
  @query("pre") private lines!: HTMLElement;

  private info!: ProcedureInfo;
  private preview: HTMLElement | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("layout")) {
      this.info = formOf(this.layout);
      this.locked = new Set();
      this.preview = document.createElement(elementName(this.layout.procedure));
    }
    if (changed.has("layout") || changed.has("query")) {
      this.typing = new Map();
      this.input = this.query === undefined ? this.layout.start : readLink(this.layout, this.info.fields, this.query).input;
    }
    this.dress();
  }

  /** The preview carries what the snippet carries. */
  private dress(): void {
    const { preview } = this;
    if (!preview) return;
    // Where the snippet says nothing, the page around decides, and here that is this one.
    const attributes = new Map([["lang", this.lang], ...wished(this.wish)]);
    for (const name of preview.getAttributeNames()) if (!attributes.has(name)) preview.removeAttribute(name);
    for (const [name, value] of attributes) if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
  }

  private get wish(): Wish {
    const { layout, info, input, chosenLang, theme, kind } = this;
    const all = named(info.fields);
    const names = [...this.locked].map((path) => all.find((n) => n.path === path)?.attribute ?? "");
    // A frame knows nothing of the page around.
    const framed = kind === "frame";
    const lang = chosenLang ?? (framed ? this.lang : undefined);
    return {
      layout,
      fields: info.fields,
      input,
      lock: this.locked.has(ALL) ? [ALL] : names.filter((name) => find(all, name).kind === "one"),
      lang: lang === HOST ? (framed ? this.lang : undefined) : lang,
      theme: theme === HOST ? (framed ? "auto" : undefined) : theme,
    };
  }

  private get snippet(): string {
    const here = new URL("./", location.href);
    if (this.kind === "frame") return frameSnippet(this.wish, new URL("embed.html", here).href, this.pick(this.info.title));
    return elementSnippet(this.wish, this.folder, here.protocol.startsWith("http") ? here.href : undefined);
  }

  private change(event: CustomEvent<FieldChange>): void {
    event.stopPropagation();
    const { path, value, problem } = event.detail;
    const typing = new Map([...this.typing].filter(([p]) => p !== path && !p.startsWith(`${path}.`) && !p.startsWith(`${path}[`)));
    if (problem) typing.set(path, problem);
    this.typing = typing;
    const field = fieldAt(this.info.fields, path);
    if (field && !(problem && getAt(this.input, path) === value)) this.set(setAt(this.input, path, tidy(field, value)));
  }

  private set(input: Input): void {
    this.input = input;
    this.emit("rw-state", writeLink(this.layout, this.info.fields, input));
  }

  private reset(event: Event): void {
    event.stopPropagation();
    this.typing = new Map();
    this.set(this.layout.start);
  }

  private toggle(path: string): void {
    const locked = new Set(this.locked);
    if (!locked.delete(path)) locked.add(path);
    this.locked = locked;
  }

  private async copy(): Promise<void> {
    if (await copyText(this.snippet, this.shadowRoot)) {
      this.copied = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.copied = false), DONE_MS);
    } else {
      getSelection()?.selectAllChildren(this.lines);
    }
  }

  private go(event: Event): void {
    location.hash = embedHref((event.target as HTMLSelectElement).value) ?? "";
  }

  private which(): unknown {
    return html`<label class="which"
      >${this.t("embed.which")}
      <select @change=${this.go}>
        ${chapters.map(({ system, title, procedures }) => {
          const name = this.pick(catalog.systems.find((s) => s.id === system)?.title);
          return html`<optgroup label="${name}: ${this.t(title)}">
            ${procedures.map(
              (id) => html`<option value=${id} ?selected=${id === this.layout.procedure}>${this.pick(procedureInfo(id).title)}</option>`,
            )}
          </optgroup>`;
        })}
      </select></label
    >`;
  }

  /** What can be locked: sections of the form as a whole, other fields by themselves. */
  private locks(): unknown {
    const { layout, info } = this;
    const sections = layout.main.flatMap(({ title, fields, more = [] }) =>
      title !== undefined && fieldAt(info.fields, title)?.kind === "object" ? [title] : [...fields, ...more],
    );
    const paths = [...sections, ...layout.more, layout.rulings].filter((p) => isWanted(layout.onlyWith, info.fields, this.input, p));
    const all = this.locked.has(ALL);
    const chip = (path: string, label: string): unknown =>
      html`<button type="button" class="button" data-lock=${path} aria-pressed=${this.locked.has(path)} ?disabled=${all && path !== ALL} @click=${() => this.toggle(path)}>
        ${label}
      </button>`;
    return html`<section role="group" aria-labelledby="lock">
      <h2 id="lock">${this.t("embed.lock")}</h2>
      <p class="soft hint">${this.t("embed.lockHint")}</p>
      <div class="chips">
        ${chip(ALL, this.t("embed.lockAll"))} ${paths.map((path) => chip(path, this.pick(fieldAt(info.fields, path)?.label) || path))}
      </div>
    </section>`;
  }

  private choose(label: Key, value: string, options: readonly [id: string, label: string][], take: (id: string) => void): unknown {
    return html`<rw-choice
      lang=${this.lang}
      label=${this.t(label)}
      .options=${options.map(([id, text]) => ({ id, label: text }))}
      .value=${value}
      @rw-choose=${(e: CustomEvent<string>) => {
        e.stopPropagation();
        take(e.detail);
      }}
    ></rw-choice>`;
  }

  private choices(): unknown {
    const framed = this.kind === "frame";
    const host = (text: Key): [string, string][] => (framed ? [] : [[HOST, this.t(text)]]);
    return html`<section class="choices">
      ${this.choose("embed.kind", this.kind, [["element", this.t("embed.element")], ["frame", this.t("embed.frame")]], (id) => (this.kind = id as Kind))}
      <p class="soft hint">${this.t(framed ? "embed.frameHint" : "embed.elementHint")}</p>
      ${this.choose("embed.lang", this.wish.lang ?? HOST, [...host("embed.langHost"), ["de", "Deutsch"], ["en", "English"]], (id) => (this.chosenLang = id))}
      ${this.choose(
        "embed.theme",
        this.wish.theme ?? HOST,
        [...host("embed.themeHost"), ["auto", this.t("embed.auto")], ["light", this.t("embed.light")], ["dark", this.t("embed.dark")]],
        (id) => (this.theme = id),
      )}
      ${framed
        ? nothing
        : html`<label class="folder"
            >${this.t("embed.folder")}
            <input type="text" spellcheck="false" autocapitalize="off" .value=${this.folder} @input=${(e: Event) => (this.folder = (e.target as HTMLInputElement).value)}
          /></label>`}
    </section>`;
  }

  override render(): unknown {
    const { layout, info, lang } = this;
    const answer = ask(layout, this.input);
    const problems = new Map(this.typing);
    return html`<h1>${this.t("embed.title")}</h1>
      <p class="soft">${this.t("embed.lead")}</p>
      <div class="columns">
        <div>
          <section>${this.which()}</section>
          <section role="group" aria-labelledby="values">
            <h2 id="values">${this.t("embed.values")}</h2>
            <rw-form
              lang=${lang}
              .info=${info}
              .layout=${layout}
              .input=${this.input}
              .problems=${problems}
              .restsOn=${answer.ok ? answer.value.rulings.map((r) => r.name) : undefined}
              @rw-change=${this.change}
              @rw-reset=${this.reset}
            ></rw-form>
          </section>
          ${this.locks()} ${this.choices()}
        </div>
        <div>
          <section aria-labelledby="snippet">
            <h2 id="snippet">${this.t("embed.snippet")}</h2>
            <pre tabindex="0" aria-labelledby="snippet">${this.snippet}</pre>
            <button type="button" class="button primary" @click=${this.copy}>
              ${this.copied ? `✓ ${this.t("share.copied")}` : this.t("embed.copy")}
            </button>
            <p class="hush" role="status">${this.copied ? this.t("share.copied") : ""}</p>
          </section>
          <section aria-labelledby="preview">
            <h2 id="preview">${this.t("embed.preview")}</h2>
            <div class="stand">${this.preview}</div>
          </section>
        </div>
      </div>`;
  }
}
