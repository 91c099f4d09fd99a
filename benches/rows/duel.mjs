// A duel, exact, against the same duel simulated 10,000 times in JavaScript in the same run.

import { exactly, simulate } from "../hand/duel.mjs";
import { duration, median, time } from "../lib/compare.mjs";

const DUELS = 10_000;
/** How exact "exact" is. */
const EXACT = 1e-12;
/** So many standard deviations off, a simulation is of something else. */
const SIGMAS = 6;
const ROUNDS = 5;
const CELLS = 20;

/** Both sides by hit points, as the package takes them and as the duel by hand does. */
function sides(hitPoints) {
  const attack = (attacker, armourClass, damage) => ({ attack: { attacker, armourClass, damage } });
  return {
    input: {
      first: { hitPoints, attacks: [attack({ attackNumber: 4 }, 17, "1d8+2")] },
      second: { hitPoints, attacks: [attack({ attackNumber: 2 }, 18, "1d10")] },
    },
    first: { hitPoints, needed: 11, sides: 8, bonus: 2 },
    second: { hitPoints, needed: 10, sides: 10, bonus: 0 },
  };
}

export async function addRows(table) {
  const { osr } = await import("regelwerk");
  const limits = { unit: "part", budget: 1 / 100 };
  for (const hitPoints of [10, 30, 100]) {
    await table.add(`a duel of ${hitPoints} hit points a side, exact, against 10,000 by hand`, limits, () => {
      const { input, first, second } = sides(hitPoints);
      const wins = osr.duel.odds(input).outcomes.find(({ id }) => id === "firstWins").probability;
      check(wins, exactly(first, second), simulate(first, second, DUELS));
      const pairs = Array.from({ length: ROUNDS }, () => ({
        ours: time(() => osr.duel.odds(input), 5),
        theirs: once(() => simulate(first, second, DUELS)),
      }));
      const value = median(pairs.map(({ ours, theirs }) => ours / theirs));
      const [ours, theirs] = ["ours", "theirs"].map((side) => median(pairs.map((pair) => pair[side])));
      return { value, note: `${duration(ours)}, ${duration(theirs)}` };
    });
  }
  await addSweep(table, osr, limits);
}

/** The chance alone, as a sweep asks for it: without steps, sentence and course. */
async function addSweep(table, osr, limits) {
  const { input } = sides(100);
  const values = Array.from({ length: CELLS }, (_, cell) => 100 - cell);
  const query = { x: { field: "first.hitPoints", values }, outcomes: ["firstWins"] };
  await table.add(`the chance alone, a cell of a sweep of ${CELLS} such duels, against 10,000 by hand`, limits, () => {
    const [first] = osr.duel.sweep(input, query).values;
    const whole = osr.duel.odds(input).outcomes.find(({ id }) => id === "firstWins").probability;
    if (first !== whole) throw new Error(`a sweep says ${first}, the answer ${whole}`);
    const pairs = Array.from({ length: ROUNDS }, () => ({
      ours: time(() => osr.duel.sweep(input, query), 5) / CELLS,
      theirs: once(() => simulate(sides(100).first, sides(100).second, DUELS)),
    }));
    const value = median(pairs.map(({ ours, theirs }) => ours / theirs));
    const [ours, theirs] = ["ours", "theirs"].map((side) => median(pairs.map((pair) => pair[side])));
    return { value, note: `${duration(ours)}, ${duration(theirs)}` };
  });
}

/** The comparison is worth nothing unless all three ask the same. */
function check(ours, exact, simulated) {
  if (Math.abs(ours - exact) > EXACT) throw new Error(`the first wins with ${ours} here and ${exact} by hand`);
  const off = SIGMAS * Math.sqrt((exact * (1 - exact)) / DUELS);
  if (Math.abs(simulated - exact) > off) throw new Error(`the first wins with ${exact}, and in ${simulated} of the simulated duels`);
}

/** One run in microseconds: so many duels need no more for a clock. */
function once(run) {
  const began = performance.now();
  run();
  return (performance.now() - began) * 1000;
}
