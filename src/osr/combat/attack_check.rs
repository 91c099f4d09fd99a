//! One attack: the dice in the order of the rules text, and the odds.

use super::damage_roll::{name_dice, points};
use super::strike::Strike;
use super::{Attack, AttackOdds, AttackOutcome, AttackResult, Facing};
use crate::dice::{Counts, Dice, Fraction, Halt, walk};
use crate::osr::host::O_HOST_ROLL;
use crate::osr::rulings::name_chosen;
use crate::osr::states::{O_HELPLESS, O_SLEEP, O_UNAWARE, TargetState};
use crate::osr::weapons::Specialisation;
use crate::rules::{
    Frame, Label, Measures, Outcome, Procedure, Rule, Sentence, Text, about, chances, listed,
    name_modifiers,
};

/// An attack whose input was checked, with its numbers worked out.
#[derive(Clone, Debug)]
pub struct CheckedAttack {
    input: Attack,
    strike: Strike,
}

impl CheckedAttack {
    pub(super) fn new(input: &Attack) -> Self {
        Self {
            strike: Strike::new(input, input.target_state, 0),
            input: input.clone(),
        }
    }

    fn hit_points(&self) -> Option<usize> {
        let hit_points = self.input.target_hit_points;
        hit_points.and_then(|points| usize::try_from(points).ok())
    }

    /// The chance that the target dies: 0 lives, 1 dies.
    fn slain(&self, damage: &Counts) -> Option<Counts> {
        let death = self.strike.death_chance();
        if self.hit_points().is_none() && death.is_none() {
            return None;
        }
        let by_damage = match self.hit_points() {
            Some(hit_points) => damage.grouped(|points| usize::from(points >= hit_points)),
            None => Counts::always(0),
        };
        // O-SLEEP: damage first, then the death roll.
        let death = death.unwrap_or(Fraction::ZERO);
        let dead = Counts::always(1);
        let parts = [(death.complement(), 0, &by_damage), (death, 0, &dead)];
        let possible: Vec<_> = parts
            .into_iter()
            .filter(|(chance, _, _)| *chance != Fraction::ZERO)
            .collect();
        Some(Counts::mix(&possible))
    }
}

/// The rule by which an attack hits without a roll.
const fn state_rule(state: TargetState) -> Rule {
    match state {
        TargetState::Asleep => O_SLEEP,
        TargetState::Helpless => O_HELPLESS,
        TargetState::Unaware => O_UNAWARE,
        TargetState::Normal | TargetState::Stunned => O_HOST_ROLL,
    }
}

/// Damage of an attack that may miss.
pub(super) fn with_misses(hit: Fraction, of_hit: &Counts) -> Counts {
    let nothing = Counts::always(0);
    let parts = [(hit.complement(), 0, &nothing), (hit, 0, of_hit)];
    let possible: Vec<_> = parts
        .into_iter()
        .filter(|(chance, _, _)| *chance != Fraction::ZERO)
        .collect();
    Counts::mix(&possible)
}

impl Procedure for CheckedAttack {
    type Result = AttackResult;
    type Odds = AttackOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<AttackResult, Halt> {
        let mut result = AttackResult {
            id: AttackOutcome::Miss,
            damage: 0,
            slain: self.hit_points().map(|_| false),
        };
        if !self.strike.hits(dice)? {
            return Ok(result);
        }
        result.id = AttackOutcome::Hit;
        result.damage = self.strike.points(dice)?;
        if let Some(hit_points) = self.hit_points()
            && result.damage as usize >= hit_points
        {
            result.slain = Some(true);
        } else if self.strike.death_chance().is_some() {
            result.slain = Some(self.strike.kills(dice)?);
        }
        Ok(result)
    }

