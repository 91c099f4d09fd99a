//! Where the chapter on combat is silent or at odds with itself: switches, defaults, reasons.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{SYSTEM, combat, host, order, states, weapons};
use crate::rules::{Choice, Fields, Need, RulingInfo, RulingUse, Sentence, Text, Visitor, choices};

choices! {
    /// Which way armour class counts.
    pub enum ArmourClasses {
        /// The higher the better.
        Ascending = "ascending", "aufsteigend, je höher, desto besser", "ascending, the higher the better";
        /// The lower the better: 20 less the ascending one.
        Descending = "descending", "absteigend, je niedriger, desto besser", "descending, the lower the better";
    }
}

choices! {
    /// How much an attack on the helpless does.
    pub enum HelplessDamage {
        /// The highest roll and all bonuses.
        Maximum = "maximum", "höchstmöglicher Schaden", "maximum damage";
        /// Twice what is rolled, bonuses included.
        Double = "double", "doppelter Schaden, Boni eingeschlossen", "double damage, bonuses included";
    }
}

choices! {
    /// How a backstab against the unaware comes to hit.
    pub enum UnawareBackstab {
        /// It needs no roll.
        AutomaticHit = "automaticHit", "trifft ohne Wurf", "hits without a roll";
        /// It is rolled with a bonus of 4.
        RollWithBonus = "rollWithBonus", "wird mit +4 gewürfelt", "is rolled at +4";
    }
}

choices! {
    /// Concealment and cover at once.
    pub enum CoverAndConcealment {
        /// The better of the two counts.
        Larger = "larger", "das Bessere von beiden zählt", "the better of the two counts";
        /// Both count.
        Sum = "sum", "beides zählt zusammen", "both add up";
    }
}

choices! {
    /// Whether a natural 1 and 20 mean anything on an attack roll.
    pub enum AttackNaturals {
        /// Only the number needed counts.
        None = "none", "nur die Zahl zählt", "only the number counts";
        /// A 1 misses and a 20 hits.
        Natural = "natural", "eine 1 verfehlt, eine 20 trifft", "a 1 misses, a 20 hits";
    }
}

choices! {
    /// Equal dice for initiative.
    pub enum EqualInitiative {
        /// Both sides act in the same segment.
        Simultaneous = "simultaneous", "beide handeln zugleich", "both act at once";
        /// Both roll again.
        Reroll = "reroll", "beide würfeln neu", "both roll again";
    }
}

choices! {
    /// At which levels a further weapon is learnt.
    pub enum ProficiencyGain {
        /// Each n levels after the first: with n = 2 at levels 3, 5, 7.
        EveryNLevelsAfterFirst = "everyNLevelsAfterFirst", "alle n Stufen nach der ersten", "each n levels after the first";
        /// At every multiple of n: with n = 2 at levels 2, 4, 6.
        AtMultiples = "atMultiples", "auf jeder durch n teilbaren Stufe", "at every level that n divides";
    }
}

/// The readings that a caller can choose; each default is the reading of the project.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct OsrRulings {
    /// Which way armour class counts, default `ascending`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub armour_class: ArmourClasses,
    /// Damage to the helpless (O-HELPLESS), default `maximum`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub helpless_damage: HelplessDamage,
    /// Backstabs against the unaware (O-UNAWARE), default `automaticHit`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub unaware_backstab: UnawareBackstab,
    /// Concealment and cover at once (O-COVER), default `larger`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub cover_and_concealment: CoverAndConcealment,
    /// Natural 1 and 20 on attack rolls, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub naturals: AttackNaturals,
    /// Equal initiative (O-INIT), default `simultaneous`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub initiative_tie: EqualInitiative,
    /// Further weapons (O-PROF), default `everyNLevelsAfterFirst`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub proficiency_gain: ProficiencyGain,
}

impl Fields for OsrRulings {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        for (name, choice) in self.switches() {
            visitor.choice(name.into(), Need::Optional, choice);
        }
    }
}

impl OsrRulings {
    /// These, with those of an outer input in the place of each that is at its default.
    pub(crate) fn within(mut self, mut outer: Self) -> Self {
        for ((_, own), (_, outer)) in self.switches().into_iter().zip(outer.switches()) {
            if own.index() == 0 {
                own.set(outer.index());
            }
        }
        self
    }

