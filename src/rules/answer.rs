//! Procedures and their answers: odds, a played roll, a roll by hand.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Code, Error, Fields, Frame, Label, Measures, Rule, RulingUse, Sentence, Step};
use crate::dice::{Dice, Fraction, Halt, Rolled, Seeded, Test, Told, Weights, fixed, walk};

/// One rule situation, checked: from one description come odds, rolls and explanations.
pub trait Procedure {
    /// What one play of it comes to.
    type Result: Serialize;
    /// The whole answer.
    type Odds: Serialize;

    /// Plays the rule with the dice of any source.
    ///
    /// # Errors
    /// [`Halt`] when the source has no face to give.
    fn play(&self, dice: &mut dyn Dice) -> Result<Self::Result, Halt>;

    /// Every outcome with its chance.
    fn odds(&self) -> Self::Odds;

    /// What the answer is measured by, without its words.
    fn measures(&self, to: &mut Measures);

    /// The breakdown and the rulings.
    fn frame(&self) -> &Frame;

    /// The situation in words, without an end.
    fn describe(&self, sentence: &mut Sentence);

    /// A result in words.
    fn name(&self, result: &Self::Result, sentence: &mut Sentence);
}

/// An input that leads to a procedure.
pub trait Question: Fields + Default {
    /// The procedure.
    type Checked: Procedure;

    /// The procedure of an input whose fields were checked.
    fn checked(&self) -> Self::Checked;

    /// All that decides about the chances, where a few numbers say it: inputs with the same
    /// signature have the same measures.
    fn signature(&self) -> Option<Signature> {
        None
    }
}

/// Numbers that decide about the chances.
pub type Signature = [i32; 8];

/// An input with an answer that nobody rolls for: a decision, a table, a course over rounds.
pub trait Lookup: Fields + Default {
    /// The answer.
    type Answer: Serialize;

    /// The answer to an input whose fields were checked.
    fn answer(&self) -> Self::Answer;

    /// What the answer is measured by; nothing where there is nothing to compare.
    fn measures(&self, _to: &mut Measures) {}
}

/// The id of an outcome and the rule that decides it.
pub type OutcomeRule = (&'static str, Rule);

/// An outcome of a procedure: one of a closed list.
pub trait Outcome: Label + Copy + 'static {
    /// Every outcome.
    const ALL: &'static [Self];
    /// Id and rule of every outcome, in the same order.
    const TABLE: &'static [OutcomeRule];
    /// The name for programs.
    fn id(self) -> &'static str;
    /// The rule that decides it.
    fn rule(self) -> Rule;
    /// The place in [`ALL`](Self::ALL).
    fn index(self) -> usize;
}

/// Makes an enum of `choices!` the outcomes of a procedure: each with the rule that decides it.
macro_rules! outcomes {
    ($name:ident: $($variant:ident => $rule:expr,)+) => {
        impl $crate::rules::Outcome for $name {
            const ALL: &'static [Self] = Self::ALL;
            const TABLE: &'static [$crate::rules::OutcomeRule] =
                &[$((Self::$variant.id(), $rule)),+];

            fn id(self) -> &'static str {
                self.id()
            }

            fn rule(self) -> $crate::rules::Rule {
                match self { $(Self::$variant => $rule),+ }
            }

            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use outcomes;

/// An outcome and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(bound(serialize = "Id: Copy + Into<&'static str>"))]
pub struct Chance<Id = &'static str> {
    /// The outcome.
    #[serde(serialize_with = "fixed")]
    pub id: Id,
    /// The rule that decides it.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// How likely, from 0 to 1.
    pub probability: f64,
    /// The same as a reduced fraction; left out only where a part has more than 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fraction: Option<String>,
}

/// The answer to "how likely is what?".
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(bound(serialize = "Id: Copy + Into<&'static str>"))]
pub struct Odds<Id = &'static str> {
    /// Every outcome that can happen, in the order of the rules text; they sum to exactly 1.
    pub outcomes: Vec<Chance<Id>>,
    /// Every roll that can come up, with its target number and what each face does.
    pub tests: Vec<Test>,
    /// The steps to each target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl Odds {
    /// The fraction of an outcome; `0` where it cannot happen.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }

    /// How likely an outcome is.
    #[must_use]
    pub fn probability(&self, id: &str) -> f64 {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or(0.0, |chance| chance.probability)
    }
}

/// One play, die by die.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Played<Outcome> {
    /// What came out.
    pub outcome: Outcome,
    /// Every die, in order.
    pub dice: Vec<Rolled>,
    /// The seed; the same one gives the same dice everywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub seed: Option<u32>,
    /// The steps to each target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation, the dice and the result.
    pub explanation: Sentence,
    /// The rulings that this result rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

/// What is known after the faces so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Resolved<Outcome> {
    /// A die has to be rolled.
    Next(NextRoll),
    /// All is decided.
    Result(Played<Outcome>),
}

/// The die that has to be rolled next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct NextRoll {
    /// Which, and what each face does.
    pub next: Test,
    /// The dice so far.
    pub dice: Vec<Rolled>,
}

/// The odds of a procedure whose plays end in one of a closed list of outcomes.
pub fn outcome_odds<O: Outcome, P: Procedure<Result = O>>(
    procedure: &P,
    conclude: impl Fn(&Weights, &[Test], &mut Sentence),
) -> Odds {
    odds_of(
        O::TABLE,
        &mut |dice| procedure.play(dice).map(O::index),
        procedure.frame(),
        &|sentence| procedure.describe(sentence),
        &conclude,
    )
}

