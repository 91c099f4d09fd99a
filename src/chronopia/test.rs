//! Section 0: the d20 test, equal or under.

use super::rulings::Naturals;
use crate::dice::{D20, Named, Roll};
use crate::rules::{Rule, Text, references};

references! {
    "chronopia", Text::new("Großes Spiel, Kapitel 3, Teil 2", "Big game, chapter 3, part 2");
    C_D20 = "C-D20", "3.6–3.8", "W20-Probe: gleich oder unter dem Zielwert", "d20 test: equal or under the target number";
    C_PERFECT = "C-PERFECT", "3.6–3.8", "Natürliche 1: Hervorragender Erfolg", "Natural 1: perfect";
    C_FUMBLE = "C-FUMBLE", "3.6–3.8", "Natürliche 20: Patzer", "Natural 20: fumble";
    C_PLAIN = "C-PLAIN", "3.6–3.8", "Würfe ohne Hervorragenden Erfolg und Patzer", "Rolls that know neither perfect nor fumble";
}

/// C-PLAIN: a roll that knows neither perfect nor fumble, unless the ruling says so.
pub(super) fn plain<C: Named + PartialEq>(
    of: &'static str,
    rule: Rule,
    target: i32,
    naturals: Naturals,
    pass: C,
    fail: C,
) -> Roll<C> {
    Roll::by_face(of, rule.0, D20, Some(target), |face| {
        Some(match (naturals, face) {
            (Naturals::Natural, 1) => pass,
            (Naturals::Natural, 20) => fail,
            (Naturals::Natural | Naturals::Plain, face) if i32::from(face) <= target => pass,
            (Naturals::Natural | Naturals::Plain, _) => fail,
        })
    })
}

/// The highest face that passes a roll of C-PLAIN; 0 where none does.
pub(super) fn highest(target: i32, naturals: Naturals) -> i32 {
    match naturals {
        Naturals::Plain => target.clamp(0, 20),
        Naturals::Natural => target.clamp(1, 19),
    }
}

/// C-D20, C-PERFECT, C-FUMBLE: a test where a 1 and a 20 have results of their own,
/// whatever the target.
pub(super) fn test<C: Named + PartialEq>(
    of: &'static str,
    rule: Rule,
    target: i32,
    [perfect, pass, fail, fumble]: [C; 4],
) -> Roll<C> {
    Roll::by_face(of, rule.0, D20, Some(target), |face| {
        Some(match face {
            1 => perfect,
            20 => fumble,
            face if i32::from(face) <= target => pass,
            _ => fail,
        })
    })
}
