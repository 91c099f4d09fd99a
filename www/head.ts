// What the build writes into the page's head: the policy, and what to ask for before the scripts are there.
import { createHash } from "node:crypto";
import type { HtmlTagDescriptor, IndexHtmlTransformContext } from "vite";
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
    const sources = [/\/calculator\.element\.ts/, /regelwerk\/dist\/procedure\.js/, new RegExp(`/generated/${system}\\.js`)];
    return [system, [[...sources.map((source) => scriptWith(bundle, source)), catalog(system)], moduleOf(bundle, system)]];
  });
  return { "": [[scriptWith(bundle, /\/home\.element\.ts/), ...SYSTEMS.map(catalog)]], ...Object.fromEntries(calculators) };
}

/** A device that keeps the page has everything at hand. */
function early(bundle: Bundle): string {
  return `{
  const [scripts, module] = ${JSON.stringify(wanted(bundle))}[location.hash.split(/[/?]/)[1] ?? ""] ?? [[]];
  const ask = (props) => document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "" }, props));
  let kept; try { kept = navigator.serviceWorker?.controller; } catch {}
  if (!kept) {
    for (const href of scripts) ask({ rel: "modulepreload", href });
    if (module) ask({ rel: "preload", as: "fetch", href: module });
  }
}`;
}

/** For the page itself. Others' frames have no policy: in a sandbox without an origin nothing is the page's own, as WebKit takes it. */
export function head({ bundle, filename }: IndexHtmlTransformContext): HtmlTagDescriptor[] {
  if (bundle === undefined || filename.endsWith("embed.html")) return [];
  const script = early(bundle);
  const digest = createHash("sha256").update(script).digest("base64");
  return [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policy(`'sha256-${digest}'`) }, injectTo: "head-prepend" },
    { tag: "script", children: script, injectTo: "head" },
  ];
}
