// The bare chances of one Chronopia shot, written by hand: no fractions, no steps, no words.

const COVER = { none: 0, light: -2, heavy: -4 };

/** Perfect, wound, saved, miss, fumble; for a shot that goes into no fight. */
export function chancesByHand({ rangedSkill, weapon, distance, cover = "none", armour }) {
  if (distance > weapon.max) return undefined;
  const range = distance <= weapon.short ? 0 : distance <= weapon.medium ? -4 : -8;
  const target = rangedSkill + range + COVER[cover];
  const lastHit = Math.min(Math.max(target, 1), 19);
  const perfect = target > 3 ? 1 : 0;
  const hit = (lastHit - perfect) / 20;
  const holds = Math.min(Math.max(armour - weapon.damage, 0), 20) / 20;
  return {
    perfect: perfect / 20,
    wound: hit * (1 - holds),
    saved: hit * holds,
    miss: (19 - lastHit) / 20,
    fumble: 1 / 20,
  };
}
