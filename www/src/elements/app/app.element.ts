import { html } from "lit";
import { state } from "lit/decorators.js";
import { catalog, openCatalog, procedureInfo } from "../../engine/index.js";
import { LANGS } from "../../i18n/index.js";
import type { Lang } from "../../i18n/index.js";
import { calculators, loadLayout } from "../../layout/index.js";
import type { Layout } from "../../layout/index.js";
import { remember } from "../../state/recent.js";
import { calculatorHref, embedHref, parseRoute } from "../../state/route.js";
import type { Route } from "../../state/route.js";
import { deviceTheme, storedLang, storedTheme, storeLang, storeTheme } from "../../state/settings.js";
import type { Theme } from "../../state/settings.js";
import { BaseElement } from "../base/base.element.js";
import { appStyles } from "./app.styles.js";

/** Browsers limit how often an address may change; holding a button changes it often. */
const ADDRESS_MS = 250;
/** A single change is written once the answer stands: a page that is being left can no longer write its address. */
const SOON_MS = 50;

const overview = (): Promise<unknown> => import("../home/home.js");
const reference = (): Promise<unknown> => import("../rules/rules.js");

/** The pages without a calculator. */
const PAGES = { home: overview, unknown: overview, about: (): Promise<unknown> => import("../about/about.js"), rules: reference, rulings: reference };

/** Everything that a page needs besides the rules themselves: the layout of a calculator, and the elements. */
async function load(route: Route): Promise<Layout | undefined> {
  if (route.page === "calculator") {
    const [layout] = await Promise.all([loadLayout(route.procedure), import("../calculator/calculator.js")]);
    return layout;
  }
  if (route.page === "embed") {
    const [layout] = await Promise.all([loadLayout(route.procedure ?? calculators[0] ?? ""), import("../embed/embed.js"), openCatalog()]);
    return layout;
  }
  await Promise.all([PAGES[route.page](), openCatalog()]);
  return undefined;
}

/** What tells one page from another, whatever stands in its form. */
function pageOf(route: Route): string {
  return `${route.page} ${"procedure" in route ? (route.procedure ?? "") : ""}`;
}

/** The page: its head, and what the address asks for. */
export class AppElement extends BaseElement {
  static override styles = [BaseElement.styles, appStyles];

  @state() private failure: string | undefined;
  /** What the address asks for, as soon as everything for it is there. */
  @state() private route: Route | undefined;
  private layout: Layout | undefined;
  private wanted: Route = { page: "home" };
  @state() private theme: Theme = "light";

  private readonly left = new Map<string, string>();
  private pending: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private changedAt = -Infinity;
  private readonly device = matchMedia("(prefers-color-scheme: dark)");

  override connectedCallback(): void {
    super.connectedCallback();
    this.lang = storedLang();
    this.applyTheme(storedTheme() ?? deviceTheme());
    this.device.addEventListener("change", this.deviceChanged);
    addEventListener("hashchange", this.addressChanged);
    addEventListener("pagehide", this.writeAddress);
    this.addEventListener("click", this.beforeLink, { capture: true });
    this.addressChanged();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.device.removeEventListener("change", this.deviceChanged);
    removeEventListener("hashchange", this.addressChanged);
    removeEventListener("pagehide", this.writeAddress);
  }

