//! Every result of every test with its effects: the tables of section 3.8 as data.

use super::effect::EffectId as E;
use super::{
    C_L_CAUSE, C_L_FEAR, C_L_FEAR1, C_L_FEAR20, C_L_FEARFAIL, C_L_HOME, C_L_HORROR, C_L_HORROR1,
    C_L_HORROR20, C_L_HORRORFAIL, C_L_HTABLE, C_L_IMMUNE, C_L_PANIC, C_L_PANIC1, C_L_PANIC20,
    C_L_PANICFAIL, C_L_PANICKED, C_L_RECOVER, C_L_TERROR, C_L_TERROR1, C_L_TERROR20,
    C_L_TERRORFAIL, Effect, FacedAs, Factor, HorrorOutcome, MoraleOutcome, RECOVERY,
};
use crate::chronopia::rulings::HorrorRepeats;
use crate::rules::Rule;

/// An effect with its number, where it has one, and its rule.
pub(super) type Row = (E, Option<i32>, Rule);

/// C-L-PANICKED: as long as the panic lasts.
pub(super) const PANICKED: &[Row] = &[
    (E::NotThroughFriends, None, C_L_PANICKED),
    (E::LeavesMelee, None, C_L_PANICKED),
    (E::FreeAttacks, None, C_L_PANICKED),
    (E::NoShields, None, C_L_PANICKED),
    (E::NoDefence, None, C_L_PANICKED),
    (E::AttackedBonus, Some(2), C_L_PANICKED),
];

/// C-L-RECOVER, C-L-HOME: how the panic can end.
pub(super) const RECOVERS: &[Row] = &[
    (E::RecoveryTests, Some(RECOVERY), C_L_RECOVER),
    (E::RalliesAtHome, None, C_L_HOME),
];

/// C-L-PANICFAIL: what happens on the spot.
const PANIC_FAILED: &[Row] = &[
    (E::TurnsHome, None, C_L_PANICFAIL),
    (E::PanicMarker, None, C_L_PANICFAIL),
    (E::RemainingActionsLost, None, C_L_PANICFAIL),
    (E::ActivationSpentFleeing, None, C_L_PANICFAIL),
    (E::NoRecoveryThisRound, None, C_L_PANICFAIL),
    (E::LosesWaitMarkers, None, C_L_IMMUNE),
];

/// C-L-FEARFAIL without its end.
const FEAR_GRIPS: &[Row] = &[
    (E::ActionsLost, Some(1), C_L_FEARFAIL),
    (E::NoChargeAgainstCause, None, C_L_FEARFAIL),
    (E::FearMarker, None, C_L_FEARFAIL),
    (E::KeepsWaitMarkers, None, C_L_IMMUNE),
    (E::MayTestAgain, Some(-1), C_L_FEARFAIL),
];

/// C-L-TERRORFAIL: what both a failure and a 20 bring.
const TERROR_GRIPS: &[Row] = &[
    (E::SkillsHalved, None, C_L_TERRORFAIL),
    (E::NoChargeAgainstCause, None, C_L_TERRORFAIL),
    (E::NoSpells, None, C_L_TERRORFAIL),
    (E::CommandDistanceIgnored, None, C_L_TERRORFAIL),
    (E::LosesWaitMarkers, None, C_L_IMMUNE),
];

/// C-L-TERROR: those who passed are done with it.
const TERROR_PASSED: &[Row] = &[
    (E::NoTestAgainstTerror, None, C_L_TERROR),
    (E::NoTestAgainstFear, None, C_L_TERROR),
];

