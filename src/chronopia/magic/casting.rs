//! Several spells in one activation.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_M_ACTIONS, CheckedSpell, Spell, SpellOutcome};
use crate::dice::{Counts, Dice, Fraction, Halt, Test, Weight, Weights};
use crate::rules::{
    ACTION, ACTIONS, Chance, Code, Error, Fields, Frame, Item, Key, Measures, Need, Problems,
    Procedure, Question, RulingUse, Sentence, Step, Visitor, chances, check, name_places, numbers,
};

/// One spell of an activation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct CastSpell {
    /// The spell; its `concentrate` says how many actions of this activation go before it.
    pub spell: Spell,
    /// Actions that the spell itself takes, 1 to 9, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub actions: i32,
}

impl Default for CastSpell {
    fn default() -> Self {
        Self {
            spell: Spell::default(),
            actions: 1,
        }
    }
}

impl Fields for CastSpell {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object("spell".into(), Need::Required, &mut self.spell);
        visitor.integer("actions".into(), Need::Optional, &mut self.actions, 1, 9);
    }
}

impl Item for CastSpell {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// Several spells in one activation (C-M-ACTIONS), in order. A fumbled spell that is not offensive
/// costs the remaining actions; a backfire does not, whatever else it does to the mage is not modelled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Casting {
    /// Actions of the mage, 1 to 20.
    pub actions: i32,
    /// The spells in order, at most 10.
    pub castings: Vec<CastSpell>,
}

impl Fields for Casting {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer("actions".into(), Need::Required, &mut self.actions, 1, 20);
        visitor.list("castings".into(), Need::Required, &mut self.castings, 10);
    }

    fn check(&self, problems: &mut Problems) {
        problems.enter("castings".into());
        let mut left = self.actions;
        for (index, casting) in self.castings.iter().enumerate() {
            problems.enter(Key::Index(index));
            left -= casting.spell.concentrate + casting.actions;
            if left < 0 {
                let mut expected = Sentence::new(
                    "so gewählt, dass alle Zauber samt Konzentrieren in ",
                    "such that all spells and their concentration fit into ",
                );
                expected
                    .counted(self.actions, ACTION, ACTIONS)
                    .add(" passen", "");
                problems.push(Code::NotLegal, "actions".into(), expected);
            }
            if casting.spell.pre_battle {
                problems.enter("spell".into());
                let expected = Sentence::new(
                    "`false`: vor dem Kampf wird genau ein Zauber gewirkt, außerhalb jeder Aktivierung",
                    "`false`: before the battle exactly one spell is cast, outside any activation",
                );
                problems.push(Code::NotAllowed, "preBattle".into(), expected);
                problems.leave();
            }
            problems.leave();
        }
        problems.leave();
    }
}

impl Casting {
    /// How many spells take effect, and each by itself.
    ///
    /// # Errors
    /// All problems at once; spells that do not fit into the actions are named.
    pub fn odds(&self) -> Result<CastingOdds, Error> {
        check(self)?;
        Ok(self.checked().odds())
    }
}

/// Spells of an activation whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedCasting {
    input: Casting,
    frame: Frame,
    spells: Vec<CheckedSpell>,
}

/// What the spells of an activation can come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CastingOdds {
    /// Chance that exactly so many spells take effect; index = count.
    #[serde(serialize_with = "numbers")]
    pub effects: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub effects_fractions: Option<Vec<String>>,
    /// Chance that at least so many take effect.
    #[serde(serialize_with = "numbers")]
    pub effects_at_least: Vec<f64>,
    /// Mean number of spells that take effect.
    pub mean_effects: f64,
    /// Chance that a fumble costs a spell that was still to come.
    pub cut_short: f64,
    /// Each spell.
    pub spells: Vec<CastSpellOdds>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps: actions by spell, then those to each target number. Of several
    /// spells the label of each first step says which it is for, by their places from 1; rolls that
    /// are alike stand once.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

/// One spell of an activation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CastSpellOdds {
    /// Chance that it is cast at all, not cut off by a fumble.
    pub reached: f64,
    /// Its outcomes, once it is cast.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<SpellOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Chance that it is reached and takes effect.
    pub takes_effect: f64,
    /// Actions left after it.
    pub actions_left: i32,
}

/// The spells of one activation, played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CastingOutcome {
    /// How many spells took effect.
    pub effects: u32,
    /// Whether a fumble cost a spell that was still to come.
    pub cut_short: bool,
    /// What each spell came to; those that a fumble prevented are missing.
    pub spells: Vec<SpellOutcome>,
}

impl Question for Casting {
    type Checked = CheckedCasting;

    fn checked(&self) -> CheckedCasting {
        let mut frame = Frame::default();
        let spells: Vec<CheckedSpell> = self
            .castings
            .iter()
            .map(|casting| casting.spell.checked())
            .collect();
        let mut total = 0;
        for (place, casting) in self.castings.iter().enumerate() {
            // C-M-ACTIONS: all actions of a spell belong to one activation.
            let value = casting.spell.concentrate + casting.actions;
            total += value;
            frame.breakdown.push(Step {
                of: "actions",
                rule: C_M_ACTIONS,
                value,
                total,
                name: None,
                label: match self.castings.len() {
                    1 => String::new(),
                    _ => (place + 1).to_string(),
                },
            });
        }
        frame.absorb_parts(spells.iter().map(Procedure::frame), name_places);
        CheckedCasting {
            input: self.clone(),
            frame,
            spells,
        }
    }
}