  /** Brings what the address asks for; until then the page before stays. */
  private async follow(route: Route): Promise<void> {
    this.wanted = route;
    // Its title need not wait for the module.
    if (!this.route && route.page === "calculator") {
      const [system = ""] = route.procedure.split(".");
      openCatalog([system]).then(
        () => this.requestUpdate(),
        () => undefined,
      );
    }
    try {
      const layout = await load(route);
      if (this.wanted !== route) return;
      const { route: before } = this;
      this.layout = layout;
      this.route = route;
      this.failure = undefined;
      if (route.page === "calculator") remember(route);
      if (route.page !== "rules" && route.page !== "rulings") scrollTo(0, 0);
      await this.updateComplete;
      // The link that led here is gone: reading and tabbing go on where the new page begins.
      if (before && pageOf(before) !== pageOf(route) && !("id" in route)) this.shadowRoot?.getElementById("main")?.focus({ preventScroll: true });
      // Profiles, and the page on the device: they come when it stands.
      setTimeout(() => void import("./later.js").catch(() => undefined));
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private deviceChanged = (): void => this.applyTheme(storedTheme() ?? deviceTheme());

  private applyTheme(theme: Theme): void {
    this.theme = theme;
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", getComputedStyle(root).getPropertyValue("--paper").trim());
  }

  private addressChanged = (): void => {
    // What was still to be written belongs to the address that has just been left.
    clearTimeout(this.timer);
    this.pending = undefined;
    const route = parseRoute(location.hash);
    if (route.lang) this.lang = route.lang;
    if (route.page === "calculator" && route.query !== undefined) this.left.set(route.procedure, route.query);
    void this.follow(route);
  };

  /** The state of the calculator, into the address; a language that the link pinned stays pinned. */
  private stateChanged(event: CustomEvent<string>): void {
    const { route, layout } = this;
    if (!layout || !route || this.wanted !== route) return;
    const { procedure } = layout;
    const embedded = route.page === "embed";
    if (!embedded) this.left.set(procedure, event.detail);
    const pinned = route.lang ? `&l=${this.lang}` : "";
    const href = embedded ? embedHref(procedure, event.detail) : calculatorHref(procedure, event.detail);
    this.pending = `${href ?? ""}${pinned}`;
    clearTimeout(this.timer);
    const now = performance.now();
    this.timer = setTimeout(this.writeAddress, now - this.changedAt > ADDRESS_MS ? SOON_MS : ADDRESS_MS);
    this.changedAt = now;
  }

  /** Before a link is followed, so that coming back finds everything; other clicks have more urgent things to do. */
  private beforeLink = (event: Event): void => {
    if (event.composedPath().some((place) => place instanceof HTMLAnchorElement)) this.writeAddress();
  };

  private writeAddress = (): void => {
    clearTimeout(this.timer);
    const { pending } = this;
    this.pending = undefined;
    if (pending === undefined) return;
    history.replaceState(null, "", pending);
    const route = parseRoute(pending);
    if (route.page === "calculator") remember(route);
  };

  private choose(lang: Lang): void {
    this.lang = lang;
    storeLang(lang);
    if (this.route?.lang) {
      history.replaceState(null, "", location.hash.replace(/([?&]l=)\w+/, `$1${lang}`));
      this.route = this.wanted = { ...this.route, lang };
    }
  }

  private switchTheme(): void {
    const theme = this.theme === "dark" ? "light" : "dark";
    storeTheme(theme, deviceTheme());
    this.applyTheme(theme);
  }

  override updated(): void {
    document.documentElement.lang = this.lang;
    const page = this.heading;
    document.title = page ? `${page} · ${this.t("app.title")}` : this.t("app.title");
  }

  private get heading(): string {
    switch (this.route?.page) {
      case "calculator":
        return this.pick(procedureInfo(this.route.procedure).title);
      case "embed":
        return this.t("embed.title");
      case "about":
        return this.t("about.title");
      case "rules":
        return this.t("rules.title");
      case "rulings":
        return this.t("rulings.title");
      default:
        return "";
    }
  }

  private page(route: Route): unknown {
    switch (route.page) {
      case "calculator":
        return html`<rw-calculator
          lang=${this.lang}
          .layout=${this.layout}
          .query=${route.query}
          .rolled=${route.rolled}
          @rw-state=${this.stateChanged}
        ></rw-calculator>`;
      case "embed":
        return html`<rw-embed lang=${this.lang} .layout=${this.layout} .query=${route.query} @rw-state=${this.stateChanged}></rw-embed>`;
      case "rules":
        return html`<rw-rules lang=${this.lang} .shown=${route.id}></rw-rules>`;
      case "rulings":
        return html`<rw-rulings lang=${this.lang} .shown=${route.id}></rw-rulings>`;
      case "unknown":
        return html`<p class="message" role="status">${this.t("link.notFound")}</p>
          <rw-home lang=${this.lang} .left=${this.left}></rw-home>`;
      case "about":
        return html`<rw-about lang=${this.lang}></rw-about>`;
      case "home":
        return html`<rw-home lang=${this.lang} .left=${this.left}></rw-home>`;
    }
  }

  /** What can be read of a first calculator before everything for it is there, where it will stand; else what the file of the page says. */
  private coming(): unknown {
    const { wanted } = this;
    const info = wanted.page === "calculator" ? catalog.procedures.find(({ id }) => id === wanted.procedure) : undefined;
    if (!info) return html`<slot name="first"></slot>`;
    const [system = ""] = info.id.split(".");
    return html`<div class="coming" data-system=${system}><h1 class="title">${this.pick(info.title)}</h1><p class="soft">${this.pick(info.question)}</p></div>`;
  }

  private body(): unknown {
    if (this.failure === undefined) {
      return this.route ? this.page(this.route) : this.coming();
    }
    return html`<div class="message" role="alert">
      <h1>${this.t("app.failed")}</h1>
      <p>${this.t("app.failedHint")}</p>
      <p class="soft">${this.failure}</p>
      <button type="button" class="button primary" @click=${() => location.reload()}>${this.t("app.retry")}</button>
    </div>`;
  }

  override render(): unknown {
    return html`<header>
        <button type="button" class="skip" @click=${this.skip}>${this.t("app.skip")}</button>
        ${this.route?.page === "home"
          ? html`<span class="name">${this.t("app.title")}</span>`
          : html`<a class="name" href="#/" aria-label="${this.t("app.title")}: ${this.t("app.home")}"
              ><span aria-hidden="true">‹ </span>${this.t("app.title")}</a
            >`}
        <div class="tools">
          <div class="langs" role="group" aria-label=${this.t("app.language")}>
            ${LANGS.map(
              (l) =>
                html`<button type="button" lang=${l} aria-pressed=${l === this.lang} aria-label="${l.toUpperCase()} – ${l === "de" ? "Deutsch" : "English"}" @click=${() => this.choose(l)}>
                  ${l.toUpperCase()}
                </button>`,
            )}
          </div>
          <button
            type="button"
            class="theme"
            aria-pressed=${this.theme === "dark"}
            aria-label=${this.t("app.toDark")}
            title=${this.t("app.toDark")}
            @click=${this.switchTheme}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" />
              <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
            </svg>
          </button>
        </div>
      </header>
      <rw-update lang=${this.lang}></rw-update>
      <main id="main" tabindex="-1">${this.body()}</main>`;
  }

  private skip(): void {
    this.shadowRoot?.getElementById("main")?.focus();
  }
}
