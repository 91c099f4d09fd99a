/** What stands inside an element: its frame, what is wrong with its attributes, and the calculator. */
import { adoptStyles, html, nothing, render } from "lit";
import "../elements/calculator/calculator.js";
import type { Answered } from "../elements/calculator/calculator.element.js";
import { baseStyles } from "../elements/base/base.styles.js";
import type { AnyOdds, Input, ProcedureInfo, Text } from "../engine/index.js";
import { addPhrases, pick, t } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import { attributes as phrases } from "../i18n/attributes.js";
import { loadLayout } from "../layout/index.js";
import type { Layout } from "../layout/index.js";
import { fieldOfProblem, getAt, setAt } from "../state/input.js";
import { readLink } from "../state/link.js";
import { setPage } from "../state/route.js";
import { ask, formOf } from "../view/ask.js";
import { readAttributes, wrongAttribute } from "./attributes.js";
import type { Attributes, Wrong } from "./attributes.js";
import type { Change, Failure } from "./element.js";
import { Look } from "./look.js";
import { frameStyles } from "./stage.styles.js";

addPhrases(phrases);

// In a page of somebody else there is nothing to lead to until it names a site.
if (customElements.get("rw-app") === undefined) setPage(undefined);

/** Events between the parts of a calculator, which are nobody else's business. */
const INSIDE = ["rw-state", "rw-played", "rw-answered", "rw-change", "rw-step", "rw-jump", "rw-roll", "rw-reset"];
const KEYS = ["keydown", "keypress", "keyup"];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Stage {
  /** What is asked, as the package takes it, and the answer to it. */
  input: Input | undefined;
  answer: AnyOdds | undefined;

  private readonly frame = document.createElement("div");
  private readonly look: Look;
  private readonly info: ProcedureInfo;
  /** What the attributes said last. */
  private read: Attributes | undefined;
  private start: Input;
  /** What stands in the form, and what to put there instead. */
  private form: Input | undefined;
  private given: Input | undefined;
  private told = "";

  static async make(host: HTMLElement, root: ShadowRoot, procedure: string): Promise<Stage> {
    const layout = await loadLayout(procedure);
    return new Stage(host, root, layout);
  }

  private constructor(
    private readonly host: HTMLElement,
    private readonly root: ShadowRoot,
    private readonly layout: Layout,
  ) {
    this.info = formOf(layout);
    this.start = layout.start;
    adoptStyles(root, [baseStyles, frameStyles]);
    this.frame.className = "frame";
    this.frame.setAttribute("part", "frame");
    this.look = new Look(host, this.frame, layout.procedure.split(".")[0] ?? "", () => this.draw());
    for (const name of INSIDE) this.frame.addEventListener(name, (e) => e.stopPropagation());
    this.frame.addEventListener("rw-answered", (e) => this.answered((e as CustomEvent<Answered>).detail));
    // What is typed into a field is no shortcut of the page around it.
    for (const name of KEYS) this.frame.addEventListener(name, this.keepKeys);
    this.frame.addEventListener("click", this.leave, { capture: true });
  }

  connect(): void {
    this.root.replaceChildren(this.frame);
    this.look.connect();
    this.update();
  }

  disconnect(): void {
    this.look.disconnect();
  }

  /** Takes an input instead of the one that stands there; nothing goes back to what the attributes say. */
  give(input: Input | undefined): void {
    this.given = input === undefined ? this.start : (this.layout.reshape?.back?.(input) ?? input);
    this.draw();
  }

  /** Reads the attributes; what changed in them changes in the form, and the reader's own stays. */
  update(): void {
    const before = this.read;
    const link = this.readLink();
    const read = readAttributes(this.layout, this.info.fields, [...this.host.attributes], link.start);
    read.wrong.push(...link.wrong, ...this.refused(read), ...this.look.wrong());
    read.unknown.push(...link.unknown);
    this.read = read;
    const site = this.host.getAttribute("site");
    if (site !== null) setPage(pageOf(site));
    if (!before) this.start = read.input;
    else if (!same(before.input, read.input)) this.change(before.input, read.input);
    this.look.update();
    this.draw();
    this.tell([...read.wrong, ...read.unknown]);
  }

  private change(from: Input, to: Input): void {
    const paths = new Set([...Object.keys(this.layout.keys), ...(this.read?.given.keys() ?? [])]);
    let form = this.form ?? from;
    for (const path of paths) {
      if (!same(getAt(from, path), getAt(to, path))) form = setAt(form, path, getAt(to, path));
    }
    this.start = to;
    this.given = form;
  }

  /** The attribute `link`: the address of a calculation, or its parameters alone. */
  private readLink(): { start: Input; wrong: Wrong[]; unknown: Wrong[] } {
    const link = this.host.getAttribute("link");
    if (link === null) return { start: this.layout.start, wrong: [], unknown: [] };
    const { fields } = this.info;
    const opened = readLink(this.layout, fields, link.split("?").at(-1) ?? "");
    const names = (lang: Lang): string => opened.bad.map((p) => pick(fieldOfProblem(fields, p)?.label, lang) || p).join(", ");
    const say = (key: "link.bad" | "link.unknown" | "link.newer", list: (lang: Lang) => string): Wrong => ({
      attribute: "link",
      received: link,
      message: { de: t("de", key, { list: list("de") }), en: t("en", key, { list: list("en") }) },
    });
    return {
      start: opened.input,
      wrong: opened.bad.length > 0 ? [say("link.bad", names)] : [],
      unknown: [
        ...(opened.unknown.length > 0 ? [say("link.unknown", () => opened.unknown.join(", ").slice(0, 80))] : []),
        ...(opened.newer ? [say("link.newer", () => "")] : []),
      ],
    };
  }

  /** What the rules refuse of the values that attributes gave. */
  private refused({ input, given }: Attributes): Wrong[] {
    const asked = ask(this.layout, input);
    if (asked.ok) return [];
    return asked.problems.flatMap(({ path = "", expected, message }): Wrong[] => {
      const attribute = given.get(path.replace(/\[.*$/, ""));
      return attribute === undefined ? [] : [wrongAttribute(attribute, this.host.getAttribute(attribute) ?? "", expected ?? message)];
    });
  }

  private answered({ form, input, answer }: Answered): void {
    this.form = form;
    this.input = input;
    this.answer = answer.ok ? answer.value : undefined;
    if (answer.ok) {
      this.emit<Change>("regelwerk-change", { input, answer: answer.value });
      return;
    }
    const problems = answer.problems.map(({ path, message }): Wrong & { path?: string } => ({ ...(path ? { path } : {}), message }));
    this.emit<Failure>("regelwerk-error", { problems });
  }

  /** The same complaint is made once. */
  private tell(problems: Wrong[]): void {
    const told = JSON.stringify(problems);
    if (told === this.told) return;
    this.told = told;
    if (problems.length > 0) this.emit<Failure>("regelwerk-error", { problems });
  }

  private emit<T>(name: string, detail: T): void {
    this.host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private keepKeys = (event: Event): void => {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) event.stopPropagation();
  };

  /** Links lead out of the page around; they leave it as it stands. */
  private leave = (event: Event): void => {
    const link = event.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement);
    if (!link || link.getAttribute("href")?.startsWith("#")) return;
    link.target = "_blank";
    link.rel = "noopener";
  };

  private get lang(): Lang {
    return langOf(this.host);
  }

  private messages(problems: readonly Wrong[]): unknown {
    const { lang } = this;
    const all: Text[] = problems.map((p) => p.message);
    return all.length === 0
      ? nothing
      : html`<div class="wrong" part="error" role="alert">
          <p><strong>&lt;${this.host.localName}&gt;</strong></p>
          ${all.map((message) => html`<p>${pick(message, lang)}</p>`)}
        </div>`;
  }

  private draw(): void {
    const { read, lang } = this;
    if (!read) return;
    this.frame.lang = lang;
    render(
      html`${this.messages([...read.wrong, ...read.unknown])}
      ${read.wrong.length > 0
        ? nothing
        : html`<rw-calculator
            embedded
            exportparts="title, question, inputs, answer, number, fraction, bar, results, share, why, dice"
            lang=${lang}
            .layout=${this.layout}
            .start=${this.start}
            .given=${this.given}
            .locked=${read.locked}
          ></rw-calculator>`}`,
      this.frame,
    );
  }
}

/** The page of a calculator without what stands behind the hash; a folder ends with a slash. */
function pageOf(site: string): string | undefined {
  const page = site.replace(/#.*$/s, "");
  return /^\s*javascript:/i.test(page) || page === "" ? undefined : page;
}

/** The language of the nearest element that names one, through all roots; German where none does. */
function langOf(host: Element): Lang {
  let at: Element | null = host;
  while (at) {
    const near: Element | null = at.closest("[lang]:not([lang=''])");
    if (near) return /^de\b/i.test(near.getAttribute("lang") ?? "") ? "de" : "en";
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return "de";
}
