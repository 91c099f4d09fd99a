// The best plan of a shooter by trying every plan, written by hand: no state is remembered.

import { chancesByHand } from "./chances.mjs";

/** The chance of at least so many wounds with the best decisions. */
export function bestByHand({ shot, actions, rate, atLeast, moveDistance }) {
  const known = [];
  for (let moved = 0; moved <= actions; moved++) {
    known.push([]);
    for (let aimed = 0; aimed <= actions; aimed++) {
      const distance = Math.max(shot.distance - moved * moveDistance, 0);
      const chances = chancesByHand({ ...shot, distance, rangedSkill: shot.rangedSkill + 2 * aimed });
      known[moved].push([chances.perfect + chances.wound, chances.fumble]);
    }
  }
  const most = Math.ceil(rate.shots / rate.actions);
  const best = (fired, aimed, moved, wounds) => {
    if (wounds >= atLeast) return 1;
    if (fired.length === actions) return 0;
    let value = best([...fired, 0], aimed, moved, wounds);
    value = Math.max(value, best([...fired, 0], aimed + 1, moved, wounds));
    value = Math.max(value, best([...fired, 0], aimed, moved + 1, wounds));
    const recent = fired.slice(Math.max(fired.length - rate.actions + 1, 0)).reduce((sum, shots) => sum + shots, 0);
    const ready = Math.min(rate.shots - recent, most);
    return ready > 0 ? Math.max(value, shoot(fired, aimed, moved, wounds, ready, ready)) : value;
  };
  const shoot = (fired, aimed, moved, wounds, left, ready) => {
    if (wounds >= atLeast) return 1;
    if (left === 0) return best([...fired, ready], aimed, moved, wounds);
    const [wound, fumble] = known[moved][aimed];
    const hit = shoot(fired, 0, moved, wounds + 1, left - 1, ready);
    return wound * hit + (1 - wound - fumble) * shoot(fired, 0, moved, wounds, left - 1, ready);
  };
  return best([], 0, 0, 0);
}
