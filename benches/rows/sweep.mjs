// Ten thousand shots at once, and a plan of six actions, against loops in JavaScript.

import { shotByHand } from "../hand/shot.mjs";
import { bestByHand } from "../hand/plan.mjs";
import { plainShot } from "../inputs.mjs";
import { compare, duration } from "../lib/compare.mjs";

const distances = Array.from({ length: 100 }, (_, index) => index / 4);
const armours = Array.from({ length: 100 }, (_, index) => index);

const query = {
  x: { field: "distance", from: 0, to: 24.75, step: 0.25 },
  y: { field: "armour", from: 0, to: 99 },
  outcomes: ["wound"],
};

/** What somebody would write who has the odds of one shot. */
function loop() {
  const values = new Float64Array(10_000);
  let cell = 0;
  for (const armour of armours) {
    for (const distance of distances) {
      const { outcomes } = shotByHand({ ...plainShot, distance, armour });
      values[cell++] = outcomes.find(({ id }) => id === "wound")?.probability ?? 0;
    }
  }
  return values;
}

const plan = {
  shot: { ...plainShot, distance: 20 },
  actions: 6,
  rate: { shots: 2, actions: 1 },
  goal: "atLeast",
  atLeast: 3,
  moveDistance: 3,
};

export async function addRows(table) {
  const { chronopia } = await import("regelwerk");
  await table.add("sweep of 10,000 cells, against a loop over shots by hand", { unit: "part", budget: 1 / 2, aim: 1 / 12 }, () => {
    const ours = chronopia.shot.sweep(plainShot, query).values;
    const theirs = loop();
    const differs = theirs.findIndex((value, cell) => value !== ours[cell]);
    if (differs >= 0) throw new Error(`cell ${differs} is ${ours[differs]} here and ${theirs[differs]} by hand`);
    return timed(compare(() => chronopia.shot.sweep(plainShot, query), loop));
  });
  await table.add("plan of 6 actions, against trying every plan by hand", { unit: "part" }, () => {
    const { value } = chronopia.shooterPlan.answer(plan);
    const byHand = bestByHand(plan);
    if (Math.abs(value - byHand) > 1e-12) throw new Error(`the best is ${value} here and ${byHand} by hand`);
    return timed(compare(() => chronopia.shooterPlan.answer(plan), () => bestByHand(plan)));
  });
  await table.add("plan of 6 actions, against a frame of 16.7 ms", { unit: "part", budget: 1 }, () => {
    const { ours } = compare(() => chronopia.shooterPlan.answer(plan), () => 0);
    return { value: ours / 16_700, note: duration(ours) };
  });
}

function timed({ ratio, ours, theirs }) {
  return { value: ratio, note: `${duration(ours)}, ${duration(theirs)}` };
}
