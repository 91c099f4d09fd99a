//! What a fallen model becomes in its rally phase, and what it may do.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{ModelState, S_DOWN, S_OUT, S_STUN};
use crate::rules::{Fields, Lookup, Need, Rule, Sentence, Visitor, choices};
use crate::scharmuetzel::turn::S_RECOVER;

/// How far the downed crawl, in inches.
const CRAWL: f64 = 2.0;

choices! {
    /// When a model strikes in close combat.
    pub enum Strikes {
        /// By charge and initiative.
        Usual = "usual", "wie sonst", "as usual";
        /// After all others.
        Last = "last", "zuletzt", "last";
        /// Not at all.
        Never = "never", "gar nicht", "not at all";
    }
}

/// A model at the start of its rally phase (S-RECOVER).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::injury::{ModelState, Recovery};
/// let model = Recovery { state: ModelState::Stunned, ..Recovery::default() };
/// assert_eq!(model.answer().becomes, ModelState::Down);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Recovery {
    /// Its state before the phase.
    pub state: ModelState,
    /// Whether an enemy is in contact, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_contact: bool,
    /// Movement (B) of the profile in inches, 0 to 24, default 4.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub movement: f64,
}

impl Default for Recovery {
    fn default() -> Self {
        Self {
            state: ModelState::Standing,
            in_contact: false,
            movement: 4.0,
        }
    }
}

impl Fields for Recovery {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("state".into(), Required, &mut self.state);
        visitor.flag("inContact".into(), Optional, &mut self.in_contact);
        visitor.number("movement".into(), Optional, &mut self.movement, 0, 24);
    }
}

/// What a model may do this turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Abilities {
    /// How far it may move in inches.
    #[serde(rename = "move")]
    pub move_inches: f64,
    /// Whether it may shoot.
    pub shoot: bool,
    /// Whether it may sprint.
    pub sprint: bool,
    /// Whether it may charge.
    pub charge: bool,
    /// When it strikes.
    pub strikes: Strikes,
}

/// What becomes of a model in its rally phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecoveryAnswer {
    /// Its state if it does not stand up.
    pub becomes: ModelState,
    /// Whether it may stand up now.
    pub may_stand_up: bool,
    /// What it may do this turn if it does not stand up.
    pub staying: Abilities,
    /// What it may do this turn if it stands up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub standing_up: Option<Abilities>,
    /// What the state means as long as it lasts, in a sentence.
    pub meaning: Sentence,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

/// What a state means as long as it lasts (S-DOWN, S-STUN, S-OUT).
fn meaning(state: ModelState) -> Sentence {
    let (de, en) = match state {
        ModelState::Standing => ("Es darf alles.", "It may do everything."),
        ModelState::Down => (
            "Es kriecht bis 2 Zoll, wenn kein Feind in Kontakt ist, und tut sonst nichts; in der nächsten Sammelphase darf es aufstehen.",
            "It crawls up to 2 inches if no enemy is in contact, and does nothing else; in the next rally phase it may stand up.",
        ),
        ModelState::Stunned => (
            "Es tut gar nichts; in der nächsten Sammelphase gilt es als zu Boden gegangen.",
            "It does nothing at all; in the next rally phase it counts as downed.",
        ),
        ModelState::Out => (
            "Es kommt vom Tisch und zählt als Verlust.",
            "It leaves the table and counts as a loss.",
        ),
    };
    Sentence::new(de, en)
}

/// Nothing at all.
const NOTHING: Abilities = Abilities {
    move_inches: 0.0,
    shoot: false,
    sprint: false,
    charge: false,
    strikes: Strikes::Never,
};

impl Recovery {
    /// S-DOWN: crawls up to 2 inches unless an enemy is in contact.
    fn crawling(&self) -> Abilities {
        Abilities {
            move_inches: if self.in_contact { 0.0 } else { CRAWL },
            ..NOTHING
        }
    }

    fn on_its_feet(&self) -> Abilities {
        Abilities {
            move_inches: if self.in_contact { 0.0 } else { self.movement },
            shoot: !self.in_contact,
            sprint: !self.in_contact,
            charge: !self.in_contact,
            strikes: Strikes::Usual,
        }
    }

    /// S-DOWN: half a move, shooting as usual, no sprint, no charge, strikes last.
    fn risen(&self) -> Abilities {
        Abilities {
            move_inches: if self.in_contact {
                0.0
            } else {
                self.movement / 2.0
            },
            shoot: !self.in_contact,
            strikes: Strikes::Last,
            ..NOTHING
        }
    }
}

impl Lookup for Recovery {
    type Answer = RecoveryAnswer;

    fn answer(&self) -> RecoveryAnswer {
        let answer = |becomes, staying, rule, de: &str, en: &str| RecoveryAnswer {
            becomes,
            may_stand_up: false,
            staying,
            standing_up: None,
            meaning: meaning(self.state),
            rule,
            because: Sentence::new(de, en),
        };
        match self.state {
            ModelState::Standing => answer(
                ModelState::Standing,
                self.on_its_feet(),
                S_RECOVER,
                "Es steht; es gibt nichts zu erholen.",
                "It stands; there is nothing to recover from.",
            ),
            ModelState::Down => {
                let mut answer = answer(
                    ModelState::Down,
                    self.crawling(),
                    S_DOWN,
                    if self.in_contact {
                        "Es darf aufstehen und schlägt dann zuletzt zu; am Feind bewegt es sich nicht und schießt nicht. Auch ohne Lebenspunkte kämpft es weiter."
                    } else {
                        "Es darf aufstehen: halbe Bewegung, Schuss wie sonst, kein Sprint, kein Angriff, im Nahkampf zuletzt. Auch ohne Lebenspunkte kämpft es weiter."
                    },
                    if self.in_contact {
                        "It may stand up and then strikes last; in contact it neither moves nor shoots. It fights on even without wounds."
                    } else {
                        "It may stand up: half a move, shooting as usual, no sprint, no charge, last in close combat. It fights on even without wounds."
                    },
                );
                answer.may_stand_up = true;
                answer.standing_up = Some(self.risen());
                answer
            }
            ModelState::Stunned => answer(
                ModelState::Down,
                self.crawling(),
                S_STUN,
                "Es dreht sich um und gilt nur noch als zu Boden gegangen; aufstehen darf es erst in der nächsten Sammelphase.",
                "It turns face up and counts as downed; it may stand up in the next rally phase only.",
            ),
            ModelState::Out => answer(
                ModelState::Out,
                NOTHING,
                S_OUT,
                "Es ist vom Tisch.",
                "It is off the table.",
            ),
        }
    }
}
