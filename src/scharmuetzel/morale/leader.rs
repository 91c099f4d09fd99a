//! Whose leadership counts: a character nearby may lend his.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_LEADER;
use crate::rules::{Fields, Item, Key, Lookup, Need, Rule, Sentence, Visitor, choices};
use crate::scharmuetzel::host::MOST_LEADERSHIP;
use crate::scharmuetzel::injury::ModelState;

/// Reach of a character on foot, in inches.
const ON_FOOT: f64 = 6.0;
/// Reach of a mounted character, in inches.
const MOUNTED: f64 = 12.0;
/// Most characters in one question.
const MOST_LEADERS: usize = 20;

choices! {
    /// What is tested.
    pub enum LeaderTest {
        /// 2d6 against leadership.
        Leadership = "leadership", "Moralwerttest", "leadership test";
        /// d6 against initiative.
        Initiative = "initiative", "Initiativetest", "initiative test";
    }
}

/// A character of the same side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct LeaderModel {
    /// Leadership (MW), 0 to 12.
    pub leadership: i32,
    /// Distance to the model that tests, in inches, 0 to 1000.
    pub distance: f64,
    /// Whether he is mounted, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// His state, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether he is fleeing, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fleeing: bool,
}

impl Fields for LeaderModel {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "leadership".into(),
            Required,
            &mut self.leadership,
            0,
            MOST_LEADERSHIP,
        );
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
    }
}

impl Item for LeaderModel {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A model that has to test, and the characters of its side (S-LEADER).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::morale::{Leader, LeaderModel};
/// let captain = LeaderModel { leadership: 9, distance: 6.0, ..LeaderModel::default() };
/// let answer = Leader { leadership: 7, leaders: vec![captain], ..Leader::default() }.answer();
/// assert_eq!(answer.value, Some(9));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Leader {
    /// What is tested, default `leadership`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub test: LeaderTest,
    /// Leadership (MW) of the model itself, 0 to 12.
    pub leadership: i32,
    /// Characters of its side, at most 20.
    pub leaders: Vec<LeaderModel>,
}

impl Fields for Leader {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("test".into(), Optional, &mut self.test);
        visitor.integer(
            "leadership".into(),
            Required,
            &mut self.leadership,
            0,
            MOST_LEADERSHIP,
        );
        visitor.list("leaders".into(), Required, &mut self.leaders, MOST_LEADERS);
    }
}

/// The leadership that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeaderAnswer {
    /// The value; left out for an initiative test, which nobody can help.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub value: Option<i32>,
    /// Which character lends it, by his place in the list; left out where the model's own counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub from: Option<usize>,
    /// Of each character: whether he may lend his leadership.
    pub in_reach: Vec<bool>,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl LeaderModel {
    /// S-LEADER: 6 inches on foot, 12 mounted; standing and not fleeing.
    fn lends(&self) -> bool {
        let reach = if self.mounted { MOUNTED } else { ON_FOOT };
        self.state == ModelState::Standing && !self.fleeing && self.distance <= reach
    }
}

impl Lookup for Leader {
    type Answer = LeaderAnswer;

    fn answer(&self) -> LeaderAnswer {
        let in_reach: Vec<bool> = self.leaders.iter().map(LeaderModel::lends).collect();
        let mut answer = LeaderAnswer {
            value: Some(self.leadership),
            from: None,
            in_reach,
            rule: S_LEADER,
            because: Sentence::default(),
        };
        if self.test == LeaderTest::Initiative {
            answer.value = None;
            answer.because.add(
                "Bei Initiativetests hilft kein Anführer.",
                "No leader helps with initiative tests.",
            );
            return answer;
        }
        let mut best = self.leadership;
        for (index, leader) in self.leaders.iter().enumerate() {
            if leader.lends() && leader.leadership > best {
                best = leader.leadership;
                answer.from = Some(index);
                answer.because = Sentence::new("Ein Anführer auf ", "A leader at ");
                answer
                    .because
                    .inches(leader.distance)
                    .add(", ", ", ")
                    .add(
                        if leader.mounted {
                            "beritten"
                        } else {
                            "zu Fuß"
                        },
                        if leader.mounted { "mounted" } else { "on foot" },
                    )
                    .add(", leiht seinen MW ", ", lends his Ld ")
                    .number(best)
                    .both(".");
            }
        }
        answer.value = Some(best);
        if answer.from.is_none() {
            answer.because.add(
                "Kein Anführer in Reichweite hat einen besseren Wert: der eigene zählt, MW ",
                "No leader in reach has a better value: its own counts, Ld ",
            );
            answer.because.number(best).both(".");
        }
        answer
    }
}
