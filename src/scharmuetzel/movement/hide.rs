//! May a model hide, and is a hidden one found?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_FOUND, S_HIDE};
use crate::rules::{Decision, Duty, Fields, Item, Key, Lookup, Need, Visitor, choices};
use crate::scharmuetzel::injury::{ModelState, S_OUT};

/// Most enemies in one question.
const MOST_MODELS: usize = 60;

choices! {
    /// Where a model is to hide.
    pub enum HidePlace {
        /// In the open.
        Open = "open", "freies Feld", "open ground";
        /// Behind a wall.
        Wall = "wall", "hinter einer Mauer", "behind a wall";
        /// In woods.
        Woods = "woods", "im Wald", "in woods";
        /// In or behind a building.
        Building = "building", "an oder in einem Gebäude", "in or behind a building";
        /// Other terrain that gives cover.
        Terrain = "terrain", "anderes Gelände", "other terrain";
    }
}

choices! {
    /// How a model has moved this turn.
    pub enum HideMove {
        /// Not at all, or as usual.
        Usual = "usual", "gar nicht oder normal", "not at all or as usual";
        /// At a sprint.
        Sprinted = "sprinted", "gesprintet", "sprinted";
        /// It charged.
        Charged = "charged", "angegriffen", "charged";
        /// It fled.
        Fled = "fled", "geflohen", "fled";
    }
}

/// An enemy who might find a hidden model.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Watcher {
    /// Distance in inches, 0 to 1000.
    pub distance: f64,
    /// His initiative (I), 0 to 10.
    pub initiative: i32,
}

impl Fields for Watcher {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.number(
            "distance".into(),
            Need::Required,
            &mut self.distance,
            0,
            1000,
        );
        visitor.integer(
            "initiative".into(),
            Need::Required,
            &mut self.initiative,
            0,
            10,
        );
    }
}

impl Item for Watcher {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// S-FOUND: within as many inches as the enemy has initiative.
fn too_near(enemies: &[Watcher]) -> bool {
    enemies
        .iter()
        .any(|enemy| enemy.distance <= f64::from(enemy.initiative))
}

/// A model that is to hide (S-HIDE).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::movement::{Hide, HidePlace, Watcher};
/// let enemies = vec![Watcher { distance: 3.0, initiative: 3 }];
/// let hide = Hide { place: HidePlace::Wall, enemies, ..Hide::default() };
/// assert_eq!(hide.answer().rule.0, "S-FOUND");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Hide {
    /// Where.
    pub place: HidePlace,
    /// How it has moved this turn, default `usual`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub moved: HideMove,
    /// Its state, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// The enemies around, at most 60; those far away may be left out.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub enemies: Vec<Watcher>,
}

impl Fields for Hide {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("place".into(), Required, &mut self.place);
        visitor.choice("moved".into(), Optional, &mut self.moved);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.list("enemies".into(), Optional, &mut self.enemies, MOST_MODELS);
    }
}

impl Lookup for Hide {
    type Answer = Decision;

    fn answer(&self) -> Decision {
        let no = |de, en| Decision::forbidden(S_HIDE, de, en);
        match self.state {
            ModelState::Standing | ModelState::Down => {}
            ModelState::Stunned => return no("Es ist betäubt.", "It is stunned."),
            ModelState::Out => {
                return Decision::forbidden(S_OUT, "Es ist ausgeschaltet.", "It is out of action.");
            }
        }
        match self.moved {
            HideMove::Usual => {}
            HideMove::Sprinted => {
                return no(
                    "In diesem Zug ist es gesprintet.",
                    "It has sprinted this turn.",
                );
            }
            HideMove::Charged => {
                return no(
                    "In diesem Zug hat es angegriffen.",
                    "It has charged this turn.",
                );
            }
            HideMove::Fled => return no("In diesem Zug flieht es.", "It flees this turn."),
        }
        if self.place == HidePlace::Open {
            return no(
                "Im freien Feld gibt es kein Versteck.",
                "Open ground hides nobody.",
            );
        }
        if too_near(&self.enemies) {
            return Decision::forbidden(
                S_FOUND,
                "Ein Feind steht nicht weiter weg, als seine Initiative in Zoll reicht.",
                "An enemy is no further away than its initiative reaches in inches.",
            );
        }
        Decision::allowed(
            S_HIDE,
            "Das Gelände deckt es: es gilt als versteckt, bis es die Deckung verlässt oder entdeckt wird.",
            "The terrain covers it: it counts as hidden until it leaves or is found.",
        )
    }
}

/// A hidden model (S-FOUND).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::movement::Found;
/// let sniper = Found { shot: true, ..Found::default() };
/// assert!(sniper.answer().due);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Found {
    /// Whether an enemy has moved so that it sees the model, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub seen: bool,
    /// Whether the model has shot, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shot: bool,
    /// Whether it has left its cover, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub left_cover: bool,
    /// The enemies around, at most 60.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub enemies: Vec<Watcher>,
}

impl Fields for Found {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.flag("seen".into(), Optional, &mut self.seen);
        visitor.flag("shot".into(), Optional, &mut self.shot);
        visitor.flag("leftCover".into(), Optional, &mut self.left_cover);
        visitor.list("enemies".into(), Optional, &mut self.enemies, MOST_MODELS);
    }
}

impl Lookup for Found {
    type Answer = Duty;

    fn answer(&self) -> Duty {
        if self.seen {
            Duty::new(
                true,
                S_FOUND,
                "Entdeckt: ein Feind hat sich so bewegt, dass er es sieht.",
                "Found: an enemy has moved to where it sees the model.",
            )
        } else if self.shot {
            Duty::new(
                true,
                S_FOUND,
                "Entdeckt: es hat geschossen.",
                "Found: it has shot.",
            )
        } else if too_near(&self.enemies) {
            Duty::new(
                true,
                S_FOUND,
                "Entdeckt: ein Feind ist auf seine Initiative in Zoll heran.",
                "Found: an enemy is within its initiative in inches.",
            )
        } else if self.left_cover {
            Duty::new(
                true,
                S_HIDE,
                "Es hat seine Deckung verlassen.",
                "It has left its cover.",
            )
        } else {
            Duty::new(
                false,
                S_HIDE,
                "Kein Feind sieht es oder ist auf seine Initiative in Zoll heran, und es hat weder geschossen noch seine Deckung verlassen.",
                "No enemy sees it or is within its initiative in inches, and it has neither shot nor left its cover.",
            )
        }
    }
}
