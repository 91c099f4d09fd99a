// One Chronopia shot, written by hand for its own sake: what somebody would write who needs just
// this rule and the whole answer, in the shape that the package gives. It checks no input.
// `sameAnswers` in rows/shot.mjs holds it to the package's answers before anything is timed.

const RULES = {
  perfect: "C-R-PERFECT",
  wound: "C-R-ARMOUR",
  saved: "C-R-ARMOUR",
  miss: "C-R-HIT",
  strayWound: "C-R-STRAY",
  straySaved: "C-R-STRAY",
  fumble: "C-R-FUMBLE",
  fumbleWound: "C-R-MELEE20",
  fumbleSaved: "C-R-MELEE20",
  outOfRange: "C-R-NOMEASURE",
};

const COVER = {
  light: { rule: "C-R-LIGHT", value: -2, de: "leichte Deckung", en: "light cover" },
  heavy: { rule: "C-R-HEAVY", value: -4, de: "schwere Deckung", en: "heavy cover" },
};

/** Rulings that differ from their defaults, as the sentence names them. */
const CHOSEN = {
  armourNaturals: {
    natural: {
      de: "Rüstungswurf: eine 1 gelingt immer, eine 20 nie",
      en: "armour roll: a 1 always succeeds, a 20 never",
    },
  },
  perfectFloor: {
    none: { de: "schwieriger Schuss: eine 1 ist immer perfekt", en: "hopeless shot: a 1 is always perfect" },
  },
  meleePerfect: {
    noArmour: {
      de: "1 in den Nahkampf: perfekt wie sonst, ohne Rüstungswurf",
      en: "1 into melee: perfect as elsewhere, without an armour roll",
    },
  },
};

/** Chances are counted in parts of three d20. */
const WHOLE = 8000;

export function shotByHand(input) {
  const shot = {
    heightDifference: 0,
    strength: 0,
    cover: "none",
    aim: 0,
    aimBonus: 2,
    terrified: false,
    melee: undefined,
    modifiers: [],
    ...input,
    weapon: { addsStrength: false, ...input.weapon },
    rulings: { armourNaturals: "plain", perfectFloor: "three", meleePerfect: "hit", ...input.rulings },
  };
  const { weapon, melee, rulings } = shot;
  const distance = shot.distance + shot.heightDifference;
  if (distance > weapon.max) return outOfRange(shot);

  const breakdown = [];
  const used = [];
  const hitTarget = targetToHit(shot, distance, breakdown);
  let perfectFaces = 1;
  if (melee) used.push({ name: "meleePerfect", value: rulings.meleePerfect });
  if (melee && rulings.meleePerfect === "hit") {
    perfectFaces = 0;
  } else {
    used.push({ name: "perfectFloor", value: rulings.perfectFloor });
    if (rulings.perfectFloor === "three" && hitTarget <= 3) perfectFaces = 0;
  }
  used.push({ name: "armourNaturals", value: rulings.armourNaturals });

  const lastHit = clamp(hitTarget, 1, 19);
  const hitTest = test("hit", "C-R-HIT", hitTarget, [
    ["perfect", perfectFaces],
    ["hit", lastHit],
    ["miss", 19],
    ["fumble", 20],
  ]);
  const hits = lastHit - perfectFaces;
  const misses = 19 - lastHit;

  const armour = armourRoll("armour", shot.armour, shot, breakdown);
  const tests = [hitTest];
  if (hits > 0) tests.push(armour.test);
  const weights = {
    perfect: perfectFaces * 400,
    wound: hits * (20 - armour.holds) * 20,
    saved: hits * armour.holds * 20,
    miss: misses * 400,
    strayWound: 0,
    straySaved: 0,
    fumble: 400,
    fumbleWound: 0,
    fumbleSaved: 0,
  };
  if (melee) addFriend(shot, distance, misses, weights, tests, breakdown);

  const wounds = weights.perfect + weights.wound;
  const friendWounds = weights.strayWound + weights.fumbleWound;
  return {
    outcomes: outcomesOf(weights),
    tests,
    breakdown,
    explanation: explain(shot, used, conclusion(tests, hitTarget, armour, wounds, friendWounds)),
    rulings: used,
    assumptions: shot.aim > 0 ? ["aimBonus"] : [],
  };
}

function outOfRange(shot) {
  return {
    outcomes: [{ id: "outOfRange", rule: RULES.outOfRange, probability: 1, fraction: "1" }],
    tests: [],
    breakdown: [],
    explanation: explain(shot, [], {
      de: ": außer Reichweite, die Handlung verfällt",
      en: ": out of range, the action is lost",
    }),
    rulings: [],
    assumptions: [],
  };
}

function targetToHit(shot, distance, breakdown) {
  const { melee } = shot;
  const add = tally("hit", breakdown);
  addSkill(add, shot);
  add("C-R-RANGE", rangePenalty(shot.weapon, distance));
  addCover(add, shot.cover);
  add("C-R-AIM", shot.aim * shot.aimBonus);
  if (melee && !melee.targetLarger) add("C-R-MELEE", -melee.friends);
  for (const { value, label } of shot.modifiers) add("C-D20", value, label);
  return add("", 0);
}

