/** The types of `regelwerk/elements`, written from the table of elements. */
import { elements } from "./names.js";

const HEAD = `// Custom elements, one for each calculator. Importing this module registers them.

import type * as regelwerk from "./index.js";
import type { Text } from "./index.js";

/** What an element asks of its procedure. */
type Asked<P> = P extends { odds(input: infer I): unknown } | { answer(input: infer I): unknown } ? I : never;
/** What its procedure answers. */
type Answered<P> = P extends { odds(...input: never[]): infer A } | { answer(...input: never[]): infer A } ? A : never;

/** The detail of \`regelwerk-change\`: there is a new answer, the first one included. */
export interface Change<Input = object, Answer = object> {
    /** What was asked, as the package takes it. */
    input: Input;
    /** The answer of the package. */
    answer: Answer;
}

/** Something that is wrong with an element. */
export interface Wrong {
    /** The attribute; left out where something else is wrong. */
    attribute?: string;
    /** The text that it had. */
    received?: string;
    /** The field of the input, where the input is refused. */
    path?: string;
    /** What is wrong and what is allowed. */
    message: Text;
}

/** The detail of \`regelwerk-error\`. */
export interface Failure {
    /** Everything that is wrong. */
    problems: Wrong[];
}

/** A calculator in a page. */
export declare class RegelwerkElement<Input = object, Answer = object> extends HTMLElement {
    /** What is asked, as the package takes it. Setting it replaces the whole input. */
    input: Input | undefined;
    /** The answer, as the package gives it; nothing as long as the input is refused or the calculator is loading. */
    readonly answer: Answer | undefined;
    /** \`light\`, \`dark\` or \`auto\` (the device's); without it the page's own colours. */
    theme: string;
    /** Names of fields that the reader cannot change, or \`all\`. */
    lock: string;
    /** The address of a calculator page, for links to rules and to the same calculation. */
    site: string;
    /** The address of a calculation to start from, or its parameters alone. */
    link: string;
}

/** Every element with its procedure. */
export declare const elements: readonly (readonly [name: string, procedure: string])[];

/** The element of a procedure: \`regelwerk-shot\` for \`chronopia.shot\`. */
export declare function elementName(procedure: string): string;

/** Registers the elements, as importing this module does; where they are registered, nothing happens. */
export declare function register(): void;
`;

export function declarations(): string {
  const rows = elements.map(([name, procedure]) => {
    const of = `typeof regelwerk.${procedure}`;
    return `        "${name}": RegelwerkElement<Asked<${of}>, Answered<${of}>>;`;
  });
  return `${HEAD}
declare global {
    interface HTMLElementTagNameMap {
${rows.join("\n")}
    }
    interface HTMLElementEventMap {
        "regelwerk-change": CustomEvent<Change>;
        "regelwerk-error": CustomEvent<Failure>;
    }
}

// Without this line everything that is declared above would be exported.
export {};
`;
}
