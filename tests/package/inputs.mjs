// Inputs that are right, to be asked as they are or spoilt.

export const shot = () => ({
  rangedSkill: 13,
  weapon: { short: 12, medium: 24, max: 36, damage: 5 },
  distance: 18,
  armour: 17,
  cover: "light",
});

/** What the shot above wounds with, worked out by hand: hit on 2 to 7, armour fails on 13 to 20. */
export const wound = "3/25";

export const volley = () => ({ shooters: 6, shot: shot(), woundsPerFigure: 2, figures: 3 });

export const activation = () => ({
  shot: shot(),
  actions: 3,
  rate: { shots: 1, actions: 2 },
  plan: ["shoot", "move", "shoot"],
});

export const inputs = { shot, volley, activation };
