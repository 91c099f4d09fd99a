//! A second reading of the rules, written as plainly as possible: every face of
//! every die in nested loops, decided by ifs, counted. It shares nothing with
//! the library; the tests compare the two.
//!
//! `odds("chronopia.shot", &input)` takes the public input as JSON. Inputs are
//! not checked: the oracle answers legal ones only.

#![allow(
    dead_code,
    clippy::cast_precision_loss,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::needless_range_loop,
    clippy::panic,
    clippy::unwrap_used
)]

pub mod activation;
pub mod fraction;
pub mod horror;
pub mod input;
pub mod magic;
pub mod morale;
pub mod osr;
pub mod plan;
pub mod scharmuetzel;
pub mod shot;
pub mod summoning;
pub mod targeting;
pub mod volley;

use std::collections::BTreeMap;

pub use fraction::Fraction;
use serde_json::Value;

/// Outcome id → its chance; outcomes that cannot happen are absent.
pub type Chances = BTreeMap<String, Fraction>;

/// One entry a round: state → its chance; states that cannot be are absent.
pub type Track = Vec<BTreeMap<String, f64>>;

#[derive(Debug)]
pub enum Answer {
    /// The chance of each outcome.
    Chances(Chances),
    /// The input breaks a rule; `step` is the place in the plan, where there is one.
    NotLegal {
        step: Option<usize>,
    },
    /// Chances by count (index = count); friends only for shots into melee.
    Volley {
        wounds: Vec<Fraction>,
        losses: Vec<Fraction>,
        friend_wounds: Option<Vec<Fraction>>,
    },
    Activation {
        wounds: Vec<Fraction>,
        friend_wounds: Option<Vec<Fraction>>,
        /// The chance of any fumble.
        fumble: Fraction,
        /// The chance of a fumble while planned shots or actions remain.
        cut_short: Fraction,
    },
    SpellLevels {
        /// Level and chances, in order.
        rows: Vec<(i64, Chances)>,
        /// The level, or the levels if several are equally good, with the most perfect + takesEffect.
        best_levels: Vec<i64>,
    },
    Track(Track),
    Attack(osr::attack::Attack),
    Round {
        damage: Vec<Fraction>,
        /// The chance that the target's hit points are gone, or that it dies in its sleep.
        dropped: Fraction,
        /// Its state afterwards, `dropped` among them.
        states: Chances,
    },
    /// The chance of each number of points.
    Damage(Vec<Fraction>),
    Initiative {
        odds: Chances,
        spell: Option<Chances>,
    },
    /// A look-up without dice.
    Value(Value),
}

impl Answer {
    /// The chances of an outcome procedure.
    pub fn chances(&self) -> &Chances {
        let Answer::Chances(chances) = self else {
            panic!("no chances in {self:?}")
        };
        chances
    }
}

/// The exact answer of one procedure.
pub fn odds(procedure: &str, input: &Value) -> Answer {
    match procedure {
        "chronopia.shot" => Answer::Chances(shot::shot(input)),
        "chronopia.volley" => volley::volley(input),
        "chronopia.activation" => activation::activation(input),
        "chronopia.targets" => Answer::Value(targeting::targets(input)),
        "chronopia.lineOfSight" => Answer::Value(targeting::line(input)),
        "chronopia.spell" => magic::spell(input),
        "chronopia.spellLevels" => magic::spell_levels(input),
        "chronopia.summoning" => summoning::summoning(input),
        "chronopia.rage" => Answer::Chances(summoning::rage(input)),
        "chronopia.morale" => Answer::Chances(morale::morale(input)),
        "chronopia.panicTrack" => Answer::Track(morale::panic_track(input)),
        "chronopia.horror" => Answer::Chances(horror::horror(input)),
        "chronopia.horrorTrack" => Answer::Track(horror::horror_track(input)),
        "osr.attack" => Answer::Attack(osr::attack::attack(input)),
        "osr.round" => osr::round::round(input),
        "osr.damage" => Answer::Damage(osr::damage::damage(input)),
        "osr.gaze" => Answer::Chances(osr::gaze::gaze(input)),
        "osr.surprise" => Answer::Chances(osr::surprise::surprise(input)),
        "osr.initiative" => osr::initiative::initiative(input),
        "osr.monsterLevel" => {
            Answer::Value(osr::tables::monster_level(input::text(input, "hitDice")).into())
        }
        "osr.proficiencies" => Answer::Value(osr::tables::proficiencies(input)),
        "osr.saves" => Answer::Value(osr::tables::saves(input)),
        "scharmuetzel.shooting" => Answer::Chances(scharmuetzel::shooting::shooting(input)),
        "scharmuetzel.fight" => Answer::Chances(scharmuetzel::fight::fight(input)),
        "scharmuetzel.injury" => Answer::Chances(scharmuetzel::injury::highest_of(input::whole(
            input, "damage",
        )
            as usize)),
        "scharmuetzel.nerve" => Answer::Chances(scharmuetzel::nerve::nerve(input)),
        "scharmuetzel.rally" => Answer::Chances(scharmuetzel::rally::rally(input)),
        "scharmuetzel.rout" => Answer::Chances(scharmuetzel::rout::rout(input)),
        "scharmuetzel.unseenCharge" => {
            Answer::Chances(scharmuetzel::unseen_charge::unseen_charge(input))
        }
        _ => panic!("the oracle does not know `{procedure}`"),
    }
}

/// Counts how often each outcome comes up among equally likely rolls.
#[derive(Default)]
pub struct Tally {
    counts: BTreeMap<String, u128>,
    total: u128,
}

impl Tally {
    pub fn add(&mut self, outcome: &str) {
        *self.counts.entry(outcome.to_owned()).or_insert(0) += 1;
        self.total += 1;
    }

    pub fn chances(&self) -> Chances {
        let mut chances = Chances::new();
        for (outcome, count) in &self.counts {
            chances.insert(outcome.clone(), Fraction::new(*count, self.total));
        }
        chances
    }
}

/// The chance of an outcome; 0 where it is absent.
pub fn chance_of(chances: &Chances, outcome: &str) -> Fraction {
    chances.get(outcome).copied().unwrap_or(Fraction::zero())
}

/// The chance of each count with one more try, which scores one with `chance`.
pub fn one_more(counts: &[Fraction], chance: Fraction, against: Fraction) -> Vec<Fraction> {
    let mut next = vec![Fraction::zero(); counts.len() + 1];
    for (count, weight) in counts.iter().enumerate() {
        next[count] = next[count].plus(weight.times(against));
        next[count + 1] = next[count + 1].plus(weight.times(chance));
    }
    next
}
