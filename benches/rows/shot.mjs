// One shot through the package, against the same shot written by hand in JavaScript.

import { deepStrictEqual } from "node:assert";

import { chancesByHand } from "../hand/chances.mjs";
import { shotByHand } from "../hand/shot.mjs";
import { plainShot, shotIntoMelee, variants } from "../inputs.mjs";
import { compare, duration } from "../lib/compare.mjs";

export async function addRows(table) {
  const { chronopia } = await import("regelwerk");
  const { odds } = chronopia.shot;

  const fullAnswer = (shot) => () => {
    const inputs = variants(shot);
    for (const input of inputs) sameAnswers(odds(input), shotByHand(input));
    return timed(compare((i) => odds(inputs[i % inputs.length]), (i) => shotByHand(inputs[i % inputs.length])));
  };
  const limits = { unit: "times", budget: 30, aim: 10 };
  await table.add("odds of a shot, whole answer, against JavaScript by hand", limits, fullAnswer(plainShot));
  await table.add("the same into melee, with modifier and ruling", limits, fullAnswer(shotIntoMelee));

  await table.add("the same shot, against its bare chances by hand", { unit: "times" }, () => {
    const inputs = variants(plainShot);
    for (const input of inputs) sameChances(odds(input), chancesByHand(input));
    return timed(compare((i) => odds(inputs[i % inputs.length]), (i) => chancesByHand(inputs[i % inputs.length])));
  });
}

function timed({ ratio, ours, theirs }) {
  return { value: ratio, note: `${duration(ours)}, ${duration(theirs)}` };
}

/** The comparison is worth nothing unless both do the same. */
function sameAnswers(ours, byHand) {
  try {
    deepStrictEqual(byHand, ours);
  } catch (error) {
    throw new Error(`the shot by hand no longer gives the answer of the package: ${error.message}`);
  }
}

function sameChances({ outcomes }, byHand) {
  for (const [id, chance] of Object.entries(byHand ?? { outOfRange: 1 })) {
    const ours = outcomes.find((outcome) => outcome.id === id)?.probability ?? 0;
    if (Math.abs(ours - chance) > 1e-12) throw new Error(`${id} is ${ours} here and ${chance} by hand`);
  }
}
