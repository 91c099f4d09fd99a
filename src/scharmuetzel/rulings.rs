//! Where the skirmish rules are silent: switches, defaults, reasons.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{SYSTEM, host, injury, morale, movement, shooting};
use crate::rules::{Fields, Label, Need, RulingInfo, RulingUse, Sentence, Text, Visitor, choices};

choices! {
    /// How the two hits of a critical hit meet a save.
    pub enum CriticalHits {
        /// A save for each.
        TwoWounds = "twoWounds", "zwei Treffer, jeder mit eigenem Rettungswurf", "two hits, each with a save of its own";
        /// One save for both.
        OneSave = "oneSave", "ein Rettungswurf für beide", "one save for both";
    }
}

choices! {
    /// Whether a 6 is critical where nothing less wounds.
    pub enum CriticalOnSixes {
        /// It always is.
        Always = "always", "eine 6 ist immer kritisch", "a 6 is always critical";
        /// Not where a 6 is needed anyway.
        NotWhenSixNeeded = "notWhenSixNeeded", "nicht, wenn ohnehin eine 6 nötig ist", "not where a 6 is needed anyway";
    }
}

choices! {
    /// Whether the host game's −1 for single models holds.
    pub enum SinglePenalty {
        /// It does.
        On = "on", "−1 auf einzelne Modelle gilt", "−1 against single models holds";
        /// It does not.
        Off = "off", "kein Abzug für einzelne Modelle", "no penalty for single models";
    }
}

choices! {
    /// How often a side tests whether it gives up.
    pub enum RoutRepeats {
        /// Once.
        Once = "once", "nur einmal", "only once";
        /// In every turn with such losses.
        EveryTurn = "everyTurn", "in jedem Spielzug", "in every turn";
    }
}

choices! {
    /// Whether a 6 always fails an initiative test.
    pub enum SixFails {
        /// It does not.
        Off = "off", "eine 6 gelingt bei Initiative 6", "a 6 passes with initiative 6";
        /// It does.
        On = "on", "eine 6 misslingt immer", "a 6 always fails";
    }
}

choices! {
    /// How the fallen are hit in close combat.
    pub enum FallenHits {
        /// Without a roll.
        Automatic = "automatic", "Liegende werden ohne Wurf getroffen", "the fallen are hit without a roll";
        /// As if they stood.
        AsStanding = "asStanding", "Trefferwurf wie gegen Stehende", "roll to hit as against the standing";
    }
}

choices! {
    /// Who strikes first at equal initiative.
    pub enum InitiativeTie {
        /// Both at once.
        Simultaneous = "simultaneous", "beide zugleich", "both at once";
        /// A die decides each phase.
        RollOff = "rollOff", "ein Würfel entscheidet jede Phase", "a die decides each phase";
    }
}

/// The readings that a caller can choose; each default is the reading of the project.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct ScharmuetzelRulings {
    /// Saves against critical hits (S-CRIT), default `twoWounds`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub critical_hits: CriticalHits,
    /// Critical hits where a 6 is needed (S-CRIT), default `always`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub critical_on_sixes: CriticalOnSixes,
    /// −1 to hit single models (S-HOST-SINGLE), default `on`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub single_model_penalty: SinglePenalty,
    /// Rout tests (S-ROUT), default `once`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rout_repeats: RoutRepeats,
    /// Initiative tests (S-UNSEEN), default `off`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub six_fails_tests: SixFails,
    /// Close combat against the fallen (S-DOWN), default `automatic`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fallen: FallenHits,
    /// Equal initiative (S-DECLARE), default `simultaneous`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub initiative_tie: InitiativeTie,
}

impl Fields for ScharmuetzelRulings {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("criticalHits".into(), Optional, &mut self.critical_hits);
        visitor.choice(
            "criticalOnSixes".into(),
            Optional,
            &mut self.critical_on_sixes,
        );
        visitor.choice(
            "singleModelPenalty".into(),
            Optional,
            &mut self.single_model_penalty,
        );
        visitor.choice("routRepeats".into(), Optional, &mut self.rout_repeats);
        visitor.choice("sixFailsTests".into(), Optional, &mut self.six_fails_tests);
        visitor.choice("fallen".into(), Optional, &mut self.fallen);
        visitor.choice("initiativeTie".into(), Optional, &mut self.initiative_tie);
    }
}

