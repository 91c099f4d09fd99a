//! Like attacks on one model: roll to hit, roll to wound, saves. Shooting and close combat share it.

use super::combat::S_CRITONE;
use super::host::{D6, S_HOST_WOUND};
use super::injury::Fallen;
use super::rulings::{CriticalHits, CriticalOnSixes, ScharmuetzelRulings};
use super::shooting::S_CRIT;
use crate::dice::{Dice, Halt, Roll, Test, Weight, Weights, walk};
use crate::rules::{Frame, Rule, Sentence, Text, bands};

bands! {
    /// What a roll to hit decides.
    pub(super) enum Hit {
        Hits = "hit", "Treffer", "hit";
        /// The second die of a hard shot.
        Again = "again", "6: noch einmal würfeln", "6: roll again";
        Misses = "miss", "daneben", "miss";
    }
}

bands! {
    /// What a roll to wound decides.
    pub(super) enum Wound {
        Critical = "critical", "kritischer Treffer", "critical hit";
        Wounds = "wound", "Schaden", "wounds";
        Fails = "noWound", "kein Schaden", "no wound";
    }
}

bands! {
    /// What a save decides.
    pub(super) enum Save {
        Saved = "saved", "gerettet", "saved";
        Fails = "notSaved", "nicht gerettet", "not saved";
    }
}

/// The names of the rolls of one attacker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names {
    pub(super) hit: &'static str,
    pub(super) wound: &'static str,
    pub(super) save: &'static str,
}

/// The rolls of the only attacker, or of the first of two.
pub(super) const NAMES: Names = Names {
    hit: "hit",
    wound: "wound",
    save: "save",
};

/// How an attack hits.
#[derive(Clone, Debug)]
pub(super) enum Aim {
    /// Without a roll.
    Automatic,
    /// On one roll.
    Once(Roll<Hit>),
    /// A 6, then a second roll.
    Twice(Roll<Hit>, Roll<Hit>),
    /// Never.
    Impossible,
}

/// How many critical hits an attacker may score in the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Criticals {
    /// Any number (shooting).
    Any,
    /// S-CRITONE: the first one only.
    One,
}

/// Attacks of one attacker on one model.
#[derive(Clone, Debug)]
pub(super) struct Attacks {
    pub(super) count: u32,
    pub(super) aim: Aim,
    pub(super) criticals: Criticals,
    pub(super) wounding: Wounding,
}

/// Roll to wound and saves.
#[derive(Clone, Debug)]
pub(super) struct Wounding {
    /// None: nothing can wound.
    wound: Option<WoundRolls>,
    save: Option<Roll<Save>>,
    critical_hits: CriticalHits,
}

#[derive(Clone, Debug)]
struct WoundRolls {
    /// A 6 may be critical.
    free: Roll<Wound>,
    /// The critical hit of the phase is spent.
    spent: Roll<Wound>,
}

/// What a single attack came to.
#[derive(Clone, Copy)]
struct Blow {
    points: u32,
    critical: bool,
}

const NOTHING: Blow = Blow {
    points: 0,
    critical: false,
};

impl Wounding {
    /// S-HOST-WOUND: 4 + toughness − strength, from 2 to 6; 4 or more too tough: never.
    /// S-NOARMOUR: no other save than the one given, which is the lowest face that saves.
    pub(super) fn new(
        frame: &mut Frame,
        names: Names,
        [strength, toughness]: [i32; 2],
        save: Option<(Rule, i32)>,
        rulings: &ScharmuetzelRulings,
    ) -> Self {
        let difference = toughness - strength;
        let mut tally = frame.tally(names.wound, S_HOST_WOUND, 4 + difference);
        if difference < 4 {
            let beyond = tally.total().clamp(2, 6) - tally.total();
            tally.add_named(
                S_HOST_WOUND,
                Text::new("Mindestens 2, höchstens 6", "At least 2, at most 6"),
                beyond,
            );
        }
        let needed = tally.total();
        let wound = (difference < 4).then(|| Self::rolls(frame, names, needed, rulings));
        let save = save.filter(|_| wound.is_some()).map(|(rule, number)| {
            let _ = frame.tally(names.save, rule, number);
            frame.ruling("criticalHits", rulings.critical_hits);
            Roll::by_face(names.save, rule.0, D6, Some(number), |face| {
                Some(if face > 1 && i32::from(face) >= number {
                    Save::Saved
                } else {
                    Save::Fails
                })
            })
        });
        Self {
            wound,
            save,
            critical_hits: rulings.critical_hits,
        }
    }