/** A miss or a fumble into melee can hit a friend. */
function addFriend(shot, distance, misses, weights, tests, breakdown) {
  const { melee, weapon } = shot;
  const friendDistance = melee.friendDistance ?? distance;
  let strayHits = 0;
  if (friendDistance <= weapon.max) {
    const add = tally("stray", breakdown);
    addSkill(add, shot);
    add("C-R-RANGE", rangePenalty(weapon, friendDistance));
    addCover(add, melee.friendCover);
    const target = add("C-R-STRAY", melee.friends);
    strayHits = clamp(target, 1, 19);
    if (misses > 0) {
      tests.push(test("stray", "C-R-STRAY", target, [["hit", strayHits], ["miss", 20]]));
    }
  }
  const armour = armourRoll("friendArmour", melee.friendArmour, shot, breakdown);
  tests.push(armour.test);
  weights.miss = misses * (20 - strayHits) * 20;
  weights.strayWound = misses * strayHits * (20 - armour.holds);
  weights.straySaved = misses * strayHits * armour.holds;
  weights.fumble = 0;
  weights.fumbleWound = (20 - armour.holds) * 20;
  weights.fumbleSaved = armour.holds * 20;
}

const DAMAGE = { de: "Schaden der Waffe", en: "Damage of the weapon" };

function armourRoll(of, value, { weapon, strength, rulings }, breakdown) {
  const add = tally(of, breakdown);
  add("C-R-ARMOUR", value, undefined, true);
  add("C-R-ARMOUR", -weapon.damage, undefined, false, DAMAGE);
  if (weapon.addsStrength) add("C-R-STRENGTH", -strength);
  const target = add("", 0);
  const holds = rulings.armourNaturals === "natural" ? clamp(target, 1, 19) : clamp(target, 0, 20);
  return { target, holds, test: test(of, "C-R-ARMOUR", target, [["holds", holds], ["fails", 20]]) };
}

/** Steps that sum up; those of 0 are left out, but for the first. Returns the total so far. */
function tally(of, breakdown) {
  let total = 0;
  return (rule, value, label, first = false, name) => {
    total += value;
    if (name) {
      breakdown.push({ of, rule, value, total, name });
    } else if (value !== 0 || first) {
      breakdown.push(label ? { of, rule, value, total, label } : { of, rule, value, total });
    }
    return total;
  };
}

function addSkill(add, { rangedSkill, terrified }) {
  add("C-R-HIT", rangedSkill, undefined, true);
  if (terrified) add("C-L-TERRORFAIL", Math.floor(rangedSkill / 2) - rangedSkill);
}

function rangePenalty(weapon, distance) {
  if (distance <= weapon.short) return 0;
  return distance <= weapon.medium ? -4 : -8;
}

function addCover(add, cover) {
  const found = COVER[cover];
  if (found) add(found.rule, found.value);
}

/** A d20 whose bands are given by their last faces; empty ones are left out. */
function test(of, rule, target, ends) {
  const bands = [];
  let from = 1;
  for (const [id, to] of ends) {
    if (to >= from) bands.push({ id, from, to });
    from = Math.max(from, to + 1);
  }
  return { of, rule, sides: 20, target, bands };
}

function outcomesOf(weights) {
  const outcomes = [];
  for (const id of Object.keys(weights)) {
    const weight = weights[id];
    if (weight > 0) {
      outcomes.push({ id, rule: RULES[id], probability: weight / WHOLE, fraction: fraction(weight) });
    }
  }
  return outcomes;
}

/** The faces up to the highest that passes. */
function faces(highest) {
  return highest > 1 ? { de: `bei ${highest} oder weniger`, en: `on ${highest} or less` } : { de: "nur bei 1", en: "on a 1 only" };
}

function conclusion(tests, hitTarget, armour, wounds, friendWounds) {
  const highest = Math.min(hitTarget, 19);
  const hit = faces(highest);
  const hits = Math.max(highest, 1) * 5;
  let de = `: trifft ${hit.de} (${hits}\u00a0%)`;
  let en = `: hits ${hit.en} (${hits}%)`;
  if (tests.includes(armour.test)) {
    const held = faces(armour.holds);
    de += armour.holds >= 1 ? `, die Rüstung hält ${held.de}` : ", keine Rüstung hält";
    en += armour.holds >= 1 ? `, armour holds ${held.en}` : ", no armour holds";
  }
  de += `; Wunde mit ${percent(wounds, ",", "\u00a0%", "unter", "über")}`;
  en += `; wounds with a chance of ${percent(wounds, ".", "%", "under", "over")}`;
  if (friendWounds > 0) {
    de += `, trifft und verwundet einen Freund mit ${percent(friendWounds, ",", "\u00a0%", "unter", "über")}`;
    en += `, wounds a friend with a chance of ${percent(friendWounds, ".", "%", "under", "over")}`;
  }
  return { de, en };
}

