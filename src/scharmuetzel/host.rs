//! Figures of the host game that the skirmish rules take for granted.

use super::rulings::SixFails;
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{Rule, Text, bands, references};

/// Every roll is made with six-sided dice.
pub(super) const D6: u16 = 6;
/// The sides of a die, in tests against a value.
pub(super) const MOST_LEADERSHIP: i32 = 12;

references! {
    "scharmuetzel", Text::new("Grundspiel (nur Werte)", "Host game (figures only)");
    S_HOST_SHOOT = "S-HOST-SHOOT", "Schießen", "Trefferwurf: 7 − ballistische Fertigkeit", "Roll to hit: 7 − ballistic skill";
    S_HOST_MOVED = "S-HOST-MOVED", "Schießen", "Nach einer Bewegung −1", "After a move −1";
    S_HOST_LONG = "S-HOST-LONG", "Schießen", "Über halbe Reichweite −1", "Beyond half range −1";
    S_HOST_CHARGING = "S-HOST-CHARGING", "Schießen", "Auf den Angreifer im Anlauf −1", "At a charger −1";
    S_HOST_COVER = "S-HOST-COVER", "Schießen", "Weiche Deckung −1, harte −2", "Soft cover −1, hard −2";
    S_HOST_SINGLE = "S-HOST-SINGLE", "Schießen", "Einzelnes Modell −1", "Single model −1";
    S_HOST_LARGE = "S-HOST-LARGE", "Schießen", "Großes Ziel +1", "Large target +1";
    S_HOST_STRIKE = "S-HOST-STRIKE", "Nahkampf", "Trefferwurf im Nahkampf: 3, 4 oder 5", "Roll to hit in close combat: 3, 4 or 5";
    S_HOST_WOUND = "S-HOST-WOUND", "Schaden", "Schadenswurf: 4 + Widerstand − Stärke", "Roll to wound: 4 + toughness − strength";
    S_HOST_MODIFIER = "S-HOST-MODIFIER", "Würfe", "Weiterer Modifikator", "Further modifier";
    S_HOST_TEST = "S-HOST-TEST", "Tests", "Moralwerttest 2W6, Initiativetest W6", "Leadership test 2d6, initiative test d6";
}

bands! {
    /// What a die shows that is added to another.
    pub(super) enum Pip {
        One = "1", "1", "1";
        Two = "2", "2", "2";
        Three = "3", "3", "3";
        Four = "4", "4", "4";
        Five = "5", "5", "5";
        Six = "6", "6", "6";
    }
}

impl Pip {
    pub(super) fn of(face: u16) -> Option<Self> {
        Self::ALL.get(usize::from(face.checked_sub(1)?)).copied()
    }

    pub(super) const fn value(self) -> i32 {
        self as i32 + 1
    }
}

bands! {
    /// What a test against a value comes to.
    pub(super) enum TestResult {
        Passed = "passed", "bestanden", "passed";
        Failed = "failed", "nicht bestanden", "failed";
    }
}

/// The first of two dice that are added.
pub(super) fn first_die(of: &'static str, rule: Rule) -> Roll<Pip> {
    Roll::by_face(of, rule.0, D6, None, Pip::of)
}

/// S-HOST-TEST: 2d6 equal to or under the leadership. The second die says what it still needs.
pub(super) fn leadership(
    dice: &mut dyn Dice,
    rule: Rule,
    leadership: i32,
) -> Result<TestResult, Halt> {
    let first = first_die("leadership", rule).on(dice)?;
    let left = leadership - first.value();
    let second = Roll::by_face("leadership2", rule.0, D6, Some(left), |face| {
        Some(if i32::from(face) <= left {
            TestResult::Passed
        } else {
            TestResult::Failed
        })
    });
    second.on(dice)
}

/// S-HOST-TEST: d6 equal to or under the initiative.
pub(super) fn initiative(rule: Rule, initiative: i32, six: SixFails) -> Roll<TestResult> {
    Roll::by_face("initiative", rule.0, D6, Some(initiative), |face| {
        Some(match (six, face) {
            (SixFails::On, 6) => TestResult::Failed,
            (SixFails::On | SixFails::Off, face) if i32::from(face) <= initiative => {
                TestResult::Passed
            }
            (SixFails::On | SixFails::Off, _) => TestResult::Failed,
        })
    })
}
