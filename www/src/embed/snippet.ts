/** The lines that a webmaster pastes into a page. */
import type { FieldInfo, Input } from "../engine/index.js";
import type { Layout } from "../layout/index.js";
import { writeLink } from "../state/link.js";
import { writeAddress } from "./address.js";
import { writeAttributes } from "./attributes.js";
import { elementName } from "./names.js";

export interface Wish {
  layout: Layout;
  fields: readonly FieldInfo[];
  input: Input;
  /** Names of locked fields. */
  lock: readonly string[];
  /** Left out: as the page around says. */
  lang: string | undefined;
  theme: string | undefined;
}

/** What the element carries, in this order. */
export function wished({ layout, fields, input, lock, lang, theme }: Wish): [name: string, value: string][] {
  return [
    ...writeAttributes(layout, fields, input),
    ...(lock.length > 0 ? [["lock", lock.join(" ")] as [string, string]] : []),
    ...(lang === undefined ? [] : [["lang", lang] as [string, string]]),
    ...(theme === undefined ? [] : [["theme", theme] as [string, string]]),
  ];
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

/** `folder` is where the package lies for that page, `site` where this page lies. */
export function elementSnippet(wish: Wish, folder: string, site: string | undefined): string {
  const name = elementName(wish.layout.procedure);
  const attributes = [...wished(wish), ...(site === undefined ? [] : [["site", site] as [string, string]])];
  const written = attributes.map(([key, value]) => `\n  ${key}="${escaped(value)}"`).join("");
  const script = `${folder.replace(/\/*$/, "")}/dist/elements.js`;
  return `<script type="module" src="${escaped(script)}"></script>
<${name}${written}
></${name}>
`;
}

/** `page` is the address of `embed.html`; the script gives each frame the height of what is in it. */
export function frameSnippet(wish: Wish, page: string, title: string): string {
  const { layout, fields, input, lock, lang, theme } = wish;
  const attributes = [["lang", lang ?? ""], ["theme", theme ?? ""], ["lock", lock.join(",")]] as const;
  const address = writeAddress(page, layout.procedure, writeLink(layout, fields, input), attributes);
  return `<iframe
  src="${escaped(address)}"
  title="${escaped(title)}"
  style="width: 100%; height: 44rem; border: 0"
  allow="clipboard-write"
  loading="lazy"
></iframe>
<script>
  addEventListener("message", ({ source, data }) => {
    if (data?.type !== "regelwerk-height") return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`;
    }
  });
</script>
`;
}
