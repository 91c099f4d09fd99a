// What the build writes into the page's head: the policy, and what to do before the scripts are there.
import { createHash } from "node:crypto";
import type { IndexHtmlTransformContext, IndexHtmlTransformResult } from "vite";
import { policy } from "./policy.js";

const SYSTEMS = ["chronopia", "osr", "scharmuetzel"];

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The script that a source file went into. */
function scriptWith(bundle: Bundle, source: RegExp): string {
  const found = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.moduleIds.some((id) => source.test(id)));
  if (!found) throw new Error(`no script with ${source}`);
  return found.fileName;
}

function moduleOf(bundle: Bundle, system: string): string {
  const found = Object.keys(bundle).find((file) => file.endsWith(".wasm") && file.includes(`${system}_bg`));
  if (found === undefined) throw new Error(`no module of ${system}`);
  return found;
}

/** By the first part of the address: the scripts that it takes, and the module. */
function wanted(bundle: Bundle): Record<string, [scripts: string[], module?: string]> {
  const catalog = (system: string): string => scriptWith(bundle, new RegExp(`/generated/catalog-${system}\\.js`));
  const calculators = SYSTEMS.map((system): [string, [string[], string]] => {
    const sources = [/\/calculator\.element\.ts/, new RegExp(`/generated/${system}\\.js`)];
    return [system, [[...sources.map((source) => scriptWith(bundle, source)), catalog(system)], moduleOf(bundle, system)]];
  });
  return { "": [[scriptWith(bundle, /\/home\.element\.ts/), ...SYSTEMS.map(catalog)]], ...Object.fromEntries(calculators) };
}

/** The reader's own language and light; and what to ask for. A device that keeps the page has everything at hand. */
function early(bundle: Bundle): string {
  return `{
  const kept = (key) => { try { return localStorage.getItem("regelwerk." + key); } catch {} };
  const root = document.documentElement;
  if (kept("language") === "en") root.lang = "en";
  if (kept("theme")) root.dataset.theme = kept("theme");
  const [scripts, module] = ${JSON.stringify(wanted(bundle))}[location.hash.split(/[/?]/)[1] ?? ""] ?? [[]];
  const ask = (props) => document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "" }, props));
  let worker; try { worker = navigator.serviceWorker?.controller; } catch {}
  if (!worker) {
    if (module) ask({ rel: "preload", as: "fetch", href: module });
    for (const href of scripts) ask({ rel: "modulepreload", href });
  }
}`;
}

/** For the page itself. Others' frames have no policy: in a sandbox without an origin nothing is the page's own, as WebKit takes it. */
export function head(html: string, { bundle, filename }: IndexHtmlTransformContext): IndexHtmlTransformResult {
  if (bundle === undefined || filename.endsWith("embed.html")) return html;
  const script = early(bundle);
  const digest = createHash("sha256").update(script).digest("base64");
  // Before the styles: a script after them waits until they are there.
  const [before, after] = split(html, '<script type="module"');
  return {
    html: `${before}<script>${script}</script>\n    ${after}`,
    tags: [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policy(`'sha256-${digest}'`) }, injectTo: "head-prepend" }],
  };
}

function split(html: string, at: string): [string, string] {
  const place = html.indexOf(at);
  if (place < 0 || place > html.indexOf('rel="stylesheet"')) throw new Error(`no ${at} before the styles`);
  return [html.slice(0, place), html.slice(place)];
}
