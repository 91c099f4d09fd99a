//! May a fleeing model test at all?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_RALLY, S_RALLYNO};
use crate::rules::{Duty, Fields, Lookup, Need, Visitor};
use crate::scharmuetzel::movement::NearModel;

/// Most models in one question.
const MOST_MODELS: usize = 60;

/// A fleeing model and those around it (S-RALLYNO).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::movement::NearModel;
/// use regelwerk::scharmuetzel::turn::RallyDue;
/// let enemy = NearModel { distance: 9.0, ..NearModel::default() };
/// assert!(!RallyDue { enemies: vec![enemy], ..RallyDue::default() }.answer().due);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct RallyDue {
    /// Enemies around, at most 60.
    pub enemies: Vec<NearModel>,
    /// Friends around, at most 60.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub friends: Vec<NearModel>,
}

impl Fields for RallyDue {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.list("enemies".into(), Required, &mut self.enemies, MOST_MODELS);
        visitor.list("friends".into(), Optional, &mut self.friends, MOST_MODELS);
    }
}

/// The nearest of those that count.
fn nearest(models: &[NearModel]) -> Option<f64> {
    let counting = models.iter().filter(|model| model.counts());
    counting.map(|model| model.distance).reduce(f64::min)
}

impl Lookup for RallyDue {
    type Answer = Duty;

    fn answer(&self) -> Duty {
        match (nearest(&self.enemies), nearest(&self.friends)) {
            (None, _) => Duty::new(
                true,
                S_RALLY,
                "Kein Feind, der zählt, ist in der Nähe: es prüft, ob es sich sammelt.",
                "No enemy that counts is near: it tests whether it rallies.",
            ),
            // RULING: equally near is not nearest.
            (Some(enemy), Some(friend)) if friend <= enemy => Duty::new(
                true,
                S_RALLY,
                "Ein Freund ist mindestens so nah wie jeder Feind: es prüft, ob es sich sammelt.",
                "A friend is at least as near as any enemy: it tests whether it rallies.",
            ),
            (Some(_), _) => Duty::new(
                false,
                S_RALLYNO,
                "Das nächste Modell ist ein Feind: kein Test, es flieht weiter.",
                "The nearest model is an enemy: no test, it flees on.",
            ),
        }
    }
}
