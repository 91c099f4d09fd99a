//! Does a side have to take a rout test, and on whom?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_ROUT;
use super::rout::{check_losses, is_due};
use crate::rules::{Fields, Item, Key, Lookup, Need, Problems, Rule, Sentence, Visitor, choices};
use crate::scharmuetzel::host::MOST_LEADERSHIP;
use crate::scharmuetzel::injury::ModelState;
use crate::scharmuetzel::rulings::{RoutRepeats, ScharmuetzelRulings};

/// Most models in one question.
const MOST_MODELS: usize = 60;

choices! {
    /// What a model is to its side.
    pub enum RoutRole {
        /// Its leader.
        Leader = "leader", "Anführer", "leader";
        /// Another character.
        Character = "character", "weiteres Charaktermodell", "other character";
        /// Anybody else.
        Other = "other", "anderes Modell", "other model";
    }
}

/// A model that the test might be made on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct RoutModel {
    /// What it is.
    pub role: RoutRole,
    /// Leadership (MW), 0 to 12.
    pub leadership: i32,
    /// Its state, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether it is fleeing, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fleeing: bool,
}

impl Fields for RoutModel {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("role".into(), Required, &mut self.role);
        visitor.integer(
            "leadership".into(),
            Required,
            &mut self.leadership,
            0,
            MOST_LEADERSHIP,
        );
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
    }
}

impl Item for RoutModel {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A side and its losses (S-ROUT).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::morale::RoutDue;
/// let side = RoutDue { starting_models: 21, lost: 5, ..RoutDue::default() };
/// assert!(!side.answer().due);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct RoutDue {
    /// Models at the start, 1 to 999.
    pub starting_models: i32,
    /// Models out of action or off the table, 0 to 999, at most `startingModels`.
    pub lost: i32,
    /// Whether such a test was passed before, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub tested: bool,
    /// The models that the test might be made on, at most 60; the others may be left out.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub models: Vec<RoutModel>,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Default for RoutDue {
    fn default() -> Self {
        Self {
            starting_models: 20,
            lost: 0,
            tested: false,
            models: Vec::new(),
            rulings: ScharmuetzelRulings::default(),
        }
    }
}

impl Fields for RoutDue {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "startingModels".into(),
            Required,
            &mut self.starting_models,
            1,
            999,
        );
        visitor.integer("lost".into(), Required, &mut self.lost, 0, 999);
        visitor.flag("tested".into(), Optional, &mut self.tested);
        visitor.list("models".into(), Optional, &mut self.models, MOST_MODELS);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        check_losses(self.lost, self.starting_models, problems);
    }
}

/// Whether a rout test is due, and on whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoutDueAnswer {
    /// Whether it has to test.
    pub due: bool,
    /// The losses from which on it has to: a quarter, rounded up.
    pub threshold: i32,
    /// The model that the test is made on, by its place in the list; left out where none can be or none was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub on: Option<usize>,
    /// Its leadership.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub leadership: Option<i32>,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl RoutDue {
    /// S-ROUT: the leader; if he flees or lies there, the best other character; without one the best of
    /// those standing.
    fn on(&self) -> Option<(usize, &RoutModel)> {
        let best = |role: RoutRole| {
            let fit = self.models.iter().enumerate().filter(|(_, model)| {
                model.role == role && model.state == ModelState::Standing && !model.fleeing
            });
            // The first of several equally good ones.
            fit.rev().max_by_key(|(_, model)| model.leadership)
        };
        best(RoutRole::Leader)
            .or_else(|| best(RoutRole::Character))
            .or_else(|| best(RoutRole::Other))
    }
}

impl Lookup for RoutDue {
    type Answer = RoutDueAnswer;

    fn answer(&self) -> RoutDueAnswer {
        let threshold = (self.starting_models + 3).div_euclid(4);
        let heavy = is_due(self.lost, self.starting_models);
        let spent = self.tested && self.rulings.rout_repeats == RoutRepeats::Once;
        let all = self.lost == self.starting_models;
        let due = heavy && !spent && !all;
        let mut because = Sentence::default();
        because
            .number(self.lost)
            .add(" von ", " of ")
            .number(self.starting_models)
            .add(" Modellen verloren", " models lost");
        if all {
            because.add(": niemand ist mehr da.", ": nobody is left.");
        } else if !heavy {
            because
                .add(", getestet wird ab ", ", tested from ")
                .number(threshold)
                .add(".", " on.");
        } else if spent {
            because.add(
                ": der Test ist schon bestanden.",
                ": the test was passed before.",
            );
        } else {
            because.add(": ein Viertel oder mehr", ": a quarter or more");
        }
        let chosen = if due { self.on() } else { None };
        if due {
            match chosen {
                Some((_, model)) => {
                    because
                        .add(", Test auf MW ", ", test on Ld ")
                        .number(model.leadership);
                    match model.role {
                        RoutRole::Leader => because.add(" des Anführers.", " of the leader."),
                        RoutRole::Character => {
                            because.add(" eines Charaktermodells.", " of a character.")
                        }
                        RoutRole::Other => because.add(
                            ", den besten der Stehenden.",
                            ", the best of those standing.",
                        ),
                    };
                }
                None => {
                    because.both(".");
                }
            }
        }
        RoutDueAnswer {
            due,
            threshold,
            on: chosen.map(|(index, _)| index),
            leadership: chosen.map(|(_, model)| model.leadership),
            rule: S_ROUT,
            because,
        }
    }
}