    fn odds(&self) -> AttackOdds {
        let hit = self.strike.hit_chance();
        let of_hit = self.strike.counts();
        let damage = with_misses(hit, &of_hit);
        let slain = self.slain(&damage);
        let walked = walk(2, |dice| Ok(usize::from(!self.strike.hits(dice)?)));
        let mut outcomes =
            walked.map_or_else(Vec::new, |(weights, _)| chances::<AttackOutcome>(&weights));
        if self.strike.needed.is_none() {
            // What hits without a roll hits by the state of the target.
            for outcome in &mut outcomes {
                outcome.rule = state_rule(self.input.target_state);
            }
        }
        let mean_damage = damage.mean();
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        conclude(self.strike.needed, hit, mean_damage, &mut explanation);
        let chance = |slain: &Counts| slain.chances().get(1).copied().unwrap_or(0.0);
        if let Some(slain) = &slain {
            explanation
                .add(", tötet mit ", ", kills with ")
                .chance(chance(slain), slain.chance(1));
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.strike.frame.clone();
        AttackOdds {
            outcomes,
            needed: self.strike.needed,
            damage: damage.chances(),
            damage_fractions: damage.fractions(),
            damage_at_least: damage.at_least(),
            mean_damage,
            damage_of_hit: of_hit.chances(),
            multiplier: self.strike.multiplier(),
            slain: slain.as_ref().map(chance),
            slain_fraction: slain.and_then(|slain| slain.chance(1)?.short()),
            tests: self.strike.tests(),
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.odds();
        listed(AttackOutcome::TABLE, &odds.outcomes, to);
        if let Some(slain) = odds.slain {
            to.chance("slain", about(slain, odds.slain_fraction.as_deref()));
        }
        to.curve("damage", odds.damage_at_least, odds.mean_damage);
    }

    fn frame(&self) -> &Frame {
        &self.strike.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        describe(&self.input, true, sentence);
        name_chosen(&self.strike.frame.rulings, sentence);
    }

    fn name(&self, result: &AttackResult, sentence: &mut Sentence) {
        sentence.text(result.id.label());
        if result.id == AttackOutcome::Hit {
            points(result.damage, sentence.both(", "));
            sentence.add(" Schaden", " of damage");
        }
        match result.slain {
            Some(true) => {
                sentence.add(", das Ziel stirbt", ", the target dies");
            }
            Some(false) => {
                sentence.add(", das Ziel lebt", ", the target lives");
            }
            None => {}
        }
    }
}

fn conclude(needed: Option<i32>, hit: Fraction, mean: f64, sentence: &mut Sentence) {
    match needed {
        Some(needed) => {
            sentence
                .add(": trifft ab ", ": hits on ")
                .number(needed)
                .add(", das sind ", " or more, that is ")
                .chance(hit.to_f64(), Some(hit));
        }
        None => {
            sentence.add(": trifft ohne Wurf", ": hits without a roll");
        }
    }
    sentence.add("; im Mittel ", "; on average ").mean(
        mean,
        Text::new(" Punkt Schaden", " point of damage"),
        Text::new(" Punkte Schaden", " points of damage"),
    );
}

/// An attack among others, on a target whose hit points are known elsewhere. Only the state in which
/// the first attack of a round finds it counts.
pub(super) fn describe_one(input: &Attack, state_counts: bool, sentence: &mut Sentence) {
    let counts = Attack {
        target_hit_points: None,
        ..input.clone()
    };
    describe(&counts, state_counts, sentence);
}

/// The situation: every input that is not at its default.
fn describe(input: &Attack, state_counts: bool, sentence: &mut Sentence) {
    sentence.add("Angriff: ", "Attack: ");
    input.attacker.describe(sentence);
    if input.attack_bonus != 0 {
        sentence
            .add(", Angriffsbonus ", ", attack bonus ")
            .signed(input.attack_bonus);
    }
    if input.ranged {
        sentence.add(", im Fernkampf", ", with a missile");
        if let Some(dexterity) = input.dexterity {
            sentence
                .add(" mit Geschicklichkeit ", " with dexterity ")
                .number(dexterity);
        }
    }
    if !input.proficient {
        sentence.add(", ungeübt", ", unproficient");
    }
    if input.specialised != Specialisation::None {
        sentence.both(", ").text(input.specialised.label());
    }
    sentence
        .add(", gegen RK ", ", against AC ")
        .number(input.armour_class);
    if input.shield != 0 {
        sentence
            .add(", davon Schild ", ", of it shield ")
            .number(input.shield);
    }
    if input.dexterity_bonus != 0 {
        sentence
            .add(
                ", Geschicklichkeit des Ziels ",
                ", dexterity of the target ",
            )
            .signed(input.dexterity_bonus);
    }
    for (share, de, en) in [
        (input.concealed, " % getarnt", "% concealed"),
        (input.covered, " % gedeckt", "% covered"),
    ] {
        if share != 0 {
            sentence.both(", ").number(share).add(de, en);
        }
    }
    if input.facing != Facing::Front {
        sentence.both(", ").text(input.facing.label());
    }
    if input.indirect {
        sentence.add(", indirekt", ", indirect");
    }
    if input.target_invisible {
        sentence.add(", das Ziel ist unsichtbar", ", the target is invisible");
    }
    if state_counts && input.target_state != TargetState::Normal {
        if input.target_state == TargetState::Asleep {
            sentence.add(", das Ziel schläft", ", the target is asleep");
        } else {
            sentence
                .add(", das Ziel ist ", ", the target is ")
                .text(input.target_state.label());
        }
    }
    if let Some(level) = input.target_level {
        sentence
            .add(", Stufe des Ziels ", ", level of the target ")
            .number(level);
    }
    name_dice(&input.damage, sentence.add(", Schaden ", ", damage "));
    if let Some(hit_points) = input.target_hit_points {
        sentence.add(", Ziel mit ", ", target with ").counted(
            hit_points,
            Text::new(" Trefferpunkt", " hit point"),
            Text::new(" Trefferpunkten", " hit points"),
        );
    }
    name_modifiers(&input.modifiers, sentence);
}
