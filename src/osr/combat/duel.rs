//! Two combatants until one drops: what goes in and what comes out.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::round::{check_hands, check_times};
use super::{Attack, CheckedDuel, TwoHands};
use crate::dice::Test;
use crate::osr::OsrRulings;
use crate::osr::order::{O_INIT, O_ROUND};
use crate::osr::states::TargetState;
use crate::rules::{
    Chance, Code, Error, Fields, Item, Key, Need, Problems, Procedure, Question, RulingUse,
    Sentence, Step, Visitor, check, choices, numbers, outcomes,
};

choices! {
    /// How a duel ends.
    pub enum DuelOutcome {
        /// The second combatant drops.
        FirstWins = "firstWins", "der erste gewinnt", "the first wins";
        /// The first combatant drops.
        SecondWins = "secondWins", "der zweite gewinnt", "the second wins";
        /// Both drop in the same segment.
        BothDrop = "bothDrop", "beide fallen", "both drop";
        /// Both stand after the last round.
        Undecided = "undecided", "beide stehen noch", "both still stand";
    }
}
outcomes! {
    DuelOutcome:
    FirstWins => O_ROUND,
    SecondWins => O_ROUND,
    BothDrop => O_INIT,
    Undecided => O_ROUND,
}

/// An attack that a combatant makes every round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Routine {
    /// The attack; its target is `normal`, `stunned` or `helpless` throughout, with the hit points of the
    /// other combatant.
    pub attack: Attack,
    /// How often, 1 to 20, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub times: i32,
}

impl Default for Routine {
    fn default() -> Self {
        Self {
            attack: Attack::default(),
            times: 1,
        }
    }
}

impl Fields for Routine {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object("attack".into(), Need::Required, &mut self.attack);
        visitor.integer("times".into(), Need::Optional, &mut self.times, 1, 20);
    }

    fn check(&self, problems: &mut Problems) {
        match self.attack.target_state {
            TargetState::Normal | TargetState::Stunned | TargetState::Helpless => {}
            TargetState::Unaware | TargetState::Asleep => {
                problems.enter("attack".into());
                let expected = Sentence::new(
                    "`normal`, `stunned` oder `helpless`: ahnungslos oder schlafend ist nach dem ersten Angriff niemand mehr",
                    "`normal`, `stunned` or `helpless`: after the first attack nobody is unaware or asleep any more",
                );
                problems.push(Code::NotAllowed, "targetState".into(), expected);
                problems.leave();
            }
        }
    }
}

impl Item for Routine {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Combatant {
    /// Hit points, 1 to 100.
    pub hit_points: i32,
    /// What it does every round, 1 to 10 attacks, together made at most 20 times.
    pub attacks: Vec<Routine>,
    /// Which of them two hands make; left out: none.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub two_weapons: Option<TwoHands>,
}

impl Default for Combatant {
    fn default() -> Self {
        Self {
            hit_points: 1,
            attacks: Vec::new(),
            two_weapons: None,
        }
    }
}

impl Fields for Combatant {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.integer("hitPoints".into(), Required, &mut self.hit_points, 1, 100);
        visitor.list("attacks".into(), Required, &mut self.attacks, 10);
        visitor.optional("twoWeapons".into(), &mut self.two_weapons);
    }

    fn check(&self, problems: &mut Problems) {
        check_times(self.attacks.iter().map(|routine| routine.times), problems);
        check_hands(self.two_weapons.as_ref(), self.attacks.len(), problems);
    }
}

/// Two combatants who strike at each other round by round, with initiative anew each round, until one
/// drops.
///
/// ```
/// use regelwerk::osr::combat::{Attack, Combatant, Duel, Routine};
/// use regelwerk::osr::host::{Attacker, CharacterClass};
/// let sword = Attack {
///     attacker: Attacker::character(CharacterClass::Fighter, 1),
///     armour_class: 15,
///     damage: "1d8".into(),
///     ..Attack::default()
/// };
/// let guard = Combatant {
///     hit_points: 8,
///     attacks: vec![Routine { attack: sword, times: 1 }],
///     two_weapons: None,
/// };
/// let odds = Duel { first: guard.clone(), second: guard, ..Duel::default() }.odds()?;
/// assert!((odds.probability("firstWins") - odds.probability("secondWins")).abs() < 1e-12);
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Duel {
    /// The first combatant.
    pub first: Combatant,
    /// The second combatant.
    pub second: Combatant,
    /// Most rounds, 1 to 200, default 100.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rounds: i32,
    /// Readings of what the book leaves open, `initiativeTie` and those of every attack; a reading of
    /// an attack's own counts where it is not at its default.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: OsrRulings,
}

impl Default for Duel {
    fn default() -> Self {
        Self {
            first: Combatant::default(),
            second: Combatant::default(),
            rounds: 100,
            rulings: OsrRulings::default(),
        }
    }
}

impl Fields for Duel {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.object("first".into(), Required, &mut self.first);
        visitor.object("second".into(), Required, &mut self.second);
        visitor.integer("rounds".into(), Optional, &mut self.rounds, 1, 200);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

impl Duel {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedDuel, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Who wins, and when.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<DuelOdds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for Duel {
    type Checked = CheckedDuel;

    fn checked(&self) -> CheckedDuel {
        CheckedDuel::new(self)
    }
}

/// A duel, played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DuelResult {
    /// How it ended.
    pub id: DuelOutcome,
    /// Rounds fought.
    pub rounds: u32,
    /// Hit points that the first has left.
    pub first_hit_points: u32,
    /// Hit points that the second has left.
    pub second_hit_points: u32,
}

/// What happens round by round: each list has one chance for each round, from the first.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DuelRounds {
    /// Chance that the first wins in this round.
    #[serde(serialize_with = "numbers")]
    pub first_wins: Vec<f64>,
    /// Chance that the second wins in this round.
    #[serde(serialize_with = "numbers")]
    pub second_wins: Vec<f64>,
    /// Chance that both drop in this round.
    #[serde(serialize_with = "numbers")]
    pub both_drop: Vec<f64>,
    /// Chance that both stand after it.
    #[serde(serialize_with = "numbers")]
    pub undecided: Vec<f64>,
}

/// Who wins, and when.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DuelOdds {
    /// How it ends; they sum to 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<DuelOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Round by round, as long as it goes on with a chance of at least 1e-6; later rounds, down to
    /// 1e-18, count in everything else here.
    pub rounds: DuelRounds,
    /// Mean number of rounds; a duel without a decision counts with all its rounds.
    pub mean_rounds: f64,
    /// Chance that the first ends with so many hit points (index); 0: dropped.
    #[serde(serialize_with = "numbers")]
    pub first_hit_points: Vec<f64>,
    /// Chance that the second ends with so many hit points (index); 0: dropped.
    #[serde(serialize_with = "numbers")]
    pub second_hit_points: Vec<f64>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps of every attack; the first step of each carries the side and the place in its list,
    /// from 1, as its label.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl DuelOdds {
    /// How likely an outcome is.
    #[must_use]
    pub fn probability(&self, id: &str) -> f64 {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or(0.0, |chance| chance.probability)
    }
}