/// The effects of a test, in pieces.
pub(super) fn pieces(faced: FacedAs, outcome: MoraleOutcome) -> &'static [&'static [Row]] {
    use FacedAs as F;
    use MoraleOutcome as O;
    match (faced, outcome) {
        (F::Immune, _) | (_, O::Immune) => &[&[(E::Unaffected, None, C_L_CAUSE)]],
        (F::Panic, O::Perfect) => &[&[(E::ActsNormally, None, C_L_PANIC1)]],
        (F::Panic, O::Passed) => &[&[(E::ActsNormally, None, C_L_PANIC)]],
        (F::Panic, O::Failed) => &[PANIC_FAILED, PANICKED, RECOVERS],
        (F::Panic | F::Recovery, O::Fumble) => &[&[(E::Removed, None, C_L_PANIC20)]],
        (F::Recovery, O::Perfect) => &[&[
            (E::Rallies, None, C_L_PANIC1),
            (E::TurnsToEnemy, None, C_L_RECOVER),
            (E::AllActions, None, C_L_PANIC1),
        ]],
        (F::Recovery, O::Passed) => &[&[
            (E::Rallies, None, C_L_RECOVER),
            (E::TurnsToEnemy, None, C_L_RECOVER),
            (E::CountsAsActivated, None, C_L_RECOVER),
        ]],
        (F::Recovery, O::Failed) => &[&[(E::FleesHome, None, C_L_RECOVER)], PANICKED, RECOVERS],
        // A 1 passes whatever else it brings (C-PERFECT), so what a pass brings comes with it.
        (F::Fear | F::FearAgain, O::Perfect) => &[&[
            (E::HatredOfCause, None, C_L_FEAR1),
            (E::UntilCauseSlain, None, C_L_FEAR1),
            (E::NoTestAgainstCause, None, C_L_FEAR),
        ]],
        (F::Fear | F::FearAgain, O::Passed) => &[&[
            (E::ActsNormally, None, C_L_FEAR),
            (E::NoTestAgainstCause, None, C_L_FEAR),
        ]],
        (F::Fear | F::FearAgain, O::Failed) => &[
            FEAR_GRIPS,
            &[
                (E::UntilOutOfRadius, None, C_L_FEARFAIL),
                (E::UntilRallied, None, C_L_FEARFAIL),
            ],
        ],
        (F::Fear | F::FearAgain, O::Fumble) => &[&[
            (E::NoActions, None, C_L_FEAR20),
            (E::KeepsWaitMarkers, None, C_L_IMMUNE),
            (E::UntilCauseGone, None, C_L_FEAR20),
            (E::UntilRallied, None, C_L_FEAR20),
        ]],
        (F::Terror, O::Perfect) => &[
            &[
                (E::HatredOfArmy, None, C_L_TERROR1),
                (E::Unshakeable, None, C_L_TERROR1),
                (E::UntilBattleEnds, None, C_L_TERROR1),
            ],
            TERROR_PASSED,
        ],
        (F::Terror, O::Passed) => &[&[(E::ActsNormally, None, C_L_TERROR)], TERROR_PASSED],
        (F::Terror, O::Failed) => &[
            &[(E::ActionsLost, Some(1), C_L_TERRORFAIL)],
            TERROR_GRIPS,
            &[
                (E::UntilOutOfRadius, None, C_L_TERRORFAIL),
                (E::UntilRallied, None, C_L_TERRORFAIL),
            ],
        ],
        (F::Terror, O::Fumble) => &[
            &[(E::FleesFromCause, None, C_L_TERROR20)],
            TERROR_GRIPS,
            &[
                (E::TestsAgainOutOfSight, None, C_L_TERROR20),
                (E::UntilRallied, None, C_L_TERROR20),
            ],
        ],
        (F::Horror, O::Perfect) => &[&[
            (E::ActsNormally, None, C_L_HORROR1),
            (E::NoTestAgainstFear, None, C_L_HORROR1),
            (E::NoTestAgainstTerror, None, C_L_HORROR1),
            (E::NoTestAgainstHorror, None, C_L_HORROR1),
        ]],
        (F::Horror, O::Passed) => &[
            FEAR_GRIPS,
            &[
                (E::UntilOutOfSight, None, C_L_HORROR),
                (E::UntilRallied, None, C_L_HORROR),
                (E::NoTestAgainstHorror, None, C_L_HORROR),
            ],
        ],
        (F::Horror, O::Failed) => &[&[(E::RollsOnTable, None, C_L_HORRORFAIL)]],
        (F::Horror, O::Fumble) => &[&[(E::Removed, None, C_L_HORROR20)]],
    }
}

