//! Where the Chronopia books are silent or at odds: switches, defaults, reasons.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{SYSTEM, magic, morale, ranged, test};
use crate::rules::{Fields, Label, Need, RulingInfo, Sentence, Text, Visitor, choices};

choices! {
    /// Whether a natural 1 and 20 mean anything on a roll that is no attack, casting or morale test.
    pub enum Naturals {
        /// Only the target number counts.
        Plain = "plain", "nur der Zielwert zählt", "only the target number counts";
        /// A 1 always succeeds, a 20 never.
        Natural = "natural", "eine 1 gelingt immer, eine 20 nie", "a 1 always succeeds, a 20 never";
    }
}

choices! {
    /// From which target number down a natural 1 is no perfect hit.
    pub enum PerfectFloor {
        /// At a target of 3 or less a 1 is an ordinary hit.
        Three = "three", "bei Zielwert 3 oder weniger ist die 1 ein gewöhnlicher Treffer", "at a target of 3 or less a 1 is an ordinary hit";
        /// A 1 is always perfect.
        None = "none", "eine 1 ist immer perfekt", "a 1 is always perfect";
    }
}

choices! {
    /// What a natural 1 does that is shot into melee.
    pub enum MeleePerfect {
        /// It hits the intended target, which rolls armour.
        Hit = "hit", "trifft das gewählte Ziel, mit Rüstungswurf", "hits the intended target, with an armour roll";
        /// It is a perfect hit like any other.
        NoArmour = "noArmour", "perfekt wie sonst, ohne Rüstungswurf", "perfect as elsewhere, without an armour roll";
    }
}

choices! {
    /// Whether a mage saves against his own backfiring spell.
    pub enum BackfireSave {
        /// He saves as a target would.
        Saves = "saves", "der Magier darf sich retten", "the mage may save";
        /// He does not.
        None = "none", "kein Rettungswurf", "no save";
    }
}

choices! {
    /// How often a figure gripped by horror rolls on the table.
    pub enum HorrorRepeats {
        /// Every round until it is rallied.
        UntilRallied = "untilRallied", "jede Runde, bis sie gesammelt wird", "every round until it is rallied";
        /// Once more in the next round; that result stays.
        OnceMore = "onceMore", "nur noch einmal in der nächsten Runde", "only once more, in the next round";
    }
}

/// The readings that a caller can choose; each default is the reading of the project.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct ChronopiaRulings {
    /// Armour rolls (C-PLAIN), default `plain`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub armour_naturals: Naturals,
    /// Saves against spells (C-PLAIN), default `plain`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub save_naturals: Naturals,
    /// Hopeless shots (C-R-PERFECT), default `three`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub perfect_floor: PerfectFloor,
    /// A natural 1 into melee (C-R-MELEE1), default `hit`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub melee_perfect: MeleePerfect,
    /// Backfiring spells (C-M-FUMBLE), default `saves`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub backfire_save: BackfireSave,
    /// The horror table (C-L-HORRORFAIL), default `untilRallied`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub horror_repeats: HorrorRepeats,
}

impl Fields for ChronopiaRulings {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("armourNaturals".into(), Optional, &mut self.armour_naturals);
        visitor.choice("saveNaturals".into(), Optional, &mut self.save_naturals);
        visitor.choice("perfectFloor".into(), Optional, &mut self.perfect_floor);
        visitor.choice("meleePerfect".into(), Optional, &mut self.melee_perfect);
        visitor.choice("backfireSave".into(), Optional, &mut self.backfire_save);
        visitor.choice("horrorRepeats".into(), Optional, &mut self.horror_repeats);
    }
}

