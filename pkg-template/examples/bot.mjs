// What a chat bot answers to `/shot rangedSkill=12 weapon=8/16/24 damage=4 distance=14 armour=13`,
// or to the same with `/roll`, whose dice follow from a seed such as the number of the message.
import { chronopia, RegelwerkError } from "regelwerk";

export function reply(command, { language = "en", seed } = {}) {
  const [name, ...options] = command.trim().split(/\s+/);
  const { weapon, damage, ...fields } = Object.fromEntries(options.map(read));
  const [short, medium, max] = String(weapon ?? "").split("/").map(valueOf);
  const shot = { ...fields, weapon: weapon && { short, medium, max, damage } };
  try {
    const answer = name === "/roll" ? chronopia.shot.roll(shot, seed) : chronopia.shot.odds(shot);
    return answer.explanation[language];
  } catch (error) {
    if (!(error instanceof RegelwerkError)) throw error;
    return error.messages[language]; // names the field and what is allowed there
  }
}

function read(option) {
  const [field, text = ""] = option.split("=");
  return [field, valueOf(text)];
}

// What is no number stays a text, so that the error says what was written.
function valueOf(text) {
  if (text === "true" || text === "false") return text === "true";
  return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
}
