// Duels of old-school combat, written by hand in plain JavaScript: the way most people ask who wins,
// by fighting it out many times, and the exact way, which holds both to account.
//
// A fighter is `{ hitPoints, needed, sides, bonus }`: what the d20 must show at least, and one die of
// damage with what is added.

const SIX = 6;
const TWENTY = 20;

/** The chances of who acts first: each side its own, and both at once. */
const BEGINS = [15 / 36, 15 / 36, 6 / 36];

function die(sides) {
  return 1 + Math.floor(Math.random() * sides);
}

function blow(fighter) {
  return die(TWENTY) >= fighter.needed ? die(fighter.sides) + fighter.bonus : 0;
}

/** One duel, rolled; 1 or 2 for who wins, 0 when both drop or still stand. */
function fight(first, second, rounds) {
  let own = first.hitPoints;
  let other = second.hitPoints;
  for (let round = 0; round < rounds; round++) {
    const dice = die(SIX) - die(SIX);
    if (dice > 0) {
      other -= blow(first);
      if (other > 0) own -= blow(second);
    } else if (dice < 0) {
      own -= blow(second);
      if (own > 0) other -= blow(first);
    } else {
      const [struck, back] = [blow(first), blow(second)];
      other -= struck;
      own -= back;
    }
    if (own <= 0 && other <= 0) return 0;
    if (other <= 0) return 1;
    if (own <= 0) return 2;
  }
  return 0;
}

/** How often the first wins out of so many duels. */
export function simulate(first, second, duels, rounds = 100) {
  let won = 0;
  for (let duel = 0; duel < duels; duel++) if (fight(first, second, rounds) === 1) won++;
  return won / duels;
}

/** Chances of a round's damage, the points as index; what is too much counts as all that is left. */
function damageOf(fighter, hitPoints) {
  const chances = new Array(hitPoints + 1).fill(0);
  const hit = Math.min(TWENTY, Math.max(0, TWENTY + 1 - fighter.needed)) / TWENTY;
  chances[0] += 1 - hit;
  for (let face = 1; face <= fighter.sides; face++) chances[Math.min(hitPoints, face + fighter.bonus)] += hit / fighter.sides;
  return chances;
}

/** The chance that the first wins: every pair of hit points, round by round. */
export function exactly(first, second, rounds = 100) {
  const [a, b] = [first.hitPoints, second.hitPoints];
  const [onSecond, onFirst] = [damageOf(first, b), damageOf(second, a)];
  const [begins, waits, both] = BEGINS;
  let standing = new Map([[a * (b + 1) + b, 1]]);
  let wins = 0;
  for (let round = 0; round < rounds; round++) {
    const after = new Map();
    // Small sums are added up by themselves: one by one they would be lost beside a large one.
    let inRound = 0;
    for (const [place, chance] of standing) {
      let here = 0;
      const own = Math.floor(place / (b + 1));
      const other = place % (b + 1);
      for (let struck = 0; struck <= b; struck++) {
        if (onSecond[struck] === 0) continue;
        const kills = struck >= other;
        // Whoever acts first and kills is not struck at.
        if (kills) here += chance * onSecond[struck] * begins;
        for (let back = 0; back <= a; back++) {
          if (onFirst[back] === 0 || back >= own) continue;
          const so = chance * onSecond[struck] * onFirst[back];
          if (kills) here += so * (waits + both);
          else {
            const next = (own - back) * (b + 1) + other - struck;
            after.set(next, (after.get(next) ?? 0) + so);
          }
        }
      }
      inRound += here;
    }
    wins += inRound;
    standing = after;
  }
  return wins;
}