/// [`outcome_odds`] without type parameters, so that it stands once in the module.
#[inline(never)]
fn odds_of(
    table: &[OutcomeRule],
    play: &mut dyn FnMut(&mut dyn Dice) -> Result<usize, Halt>,
    frame: &Frame,
    describe: &dyn Fn(&mut Sentence),
    conclude: &dyn Fn(&Weights, &[Test], &mut Sentence),
) -> Odds {
    let walked = walk(table.len(), play);
    let (weights, tests) = walked.unwrap_or_else(|| (Weights::certain(0, table.len()), vec![]));
    let mut explanation = Sentence::default();
    describe(&mut explanation);
    conclude(&weights, &tests, &mut explanation);
    explanation.both(".");
    let Frame {
        breakdown,
        rulings,
        assumptions,
        ..
    } = frame.clone();
    Odds {
        outcomes: chances_of(table, &weights),
        tests,
        breakdown,
        explanation,
        rulings,
        assumptions,
    }
}

/// Every outcome that can happen, with its chance.
#[must_use]
pub fn chances<O: Outcome>(weights: &Weights) -> Vec<Chance> {
    chances_of(O::TABLE, weights)
}

#[inline(never)]
fn chances_of(table: &[OutcomeRule], weights: &Weights) -> Vec<Chance> {
    let mut chances = Vec::new();
    for (index, (id, rule)) in table.iter().enumerate() {
        let fraction = weights.chance(index);
        if fraction != Fraction::ZERO {
            chances.push(Chance {
                id: *id,
                rule: *rule,
                probability: fraction.to_f64(),
                fraction: fraction.short(),
            });
        }
    }
    chances
}

/// Plays a procedure with the dice of a seed.
pub fn roll<P: Procedure>(procedure: &P, seed: u32) -> Option<Played<P::Result>> {
    let mut dice = Seeded::new(seed);
    let result = procedure.play(&mut dice).ok()?;
    let words = words(procedure, &result);
    let scene = Scene::of(procedure);
    Some(scene.played((result, words), dice.into_log(), Some(seed)))
}

/// Plays a procedure with faces that a player rolled.
///
/// # Errors
/// A face that is not on the die, or one that no roll asks for.
pub fn resolve<P: Procedure>(procedure: &P, faces: &[u16]) -> Result<Resolved<P::Result>, Error> {
    let mut dice = Told::new(faces);
    let result = procedure.play(&mut dice);
    let worded = result.map(|result| {
        let words = words(procedure, &result);
        (result, words)
    });
    Scene::of(procedure).resolved(worded, dice, faces.len())
}

/// A result in words.
pub(crate) fn words<P: Procedure>(procedure: &P, result: &P::Result) -> Sentence {
    let mut words = Sentence::default();
    procedure.name(result, &mut words);
    words
}

/// An error about one face.
pub(crate) fn bad_face(index: usize, expected: Sentence) -> Error {
    let path = ["faces[", &index.to_string(), "]"].concat();
    Error::one(Code::BadFace, &path, expected)
}

/// What surrounds a play, whatever its result is.
pub(crate) struct Scene {
    frame: Frame,
    situation: Sentence,
}

impl Scene {
    pub(crate) fn of<P: Procedure>(procedure: &P) -> Self {
        let mut situation = Sentence::default();
        procedure.describe(&mut situation);
        Self {
            frame: procedure.frame().clone(),
            situation,
        }
    }

    /// A play that came to its end, with its result in words.
    pub(crate) fn played<R>(
        self,
        (outcome, words): (R, Sentence),
        dice: Vec<Rolled>,
        seed: Option<u32>,
    ) -> Played<R> {
        let explanation = tell(self.situation, &dice, &words);
        Played {
            outcome,
            dice,
            seed,
            breakdown: self.frame.breakdown,
            explanation,
            rulings: self.frame.rulings,
            assumptions: self.frame.assumptions,
        }
    }

    /// A play by hand that came to its end, or to a die that has to be rolled.
    pub(crate) fn resolved<R>(
        self,
        outcome: Result<(R, Sentence), Halt>,
        dice: Told<'_>,
        faces: usize,
    ) -> Result<Resolved<R>, Error> {
        match outcome {
            Ok(outcome) => match dice.left_over() {
                0 => Ok(Resolved::Result(self.played(
                    outcome,
                    dice.into_log(),
                    None,
                ))),
                surplus => Err(bad_face(
                    faces - surplus,
                    Sentence::new(
                        "nichts: das Ergebnis steht schon fest",
                        "left out: the result is already decided",
                    ),
                )),
            },
            Err(Halt::Next(next)) => Ok(Resolved::Next(NextRoll {
                next,
                dice: dice.into_log(),
            })),
            Err(Halt::NotOnDie(index, sides)) => {
                let expected = super::fields::whole_number(1, i32::from(sides));
                Err(bad_face(index, expected))
            }
            Err(Halt::NoSuchBand) => Err(bad_face(0, Sentence::default())),
        }
    }
}

/// The situation, the dice and the result in one sentence.
#[inline(never)]
fn tell(situation: Sentence, dice: &[Rolled], words: &Sentence) -> Sentence {
    let mut explanation = situation;
    for (index, die) in dice.iter().take(LONGEST_LIST).enumerate() {
        if index == 0 {
            explanation.add("; gewürfelt ", "; rolled ");
        } else {
            explanation.both(", ");
        }
        explanation.number(die.face);
    }
    if dice.len() > LONGEST_LIST {
        explanation.both(" …");
    }
    explanation.both(": ").join(words).both(".");
    explanation
}

/// Most faces that a sentence names.
const LONGEST_LIST: usize = 12;
