import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";
import type { ElementPart } from "lit/directive.js";

/** Sets custom properties through the object model: a style attribute would need a laxer policy. */
class CssVars extends Directive {
  render(_vars: Record<string, string>): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [vars]: [Record<string, string>]): typeof noChange {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(vars)) style.setProperty(name, value);
    return noChange;
  }
}

export const cssVars = directive(CssVars);
