//! Many shooters with the same shot at one unit.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{CheckedShot, Shot, ShotOutcome};
use crate::dice::{Counts, Dice, Halt, Test, Weights};
use crate::rules::{
    Chance, Error, Fields, Frame, Measures, Need, Procedure, Question, RulingUse, Sentence,
    Signature, Step, Text, Visitor, chances, check, numbers, numbers_if,
};

/// Shooters who all take the same shot at the same unit.
///
/// The nearest figure takes wounds first, then the next (C-R-NEAREST).
///
/// ```
/// use regelwerk::chronopia::ranged::{Shot, Volley, Weapon};
/// let shot = Shot {
///     ranged_skill: 12,
///     weapon: Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() },
///     distance: 8.0,
///     armour: 13,
///     ..Shot::default()
/// };
/// let odds = Volley { shooters: 2, shot, ..Volley::default() }.odds()?;
/// assert_eq!(odds.wounds_fractions.unwrap()[2], "19881/160000");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Volley {
    /// How many shoot, 1 to 200.
    pub shooters: i32,
    /// The shot of each.
    pub shot: Shot,
    /// Wounds that each figure of the target takes before it is lost, 1 to 99, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds_per_figure: i32,
    /// Figures of the target, 1 to 999; losses stop there. Left out: no limit.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub figures: Option<i32>,
}

impl Default for Volley {
    fn default() -> Self {
        Self {
            shooters: 1,
            shot: Shot::default(),
            wounds_per_figure: 1,
            figures: None,
        }
    }
}

impl Fields for Volley {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("shooters".into(), Required, &mut self.shooters, 1, 200);
        visitor.object("shot".into(), Required, &mut self.shot);
        visitor.integer(
            "woundsPerFigure".into(),
            Optional,
            &mut self.wounds_per_figure,
            1,
            99,
        );
        visitor.maybe_integer("figures".into(), &mut self.figures, 1, 999);
    }
}

impl Question for Volley {
    type Checked = CheckedVolley;

    fn checked(&self) -> CheckedVolley {
        CheckedVolley {
            input: self.clone(),
            shot: CheckedShot::new(&self.shot),
        }
    }

    fn signature(&self) -> Option<Signature> {
        let [targets @ .., _, _, _] = self.shot.signature()?;
        let [a, b, c, d, e] = targets;
        let figures = self.figures.unwrap_or(0);
        Some([
            a,
            b,
            c,
            d,
            e,
            self.shooters,
            self.wounds_per_figure,
            figures,
        ])
    }
}

impl Volley {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedVolley, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// The whole distributions of wounds and losses.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<VolleyOdds, Error> {
        Ok(self.check()?.odds())
    }
}

/// A volley whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedVolley {
    input: Volley,
    shot: CheckedShot,
}

/// What a volley can come to. Index = count, trailing counts that cannot happen left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VolleyOdds {
    /// Chance of exactly so many wounds.
    #[serde(serialize_with = "numbers")]
    pub wounds: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds_fractions: Option<Vec<String>>,
    /// Chance of at least so many wounds.
    #[serde(serialize_with = "numbers")]
    pub wounds_at_least: Vec<f64>,
    /// Mean number of wounds.
    pub mean_wounds: f64,
    /// Chance of exactly so many figures lost.
    #[serde(serialize_with = "numbers")]
    pub losses: Vec<f64>,
    /// Chance of at least so many figures lost.
    #[serde(serialize_with = "numbers")]
    pub losses_at_least: Vec<f64>,
    /// Mean number of figures lost.
    pub mean_losses: f64,
    /// Into melee: chance of exactly so many wounds among friends.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "numbers_if")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub friend_wounds: Option<Vec<f64>>,
    /// Into melee: mean number of wounds among friends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mean_friend_wounds: Option<f64>,
    /// The outcomes of a single shot.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<ShotOutcome>[]"))]
    pub shot: Vec<Chance>,
    /// Every roll that can come up.
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

/// One volley, played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VolleyOutcome {
    /// Wounds on the target.
    pub wounds: u32,
    /// Figures of the target lost.
    pub losses: u32,
    /// Wounds among friends.
    pub friend_wounds: u32,
    /// What each shot came to.
    pub shots: Vec<ShotOutcome>,
}

impl CheckedVolley {
    /// How many shoot.
    fn shooters(&self) -> u32 {
        self.input.shooters.unsigned_abs()
    }

    /// How many of all shots do what `counted` says.
    fn count(&self, weights: &Weights, counted: fn(ShotOutcome) -> bool) -> Counts {
        let outcomes = ShotOutcome::ALL.iter().filter(|outcome| counted(**outcome));
        let single = weights.sum(outcomes.map(|outcome| *outcome as usize));
        Counts::try_once(single).times(self.shooters())
    }