    /// S-CRIT: a 6 is critical, unless the ruling exempts those who need it.
    fn rolls(
        frame: &mut Frame,
        names: Names,
        needed: i32,
        rulings: &ScharmuetzelRulings,
    ) -> WoundRolls {
        let six = if needed < 6 {
            Wound::Critical
        } else {
            match frame.ruling("criticalOnSixes", rulings.critical_on_sixes) {
                CriticalOnSixes::Always => Wound::Critical,
                CriticalOnSixes::NotWhenSixNeeded => Wound::Wounds,
            }
        };
        let roll = |rule: Rule, six| {
            Roll::by_face(names.wound, rule.0, D6, Some(needed), move |face| {
                Some(match i32::from(face) {
                    6 => six,
                    face if face >= needed => Wound::Wounds,
                    _ => Wound::Fails,
                })
            })
        };
        WoundRolls {
            free: roll(S_CRIT, six),
            spent: roll(S_CRITONE, Wound::Wounds),
        }
    }

    fn save(&self, dice: &mut dyn Dice, hits: u32) -> Result<u32, Halt> {
        let Some(save) = &self.save else {
            return Ok(hits);
        };
        Ok(match save.on(dice)? {
            Save::Saved => 0,
            Save::Fails => hits,
        })
    }

    fn play(&self, dice: &mut dyn Dice, criticals: Criticals, scored: bool) -> Result<Blow, Halt> {
        let Some(rolls) = &self.wound else {
            return Ok(NOTHING);
        };
        let roll = match criticals {
            Criticals::One if scored => &rolls.spent,
            Criticals::One | Criticals::Any => &rolls.free,
        };
        Ok(match roll.on(dice)? {
            Wound::Fails => NOTHING,
            Wound::Wounds => Blow {
                points: self.save(dice, 1)?,
                critical: false,
            },
            Wound::Critical => Blow {
                points: match self.critical_hits {
                    CriticalHits::TwoWounds => self.save(dice, 1)? + self.save(dice, 1)?,
                    CriticalHits::OneSave => self.save(dice, 2)?,
                },
                critical: true,
            },
        })
    }
}

impl Attacks {
    /// Whether a die is worth rolling at all.
    pub(super) fn possible(&self) -> bool {
        let hits = match self.aim {
            Aim::Automatic | Aim::Once(_) | Aim::Twice(..) => true,
            Aim::Impossible => false,
        };
        hits && self.wounding.wound.is_some()
    }

    fn hits(&self, dice: &mut dyn Dice) -> Result<bool, Halt> {
        let shown = match &self.aim {
            Aim::Automatic => Hit::Hits,
            Aim::Impossible => Hit::Misses,
            Aim::Once(roll) => roll.on(dice)?,
            Aim::Twice(first, second) => match first.on(dice)? {
                Hit::Again => second.on(dice)?,
                shown @ (Hit::Hits | Hit::Misses) => shown,
            },
        };
        Ok(shown == Hit::Hits)
    }

    fn one(&self, dice: &mut dyn Dice, scored: bool) -> Result<Blow, Halt> {
        // What cannot hurt is not rolled for.
        if self.possible() && self.hits(dice)? {
            self.wounding.play(dice, self.criticals, scored)
        } else {
            Ok(NOTHING)
        }
    }

    /// Plays them all: the points of damage.
    pub(super) fn play(&self, dice: &mut dyn Dice) -> Result<u32, Halt> {
        let mut points = 0;
        let mut scored = false;
        for _ in 0..self.count {
            let blow = self.one(dice, scored)?;
            points += blow.points;
            scored |= blow.critical;
        }
        Ok(points)
    }