/// A spell's chances, in what matters here.
struct Odds {
    weights: Weights,
    works: Fraction,
    /// C-M-FUMBLE of a spell that is not offensive: the rest of the activation is lost.
    ends: Fraction,
}

impl Odds {
    fn of(weights: Weights) -> Self {
        let works = SpellOutcome::ALL
            .iter()
            .filter(|outcome| outcome.takes_effect());
        Self {
            works: weights.sum(works.map(|outcome| *outcome as usize)),
            ends: weights.chance(SpellOutcome::ActionsLost as usize),
            weights,
        }
    }
}

impl Procedure for CheckedCasting {
    type Result = CastingOutcome;
    type Odds = CastingOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<CastingOutcome, Halt> {
        let mut result = CastingOutcome {
            effects: 0,
            cut_short: false,
            spells: Vec::new(),
        };
        for spell in &self.spells {
            let outcome = spell.play(dice)?;
            result.effects += u32::from(outcome.takes_effect());
            result.spells.push(outcome);
            if outcome == SpellOutcome::ActionsLost {
                result.cut_short = result.spells.len() < self.spells.len();
                break;
            }
        }
        Ok(result)
    }

    fn odds(&self) -> CastingOdds {
        let mut tests: Vec<Test> = Vec::new();
        let mut all: Vec<Odds> = Vec::new();
        for spell in &self.spells {
            let (weights, asked) = spell.weights();
            for test in asked {
                if !tests.contains(&test) {
                    tests.push(test);
                }
            }
            all.push(Odds::of(weights));
        }
        let effects = chain(&all);
        let (spells, cut_short) = self.spell_by_spell(&all);
        let mean_effects = effects.mean();
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation
            .add(": im Mittel wirken ", ": on average ")
            .decimal(mean_effects)
            .add(
                ", mindestens einer mit ",
                " take effect, at least one with a chance of ",
            )
            .chance(
                1.0 - effects.chances().first().copied().unwrap_or(1.0),
                None,
            )
            .both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        CastingOdds {
            effects: effects.chances(),
            effects_fractions: effects.fractions(),
            effects_at_least: effects.at_least(),
            mean_effects,
            cut_short,
            spells,
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let all: Vec<Odds> = self
            .spells
            .iter()
            .map(|spell| Odds::of(spell.weights().0))
            .collect();
        to.counts("effects", chain(&all));
        to.chance("cutShort", Weight::about(self.spell_by_spell(&all).1));
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence
            .add("Aktivierung mit ", "Activation with ")
            .counted(self.input.actions, ACTION, ACTIONS);
        let castings = self.input.castings.iter().zip(&self.spells);
        for (index, (casting, spell)) in castings.enumerate() {
            let number = i64::try_from(index + 1).unwrap_or(i64::MAX);
            sentence.both("; ").number(number).both(": ");
            spell.describe(sentence);
            if casting.actions != 1 {
                sentence
                    .add(", kostet ", ", takes ")
                    .counted(casting.actions, ACTION, ACTIONS);
            }
        }
    }

    fn name(&self, result: &CastingOutcome, sentence: &mut Sentence) {
        sentence.number(result.effects);
        if result.effects == 1 {
            sentence.add(" Zauber wirkt", " spell takes effect");
        } else {
            sentence.add(" Zauber wirken", " spells take effect");
        }
        if result.cut_short {
            sentence.add(", ein Patzer bricht ab", ", a fumble cuts it short");
        }
    }
}

/// How many take effect, from the last spell back: each either ends the activation or goes on.
fn chain(all: &[Odds]) -> Counts {
    let nothing = Counts::always(0);
    let mut rest = nothing.clone();
    for odds in all.iter().rev() {
        let goes_on = odds.weights.sum(
            SpellOutcome::ALL
                .iter()
                .filter(|outcome| !outcome.takes_effect() && **outcome != SpellOutcome::ActionsLost)
                .map(|outcome| *outcome as usize),
        );
        let parts = [
            (goes_on, 0, &rest),
            (odds.works, 1, &rest),
            (odds.ends, 0, &nothing),
        ];
        let possible: Vec<_> = parts
            .into_iter()
            .filter(|(chance, _, _)| *chance != Fraction::ZERO)
            .collect();
        rest = Counts::mix(&possible);
    }
    rest
}

impl CheckedCasting {
    fn spell_by_spell(&self, all: &[Odds]) -> (Vec<CastSpellOdds>, f64) {
        let mut spells = Vec::new();
        let mut left = self.input.actions;
        let mut reached = 1.0;
        let mut cut_short = 0.0;
        for (casting, odds) in self.input.castings.iter().zip(all) {
            left -= casting.spell.concentrate + casting.actions;
            spells.push(CastSpellOdds {
                reached,
                outcomes: chances::<SpellOutcome>(&odds.weights),
                takes_effect: reached * odds.works.to_f64(),
                actions_left: left,
            });
            if spells.len() < all.len() {
                cut_short += reached * odds.ends.to_f64();
            }
            reached *= odds.ends.complement().to_f64();
        }
        (spells, cut_short)
    }
}
