/** Addresses after the hash: `#/chronopia/shot?v=1&f=12`, `#/rules/C-R-HEAVY`. They work from any folder. */
import { calculators } from "../layout/index.js";
import { isLang } from "../i18n/index.js";
import type { Lang } from "../i18n/index.js";
import { readRolled } from "./rolled.js";
import type { RolledLink } from "./rolled.js";

export type Route = { lang?: Lang } & (
  | { page: "home" }
  | { page: "about" }
  | { page: "calculator"; procedure: string; query?: string; rolled?: RolledLink }
  | { page: "embed"; procedure?: string; query?: string }
  | { page: "rules"; id?: string }
  | { page: "rulings"; id?: string }
  | { page: "unknown" }
);

export function parseRoute(hash: string): Route {
  const [path = "", query] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const lang = /(?:^|&)l=(\w+)/.exec(query ?? "")?.[1];
  return { ...(isLang(lang) ? { lang } : {}), ...parsePath(path.split("/").filter(Boolean), query) };
}

function parsePath(names: string[], query: string | undefined): Route {
  const [first, second] = names;
  if (first === "embed") {
    const of = parsePath(names.slice(1), query);
    if (of.page === "home") return { page: "embed" };
    return of.page === "calculator" ? { ...of, page: "embed" } : { page: "unknown" };
  }
  if (first === undefined) return { page: "home" };
  if (first === "about" && second === undefined) return { page: "about" };
  if (first === "rules" || first === "rulings") {
    return second === undefined ? { page: first } : { page: first, id: second };
  }
  const procedure = `${first}.${second}`;
  if (!calculators.includes(procedure) || names.length > 2) return { page: "unknown" };
  const own = (query ?? "").split("&").filter((p) => p !== "" && !p.startsWith("l="));
  const { rolled, others } = readRolled(own);
  const route: Route = { page: "calculator", procedure };
  return { ...route, ...(others.length === 0 && !rolled ? {} : { query: others.join("&") }), ...(rolled ? { rolled } : {}) };
}

/** Where the page is, for an element that stands elsewhere; the empty text on the page itself. */
let page: string | undefined = "";

/** Tells where the page is; nothing where there is none to lead to. */
export function setPage(address: string | undefined): void {
  page = address;
}

function href(hash: string): string | undefined {
  return page === undefined ? undefined : page + hash;
}

export function calculatorHref(procedure: string, query?: string): string | undefined {
  return href(`#/${procedure.replace(".", "/")}${query === undefined ? "" : `?${query}`}`);
}

export function ruleHref(id: string): string | undefined {
  return href(`#/rules/${id}`);
}

/** Where a calculator is prepared for another page. */
export function embedHref(procedure?: string, query?: string): string | undefined {
  return procedure === undefined ? href("#/embed") : calculatorHref(procedure, query)?.replace("#/", "#/embed/");
}

/** The list of rulings, or one of them. */
export function rulingHref(name?: string): string | undefined {
  return href(name === undefined ? "#/rulings" : `#/rulings/${name}`);
}

/** The same address with nothing left out, as it is passed on. */
export function whole(href: string | undefined): string | undefined {
  if (href === undefined || !href.startsWith("#")) return href;
  const { origin, pathname } = location;
  return `${origin === "null" ? "file://" : origin}${pathname}${href}`;
}