    fn wounds_and_losses(&self, weights: &Weights) -> [Counts; 2] {
        let wounds = self.count(weights, ShotOutcome::wounds);
        let losses = wounds.grouped(|wounds| self.losses(wounds));
        [wounds, losses]
    }

    fn friend_wounds(&self, weights: &Weights) -> Option<Counts> {
        let melee = self.shot.has_melee();
        melee.then(|| self.count(weights, ShotOutcome::wounds_friend))
    }

    /// Wounds fill one figure before the next; losses stop at the figures there are.
    fn losses(&self, wounds: usize) -> usize {
        let each = self.input.wounds_per_figure.unsigned_abs() as usize;
        let lost = wounds.checked_div(each).unwrap_or(0);
        match self.input.figures {
            Some(figures) => lost.min(figures.unsigned_abs() as usize),
            None => lost,
        }
    }
}

impl Procedure for CheckedVolley {
    type Result = VolleyOutcome;
    type Odds = VolleyOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<VolleyOutcome, Halt> {
        let mut result = VolleyOutcome {
            wounds: 0,
            losses: 0,
            friend_wounds: 0,
            shots: Vec::new(),
        };
        for _ in 0..self.shooters() {
            let outcome = self.shot.play(dice)?;
            result.wounds += u32::from(outcome.wounds());
            result.friend_wounds += u32::from(outcome.wounds_friend());
            result.shots.push(outcome);
        }
        result.losses = u32::try_from(self.losses(result.wounds as usize)).unwrap_or(u32::MAX);
        Ok(result)
    }

    fn odds(&self) -> VolleyOdds {
        let (weights, tests) = self.shot.weights();
        let [wounds, losses] = self.wounds_and_losses(&weights);
        let friends = self.friend_wounds(&weights);
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        let (mean_wounds, mean_losses) = (wounds.mean(), losses.mean());
        explanation.add(": im Mittel ", ": on average ");
        explanation.mean(mean_wounds, WOUND, WOUNDS);
        explanation.add(" und ", " and ");
        let (loss, many) = (
            Text::new(" Verlust", " loss"),
            Text::new(" Verluste", " losses"),
        );
        explanation.mean(mean_losses, loss, many);
        explanation
            .add(
                ", mindestens eine Wunde mit ",
                ", at least one wound with a chance of ",
            )
            .opposite(wounds.chances().first().copied().unwrap_or(1.0))
            .both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.shot.frame().clone();
        VolleyOdds {
            wounds: wounds.chances(),
            wounds_fractions: wounds.fractions(),
            wounds_at_least: wounds.at_least(),
            mean_wounds,
            losses: losses.chances(),
            losses_at_least: losses.at_least(),
            mean_losses,
            friend_wounds: friends.as_ref().map(Counts::chances),
            mean_friend_wounds: friends.as_ref().map(Counts::mean),
            shot: chances::<ShotOutcome>(&weights),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let (weights, _) = self.shot.weights();
        let [wounds, losses] = self.wounds_and_losses(&weights);
        to.counts("wounds", wounds);
        to.counts("losses", losses);
        let friends = self.friend_wounds(&weights);
        to.counts("friendWounds", friends.unwrap_or_else(|| Counts::always(0)));
    }

    fn frame(&self) -> &Frame {
        self.shot.frame()
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence
            .number(self.input.shooters)
            .add(" × Schuss", " × shot");
        self.shot.describe_shot(sentence);
        if self.input.wounds_per_figure != 1 {
            sentence
                .add(", ", ", ")
                .number(self.input.wounds_per_figure)
                .add(" Wunden je Figur", " wounds per figure");
        }
        if let Some(figures) = self.input.figures {
            sentence.both(", ").number(figures).add(
                if figures == 1 { " Figur" } else { " Figuren" },
                if figures == 1 { " figure" } else { " figures" },
            );
        }
    }

    fn name(&self, result: &VolleyOutcome, sentence: &mut Sentence) {
        name_counts(result.wounds, result.friend_wounds, sentence);
        sentence.both(", ").number(result.losses).add(
            if result.losses == 1 {
                " Verlust"
            } else {
                " Verluste"
            },
            if result.losses == 1 {
                " figure lost"
            } else {
                " figures lost"
            },
        );
    }
}

pub(in crate::chronopia) const WOUND: Text = Text::new(" Wunde", " wound");
pub(in crate::chronopia) const WOUNDS: Text = Text::new(" Wunden", " wounds");

/// `3 wounds, 1 wound among friends`.
pub(super) fn name_counts(wounds: u32, friends: u32, sentence: &mut Sentence) {
    sentence.counted(wounds, WOUND, WOUNDS);
    if friends > 0 {
        sentence
            .both(", ")
            .number(friends)
            .add(" bei Freunden", " among friends");
    }
}