    /// The chance of each number of points, and every roll that can come up: attack after attack,
    /// with what matters for the rest: the points, and whether a critical hit was scored.
    pub(super) fn points(&self) -> (Vec<Weight>, Vec<Test>) {
        if !self.possible() || self.count == 0 {
            return (vec![Weight::ONE], Vec::new());
        }
        let (fresh, mut tests) = self.single(false);
        let (later, more) = self.single(true);
        if self.count > 1 && self.criticals == Criticals::One {
            for test in more {
                if !tests.contains(&test) {
                    tests.push(test);
                }
            }
        }
        let (mut free, mut scored) = (vec![Weight::ONE], Vec::new());
        for _ in 0..self.count {
            let (mut next_free, mut next_scored) = (Vec::new(), Vec::new());
            spread(&mut next_free, &free, &fresh.plain);
            match self.criticals {
                Criticals::Any => spread(&mut next_free, &free, &fresh.critical),
                Criticals::One => spread(&mut next_scored, &free, &fresh.critical),
            }
            spread(&mut next_scored, &scored, &later.plain);
            (free, scored) = (next_free, next_scored);
        }
        spread(&mut free, &scored, &[Weight::ONE]);
        (free, tests)
    }

    /// A single attack: points with and without a critical hit.
    fn single(&self, scored: bool) -> (Single, Vec<Test>) {
        let walked = walk(6, |dice| {
            let blow = self.one(dice, scored)?;
            Ok(blow.points as usize + if blow.critical { 3 } else { 0 })
        });
        let (weights, tests) = walked.unwrap_or_else(|| (Weights::certain(0, 6), Vec::new()));
        let of =
            |from: usize| [from, from + 1, from + 2].map(|i| Weight::exactly(weights.chance(i)));
        let single = Single {
            plain: of(0),
            critical: of(3),
        };
        (single, tests)
    }
}

struct Single {
    plain: [Weight; 3],
    critical: [Weight; 3],
}

/// Adds every sum of a count and a part to a distribution.
fn spread(to: &mut Vec<Weight>, from: &[Weight], parts: &[Weight]) {
    for (count, weight) in from.iter().enumerate() {
        for (more, part) in parts.iter().enumerate() {
            if weight.is_zero() || part.is_zero() {
                continue;
            }
            let at = count + more;
            if to.len() <= at {
                to.resize(at + 1, Weight::ZERO);
            }
            if let Some(sum) = to.get_mut(at) {
                *sum = sum.plus(weight.times(*part));
            }
        }
    }
}

/// `: trifft ab 4, Schaden ab 3, gerettet ab 6`.
pub(super) fn name_rolls(attacks: &Attacks, sentence: &mut Sentence) {
    match &attacks.aim {
        Aim::Automatic => sentence.add(": trifft ohne Wurf", ": hits without a roll"),
        Aim::Impossible => sentence.add(": Treffer unmöglich", ": cannot hit"),
        Aim::Once(roll) => sentence
            .add(": trifft ab ", ": hits on ")
            .number(roll.test().target.unwrap_or(6).clamp(2, 6))
            .add("", " or more"),
        Aim::Twice(_, second) => sentence
            .add(": trifft auf 6 und dann ab ", ": hits on a 6 and then on ")
            .number(second.test().target.unwrap_or(6))
            .add("", " or more"),
    };
    match &attacks.wounding.wound {
        None => sentence.add(", Schaden unmöglich", ", cannot wound"),
        Some(rolls) => sentence
            .add(", Schaden ab ", ", wounds on ")
            .number(rolls.free.test().target.unwrap_or(6))
            .add("", " or more"),
    };
    match &attacks.wounding.save {
        Some(save) => sentence
            .add(", Rettung ab ", ", saved on ")
            .number(save.test().target.unwrap_or(6))
            .add("", " or more"),
        None => sentence.add(", kein Rettungswurf", ", no save"),
    };
}

/// Names how the target lies, if it does.
pub(super) fn name_fallen(fallen: Fallen, sentence: &mut Sentence) {
    match fallen {
        Fallen::No => {}
        Fallen::Down => {
            sentence.add(", das am Boden liegt", ", which is down");
        }
        Fallen::Stunned => {
            sentence.add(", das betäubt ist", ", which is stunned");
        }
    }
}
