/** Fields as attributes name them: `weapon.short` is `weapon-short`. */
import type { FieldInfo } from "../engine/index.js";
import { kebab } from "./names.js";

/** Attributes of the element that are no fields. */
export const OWN_ATTRIBUTES = ["lang", "theme", "lock", "site", "link"];

/** What any element may carry. */
const GLOBAL =
  /^(accesskey|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|itemid|itemprop|itemref|itemscope|itemtype|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions)$/;

/** True when an attribute means something already, and can be no field's. */
export function isTaken(name: string): boolean {
  return OWN_ATTRIBUTES.includes(name) || GLOBAL.test(name);
}

export interface Named {
  attribute: string;
  path: string;
  field: FieldInfo;
}

/**
 * Every field with the name of its attribute, those inside objects after the object. A name that every element
 * has already gets a word in front: `field-hidden`.
 */
export function named(fields: readonly FieldInfo[], before = ""): Named[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    const inner = field.kind === "object" ? named(field.fields ?? [], `${path}.`) : [];
    const name = kebab(path);
    return [{ attribute: isTaken(name) ? `field-${name}` : name, path, field }, ...inner];
  });
}

export type Found = { kind: "one"; named: Named } | { kind: "several"; attributes: string[] } | { kind: "none" };

/**
 * The field that a name means: its whole name, or its last words. `skill` is enough for `ranged-skill` where
 * no field is called `skill` alone; of several, the one with the fewest words.
 */
export function find(all: readonly Named[], name: string): Found {
  const exact = all.find((n) => n.attribute === name);
  if (exact) return { kind: "one", named: exact };
  const words = (n: Named): number => n.attribute.split("-").length;
  const ends = all.filter((n) => n.attribute.endsWith(`-${name}`));
  const fewest = Math.min(...ends.map(words));
  const [first, ...more] = ends.filter((n) => words(n) === fewest);
  if (!first) return { kind: "none" };
  return more.length === 0 ? { kind: "one", named: first } : { kind: "several", attributes: [first, ...more].map((n) => n.attribute) };
}