    /// Every switch with its name, in book order.
    fn switches(&mut self) -> [(&'static str, &mut dyn Choice); 7] {
        [
            ("armourClass", &mut self.armour_class),
            ("helplessDamage", &mut self.helpless_damage),
            ("unawareBackstab", &mut self.unaware_backstab),
            ("coverAndConcealment", &mut self.cover_and_concealment),
            ("naturals", &mut self.naturals),
            ("initiativeTie", &mut self.initiative_tie),
            ("proficiencyGain", &mut self.proficiency_gain),
        ]
    }
}

/// Names in a sentence each ruling that was used and is not at its default.
pub(crate) fn name_chosen(used: &[RulingUse], sentence: &mut Sentence) {
    let mut readings = OsrRulings::default();
    for (switch, choice) in readings.switches() {
        let ids = choice.ids();
        for ruling in used.iter().filter(|ruling| ruling.name == switch) {
            let Some(place) = ids.iter().position(|id| *id == ruling.value) else {
                continue;
            };
            if place == 0 {
                continue;
            }
            let label = choice.labels().get(place).copied();
            let title = RULINGS.iter().find(|info| info.name == switch);
            sentence
                .add(", Auslegung „", ", ruling “")
                .text(title.map_or(Text::new("", ""), |info| info.title))
                .both(": ")
                .text(label.unwrap_or(Text::new("", "")))
                .add("“", "”");
        }
    }
}

/// The switches with what is open and why the default was chosen.
pub static RULINGS: &[RulingInfo] = &[
    RulingInfo {
        name: "armourClass",
        system: SYSTEM,
        title: Text::new(
            "Zählweise der Rüstungsklasse",
            "Which way armour class counts",
        ),
        reason: Text::new(
            "Das Kapitel zählt Deckung zur Rüstungsklasse hinzu, sein Vorläufer zog sie ab: gelesen als aufsteigend.",
            "The chapter adds cover to armour class, its ancestor took it off: read as ascending.",
        ),
        rule: combat::O_COVER,
    },
    RulingInfo {
        name: "helplessDamage",
        system: SYSTEM,
        title: Text::new("Schaden gegen Wehrlose", "Damage to the helpless"),
        reason: Text::new(
            "Der Text verdoppelt den Schaden; die Rechnung mit dem Ghul geht nur mit verdoppelten Angriffen zu je höchstem Schaden auf.",
            "The text doubles the damage; the sum for the ghoul comes out only with doubled attacks at maximum damage each.",
        ),
        rule: states::O_HELPLESS,
    },
    RulingInfo {
        name: "unawareBackstab",
        system: SYSTEM,
        title: Text::new(
            "Heimtückisch gegen Ahnungslose",
            "Backstab against the unaware",
        ),
        reason: Text::new(
            "Die Regel nennt nur den heimtückischen Angriff; im Beispiel mit dem Oger trifft der erste Angriff ohne Wurf.",
            "The rule names the backstab only; in the example of the ogre the first attack hits without a roll.",
        ),
        rule: states::O_UNAWARE,
    },
    RulingInfo {
        name: "coverAndConcealment",
        system: SYSTEM,
        title: Text::new(
            "Tarnung und Deckung zugleich",
            "Concealment and cover at once",
        ),
        reason: Text::new(
            "Dazu wird nichts gesagt: das Bessere zählt.",
            "Nothing is said of it: the better one counts.",
        ),
        rule: combat::O_COVER,
    },
    RulingInfo {
        name: "naturals",
        system: SYSTEM,
        title: Text::new("1 und 20 beim Angriffswurf", "1 and 20 on an attack roll"),
        reason: Text::new(
            "Das Kapitel gibt 1 und 20 keine eigene Bedeutung.",
            "The chapter gives 1 and 20 no meaning of their own.",
        ),
        rule: host::O_HOST_ROLL,
    },
    RulingInfo {
        name: "initiativeTie",
        system: SYSTEM,
        title: Text::new("Gleichstand bei der Initiative", "Equal initiative"),
        reason: Text::new(
            "Nur der höhere Wurf ist geregelt; bei gleichen Würfeln fallen beide Seiten in dasselbe Segment.",
            "Only the higher roll is ruled on; with equal dice both sides come to the same segment.",
        ),
        rule: order::O_INIT,
    },
    RulingInfo {
        name: "proficiencyGain",
        system: SYSTEM,
        title: Text::new("Stufen mit neuer Waffe", "Levels with a new weapon"),
        reason: Text::new(
            "Gesagt ist nur, nach wie vielen Stufen eine Waffe hinzukommt, nicht, ab wo gezählt wird.",
            "Only after how many levels a weapon is added is said, not where the count begins.",
        ),
        rule: weapons::O_PROF,
    },
];
