// An army list as text: how likely each unit wounds at all, at every range of its weapon.
import { chronopia } from "regelwerk";

const target = { armour: 13, cover: "light" };
const list = [
  { name: "Archers", figures: 6, rangedSkill: 12, weapon: { short: 8, medium: 16, max: 24, damage: 4 } },
  { name: "Crossbows", figures: 4, rangedSkill: 13, weapon: { short: 12, medium: 24, max: 36, damage: 5 } },
];

for (const { name, figures, rangedSkill, weapon } of list) {
  const chances = [weapon.short, weapon.medium, weapon.max].map((distance) => {
    const shot = { rangedSkill, weapon, distance, ...target };
    const { woundsAtLeast } = chronopia.volley.odds({ shooters: figures, shot });
    return `${distance} inches ${(100 * (woundsAtLeast[1] ?? 0)).toFixed(1)}%`;
  });
  console.log(`${figures} ${name}: ${chances.join(", ")}`);
}