/// C-L-HTABLE: what a row of the horror table brings; nothing for what is no row.
pub(super) fn table_row(outcome: HorrorOutcome) -> &'static [Row] {
    use HorrorOutcome as O;
    match outcome {
        O::Frozen => &[(E::NoActions, None, C_L_HTABLE)],
        O::Cowering => &[
            (E::Prone, None, C_L_HTABLE),
            (E::NoActions, None, C_L_HTABLE),
        ],
        O::Hiding => &[
            (E::MovesToCover, None, C_L_HTABLE),
            (E::NoActionsInCover, None, C_L_HTABLE),
        ],
        O::MindBreaks => &[
            (E::RandomFacing, None, C_L_HTABLE),
            (E::AttacksNearest, None, C_L_HTABLE),
        ],
        O::Perfect | O::Fear | O::Removed | O::Passed | O::Failed | O::Fumble | O::Immune => &[],
    }
}

/// C-L-HORRORFAIL: how the grip of horror goes on.
fn goes_on(repeats: HorrorRepeats) -> [Row; 3] {
    let again = match repeats {
        HorrorRepeats::UntilRallied => E::RollsEachRound,
        HorrorRepeats::OnceMore => E::RollsOnceMore,
    };
    [
        (E::LosesWaitMarkers, None, C_L_IMMUNE),
        (again, None, C_L_HORRORFAIL),
        (E::UntilRallied, None, C_L_HORRORFAIL),
    ]
}

pub(super) fn effects_of(rows: &[Row]) -> Vec<Effect> {
    rows.iter()
        .map(|(id, value, rule)| Effect::new(*id, *value, *rule))
        .collect()
}

/// What an outcome of a test brings. `factor` is what really has to be faced.
pub(super) fn test_effects(
    factor: Factor,
    faced: FacedAs,
    outcome: MoraleOutcome,
    repeats: HorrorRepeats,
) -> Vec<Effect> {
    let mut effects: Vec<Effect> = pieces(faced, outcome)
        .iter()
        .flat_map(|rows| effects_of(rows))
        .collect();
    if faced == FacedAs::Horror && outcome == MoraleOutcome::Failed {
        effects.extend(effects_of(&goes_on(repeats)));
    }
    // C-L-CAUSE: the radius is that of the real factor, and horror has none but sight.
    if factor == Factor::Horror {
        for effect in &mut effects {
            if effect.id == E::UntilOutOfRadius {
                *effect = Effect::new(E::UntilOutOfSight, None, C_L_CAUSE);
            }
        }
    }
    effects
}

/// What a row of the horror table brings, and how it goes on.
pub(super) fn table_effects(outcome: HorrorOutcome, repeats: HorrorRepeats) -> Vec<Effect> {
    let mut effects = effects_of(table_row(outcome));
    effects.extend(effects_of(&goes_on(repeats)));
    effects
}

/// The rule that decides an outcome of a test.
pub(super) const fn deciding_rule(faced: FacedAs, outcome: MoraleOutcome) -> Rule {
    use FacedAs as F;
    use MoraleOutcome as O;
    match (faced, outcome) {
        (F::Immune, _) | (_, O::Immune) => C_L_CAUSE,
        (F::Panic | F::Recovery, O::Perfect) => C_L_PANIC1,
        (F::Panic | F::Recovery, O::Fumble) => C_L_PANIC20,
        (F::Panic, O::Passed) => C_L_PANIC,
        (F::Panic, O::Failed) => C_L_PANICFAIL,
        (F::Recovery, O::Passed | O::Failed) => C_L_RECOVER,
        (F::Fear | F::FearAgain, O::Perfect) => C_L_FEAR1,
        (F::Fear | F::FearAgain, O::Passed) => C_L_FEAR,
        (F::Fear | F::FearAgain, O::Failed) => C_L_FEARFAIL,
        (F::Fear | F::FearAgain, O::Fumble) => C_L_FEAR20,
        (F::Terror, O::Perfect) => C_L_TERROR1,
        (F::Terror, O::Passed) => C_L_TERROR,
        (F::Terror, O::Failed) => C_L_TERRORFAIL,
        (F::Terror, O::Fumble) => C_L_TERROR20,
        (F::Horror, O::Perfect) => C_L_HORROR1,
        (F::Horror, O::Passed) => C_L_HORROR,
        (F::Horror, O::Failed) => C_L_HORRORFAIL,
        (F::Horror, O::Fumble) => C_L_HORROR20,
    }
}
