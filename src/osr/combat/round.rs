//! Several attacks of a round on one target: what goes in and what comes out.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Attack, AttackOutcome, CheckedRound};
use crate::dice::Test;
use crate::osr::OsrRulings;
use crate::osr::host::O_HOST_DAMAGE;
use crate::osr::order::O_ROUND;
use crate::osr::states::{O_HELPLESS, O_STUNNED};
use crate::rules::{
    Chance, Code, Error, Fields, Item, Key, Need, Problems, Procedure, Question, RulingUse,
    Sentence, Step, Visitor, check, choices, numbers, outcomes,
};

/// Most attacks in the list.
const MOST_ATTACKS: usize = 10;
/// Most attacks of a round, each counted as often as it is made.
const MOST_TIMES: i32 = 20;

choices! {
    /// What a failed save makes of the target.
    pub enum BecomesState {
        /// Paralysed or otherwise helpless.
        Helpless = "helpless", "gelähmt oder wehrlos", "paralysed or helpless";
        /// Stunned or prone.
        Stunned = "stunned", "betäubt oder liegend", "stunned or prone";
    }
}

choices! {
    /// The state of the target after the round.
    pub enum RoundState {
        /// On its guard.
        Normal = "normal", "auf der Hut", "on guard";
        /// Stunned or prone.
        Stunned = "stunned", "betäubt oder liegend", "stunned or prone";
        /// Paralysed or helpless.
        Helpless = "helpless", "gelähmt oder wehrlos", "paralysed or helpless";
        /// Out of hit points, or killed in its sleep.
        Dropped = "dropped", "ausgeschaltet", "dropped";
    }
}
outcomes! {
    RoundState:
    Normal => O_ROUND,
    Stunned => O_STUNNED,
    Helpless => O_HELPLESS,
    Dropped => O_HOST_DAMAGE,
}

/// The saving throw after a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct OnHit {
    /// What the d20 must show at least, −99 to 99; a natural 1 fails.
    pub save_number: i32,
    /// What becomes of the target when it fails.
    pub becomes: BecomesState,
}

impl Default for OnHit {
    fn default() -> Self {
        Self {
            save_number: 14,
            becomes: BecomesState::Helpless,
        }
    }
}

impl Fields for OnHit {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.integer(
            "saveNumber".into(),
            Required,
            &mut self.save_number,
            -99,
            99,
        );
        visitor.choice("becomes".into(), Required, &mut self.becomes);
    }
}

/// An attack of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct RoundAttack {
    /// The attack. The state of the target is that of the first attack, then what became of it; its hit
    /// points are those of the round.
    pub attack: Attack,
    /// How often, 1 to 20, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub times: i32,
    /// The saving throw after a hit; left out: none.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub on_hit: Option<OnHit>,
}

impl Default for RoundAttack {
    fn default() -> Self {
        Self {
            attack: Attack::default(),
            times: 1,
            on_hit: None,
        }
    }
}

impl Fields for RoundAttack {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object("attack".into(), Need::Required, &mut self.attack);
        visitor.integer(
            "times".into(),
            Need::Optional,
            &mut self.times,
            1,
            MOST_TIMES,
        );
        visitor.optional("onHit".into(), &mut self.on_hit);
    }
}

impl Item for RoundAttack {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// Which of the attacks the two hands make (O-TWO).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TwoHands {
    /// The attack of the main hand: its place in the list, 0 to 9.
    pub main: i32,
    /// The attack of the off hand: its place in the list, 0 to 9.
    pub off: i32,
    /// Dexterity of the attacker, 3 to 19.
    pub dexterity: i32,
}

impl Default for TwoHands {
    fn default() -> Self {
        Self {
            main: 0,
            off: 1,
            dexterity: 10,
        }
    }
}

impl Fields for TwoHands {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        let last = i32::try_from(MOST_ATTACKS).unwrap_or(1) - 1;
        visitor.integer("main".into(), Required, &mut self.main, 0, last);
        visitor.integer("off".into(), Required, &mut self.off, 0, last);
        visitor.integer("dexterity".into(), Required, &mut self.dexterity, 3, 19);
    }
}

