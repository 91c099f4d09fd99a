/** Nothing here runs: it holds the types of `regelwerk/elements` against how they are used. */
import type { chronopia } from "regelwerk";
import { elementName, elements, register } from "regelwerk/elements";
import type { Change, Failure, RegelwerkElement } from "regelwerk/elements";

export function used(): string[] {
  register();
  const shot = document.createElement("regelwerk-shot");
  shot.theme = "dark";
  shot.lock = "ranged-skill";
  shot.input = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, armour: 13 };
  // @ts-expect-error a field that a shot does not have
  shot.input = { rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 }, distance: 14, armour: 13, armor: 1 };
  const answer: ReturnType<typeof chronopia.shot.odds> | undefined = shot.answer;
  // @ts-expect-error what was answered is nobody's to change
  shot.answer = undefined;
  const due: RegelwerkElement | null = document.querySelector<RegelwerkElement>(elementName("chronopia.panicDue"));
  const said: string[] = [];
  shot.addEventListener("regelwerk-change", ({ detail }: CustomEvent<Change>) => said.push(JSON.stringify(detail.input)));
  shot.addEventListener("regelwerk-error", ({ detail }: CustomEvent<Failure>) => said.push(...detail.problems.map((p) => p.message.de)));
  return [...said, ...elements.map(([name]) => name), answer?.outcomes[0]?.fraction ?? "", due?.lang ?? ""];
}
