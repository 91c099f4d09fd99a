/**
 * The custom elements, one for each calculator. What is registered is a thin shell; the calculator itself
 * comes with the first element that stands in a page. Nothing here needs a browser until then.
 */
import type { AnyOdds, Input } from "../engine/index.js";
import type { Wrong } from "./attributes.js";
import { elements } from "./names.js";
import type { Stage } from "./stage.js";

/** The detail of `regelwerk-change`: what was asked, as the package takes it, and the answer. */
export interface Change {
  input: Input;
  answer: AnyOdds;
}

/** The detail of `regelwerk-error`. */
export interface Failure {
  problems: Wrong[];
}

// On a server there is no such class; importing this has to work there too.
const Base: typeof HTMLElement = (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ?? (class {} as unknown as typeof HTMLElement);

const FAILED = {
  de: "Der Rechner ließ sich nicht laden.",
  en: "The calculator could not be loaded.",
};

/** One calculator in a page of somebody else. */
export class RegelwerkElement extends Base {
  /** What it calculates, such as `chronopia.shot`. */
  static readonly procedure: string = "";

  private stage: Stage | undefined;
  private loading = false;
  private observer: MutationObserver | undefined;
  /** An input that was set before the calculator was there. */
  private early: Input | undefined;

  /** What is asked, as the package takes it; setting it replaces the whole input. */
  get input(): Input | undefined {
    return this.stage?.input ?? this.early;
  }

  set input(input: Input | undefined) {
    this.early = input;
    this.stage?.give(input);
  }

  /** The answer to it; nothing as long as the input is refused, or the calculator is not there yet. */
  get answer(): AnyOdds | undefined {
    return this.stage?.answer;
  }

  connectedCallback(): void {
    // A property that was set before the element was one hides the accessor.
    if (Object.hasOwn(this, "input")) {
      const { input } = this;
      Reflect.deleteProperty(this, "input");
      this.input = input;
    }
    this.observer ??= new MutationObserver(() => this.stage?.update());
    this.observer.observe(this, { attributes: true });
    if (this.stage) this.stage.connect();
    else void this.load();
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
    this.stage?.disconnect();
  }

  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren();
    try {
      const { Stage } = await import("./stage.js");
      const stage = await Stage.make(this, root, (this.constructor as typeof RegelwerkElement).procedure);
      this.stage = stage;
      if (this.early !== undefined) stage.give(this.early);
      if (this.isConnected) stage.connect();
    } catch (cause) {
      this.fail(root, cause);
    } finally {
      this.loading = false;
    }
  }

  /** Says that nothing came; another try is made when the element is put into a page again. */
  private fail(root: ShadowRoot, cause: unknown): void {
    const words = this.closest("[lang]")?.getAttribute("lang")?.startsWith("en") ? FAILED.en : FAILED.de;
    const line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.textContent = `${words} (${cause instanceof Error ? cause.message : String(cause)})`;
    root.replaceChildren(line);
    const detail: Failure = { problems: [{ message: FAILED }] };
    this.dispatchEvent(new CustomEvent("regelwerk-error", { detail, bubbles: true, composed: true }));
  }
}

// Attributes that are properties too.
for (const name of ["theme", "lock", "site", "link"]) {
  Object.defineProperty(RegelwerkElement.prototype, name, {
    get(this: RegelwerkElement) {
      return this.getAttribute(name) ?? "";
    },
    set(this: RegelwerkElement, value: unknown) {
      this.setAttribute(name, String(value));
    },
    configurable: true,
    enumerable: true,
  });
}

/** Registers all elements; where they already are, from this file or another copy of it, nothing happens. */
export function register(): void {
  const registry = (globalThis as { customElements?: CustomElementRegistry }).customElements;
  // All or none: two copies must not share a page.
  if (!registry || elements.some(([name]) => registry.get(name))) return;
  for (const [name, procedure] of elements) {
    registry.define(
      name,
      class extends RegelwerkElement {
        static override readonly procedure = procedure;
      },
    );
  }
}
