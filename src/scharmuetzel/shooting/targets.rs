//! At whom may a model shoot?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_NEAREST, S_NOMELEE};
use crate::rules::{Decision, Fields, Item, Key, Lookup, Need, Sentence, Visitor};
use crate::scharmuetzel::injury::{ModelState, S_OUT};
use crate::scharmuetzel::movement::S_HIDE;
use crate::scharmuetzel::turn::S_FREE;

/// Most candidates in one question.
const MOST_CANDIDATES: usize = 60;
/// Longest name.
const LONGEST_NAME: usize = 80;

/// An enemy model.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct ShootingCandidate {
    /// Its name, at most 80 characters; without one, its place in the list: `#1`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub name: String,
    /// Distance in inches, 0 to 1000.
    pub distance: f64,
    /// Whether the shooter can see it; own models do not block. Default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub visible: bool,
    /// Whether it is inside the 90° of a mounted shooter (S-FREE), default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_arc: bool,
    /// Whether it hides (S-HIDE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hidden: bool,
    /// Whether it stands in close combat (S-NOMELEE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_combat: bool,
    /// Its state, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether it is on the same hill or in the same building as a shooter in a raised place, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub same_place: bool,
}

impl Default for ShootingCandidate {
    fn default() -> Self {
        Self {
            name: String::new(),
            distance: 0.0,
            visible: true,
            in_arc: true,
            hidden: false,
            in_combat: false,
            state: ModelState::Standing,
            same_place: false,
        }
    }
}

impl Fields for ShootingCandidate {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.text("name".into(), Optional, &mut self.name, LONGEST_NAME);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.flag("visible".into(), Optional, &mut self.visible);
        visitor.flag("inArc".into(), Optional, &mut self.in_arc);
        visitor.flag("hidden".into(), Optional, &mut self.hidden);
        visitor.flag("inCombat".into(), Optional, &mut self.in_combat);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("samePlace".into(), Optional, &mut self.same_place);
    }
}

impl Item for ShootingCandidate {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A shooter and the enemy models (S-NEAREST).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::shooting::{ShootingCandidate, ShootingTargets};
/// let at = |distance| ShootingCandidate { distance, ..ShootingCandidate::default() };
/// let answer = ShootingTargets { candidates: vec![at(9.0), at(7.0)], ..ShootingTargets::default() }.answer();
/// assert!(!answer.candidates[0].decision.allowed && answer.candidates[1].decision.allowed);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct ShootingTargets {
    /// Whether the shooter is mounted and sees 90° only, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// Whether the shooter is in a raised place: a hill, an upper floor. Default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub raised: bool,
    /// The enemy models, at most 60.
    pub candidates: Vec<ShootingCandidate>,
}

impl Fields for ShootingTargets {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.flag("raised".into(), Optional, &mut self.raised);
        visitor.list(
            "candidates".into(),
            Required,
            &mut self.candidates,
            MOST_CANDIDATES,
        );
    }
}

/// One model: may it be shot at?
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct ShootingTargetAnswer {
    /// Its name, or its place in the list.
    pub name: String,
    /// Whether it may.
    #[serde(flatten)]
    pub decision: Decision,
}

/// The answer to "who may be shot at?".
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct ShootingTargetsAnswer {
    /// One answer for each model, in the order of the input.
    pub candidates: Vec<ShootingTargetAnswer>,
    /// One sentence: who may be shot at and who not.
    pub explanation: Sentence,
}

/// How free the choice is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    /// Nobody can be shot at.
    Nobody,
    /// Only the nearest, at this distance.
    Nearest(f64),
    /// From above, whom the shooter likes.
    FromAbove,
    /// The nearest lies there, so whom the shooter likes.
    NearestFallen,
}

impl ShootingTargets {
    /// Why a model is no target whatever the others do.
    fn barred(&self, candidate: &ShootingCandidate) -> Option<Decision> {
        let no = Decision::forbidden;
        if candidate.state == ModelState::Out {
            Some(no(S_OUT, "ausgeschaltet", "out of action"))
        } else if candidate.hidden {
            Some(no(S_HIDE, "versteckt", "hidden"))
        } else if self.mounted && !candidate.in_arc {
            Some(no(
                S_FREE,
                "außerhalb des Blickfelds von 90°",
                "outside the view of 90°",
            ))
        } else if !candidate.visible {
            Some(no(S_NEAREST, "nicht zu sehen", "out of sight"))
        } else if candidate.in_combat {
            Some(no(S_NOMELEE, "im Nahkampf", "in close combat"))
        } else {
            None
        }
    }

    fn choice(&self) -> Choice {
        let open = || {
            let all = self.candidates.iter();
            all.filter(|candidate| self.barred(candidate).is_none())
        };
        let distances = open().map(|candidate| candidate.distance);
        let Some(nearest) = distances.reduce(f64::min) else {
            return Choice::Nobody;
        };
        let mut first = open().filter(|candidate| candidate.distance <= nearest);
        if self.raised && !first.clone().any(|candidate| candidate.same_place) {
            Choice::FromAbove
        } else if first.all(|candidate| candidate.state != ModelState::Standing) {
            Choice::NearestFallen
        } else {
            Choice::Nearest(nearest)
        }
    }

    fn judge(&self, candidate: &ShootingCandidate, choice: Choice) -> Decision {
        if let Some(barred) = self.barred(candidate) {
            return barred;
        }
        match choice {
            Choice::FromAbove => Decision::allowed(
                S_NEAREST,
                "freie Wahl aus erhöhter Stellung",
                "free choice from a raised place",
            ),
            Choice::NearestFallen => Decision::allowed(
                S_NEAREST,
                "freie Wahl, denn der nächste Feind liegt",
                "free choice, for the nearest enemy is down",
            ),
            Choice::Nearest(distance) if candidate.distance <= distance => {
                Decision::allowed(S_NEAREST, "der nächste Feind", "the nearest enemy")
            }
            Choice::Nearest(_) | Choice::Nobody => Decision::forbidden(
                S_NEAREST,
                "ein anderer Feind ist näher",
                "another enemy is nearer",
            ),
        }
    }
}

impl Lookup for ShootingTargets {
    type Answer = ShootingTargetsAnswer;

    fn answer(&self) -> ShootingTargetsAnswer {
        let choice = self.choice();
        let mut explanation = Sentence::default();
        let mut candidates = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let name = if candidate.name.is_empty() {
                ["#", &(index + 1).to_string()].concat()
            } else {
                candidate.name.clone()
            };
            let decision = self.judge(candidate, choice);
            if index > 0 {
                explanation.both("; ");
            }
            explanation.both(&name).add(
                if decision.allowed {
                    ": ja, "
                } else {
                    ": nein, "
                },
                if decision.allowed {
                    ": yes, "
                } else {
                    ": no, "
                },
            );
            explanation.join(&decision.because);
            candidates.push(ShootingTargetAnswer { name, decision });
        }
        if candidates.is_empty() {
            explanation.add("Kein Ziel", "No target");
        }
        explanation.both(".");
        ShootingTargetsAnswer {
            candidates,
            explanation,
        }
    }
}
