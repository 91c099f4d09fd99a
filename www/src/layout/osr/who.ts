/** Who somebody is: a class and its level, hit dice, or a number alone. */
import { procedure } from "../../engine/index.js";
import type { AnyOdds, Input } from "../../engine/index.js";
import type { Either, Way } from "../../state/either.js";

const CLASS = "fighter";

/** The ways to say it, for the fields in some place. */
export function who(at: string, ways: ("class" | "hitDice" | "attackNumber" | "saveNumber")[], actsAs = true): Either {
  const path = (name: string): string => `${at}${name}`;
  const all: Record<(typeof ways)[number], Way> = {
    class: {
      label: "osr.who.class",
      fields: [path("class"), path("level")],
      start: { [path("class")]: CLASS, [path("level")]: 3 },
    },
    hitDice: {
      label: "osr.who.hitDice",
      fields: [path("hitDice"), ...(actsAs ? [path("level"), path("actsAs")] : [])],
      start: { [path("hitDice")]: "4+1" },
      help: { [path("level")]: "osr.who.insteadOfDice" },
    },
    attackNumber: {
      label: "osr.who.attackNumber",
      fields: [path("attackNumber"), path("level")],
      start: { [path("attackNumber")]: 8 },
      help: { [path("level")]: "osr.who.forSleepers" },
    },
    saveNumber: { label: "osr.who.saveNumber", fields: [path("saveNumber")], start: { [path("saveNumber")]: 14 } },
  };
  return { label: "osr.who", ways: ways.map((way) => all[way]) };
}

/** The answer of a procedure, where it has one. */
export function asked(name: string, input: Input): AnyOdds | undefined {
  const answer = procedure(`osr.${name}`).ask(input);
  return answer.ok ? answer.value : undefined;
}

const made = new Map<string, unknown>();

/** What costs many questions and is the same for every input: asked once, and shown for each. */
export function madeOnce<Made>(key: string, make: () => Made, show: (made: Made) => unknown): unknown {
  if (!made.has(key)) made.set(key, make());
  return show(made.get(key) as Made);
}

/** So many answers are kept. */
const MOST = 64;
const kept = new Map<string, AnyOdds | undefined>();

/** The same, for what is asked again and again. */
export function askedOnce(name: string, input: Input): AnyOdds | undefined {
  const key = name + JSON.stringify(input);
  const answer = kept.has(key) ? kept.get(key) : asked(name, input);
  // The one used last is the last to go.
  kept.delete(key);
  kept.set(key, answer);
  for (const [oldest] of kept) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return answer;
}

/** From one level to the next with the same row: "3–4", and of the last one "19+". */
export function spans(rows: readonly { level: number; cells: readonly string[] }[]): { from: number; label: string; cells: readonly string[] }[] {
  const found: { from: number; to: number; cells: readonly string[] }[] = [];
  for (const { level, cells } of rows) {
    const last = found.at(-1);
    if (last && last.cells.every((cell, i) => cell === cells[i])) last.to = level;
    else found.push({ from: level, to: level, cells });
  }
  return found.map(({ from, to, cells }, i) => ({
    from,
    label: i === found.length - 1 ? `${from}+` : from === to ? String(from) : `${from}–${to}`,
    cells,
  }));
}
