// Styles as the browser needs them: what the build does not shorten by itself, since they stand in scripts.
import type { Plugin } from "vite";

/** Takes comments, indentation and line breaks out of the styles in a script; nothing inside a line changes. */
export function compact(script: string): string {
  return script.replace(/css`([^`]*)`/g, (whole, styles: string) => (styles.includes("${") ? whole : `css\`${shortened(styles)}\``));
}

function shortened(styles: string): string {
  return styles
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/ ?([{};]) ?/g, "$1")
    .trim();
}

/** The files that hold styles, in what is built. */
export const compactStyles: Plugin = {
  name: "compact styles",
  apply: "build",
  enforce: "pre",
  transform: { filter: { id: /\.styles\.ts$/ }, handler: (code) => ({ code: compact(code), map: null }) },
};
