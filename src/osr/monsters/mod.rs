//! Monsters: level, attacks, saves, what they do with the paralysed.
//!
//! | question | where |
//! | --- | --- |
//! | which level are these hit dice? | [`MonsterLevel`] |
//! | what saves a character or a monster? | [`Saves`] |
//! | what does the monster do with paralysed victims? | [`MonsterWays`] |

pub(crate) mod catalog;
mod monster_level;
mod monster_ways;
mod saves;

pub use monster_level::{MonsterLevel, MonsterLevelAnswer};
pub use monster_ways::{MonsterWay, MonsterWays, MonsterWaysAnswer, Paralysis};
pub(crate) use saves::best_saves;
pub use saves::{Saves, SavesAnswer};

use crate::rules::{Text, references};

references! {
    "osr", Text::new("Regelkapitel Kampf", "Chapter on combat");
    O_LEVEL = "O-LEVEL", "Stufenäquivalent für Monster", "Stufe aus Trefferwürfeln", "Level by hit dice";
    O_MONSTER = "O-MONSTER", "Angriffs- und Rettungswürfe für Monster", "Monster als Kämpfer", "Monsters as fighters";
    O_MONSTERWAYS = "O-MONSTERWAYS", "Gelähmt/Bewegungsunfähig", "Monster und ihre Opfer", "Monsters and their victims";
}
