//! Which level to choose: the chance to cast against the chance that it holds.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Spell, SpellOutcome};
use crate::dice::Fraction;
use crate::rules::{
    Chance, Code, Error, Fields, Frame, Key, Lookup, Measures, Need, Problems, Procedure, Question,
    RulingUse, Sentence, Step, Visitor, about, chances, check,
};

/// One spell at several levels.
///
/// ```
/// use regelwerk::chronopia::magic::{Edition, Spell, SpellLevels};
/// let spell = Spell { edition: Edition::Warband, magic: 14, ..Spell::default() };
/// let odds = SpellLevels { spell, from: 1, to: 10 }.odds()?;
/// assert_eq!(odds.equally_good, [2, 3]);
/// assert_eq!(odds.rows[1].takes_effect_fraction, "13/40");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SpellLevels {
    /// The spell; its own level, 1 to 10, does not count and may be left out.
    #[cfg_attr(
        feature = "bindings",
        tsify(
            type = "Omit<Spell, \"level\"> & {\n/** Does not count here; 1 to 10, default 1. */\nlevel?: number;\n}"
        )
    )]
    pub spell: Spell,
    /// Lowest level, 1 to 10.
    pub from: i32,
    /// Highest level, 1 to 10, at least `from`.
    pub to: i32,
}

impl Default for SpellLevels {
    fn default() -> Self {
        Self {
            spell: Spell::default(),
            from: 1,
            to: 10,
        }
    }
}

/// A spell that need not name its level.
struct AtAnyLevel<'a>(&'a mut Spell);

impl Fields for AtAnyLevel<'_> {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        self.0.show(Need::Optional, visitor);
    }

    fn check(&self, problems: &mut Problems) {
        self.0.check(problems);
    }
}

impl Fields for SpellLevels {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.object("spell".into(), Required, &mut AtAnyLevel(&mut self.spell));
        visitor.integer("from".into(), Required, &mut self.from, 1, 10);
        visitor.integer("to".into(), Required, &mut self.to, 1, 10);
    }

    fn check(&self, problems: &mut Problems) {
        if self.to < self.from {
            let expected = Sentence::new(
                "mindestens so viel wie `from`",
                "at least as much as `from`",
            );
            problems.push(Code::RangeOrder, Key::Name("to"), expected);
        }
    }
}

/// One level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SpellLevel {
    /// The level.
    pub level: i32,
    /// Highest face that casts it, before naturals count.
    pub cast_target: i32,
    /// Highest face that saves; left out where no save is allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub save_target: Option<i32>,
    /// Every outcome that can happen.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<SpellOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Chance that it takes effect: perfect or cast and not resisted.
    pub takes_effect: f64,
    /// The same as a reduced fraction.
    pub takes_effect_fraction: String,
}

/// All levels, and the best.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SpellLevelsOdds {
    /// One row a level.
    pub rows: Vec<SpellLevel>,
    /// The level at which the spell is most likely to take effect; the lowest of several.
    pub best: i32,
    /// Every level that is as good, the best included.
    pub equally_good: Vec<i32>,
    /// The steps to each target number at the best level.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation, the best level and why.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl SpellLevels {
    /// All levels, and the best.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn odds(&self) -> Result<SpellLevelsOdds, Error> {
        check(self)?;
        Ok(self.answer())
    }
}

/// A level with its chance to take effect.
type Row = (SpellLevel, Fraction);

impl Lookup for SpellLevels {
    type Answer = SpellLevelsOdds;

    fn answer(&self) -> SpellLevelsOdds {
        let rows: Vec<Row> = (self.from..=self.to)
            .map(|level| row(&self.spell, level))
            .collect();
        let best = rows
            .iter()
            .map(|(_, chance)| *chance)
            .fold(Fraction::ZERO, higher);
        let equally_good: Vec<i32> = rows
            .iter()
            .filter(|(_, chance)| *chance == best)
            .map(|(row, _)| row.level)
            .collect();
        let first = equally_good.first().copied().unwrap_or(self.from);
        let spell = Spell {
            level: first,
            ..self.spell.clone()
        };
        let spell = spell.checked();
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = spell.frame().clone();
        let mut explanation = Sentence::new("Zauber der Stufe ", "Spell of level ");
        explanation.number(self.from);
        if self.from < self.to {
            explanation.add(" bis ", " to ").number(self.to);
        }
        spell.describe_rest(&mut explanation);
        explain(&rows, &equally_good, best, &mut explanation);
        SpellLevelsOdds {
            breakdown,
            explanation,
            best: first,
            equally_good,
            rulings,
            assumptions,
            rows: rows.into_iter().map(|(row, _)| row).collect(),
        }
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.answer();
        let best = odds.rows.iter().find(|row| row.level == odds.best);
        if let Some(row) = best {
            to.chance(
                "takesEffect",
                about(row.takes_effect, Some(&row.takes_effect_fraction)),
            );
        }
    }
}

fn row(spell: &Spell, level: i32) -> Row {
    let spell = Spell {
        level,
        ..spell.clone()
    };
    let (weights, tests) = spell.checked().weights();
    let works = SpellOutcome::ALL
        .iter()
        .filter(|outcome| outcome.takes_effect());
    let chance = weights.sum(works.map(|outcome| *outcome as usize));
    let target_of = |of: &str| tests.iter().find(|test| test.of == of)?.target;
    let row = SpellLevel {
        level,
        cast_target: target_of("cast").unwrap_or(0),
        save_target: target_of("save"),
        outcomes: chances::<SpellOutcome>(&weights),
        takes_effect: chance.to_f64(),
        takes_effect_fraction: chance.to_string(),
    };
    (row, chance)
}

/// The higher of two chances, compared exactly.
fn higher(a: Fraction, b: Fraction) -> Fraction {
    let left = a.numerator().saturating_mul(b.denominator());
    let right = b.numerator().saturating_mul(a.denominator());
    if right > left { b } else { a }
}

fn explain(rows: &[Row], best: &[i32], chance: Fraction, sentence: &mut Sentence) {
    sentence.add(": am besten Stufe ", ": best at level ");
    for (index, level) in best.iter().enumerate() {
        if index > 0 {
            if index + 1 == best.len() {
                sentence.add(" oder ", " or ");
            } else {
                sentence.both(", ");
            }
        }
        sentence.number(*level);
    }
    sentence
        .add(", wirkt mit ", ", takes effect with a chance of ")
        .chance(chance.to_f64(), Some(chance));
    let at = |level: Option<i32>| rows.iter().find(|(row, _)| Some(row.level) == level);
    if let Some((row, lower)) = at(best.first().map(|level| level - 1)) {
        sentence
            .add("; auf Stufe ", "; at level ")
            .number(row.level)
            .add(
                " widersteht das Ziel leichter: ",
                " the target resists more easily: ",
            )
            .chance(lower.to_f64(), Some(*lower));
    }
    if let Some((row, higher)) = at(best.last().map(|level| level + 1)) {
        sentence
            .add("; auf Stufe ", "; at level ")
            .number(row.level)
            .add(
                " misslingt die Probe öfter: ",
                " the casting fails more often: ",
            )
            .chance(higher.to_f64(), Some(*higher));
    }
    sentence.both(".");
}
