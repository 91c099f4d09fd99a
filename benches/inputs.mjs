// The shots that are measured.

/** What most shots look like. */
export const plainShot = {
  rangedSkill: 12,
  weapon: { short: 8, medium: 16, max: 24, damage: 4 },
  distance: 14,
  cover: "light",
  armour: 13,
};

/** About as much as goes into one shot. */
export const shotIntoMelee = {
  ...plainShot,
  strength: 5,
  weapon: { ...plainShot.weapon, addsStrength: true },
  aim: 1,
  melee: { friends: 2, friendArmour: 12, friendCover: "heavy" },
  modifiers: [{ value: 2, label: "Hügel" }],
  rulings: { armourNaturals: "natural" },
};

/** The same shot at every distance and armour: twenty inputs, so that no run is of one value alone. */
export function variants(shot) {
  return Array.from({ length: 20 }, (_, index) => ({ ...shot, distance: 5 + index, armour: 6 + (index % 11) }));
}
