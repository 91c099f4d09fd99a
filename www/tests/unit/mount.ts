import axe from "axe-core";
import { render } from "lit";
import type { LitElement, TemplateResult } from "lit";

/** Puts a template into the document and waits until its elements have drawn themselves. */
export async function mount<E extends LitElement>(template: TemplateResult): Promise<E> {
  const place = document.createElement("div");
  document.body.append(place);
  render(template, place);
  await settled();
  return place.firstElementChild as E;
}

/** Waits for all elements, however deep. */
export async function settled(): Promise<void> {
  const visit = async (root: ParentNode): Promise<void> => {
    for (const element of root.querySelectorAll("*")) {
      if ("updateComplete" in element) await (element as LitElement).updateComplete;
      if (element.shadowRoot) await visit(element.shadowRoot);
    }
  };
  await visit(document.body);
  await visit(document.body);
}

/** What axe finds, colours aside: those need a real browser. */
export async function findings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" | ")}`);
}

export function all<E extends Element>(root: Element, selector: string): E[] {
  return [...(root.shadowRoot?.querySelectorAll<E>(selector) ?? [])];
}

export function one<E extends Element>(root: Element, selector: string): E {
  const found = root.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} in ${root.localName}`);
  return found;
}

/** Gathers the details of an event. */
export function heard<T>(element: Element, name: string): T[] {
  const details: T[] = [];
  element.addEventListener(name, (e) => details.push((e as CustomEvent<T>).detail));
  return details;
}

/** Writes into a field as typing does. */
export function write(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
}
