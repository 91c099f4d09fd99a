//! What a monster does while some of its opponents are paralysed.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::O_MONSTERWAYS;
use crate::rules::{Fields, Label, Lookup, Need, Rule, Sentence, Visitor, choices};

choices! {
    /// How long its paralysis lasts.
    pub enum Paralysis {
        /// Long.
        Long = "long", "hält lange an", "lasts long";
        /// A few rounds.
        Short = "short", "nur wenige Runden", "a few rounds only";
    }
}

choices! {
    /// What a monster does.
    pub enum MonsterWay {
        /// Paralyses everybody first.
        ParalyseAll = "paralyseAll", "lähmt zuerst alle Gegner", "first paralyses every opponent";
        /// Kills the paralysed first.
        KillParalysed = "killParalysed", "tötet zuerst die Gelähmten", "first kills the paralysed";
        /// Drags a victim out of the fight and kills it a round later.
        DragAway = "dragAway", "zieht das Opfer fort und tötet es eine Runde später", "drags the victim away and kills it a round later";
        /// Whatever the referee decides.
        Referee = "referee", "entscheidet die Spielleitung", "the referee decides";
    }
}

/// A monster that paralyses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct MonsterWays {
    /// Whether it is clever.
    pub clever: bool,
    /// How long its paralysis lasts.
    pub paralysis: Paralysis,
    /// Whether it is hungry, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hungry: bool,
    /// Whether its retreat is covered, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub retreat_covered: bool,
    /// Whether every opponent is paralysed, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub all_paralysed: bool,
}

impl Fields for MonsterWays {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.flag("clever".into(), Required, &mut self.clever);
        visitor.choice("paralysis".into(), Required, &mut self.paralysis);
        visitor.flag("hungry".into(), Optional, &mut self.hungry);
        visitor.flag("retreatCovered".into(), Optional, &mut self.retreat_covered);
        visitor.flag("allParalysed".into(), Optional, &mut self.all_paralysed);
    }
}

/// What it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MonsterWaysAnswer {
    /// What it does.
    pub way: MonsterWay,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl Lookup for MonsterWays {
    type Answer = MonsterWaysAnswer;

    fn answer(&self) -> MonsterWaysAnswer {
        // O-MONSTERWAYS: hunger with a way out comes before cunning.
        let (way, de, en) = if self.hungry && self.retreat_covered {
            (
                MonsterWay::DragAway,
                "hungrig, und der Rückzug ist gedeckt",
                "hungry, and its retreat is covered",
            )
        } else if !self.clever {
            (
                MonsterWay::Referee,
                "weder klug noch hungrig mit gedecktem Rückzug",
                "neither clever nor hungry with its retreat covered",
            )
        } else if self.all_paralysed || self.paralysis == Paralysis::Short {
            (
                MonsterWay::KillParalysed,
                "klug, und lange warten lohnt nicht",
                "clever, and there is nothing to wait for",
            )
        } else {
            (
                MonsterWay::ParalyseAll,
                "klug, und die Lähmung hält lange an",
                "clever, and the paralysis lasts long",
            )
        };
        let mut because = Sentence::default();
        because
            .add("Das Monster ist ", "The monster is ")
            .add(de, en)
            .both(": ")
            .text(way.label())
            .both(".");
        MonsterWaysAnswer {
            way,
            rule: O_MONSTERWAYS,
            because,
        }
    }
}
