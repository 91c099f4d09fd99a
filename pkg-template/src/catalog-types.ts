// The shape of the catalogue.

import type { Text } from "./types.js";

export type { Text } from "./types.js";

/** Everything that forms, labels and reference pages need. */
export interface Catalog {
  /** The version of the package. */
  version: string;
  /** The rule systems. */
  systems: SystemInfo[];
  /** The procedures. */
  procedures: ProcedureInfo[];
  /** The rules that steps and rolls refer to. */
  rules: RuleInfo[];
  /** The rulings, where the books are silent or at odds. */
  rulings: RulingInfo[];
}

/** A rule system. */
export interface SystemInfo {
  /** Such as `"chronopia"`. */
  id: string;
  /** Its name. */
  title: Text;
}

/** An id with its label. */
export interface Labelled {
  /** The name for programs. */
  id: string;
  /** The name for people. */
  label: Text;
}

/** A procedure: a situation that can be asked about. */
export interface ProcedureInfo {
  /** Such as `"chronopia.shot"`. */
  id: string;
  /** The rule system. */
  system: string;
  /** Its name. */
  title: Text;
  /** The question that it answers. */
  question: Text;
  /** The fields of its input, in the order of a form. */
  fields: FieldInfo[];
  /** What can come out. */
  outcomes: Labelled[];
  /** The rolls: what `of` can be. */
  rolls: Labelled[];
  /** What faces can mean: the ids of bands. */
  bands: Labelled[];
  /** The rules that it follows. */
  rules: string[];
}

/** A field of an input. */
export interface FieldInfo {
  /** Its name in the input. */
  name: string;
  /** What it takes. */
  kind: "integer" | "number" | "choice" | "flag" | "text" | "object" | "list";
  /** What a form calls it. */
  label: Text;
  /** The abbreviation that players know. */
  abbreviation?: Text;
  /** Its unit. */
  unit?: "inch";
  /** A sentence that helps to fill it in. */
  help?: Text;
  /** Whether an input without it is refused. */
  required: boolean;
  /** The least that is allowed; of a list the fewest entries. */
  min?: number;
  /** The most that is allowed; of a list the most entries, of a text the most characters. */
  max?: number;
  /** What holds when it is left out. */
  default?: number | boolean | string;
  /** Whether no source gives the default. */
  assumed: boolean;
  /** The words of a choice. */
  options?: Labelled[];
  /** The fields of an object, or of each entry of a list; a list of words has one without a name. */
  fields?: FieldInfo[];
}

/** A rule of a book. */
export interface RuleInfo {
  /** Such as `"C-R-HEAVY"`. */
  id: string;
  /** The rule system. */
  system: string;
  /** The book. */
  document: Text;
  /** The section of the book, as it is numbered or headed there. */
  section: string;
  /** Its name. */
  title: Text;
  /** The procedures that use it. */
  usedBy: string[];
}

/** A ruling: a way to decide where the books are silent or at odds. */
export interface RulingInfo {
  /** Its name in the input's `rulings`. */
  name: string;
  /** The rule system. */
  system: string;
  /** What it decides. */
  title: Text;
  /** The ways to decide it. */
  values: Labelled[];
  /** What holds when it is left out. */
  default: string;
  /** Why that is the default. */
  reason: Text;
  /** The rule that it reads. */
  rule: string;
}

