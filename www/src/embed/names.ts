/** The names of the elements, fixed for ever like those in links. */
import { calculators } from "../layout/index.js";

/** Names of their own; the others follow the rule. */
const OWN: Readonly<Record<string, string>> = {
  "osr.attack": "attack",
  "scharmuetzel.shooting": "skirmish",
};

/** The system that the elements without a system in their name belong to. */
const FIRST = "chronopia";

/** "spellLevels" as it stands in tags and attributes: "spell-levels". */
export function kebab(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\./g, "-");
}

/** The element of a procedure: `regelwerk-shot`, `regelwerk-osr-initiative`. */
export function elementName(procedure: string): string {
  const [system = "", name = ""] = procedure.split(".");
  const own = OWN[procedure] ?? (system === FIRST ? kebab(name) : `${kebab(system)}-${kebab(name)}`);
  return `regelwerk-${own}`;
}

/** Every calculator with the name of its element. */
export const elements: readonly (readonly [name: string, procedure: string])[] = calculators.map((id) => [elementName(id), id]);
