//! Does a cause of fear, terror or horror make somebody test now?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{
    C_L_CAUSE, C_L_FEAR, C_L_HORROR, C_L_HORROR1, C_L_IMMUNE, C_L_TERROR, Causes, FacedAs, Factor,
    NEAR,
};
use crate::chronopia::words::name_length;
use crate::rules::{Code, Fields, Label, Lookup, Need, Problems, Rule, Sentence, Visitor, choices};

choices! {
    /// What a figure on the table causes.
    pub enum Fright {
        /// Fear, within 4 inches.
        Fear = "fear", "Furcht", "fear";
        /// Terror, within twice its size.
        Terror = "terror", "Schrecken", "terror";
        /// Horror, in line of sight.
        Horror = "horror", "Horror", "horror";
    }
}

choices! {
    /// A morale test that was passed before in this battle, named by the test that was made: terror met
    /// as fear is a test of fear, horror met as terror a test of terror (C-L-CAUSE).
    pub enum PassedBefore {
        /// A test of fear against this very cause.
        FearOfThis = "fearOfThis", "Furcht vor dieser Figur", "fear of this figure";
        /// A test of terror, against any cause.
        Terror = "terror", "Schrecken", "terror";
        /// A test of horror itself, against any cause.
        Horror = "horror", "Horror", "horror";
        /// A test of horror with a natural 1.
        HorrorPerfect = "horrorPerfect", "Horror mit einer 1", "horror with a 1";
    }
}

choices! {
    /// Who makes a test.
    pub enum Each {
        /// One test for the whole unit.
        Unit = "unit", "die Einheit gemeinsam", "the unit together";
        /// Each figure for itself.
        Figure = "figure", "jede Figur für sich", "each figure for itself";
    }
}

/// An enemy who causes fear, terror or horror, and those who may have to test.
///
/// ```
/// use regelwerk::chronopia::morale::{FearDue, Fright};
/// use regelwerk::rules::Lookup;
/// let dragon = FearDue { factor: Fright::Terror, size: Some(5), distance: 9.5, ..FearDue::default() };
/// assert!(dragon.answer().due);
/// assert_eq!(dragon.answer().radius, Some(10.0));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct FearDue {
    /// What the enemy causes.
    pub factor: Fright,
    /// Distance to him in inches, 0 to 1000; of the nearest figure that sees him.
    pub distance: f64,
    /// Whether there is line of sight to him, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub line_of_sight: bool,
    /// Radius of his fear in inches, 0 to 1000, where his profile gives another than 4.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub radius: Option<f64>,
    /// His size, 0 to 99; needed for terror.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub size: Option<i32>,
    /// What those who may have to test cause themselves (C-L-CAUSE), default `nothing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub causes: Causes,
    /// Whether their profile makes them immune to `factor`, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub immune: bool,
    /// Which tests they passed before in this battle, at most 4; by the test that was made, so horror
    /// met as terror (C-L-CAUSE) counts as `terror`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub passed: Vec<PassedBefore>,
    /// Whether they are in the grip of this cause already, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub affected: bool,
}

impl Default for FearDue {
    fn default() -> Self {
        Self {
            factor: Fright::Fear,
            distance: 0.0,
            line_of_sight: true,
            radius: None,
            size: None,
            causes: Causes::Nothing,
            immune: false,
            passed: Vec::new(),
            affected: false,
        }
    }
}

impl Fields for FearDue {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("factor".into(), Required, &mut self.factor);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.flag("lineOfSight".into(), Optional, &mut self.line_of_sight);
        visitor.maybe_number("radius".into(), &mut self.radius, 0, 1000);
        visitor.maybe_integer("size".into(), &mut self.size, 0, 99);
        visitor.choice("causes".into(), Optional, &mut self.causes);
        visitor.flag("immune".into(), Optional, &mut self.immune);
        visitor.list("passed".into(), Optional, &mut self.passed, 4);
        visitor.flag("affected".into(), Optional, &mut self.affected);
    }

    fn check(&self, problems: &mut Problems) {
        if self.factor == Fright::Terror && self.size.is_none() {
            let expected = Sentence::new(
                "die Größe der Ursache: Schrecken reicht doppelt so weit",
                "the size of the cause: terror reaches twice as far",
            );
            problems.push(Code::Missing, "size".into(), expected);
        }
    }
}

/// Whether a test is due, how far the cause reaches, and what is tested.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FearDueAnswer {
    /// Whether a test has to be made now.
    pub due: bool,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// How far the cause reaches in inches; left out for horror, which needs sight alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub radius: Option<f64>,
    /// Which test it comes to (C-L-CAUSE): the `factor` of `morale`, or `immune`.
    pub faced_as: FacedAs,
    /// Who makes the test.
    pub each: Each,
}

impl FearDue {
    const fn factor(&self) -> (Factor, Rule) {
        match self.factor {
            Fright::Fear => (Factor::Fear, C_L_FEAR),
            Fright::Terror => (Factor::Terror, C_L_TERROR),
            Fright::Horror => (Factor::Horror, C_L_HORROR),
        }
    }