function explain(shot, used, end) {
  return { de: `${inGerman(shot, used)}${end.de}.`, en: `${inEnglish(shot, used)}${end.en}.` };
}

function inGerman(shot, used) {
  const { weapon, melee } = shot;
  const n = (number) => decimal(number, ",");
  let text = `Schuss mit FW ${shot.rangedSkill}`;
  if (shot.terrified) text += ", von Schrecken halbiert";
  text += `, Waffe ${n(weapon.short)}/${n(weapon.medium)}/${n(weapon.max)} Zoll mit Schaden ${weapon.damage}`;
  if (weapon.addsStrength) text += ` und Stärke ${shot.strength}`;
  text += `, auf ${n(shot.distance)} Zoll`;
  if (shot.heightDifference > 0) text += ` und ${n(shot.heightDifference)} Zoll Höhe`;
  text += `, gegen RW ${shot.armour}`;
  if (shot.cover !== "none") text += `, ${COVER[shot.cover].de}`;
  if (shot.aim > 0) text += `, ${shot.aim} × Zielen zu je ${signed(shot.aimBonus)} (Annahme)`;
  if (melee) {
    text += `, in den Nahkampf mit ${melee.friends} ${melee.friends === 1 ? "Freund" : "Freunden"}`;
    text += ` (RW ${melee.friendArmour}`;
    if (melee.friendDistance !== undefined) text += `, auf ${n(melee.friendDistance)} Zoll`;
    if ((melee.friendCover ?? "none") !== "none") text += `, ${COVER[melee.friendCover].de}`;
    text += melee.targetLarger ? "), Ziel größer" : ")";
  }
  for (const { value, label } of shot.modifiers) {
    if (value !== 0) text += `, ${label || "Modifikator"} ${signed(value)}`;
  }
  for (const chosen of chosenRulings(used)) text += `, Auslegung „${chosen.de}“`;
  return text;
}

function inEnglish(shot, used) {
  const { weapon, melee } = shot;
  const n = (number) => decimal(number, ".");
  let text = `Shot with RC ${shot.rangedSkill}`;
  if (shot.terrified) text += ", halved by terror";
  text += `, weapon ${n(weapon.short)}/${n(weapon.medium)}/${n(weapon.max)} inches with damage ${weapon.damage}`;
  if (weapon.addsStrength) text += ` and strength ${shot.strength}`;
  text += `, at ${n(shot.distance)} inches`;
  if (shot.heightDifference > 0) text += ` and ${n(shot.heightDifference)} inches of height`;
  text += `, against AV ${shot.armour}`;
  if (shot.cover !== "none") text += `, ${COVER[shot.cover].en}`;
  if (shot.aim > 0) text += `, ${shot.aim} × aim at ${signed(shot.aimBonus)} each (assumed)`;
  if (melee) {
    text += `, into melee with ${melee.friends} ${melee.friends === 1 ? "friend" : "friends"}`;
    text += ` (AV ${melee.friendArmour}`;
    if (melee.friendDistance !== undefined) text += `, at ${n(melee.friendDistance)} inches`;
    if ((melee.friendCover ?? "none") !== "none") text += `, ${COVER[melee.friendCover].en}`;
    text += melee.targetLarger ? "), target larger" : ")";
  }
  for (const { value, label } of shot.modifiers) {
    if (value !== 0) text += `, ${label || "modifier"} ${signed(value)}`;
  }
  for (const chosen of chosenRulings(used)) text += `, ruling “${chosen.en}”`;
  return text;
}

/** The rulings that count here and are not at their defaults, in the order of the rules text. */
function chosenRulings(used) {
  if (used.every(({ name, value }) => CHOSEN[name][value] === undefined)) return [];
  return Object.keys(CHOSEN)
    .map((name) => used.find((ruling) => ruling.name === name))
    .map((ruling) => ruling && CHOSEN[ruling.name][ruling.value])
    .filter((chosen) => chosen !== undefined);
}

function fraction(weight) {
  const divisor = gcd(weight, WHOLE);
  return divisor === WHOLE ? "1" : `${weight / divisor}/${WHOLE / divisor}`;
}

function percent(weight, point, sign, under, over) {
  const tenths = Math.round((weight / WHOLE) * 1000 + 1e-9);
  let text;
  if (tenths <= 0 && weight > 0) text = `${under} 0${point}1`;
  else if (tenths >= 1000 && weight < WHOLE) text = `${over} 99${point}9`;
  else text = tenths % 10 === 0 ? `${tenths / 10}` : `${Math.floor(tenths / 10)}${point}${tenths % 10}`;
  return weight === 0 || weight === WHOLE ? `${text}${sign}` : `${text}${sign} (${fraction(weight)})`;
}

function decimal(number, point) {
  const text = String(Math.round(number * 100) / 100);
  return point === "." ? text : text.replace(".", point);
}

function signed(number) {
  return number < 0 ? `−${-number}` : `+${number}`;
}

function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}

function gcd(a, b) {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
