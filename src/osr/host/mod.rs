//! What the chapter takes for granted: the tables of the game around it.
//!
//! | question | where |
//! | --- | --- |
//! | which class? | [`CharacterClass`] |
//! | who attacks or saves: class and level, hit dice, or a number? | [`Attacker`], [`HitDice`] |
//! | attack numbers, saves | [`attack_number`], [`saves`] |
//! | dexterity, assassination, backstab | [`missile_modifier`], [`assassination`], [`backstab_multiplier`] |

mod attacker;
mod class;
mod hit_dice;
mod save_table;
mod tables;

pub use attacker::Attacker;
pub(crate) use attacker::{Facts, class_or_hit_dice, level_of_class, name_classes};
pub use class::CharacterClass;
pub use hit_dice::HitDice;
pub(crate) use hit_dice::hit_dice_field;
pub use save_table::{SaveNumbers, saves};
pub use tables::{
    armour_modifier, assassination, attack_number, backstab_multiplier, missile_modifier,
    needed_against,
};

use crate::rules::{Text, references};

references! {
    "osr", Text::new("Tabellen des Grundspiels", "Tables of the game around it");
    O_HOST_ATTACK = "O-HOST-ATTACK", "Angriff", "Angriffszahl nach Klasse und Stufe", "Attack number by class and level";
    O_HOST_ARMOUR = "O-HOST-ARMOUR", "Angriff", "Rüstungsklasse des Ziels", "Armour class of the target";
    O_HOST_ROLL = "O-HOST-ROLL", "Angriff", "Angriffswurf: W20 und Modifikatoren", "Attack roll: d20 and modifiers";
    O_HOST_MODIFIER = "O-HOST-MODIFIER", "Angriff", "Weiterer Modifikator", "Further modifier";
    O_HOST_DAMAGE = "O-HOST-DAMAGE", "Angriff", "Schadenswurf: Würfel und Boni", "Damage roll: dice and bonuses";
    O_HOST_SAVE = "O-HOST-SAVE", "Rettungswurf", "Rettungswürfe nach Klasse und Stufe", "Saving throws by class and level";
    O_HOST_DEXTERITY = "O-HOST-DEXTERITY", "Geschicklichkeit", "Geschicklichkeit im Fernkampf", "Dexterity in missile combat";
    O_HOST_SURPRISE = "O-HOST-SURPRISE", "Überraschung", "Verlorene Segmente", "Segments lost";
    O_HOST_DEATH = "O-HOST-DEATH", "Meucheln", "Erfolgschance eines Meuchelmörders", "An assassin's chance";
    O_HOST_BACKSTAB = "O-HOST-BACKSTAB", "Heimtückischer Angriff", "Vielfacher Schaden gegen Ahnungslose und Schlafende", "Multiplied damage to the unaware and the asleep";
}