    /// C-L-FEAR: 4 inches or as stated. C-L-TERROR: twice the size. C-L-HORROR: sight alone.
    fn radius(&self) -> Option<f64> {
        match self.factor {
            Fright::Fear => Some(self.radius.unwrap_or(NEAR)),
            Fright::Terror => self.size.map(|size| f64::from(2 * size)),
            Fright::Horror => None,
        }
    }

    /// The rule by which an earlier test spares this one.
    fn spared(&self, faced: FacedAs) -> Option<Rule> {
        let before = |passed| self.passed.contains(&passed);
        // C-L-HORROR1: never again, whatever it is.
        if before(PassedBefore::HorrorPerfect) {
            return Some(C_L_HORROR1);
        }
        match faced {
            FacedAs::Fear | FacedAs::FearAgain if before(PassedBefore::FearOfThis) => {
                Some(C_L_FEAR)
            }
            // C-L-TERROR: no more terror, no more fear.
            FacedAs::Fear | FacedAs::FearAgain | FacedAs::Terror
                if before(PassedBefore::Terror) =>
            {
                Some(C_L_TERROR)
            }
            FacedAs::Horror if before(PassedBefore::Horror) => Some(C_L_HORROR),
            FacedAs::Fear
            | FacedAs::FearAgain
            | FacedAs::Terror
            | FacedAs::Horror
            | FacedAs::Panic
            | FacedAs::Recovery
            | FacedAs::Immune => None,
        }
    }

    fn decide(&self, faced: FacedAs) -> (bool, Rule, Sentence) {
        let (factor, rule) = self.factor();
        let no = |rule, de: &str, en: &str| (false, rule, Sentence::new(de, en));
        if self.immune {
            // C-L-IMMUNE: only immunity to this very factor counts.
            return no(
                C_L_IMMUNE,
                "Das Profil macht immun.",
                "The profile makes immune.",
            );
        }
        if faced == FacedAs::Immune {
            return no(
                C_L_CAUSE,
                "Wer selbst so viel oder mehr verursacht, ist immun.",
                "Whoever causes as much or more is immune.",
            );
        }
        if let Some(rule) = self.spared(faced) {
            return no(
                rule,
                "Eine bestandene Probe gilt für den Rest der Schlacht.",
                "A passed test holds for the rest of the battle.",
            );
        }
        if self.affected {
            return match faced {
                FacedAs::Fear | FacedAs::FearAgain => no(
                    rule,
                    "Schon von der Furcht gepackt: keine neue erste Probe, aber jede Runde eine mit −1.",
                    "Already in the grip of fear: no new first test, but each round one at −1.",
                ),
                FacedAs::Terror
                | FacedAs::Horror
                | FacedAs::Panic
                | FacedAs::Recovery
                | FacedAs::Immune => no(
                    rule,
                    "Schon davon gepackt: verlorene und neue Sicht bringt keine neue Probe.",
                    "Already in its grip: sight lost and regained brings no new test.",
                ),
            };
        }
        if !self.line_of_sight {
            return no(
                rule,
                "Keine Sichtlinie zur Ursache.",
                "No line of sight to the cause.",
            );
        }
        let Some(radius) = self.radius() else {
            let because = Sentence::new(
                "Sichtlinie zur Ursache, gleich durch wessen Bewegung: jede Figur prüft für sich, mit der höchsten Führung ihrer Einheit",
                "Line of sight to the cause, by whoever's move: each figure tests for itself, with the highest leadership of its unit",
            );
            return (true, rule, met_as(because, factor, faced));
        };
        let inside = self.distance <= radius;
        let mut because = Sentence::default();
        name_length(self.distance, radius, &mut because);
        because
            .add(
                if self.distance == 1.0 {
                    " liegt "
                } else {
                    " liegen "
                },
                "",
            )
            .add(
                if inside { "im" } else { "außerhalb des" },
                if inside {
                    " is inside the"
                } else {
                    " is outside the"
                },
            )
            .add(" Radius von ", " radius of ")
            .inches(radius);
        if !inside {
            because.both(".");
            return (false, rule, because);
        }
        (true, rule, met_as(because, factor, faced))
    }
}

/// Ends a sentence with what the test is really made against.
fn met_as(mut because: Sentence, factor: Factor, faced: FacedAs) -> Sentence {
    if factor.id() != faced.id() {
        because
            .add("; erlebt wird ", "; ")
            .text(factor.label())
            .add(" wie ", " is met as ")
            .text(faced.label());
    }
    because.both(".");
    because
}

impl Lookup for FearDue {
    type Answer = FearDueAnswer;

    fn answer(&self) -> FearDueAnswer {
        let (factor, _) = self.factor();
        let faced = if self.immune {
            FacedAs::Immune
        } else {
            factor.faced_by(self.causes).0
        };
        let (due, rule, because) = self.decide(faced);
        FearDueAnswer {
            due,
            rule,
            because,
            radius: self.radius(),
            faced_as: faced,
            each: match self.factor {
                Fright::Fear | Fright::Terror => Each::Unit,
                Fright::Horror => Each::Figure,
            },
        }
    }
}
