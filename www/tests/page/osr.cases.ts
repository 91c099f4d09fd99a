// Every calculator of old-school combat: what its link says, and the same as the package takes it.

const FIGHTER = { attacker: { class: "fighter", level: 5 }, attackBonus: 1, armourClass: 16, damage: "1W8+2" };
const CLAW = { attacker: { hitDice: "2" }, armourClass: 14, damage: "1W3" };

export const OSR_CASES: [id: string, link: string, input: Record<string, unknown>][] = [
  ["osr.duration", "n=5&u=round", { count: 5, unit: "round" }],
  ["osr.surprise", "p=1&b=3", { second: { surprisedOn: 3 } }],
  ["osr.initiative", "z=3", { castingTime: 3 }],
  ["osr.roundOrder", "a=2&b=6&za=5&s=1", { firstDie: 2, secondDie: 6, firstCastingTime: 5, begins: true }],
  ["osr.spellTiming", "b=9&z=4&s=11", { begun: 9, castingTime: 4, damagedIn: 11 }],
  ["osr.interruption", "h=charges&d=setSpear", { action: "charges", by: "setSpear" }],
  ["osr.proficiencies", "k=thief&u=9", { class: "thief", level: 9 }],
  ["osr.twoWeapons", "g=3&n=handAxe", { dexterity: 3, offHand: "handAxe" }],
  ["osr.attack", "k=fighter&u=5&b=1&a=16&s=1W8%2B2&tp=7&x=rear&sh=1", { ...FIGHTER, targetHitPoints: 7, facing: "rear", shield: 1 }],
  ["osr.round", "a=14&tp=9&at=w.2,s.1W3,x.2,o.1,os.13,ob.helpless&at=w.2,s.1W6", {
    attacks: [
      { attack: CLAW, times: 2, onHit: { saveNumber: 13, becomes: "helpless" } },
      { attack: { ...CLAW, damage: "1W6" } },
    ],
    targetHitPoints: 9,
  }],
  ["osr.duel", "ak=fighter&au=5&aa=17&atp=22&aat=b.1,s.1W8%2B2&bw=4%2B1&ba=16&btp=18&bat=s.1W10&n=30", {
    first: { hitPoints: 22, attacks: [{ attack: FIGHTER }] },
    second: { hitPoints: 18, attacks: [{ attack: { attacker: { hitDice: "4+1" }, armourClass: 17, damage: "1W10" } }] },
    rounds: 30,
  }],
  ["osr.damage", "s=2W6%2B1&x=2", { damage: "2W6+1", multiplier: 2 }],
  ["osr.facing", "w=150&s=right", { angle: 150, shieldArm: "right" }],
  ["osr.gaze", "b=averts&g=large&k=cleric&u=4", { awareness: "averts", size: "large", class: "cleric", level: 4 }],
  ["osr.senses", "x=sight&w=0", { lost: ["sight"], whereaboutsKnown: false }],
  ["osr.approach", "s=magical&t=0", { sleep: "magical", silently: false }],
  ["osr.killOutright", "z=helpless&w=fists&k=monk", { targetState: "helpless", weapon: "fists", class: "monk" }],
  ["osr.monsterLevel", "w=11", { hitDice: "11" }],
  ["osr.saves", "k=paladin&u=3&s=1", { class: "paladin", level: 3, invisible: true }],
  ["osr.monsterWays", "k=0&p=long&h=1&r0=1", { clever: false, paralysis: "long", hungry: true, retreatCovered: true }],
];
