/** A step of the build of `regelwerk/elements`. */
import { dirname } from "node:path";
import type { Plugin } from "vite";

const own = `${dirname(import.meta.dirname)}/`;

/**
 * What holds on the page and not in a page of somebody else: names that others may have taken, and a root
 * whose font size is ours. Sizes go by the frame instead.
 */
export function withOwnNames(code: string, file: string): string {
  const named = code.replace(/\brw-(?=[a-z])/g, "regelwerk-part-");
  if (!file.endsWith(".styles.ts")) return named;
  if (/@(media|container)[^{]*\drem/.test(named)) throw new Error(`${file}: a query in rem; em goes by the frame`);
  return named.replace(/(?<![\w.])(-?\d*\.?\d+)rem\b/g, "calc($1 * var(--regelwerk-part-rem))");
}

export function elsewhere(): Plugin {
  return {
    name: "elsewhere",
    enforce: "pre",
    transform(code, id) {
      const [file = ""] = id.split("?");
      return file.startsWith(own) && file.endsWith(".ts") ? withOwnNames(code, file) : undefined;
    },
  };
}
