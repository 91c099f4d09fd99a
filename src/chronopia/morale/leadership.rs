//! With which leadership is a morale test made?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_L_LEADER, C_L_MOUNT, C_L_TEST, NEAR};
use crate::rules::{
    Code, Fields, Item, Key, Lookup, Need, Problems, Rule, Sentence, Visitor, choices,
};

choices! {
    /// What a figure is in its unit (C-L-MOUNT).
    pub enum MoraleRole {
        /// On foot.
        Foot = "foot", "zu Fuß", "on foot";
        /// Sits on a mount.
        Rider = "rider", "Reiter", "rider";
        /// Carries a rider or draws a chariot: its leadership does not count.
        Mount = "mount", "Reittier", "mount";
        /// Stands on a chariot.
        Crew = "crew", "auf einem Streitwagen", "aboard a chariot";
    }
}

/// A figure of the unit that has to test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MoraleFigure {
    /// Its leadership (FG), 0 to 99.
    pub leadership: i32,
    /// What it is, default `foot`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub role: MoraleRole,
}

impl Fields for MoraleFigure {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer(
            "leadership".into(),
            Need::Required,
            &mut self.leadership,
            0,
            99,
        );
        visitor.choice("role".into(), Need::Optional, &mut self.role);
    }
}

impl Item for MoraleFigure {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// An individual of the same side who may lend his leadership (C-L-LEADER).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MoraleLeader {
    /// His leadership (FG), 0 to 99.
    pub leadership: i32,
    /// His distance to the unit in inches, 0 to 1000.
    pub distance: f64,
}

impl Fields for MoraleLeader {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.integer("leadership".into(), Required, &mut self.leadership, 0, 99);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
    }
}

impl Item for MoraleLeader {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// Those who have to test, and the individuals around them.
///
/// ```
/// use regelwerk::chronopia::morale::{MoraleFigure, MoraleLeader, MoraleLeadership};
/// use regelwerk::rules::Lookup;
/// let unit = MoraleLeadership {
///     figures: vec![MoraleFigure { leadership: 10, ..MoraleFigure::default() }],
///     leaders: vec![MoraleLeader { leadership: 15, distance: 4.0 }],
///     ..MoraleLeadership::default()
/// };
/// assert_eq!(unit.answer().value, 15);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MoraleLeadership {
    /// Figures of the unit, or the individual by himself, 1 to 200; mounts may be named, they do not count.
    pub figures: Vec<MoraleFigure>,
    /// Whether an individual tests, default false; he uses only what he and those aboard have.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub single: bool,
    /// Individuals of the same side, at most 50; those within 4 inches count.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub leaders: Vec<MoraleLeader>,
}

impl Fields for MoraleLeadership {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.list("figures".into(), Need::Required, &mut self.figures, 200);
        visitor.flag("single".into(), Need::Optional, &mut self.single);
        visitor.list("leaders".into(), Need::Optional, &mut self.leaders, 50);
    }

    fn check(&self, problems: &mut Problems) {
        if self.own().is_none() {
            let expected = Sentence::new(
                "mindestens eine Figur, die kein Reittier ist",
                "at least one figure that is not a mount",
            );
            problems.push(Code::NotAllowed, "figures".into(), expected);
        }
    }
}

/// The leadership that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoraleLeadershipAnswer {
    /// The leadership to test with.
    pub value: i32,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// The highest of the unit itself.
    pub own: i32,
    /// Which of `leaders` lends his, counted from 0; left out where the unit's own counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub leader: Option<u32>,
}

impl MoraleLeadership {
    /// C-L-TEST: the highest; C-L-MOUNT: of riders and of all aboard, never of mounts.
    fn own(&self) -> Option<MoraleFigure> {
        let figures = self.figures.iter().copied();
        let counting = figures.filter(|figure| figure.role != MoraleRole::Mount);
        // The first of several, so that a figure on foot need not share the glory.
        counting.rev().max_by_key(|figure| figure.leadership)
    }

    /// C-L-LEADER: the best individual in command range, where a unit tests.
    fn lent(&self) -> Option<(u32, MoraleLeader)> {
        if self.single {
            return None;
        }
        let leaders = (0_u32..).zip(self.leaders.iter().copied());
        let near = leaders.filter(|(_, leader)| leader.distance <= NEAR);
        near.fold(None, |best: Option<(u32, MoraleLeader)>, next| match best {
            Some(best) if best.1.leadership >= next.1.leadership => Some(best),
            _ => Some(next),
        })
    }
}

impl Lookup for MoraleLeadership {
    type Answer = MoraleLeadershipAnswer;

    fn answer(&self) -> MoraleLeadershipAnswer {
        let best = self.own().unwrap_or_default();
        let own = best.leadership;
        if let Some((index, leader)) = self.lent()
            && leader.leadership > own
        {
            let mut because = Sentence::new("Eine Einzelfigur auf ", "An individual at ");
            because
                .inches(leader.distance)
                .add(" leiht ihre Führung ", " lends a leadership of ")
                .number(leader.leadership)
                .add(", höher als die eigene ", ", higher than the unit's own ")
                .number(own)
                .add(
                    "; bei einem Fehlschlag trifft es nur die Einheit.",
                    "; a failure affects the unit alone.",
                );
            return MoraleLeadershipAnswer {
                value: leader.leadership,
                rule: C_L_LEADER,
                because,
                own,
                leader: Some(index),
            };
        }
        let (rule, mut because) = match best.role {
            MoraleRole::Rider => (
                C_L_MOUNT,
                Sentence::new(
                    "Der Reiter zählt, nicht das Reittier: ",
                    "The rider counts, not the mount: ",
                ),
            ),
            MoraleRole::Crew => (
                C_L_MOUNT,
                Sentence::new(
                    "Die höchste Führung an Bord zählt: ",
                    "The highest leadership aboard counts: ",
                ),
            ),
            MoraleRole::Foot | MoraleRole::Mount => (
                C_L_TEST,
                Sentence::new(
                    "Die höchste eigene Führung zählt: ",
                    "The highest leadership of its own counts: ",
                ),
            ),
        };
        because.number(own).both(".");
        MoraleLeadershipAnswer {
            value: own,
            rule,
            because,
            own,
            leader: None,
        }
    }
}