/// Names in a sentence each ruling that was used and is not at its default.
pub(super) fn name_chosen(
    used: &[RulingUse],
    rulings: &ScharmuetzelRulings,
    sentence: &mut Sentence,
) {
    let default = ScharmuetzelRulings::default();
    let mut name = |switch: &str, differs: bool, label: Text| {
        if differs && used.iter().any(|ruling| ruling.name == switch) {
            let title = RULINGS.iter().find(|info| info.name == switch);
            sentence
                .add(", Auslegung „", ", ruling “")
                .text(title.map_or(Text::new("", ""), |info| info.title))
                .both(": ")
                .text(label)
                .add("“", "”");
        }
    };
    let (set, usual) = (rulings, default);
    name(
        "criticalHits",
        set.critical_hits != usual.critical_hits,
        set.critical_hits.label(),
    );
    name(
        "criticalOnSixes",
        set.critical_on_sixes != usual.critical_on_sixes,
        set.critical_on_sixes.label(),
    );
    name(
        "singleModelPenalty",
        set.single_model_penalty != usual.single_model_penalty,
        set.single_model_penalty.label(),
    );
    name(
        "routRepeats",
        set.rout_repeats != usual.rout_repeats,
        set.rout_repeats.label(),
    );
    name(
        "sixFailsTests",
        set.six_fails_tests != usual.six_fails_tests,
        set.six_fails_tests.label(),
    );
    name("fallen", set.fallen != usual.fallen, set.fallen.label());
    name(
        "initiativeTie",
        set.initiative_tie != usual.initiative_tie,
        set.initiative_tie.label(),
    );
}

/// The switches with what is open and why the default was chosen.
pub static RULINGS: &[RulingInfo] = &[
    RulingInfo {
        name: "criticalHits",
        system: SYSTEM,
        title: Text::new(
            "Rettungswurf gegen kritische Treffer",
            "Save against critical hits",
        ),
        reason: Text::new(
            "Ein kritischer Treffer zählt doppelt: gelesen als zwei Treffer mit je einem Rettungswurf.",
            "A critical hit counts double: read as two hits with a save each.",
        ),
        rule: shooting::S_CRIT,
    },
    RulingInfo {
        name: "criticalOnSixes",
        system: SYSTEM,
        title: Text::new(
            "Kritisch, wenn eine 6 nötig ist",
            "Critical where a 6 is needed",
        ),
        reason: Text::new(
            "Der Text kennt keine Ausnahme; das englische Vorbild nimmt Ziele aus, die nur auf die 6 verwundet werden.",
            "The text makes no exception; its English ancestor exempts targets that only a 6 wounds.",
        ),
        rule: shooting::S_CRIT,
    },
    RulingInfo {
        name: "singleModelPenalty",
        system: SYSTEM,
        title: Text::new("−1 auf einzelne Modelle", "−1 against single models"),
        reason: Text::new(
            "Das Grundspiel zieht bei einzelnen Modellen 1 ab; hier ist jedes Modell eines, und nichts hebt den Abzug auf.",
            "The host game takes 1 off against single models; here every model is one, and nothing lifts the penalty.",
        ),
        rule: host::S_HOST_SINGLE,
    },
    RulingInfo {
        name: "routRepeats",
        system: SYSTEM,
        title: Text::new(
            "Wie oft der Rückzugstest kommt",
            "How often the rout test comes",
        ),
        reason: Text::new(
            "Der Text klingt nach einem einzigen Test; das Vorbild wiederholt ihn jeden Spielzug.",
            "The text sounds like a single test; its ancestor repeats it every turn.",
        ),
        rule: morale::S_ROUT,
    },
    RulingInfo {
        name: "sixFailsTests",
        system: SYSTEM,
        title: Text::new("6 beim Initiativetest", "A 6 on an initiative test"),
        reason: Text::new(
            "Dass eine 6 immer misslingt, kam erst mit einer späteren Ausgabe des Grundspiels.",
            "That a 6 always fails came with a later edition of the host game only.",
        ),
        rule: movement::S_UNSEEN,
    },
    RulingInfo {
        name: "fallen",
        system: SYSTEM,
        title: Text::new("Nahkampf gegen Liegende", "Close combat against the fallen"),
        reason: Text::new(
            "Über Attacken gegen Liegende und Betäubte steht nichts da; sie wehren sich nicht.",
            "Nothing is said of attacks on the downed and stunned; they do not defend themselves.",
        ),
        rule: injury::S_DOWN,
    },
    RulingInfo {
        name: "initiativeTie",
        system: SYSTEM,
        title: Text::new("Gleiche Initiative", "Equal initiative"),
        reason: Text::new(
            "Über gleiche Initiative steht nichts da: beide schlagen zugleich zu.",
            "Nothing is said of equal initiative: both strike at once.",
        ),
        rule: shooting::S_DECLARE,
    },
];
