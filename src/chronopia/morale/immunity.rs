//! What a figure makes of a factor: the table of C-L-CAUSE as a look-up.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_L_IMMUNE, Causes, FacedAs, Factor};
use crate::rules::{Fields, Label, Lookup, Need, Rule, Sentence, Visitor, choices};

choices! {
    /// One of the four factors that a profile can make immune to.
    pub enum AngstFactor {
        /// Panic.
        Panic = "panic", "Panik", "panic";
        /// Fear.
        Fear = "fear", "Furcht", "fear";
        /// Terror.
        Terror = "terror", "Schrecken", "terror";
        /// Horror.
        Horror = "horror", "Horror", "horror";
    }
}

impl AngstFactor {
    /// The factor that a test belongs to.
    const fn of(factor: Factor) -> Self {
        match factor {
            Factor::Panic | Factor::Recovery => Self::Panic,
            Factor::Fear | Factor::FearAgain => Self::Fear,
            Factor::Terror => Self::Terror,
            Factor::Horror => Self::Horror,
        }
    }
}

/// How does a figure meet a factor that causes fear itself or is immune by its profile?
///
/// ```
/// use regelwerk::chronopia::morale::{Causes, FacedAs, Factor, Immunity};
/// use regelwerk::rules::Lookup;
/// let met = Immunity { factor: Factor::Horror, causes: Causes::Fear, ..Immunity::default() };
/// assert_eq!(met.answer().faced_as, FacedAs::Terror);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Immunity {
    /// What has to be faced.
    pub factor: Factor,
    /// What the figure causes itself, default `nothing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub causes: Causes,
    /// What its profile makes it immune to, at most 4; each by itself (C-L-IMMUNE).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub immune_to: Vec<AngstFactor>,
}

impl Fields for Immunity {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.choice("factor".into(), Need::Required, &mut self.factor);
        visitor.choice("causes".into(), Need::Optional, &mut self.causes);
        visitor.list("immuneTo".into(), Need::Optional, &mut self.immune_to, 4);
    }
}

/// Which test is made in the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ImmunityAnswer {
    /// The test, or `immune`.
    pub faced_as: FacedAs,
    /// The rule that says so.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// Whether failing it costs wait markers (C-L-IMMUNE).
    pub costs_wait_markers: bool,
}

impl Lookup for Immunity {
    type Answer = ImmunityAnswer;

    fn answer(&self) -> ImmunityAnswer {
        // C-L-IMMUNE: immunity to one factor says nothing of another.
        let by_profile = self.immune_to.contains(&AngstFactor::of(self.factor));
        let (faced_as, rule) = if by_profile {
            (FacedAs::Immune, C_L_IMMUNE)
        } else {
            self.factor.faced_by(self.causes)
        };
        let mut because = Sentence::default();
        if by_profile {
            because
                .add(
                    "Das Profil macht immun gegen ",
                    "The profile makes immune to ",
                )
                .text(AngstFactor::of(self.factor).label());
        } else if self.causes == Causes::Nothing {
            because
                .add(
                    "Wer selbst nichts verursacht, macht die Probe: ",
                    "Whoever causes nothing takes the test: ",
                )
                .text(faced_as.label());
        } else if AngstFactor::of(self.factor) == AngstFactor::Panic {
            because
                .add("Selbst ", "To cause ")
                .text(self.causes.label())
                .add(
                    " zu verursachen schützt nicht vor Panik",
                    " is no shield against panic",
                );
        } else if faced_as == FacedAs::Immune {
            because
                .add("Wer ", "Whoever causes ")
                .text(self.causes.label())
                .add(" verursacht, ist immun gegen ", " is immune to ")
                .text(AngstFactor::of(self.factor).label());
        } else {
            because
                .add("Wer ", "Whoever causes ")
                .text(self.causes.label())
                .add(" verursacht, erlebt ", " meets ")
                .text(self.factor.label())
                .add(" wie ", " as ")
                .text(faced_as.label())
                .add(
                    "; Auslöser und Radius bleiben, Probe und Folgen sind die des geringeren",
                    "; trigger and radius stay, test and results are those of the lesser",
                );
        }
        because.both(".");
        ImmunityAnswer {
            faced_as,
            rule,
            because,
            costs_wait_markers: faced_as.costs_wait_markers(),
        }
    }
}