/// Notes what is wrong with two hands and a list of so many attacks.
pub(super) fn check_hands(hands: Option<&TwoHands>, attacks: usize, problems: &mut Problems) {
    let Some(hands) = hands else { return };
    problems.enter("twoWeapons".into());
    for (key, place) in [("main", hands.main), ("off", hands.off)] {
        if usize::try_from(place).map_or(true, |place| place >= attacks) {
            let expected = Sentence::new(
                "der Platz eines Angriffs in der Liste",
                "the place of an attack in the list",
            );
            problems.push(Code::OutOfRange, key.into(), expected);
        }
    }
    if hands.main == hands.off {
        let expected = Sentence::new(
            "ein anderer Angriff als der der Haupthand",
            "another attack than that of the main hand",
        );
        problems.push(Code::NotAllowed, "off".into(), expected);
    }
    problems.leave();
}

/// Notes what is wrong with how many attacks there are.
pub(super) fn check_times(times: impl Iterator<Item = i32>, problems: &mut Problems) {
    let all: i32 = times.sum();
    if all == 0 {
        let expected = Sentence::new("mindestens ein Angriff", "at least one attack");
        problems.push(Code::Missing, "attacks".into(), expected);
    }
    if all > MOST_TIMES {
        let mut expected = Sentence::new("eine Runde mit höchstens ", "a round of at most ");
        expected
            .number(MOST_TIMES)
            .add(" Angriffen zusammen", " attacks together");
        problems.push(Code::TooMany, "attacks".into(), expected);
    }
}

/// The attacks of a round on one target, in order. An attack can leave the target stunned or
/// helpless for the next; the helpless are attacked twice as often (O-HELPLESS). All attacks are
/// made, even on a target that has dropped.
///
/// ```
/// use regelwerk::osr::combat::{Attack, AttackRound, RoundAttack};
/// use regelwerk::osr::host::Attacker;
/// let claw = Attack { attacker: Attacker::monster("2"), damage: "1d3".into(), ..Attack::default() };
/// let twice = RoundAttack { attack: claw, times: 2, ..RoundAttack::default() };
/// let odds = AttackRound { attacks: vec![twice], ..AttackRound::default() }.odds()?;
/// assert_eq!(odds.damage.len(), 7);
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct AttackRound {
    /// The attacks in order, 1 to 10, together made at most 20 times.
    pub attacks: Vec<RoundAttack>,
    /// Which of them two hands make; left out: none.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub two_weapons: Option<TwoHands>,
    /// Hit points that the target has left, 1 to 9999.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_hit_points: Option<i32>,
    /// Readings of what the book leaves open, for every attack; a reading of an attack's own counts
    /// where it is not at its default.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: OsrRulings,
}

impl Fields for AttackRound {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.list(
            "attacks".into(),
            Need::Required,
            &mut self.attacks,
            MOST_ATTACKS,
        );
        visitor.optional("twoWeapons".into(), &mut self.two_weapons);
        visitor.maybe_integer(
            "targetHitPoints".into(),
            &mut self.target_hit_points,
            1,
            9999,
        );
        visitor.object("rulings".into(), Need::Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        check_times(self.attacks.iter().map(|attack| attack.times), problems);
        check_hands(self.two_weapons.as_ref(), self.attacks.len(), problems);
    }
}

impl AttackRound {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedRound, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// The whole distribution of damage, and what becomes of the target.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<RoundOdds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for AttackRound {
    type Checked = CheckedRound;

    fn checked(&self) -> CheckedRound {
        CheckedRound::new(self)
    }
}

/// One blow, played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RoundBlow {
    /// Which attack of the list, from 0.
    pub attack: u32,
    /// Hit or miss.
    pub id: AttackOutcome,
    /// Points of damage.
    pub damage: u32,
}

/// A round of attacks, played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RoundResult {
    /// What became of the target.
    pub state: RoundState,
    /// Points of damage in all.
    pub damage: u32,
    /// Every blow, in order.
    pub blows: Vec<RoundBlow>,
}

/// What the attacks can come to. Lists have the points as index.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoundOdds {
    /// The state of the target after the round; they sum to 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<RoundState>[]"))]
    pub states: Vec<Chance>,
    /// Chance of exactly so many points.
    #[serde(serialize_with = "numbers")]
    pub damage: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub damage_fractions: Option<Vec<String>>,
    /// Chance of at least so many points.
    #[serde(serialize_with = "numbers")]
    pub damage_at_least: Vec<f64>,
    /// Mean points.
    pub mean_damage: f64,
    /// Chance that the target drops; left out where nothing is known of its hit points and it was
    /// awake.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub dropped: Option<f64>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps of every attack, in each state in which it can find the target; the first step of
    /// each carries the place in the list, from 1, as its label.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}
