import { describe, expect, test } from "vitest";
import { compact } from "../../compact.js";

const files = import.meta.glob<string>("../../src/elements/*/*.styles.ts", { query: "?raw", import: "default", eager: true });
const within = (script: string): string[] => [...script.matchAll(/css`([^`]*)`/g)].map((found) => found[1] ?? "");

/** What the browser makes of it, rule by rule. */
function rules(styles: string): string[] {
  const element = document.createElement("style");
  element.textContent = styles;
  document.head.append(element);
  const found = [...(element.sheet?.cssRules ?? [])].map((rule) => rule.cssText.replace(/\s+/g, " "));
  element.remove();
  return found;
}

describe("compact styles", () => {
  test.each(Object.entries(files))("mean the same to the browser: %s", (_, script) => {
    const [before, after] = [within(script), within(compact(script))];
    expect(after).toHaveLength(before.length);
    for (const [i, styles] of before.entries()) {
      expect(rules(styles).length).toBeGreaterThan(0);
      expect(rules(after[i] ?? "")).toEqual(rules(styles));
    }
  });

  test("have no comments and no line breaks, and leave alone what is put together", () => {
    expect(compact("css`\n  /* a; b */\n  a,\n  b {\n    margin: calc(1px + 2px) 0;\n  }\n`")).toBe("css`a, b{margin: calc(1px + 2px) 0;}`");
    expect(compact("css`\n  a { color: ${ink} }`")).toBe("css`\n  a { color: ${ink} }`");
    expect(compact("html`<p>\n</p>`")).toBe("html`<p>\n</p>`");
  });
});
