/** What the tests ask of a browser, whichever engine it has. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** What a function says in the page; it must stand for itself. */
  ask<A extends unknown[], T>(question: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** The text of an element, as soon as there is some. */
  text(selector: string): Promise<string>;
  click(selector: string, text?: string): Promise<void>;
  /** Writes over what stands in a field, as a person does. */
  type(selector: string, text: string): Promise<void>;
  /** Pastes from the clipboard into the field. */
  paste(selector: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A phone; Firefox makes no narrower window than this. */
export const SIZE = { width: 450, height: 740 };

export type Name = "Chromium" | "Firefox" | "WebKit";

/**
 * The first element that the selector finds, in whatever shadow root, and whose text has `text`.
 * `a >>> b` is the first `b` inside the first `a`. It runs in the page, so it must stand for itself.
 */
export function deep(selector: string, text?: string): Element | null {
  const visit = (root: ParentNode, wanted: string, words?: string): Element | null => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(wanted) && (words === undefined || element.textContent?.includes(words))) return element;
      const inside = element.shadowRoot && visit(element.shadowRoot, wanted, words);
      if (inside) return inside;
    }
    return null;
  };
  const names = selector.split(" >>> ");
  let at: ParentNode = document;
  for (const name of names.slice(0, -1)) {
    const found = visit(at, name);
    if (!found) return null;
    at = found.shadowRoot ?? found;
  }
  return visit(at, names.at(-1) ?? "", text);
}

const PATIENCE_MS = 30_000;

/** Asks until the answer is anything but nothing. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + PATIENCE_MS;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false && answer !== "") return answer;
      problem = undefined;
    } catch (error) {
      // Such as a page that is just being left.
      problem = error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`waited in vain: ${what}`, { cause: problem });
}

/** A text as it is seen: line breaks and indents of the source are none. */
export function tidy(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