/// Names in a sentence each ruling that was used and is not at its default.
pub(crate) fn name_chosen(
    used: &[crate::rules::RulingUse],
    rulings: &ChronopiaRulings,
    sentence: &mut Sentence,
) {
    let default = ChronopiaRulings::default();
    let mut name = |switch: &str, differs: bool, topic: Text, label: Text| {
        if differs && used.iter().any(|ruling| ruling.name == switch) {
            sentence
                .add(", Auslegung „", ", ruling “")
                .text(topic)
                .both(": ")
                .text(label)
                .add("“", "”");
        }
    };
    name(
        "armourNaturals",
        rulings.armour_naturals != default.armour_naturals,
        Text::new("Rüstungswurf", "armour roll"),
        rulings.armour_naturals.label(),
    );
    name(
        "saveNaturals",
        rulings.save_naturals != default.save_naturals,
        Text::new("Rettungswurf", "save"),
        rulings.save_naturals.label(),
    );
    name(
        "perfectFloor",
        rulings.perfect_floor != default.perfect_floor,
        Text::new("fast aussichtsloser Schuss", "nearly hopeless shot"),
        rulings.perfect_floor.label(),
    );
    name(
        "meleePerfect",
        rulings.melee_perfect != default.melee_perfect,
        Text::new("1 in den Nahkampf", "1 into melee"),
        rulings.melee_perfect.label(),
    );
    name(
        "backfireSave",
        rulings.backfire_save != default.backfire_save,
        Text::new("Patzer des Magiers", "backfire"),
        rulings.backfire_save.label(),
    );
    name(
        "horrorRepeats",
        rulings.horror_repeats != default.horror_repeats,
        Text::new("Horrortabelle", "horror table"),
        rulings.horror_repeats.label(),
    );
}

/// The switches with what is open and why the default was chosen.
pub static RULINGS: &[RulingInfo] = &[
    RulingInfo {
        name: "armourNaturals",
        system: SYSTEM,
        title: Text::new("1 und 20 beim Rüstungswurf", "1 and 20 on an armour roll"),
        reason: Text::new(
            "Das Kapitel gibt 1 und 20 nur bei Angriffen, Zauberproben und Moralproben eine Bedeutung.",
            "The chapter gives 1 and 20 a meaning for attacks, castings and morale tests only.",
        ),
        rule: test::C_PLAIN,
    },
    RulingInfo {
        name: "saveNaturals",
        system: SYSTEM,
        title: Text::new(
            "1 und 20 beim Rettungswurf",
            "1 and 20 on a save against a spell",
        ),
        reason: Text::new(
            "Dasselbe gilt für Rettungswürfe gegen Zauber.",
            "The same holds for saves against spells.",
        ),
        rule: test::C_PLAIN,
    },
    RulingInfo {
        name: "perfectFloor",
        system: SYSTEM,
        title: Text::new(
            "Wann eine 1 nicht mehr perfekt ist",
            "When a 1 is no longer perfect",
        ),
        reason: Text::new(
            "Der Satz über die 3 ist mehrdeutig: gelesen als Zielwert von 3 oder weniger. Eine 1 trifft dann immer noch, aber mit Rüstungswurf.",
            "The sentence about the 3 is ambiguous: read as a target number of 3 or less. A 1 then still hits, but with an armour roll.",
        ),
        rule: ranged::C_R_PERFECT,
    },
    RulingInfo {
        name: "meleePerfect",
        system: SYSTEM,
        title: Text::new("Eine 1 in den Nahkampf", "A 1 into melee"),
        reason: Text::new(
            "Gesagt ist nur, dass das gewählte Ziel getroffen wird; die besondere Folge ersetzt die allgemeine, der Rüstungswurf bleibt.",
            "Only that the intended target is hit is said; the special result replaces the general one, so the armour roll stays.",
        ),
        rule: ranged::C_R_MELEE1,
    },
    RulingInfo {
        name: "backfireSave",
        system: SYSTEM,
        title: Text::new(
            "Rettungswurf gegen den eigenen Patzer",
            "Save against one's own backfire",
        ),
        reason: Text::new(
            "Ein misslungener offensiver Zauber trifft den Magier; dass er sich wie jedes Ziel retten darf, steht nicht da, liegt aber nahe.",
            "A fumbled offensive spell hits the mage; that he may save like any target is not said, but stands to reason.",
        ),
        rule: magic::C_M_FUMBLE,
    },
    RulingInfo {
        name: "horrorRepeats",
        system: SYSTEM,
        title: Text::new(
            "Wie oft die Horrortabelle entscheidet",
            "How often the horror table decides",
        ),
        reason: Text::new(
            "Vom zweiten Wurf ist in der Einzahl die Rede, von einem Ende nicht: gelesen als Wurf in jeder Runde, bis ein Freund sammelt. Der zweite Wurf kann auch der letzte sein.",
            "The second roll is spoken of in the singular, an end is not: read as a roll in every round until a friend rallies. The second roll may also be the last.",
        ),
        rule: morale::C_L_HORRORFAIL,
    },
];
