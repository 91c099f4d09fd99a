// What is imported in a fresh process, and the first thing it is asked.

const input = {
  rangedSkill: 12,
  weapon: { short: 8, medium: 16, max: 24, damage: 4 },
  distance: 14,
  cover: "light",
  armour: 13,
};

module.exports = {
  regelwerk: {
    module: "regelwerk",
    first: ({ chronopia }) => chronopia.shot.odds(input).outcomes[0].fraction,
    answer: "1/20",
  },
  hand: {
    module: "../hand/shot.mjs",
    commonJs: "../../target/benches/shot.cjs",
    first: ({ shotByHand }) => shotByHand(input).outcomes[0].fraction,
    answer: "1/20",
  },
  "@smogon/calc": {
    module: "@smogon/calc",
    first: ({ calculate, Generations, Pokemon, Move }) => {
      const generation = Generations.get(9);
      const [attacker, defender] = ["Gengar", "Chansey"].map((name) => new Pokemon(generation, name));
      return calculate(generation, attacker, defender, new Move(generation, "Focus Blast")).range().length;
    },
    answer: 2,
  },
  "@dice-roller/rpg-dice-roller": {
    module: "@dice-roller/rpg-dice-roller",
    first: ({ DiceRoll }) => new DiceRoll("2d1+1").total,
    answer: 3,
  },
};
