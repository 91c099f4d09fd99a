// Two things timed side by side, in alternating batches, so that whatever else the machine does
// hits both.

/** Length of a batch in milliseconds: long enough for the clock, short enough to alternate often. */
const BATCH = 4;
const ROUNDS = 61;

/** Where results go, so that no compiler leaves the work out. */
let sink;

/**
 * Times `ours` against `theirs`. Returns the median of the ratios of neighbouring batches, and the
 * median time of each in microseconds.
 *
 * Each is called with a running number, to pick an input by.
 */
export function compare(ours, theirs) {
  const sides = [ours, theirs].map((run) => ({ run, count: calibrate(run), times: [] }));
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Who comes first changes, so that neither always follows the other's garbage.
    const order = round % 2 === 0 ? sides : [...sides].reverse();
    for (const side of order) side.times.push(batch(side.run, side.count));
    ratios.push(sides[0].times.at(-1) / sides[1].times.at(-1));
  }
  return { ratio: median(ratios), ours: median(sides[0].times), theirs: median(sides[1].times) };
}

/** The time of one call in microseconds, by itself. */
export function time(run, rounds = 15) {
  const count = calibrate(run);
  return median(Array.from({ length: rounds }, () => batch(run, count)));
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function batch(run, count) {
  const began = performance.now();
  for (let index = 0; index < count; index++) sink = run(index);
  return ((performance.now() - began) * 1000) / count;
}

/** How many calls fill a batch, once the code is warm. */
function calibrate(run) {
  for (let warm = performance.now() + 400; performance.now() < warm; ) sink = run(0);
  return Math.max(1, Math.round((BATCH * 1000) / batch(run, 20)));
}

/** A time in microseconds, written with the unit that suits it. */
export function duration(value) {
  if (value < 1) return `${Math.round(value * 1000)} ns`;
  if (value < 1000) return `${value < 10 ? value.toFixed(1) : Math.round(value)} µs`;
  return `${(value / 1000).toFixed(value < 10_000 ? 1 : 0)} ms`;
}
