//! The numbers of one attack on a target in a certain state, and its dice.

use super::damage_roll::{DamageRoll, How};
use super::{Attack, Facing, O_COVER, O_FLANK, O_INDIRECT, O_REAR, O_REARFLANK};
use crate::dice::{Counts, D20, Dice, Fraction, Halt, Roll, Test, walk};
use crate::osr::host::{
    Facts, O_HOST_ARMOUR, O_HOST_BACKSTAB, O_HOST_DAMAGE, O_HOST_DEATH, O_HOST_DEXTERITY,
    O_HOST_MODIFIER, O_HOST_ROLL, assassination, backstab_multiplier, missile_modifier,
    needed_against,
};
use crate::osr::rulings::{
    ArmourClasses, AttackNaturals, CoverAndConcealment, HelplessDamage, UnawareBackstab,
};
use crate::osr::states::{
    INVISIBLE, O_HELPLESS, O_INVIS, O_SLEEP, O_STUNNED, O_UNAWARE, TargetState,
};
use crate::osr::weapons::{O_SPEC, O_TWO, O_UNPROF};
use crate::rules::{Frame, Rule, Text, bands};

bands! {
    /// What the attack roll decides.
    pub(crate) enum Hit {
        Hits = "hit", "Treffer", "hit";
        Misses = "miss", "daneben", "miss";
    }
}

bands! {
    /// What the death roll of a sleeper decides.
    pub(crate) enum Death {
        Dies = "dies", "stirbt sofort", "dies at once";
        Lives = "lives", "lebt und ist wach", "lives and is awake";
    }
}

/// One attack, worked out.
#[derive(Clone, Debug)]
pub(super) struct Strike {
    pub(super) frame: Frame,
    /// None where it hits without a roll.
    hit: Option<Roll<Hit>>,
    pub(super) needed: Option<i32>,
    damage: DamageRoll,
    death: Option<Roll<Death>>,
}

impl Strike {
    /// An attack on a target in this state; `hand` is what a hand of two weapons loses.
    pub(super) fn new(input: &Attack, state: TargetState, hand: i32) -> Self {
        let mut frame = Frame::default();
        let facts = input.attacker.facts();
        // A backstab: in close combat, against the unaware and the asleep.
        let prey = matches!(state, TargetState::Unaware | TargetState::Asleep);
        let backstab = facts.backstabs && !input.ranged && prey;
        let (mut hit, mut needed) = (None, None);
        if !automatic(input, state, backstab, &mut frame) {
            let number = number(input, &facts, state, hand, backstab, &mut frame);
            let naturals = frame.ruling("naturals", input.rulings.naturals);
            needed = Some(number);
            hit = Some(hit_roll(number, naturals));
        }
        let damage = damage(input, &facts, state, backstab, &mut frame);
        let asleep = state == TargetState::Asleep;
        let death = asleep.then(|| death(input, &facts, &mut frame));
        Self {
            frame,
            hit,
            needed,
            damage,
            death,
        }
    }

    /// Whether it hits.
    pub(super) fn hits(&self, dice: &mut dyn Dice) -> Result<bool, Halt> {
        match &self.hit {
            Some(roll) => Ok(roll.on(dice)? == Hit::Hits),
            None => Ok(true),
        }
    }

    /// Points of a hit.
    pub(super) fn points(&self, dice: &mut dyn Dice) -> Result<u32, Halt> {
        self.damage.play(dice)
    }

    /// Whether the death roll kills; never without one.
    pub(super) fn kills(&self, dice: &mut dyn Dice) -> Result<bool, Halt> {
        match &self.death {
            Some(roll) => Ok(roll.on(dice)? == Death::Dies),
            None => Ok(false),
        }
    }

    pub(super) fn hit_chance(&self) -> Fraction {
        self.hit
            .as_ref()
            .map_or(Fraction::ONE, |roll| passes(roll, Hit::Hits))
    }

    /// The chance of each number of points of a hit.
    pub(super) fn counts(&self) -> Counts {
        self.damage.counts()
    }

    /// The chance of the death roll, where there is one.
    pub(super) fn death_chance(&self) -> Option<Fraction> {
        self.death.as_ref().map(|roll| passes(roll, Death::Dies))
    }

    pub(super) const fn multiplier(&self) -> i32 {
        self.damage.multiplier()
    }

    /// Every roll that can come up, in order.
    pub(super) fn tests(&self) -> Vec<Test> {
        let mut tests: Vec<Test> = Vec::new();
        tests.extend(self.hit.as_ref().map(|roll| roll.test().clone()));
        tests.extend(self.damage.tests());
        tests.extend(self.death.as_ref().map(|roll| roll.test().clone()));
        tests
    }
}

/// The chance that a roll comes to this.
pub(super) fn passes<C: Copy + PartialEq>(roll: &Roll<C>, wanted: C) -> Fraction {
    let walked = walk(2, |dice| Ok(usize::from(roll.on(dice)? == wanted)));
    walked.map_or(Fraction::ZERO, |(weights, _)| weights.chance(1))
}

/// O-SLEEP, O-HELPLESS, and by ruling a backstab on the unaware: no roll to hit.
fn automatic(input: &Attack, state: TargetState, backstab: bool, frame: &mut Frame) -> bool {
    match state {
        TargetState::Asleep | TargetState::Helpless => true,
        TargetState::Unaware if backstab => {
            let reading = frame.ruling("unawareBackstab", input.rulings.unaware_backstab);
            reading == UnawareBackstab::AutomaticHit
        }
        TargetState::Unaware | TargetState::Normal | TargetState::Stunned => false,
    }
}

/// The face that is needed, modifiers taken off.
fn number(
    input: &Attack,
    facts: &Facts,
    state: TargetState,
    hand: i32,
    backstab: bool,
    frame: &mut Frame,
) -> i32 {
    let armour_class = armour_class(input, state, frame);
    let modifier = roll_modifier(input, state, hand, backstab, frame);
    let mut tally = frame.tally("hit", facts.rule, facts.attack_number);
    // The table: one more for each point of armour class above 10, with six 20s in a row.
    let on_table = needed_against(facts.attack_number, armour_class);
    tally.add(O_HOST_ARMOUR, on_table - facts.attack_number);
    tally.add(O_HOST_ROLL, -modifier);
    tally.total()
}

fn hit_roll(needed: i32, naturals: AttackNaturals) -> Roll<Hit> {
    Roll::by_face("hit", O_HOST_ROLL.0, D20, Some(needed), |face| {
        let hits = match (naturals, face) {
            (AttackNaturals::Natural, 1) => false,
            (AttackNaturals::Natural, 20) => true,
            (AttackNaturals::Natural | AttackNaturals::None, face) => i32::from(face) >= needed,
        };
        Some(if hits { Hit::Hits } else { Hit::Misses })
    })
}

/// The armour class with which the table is entered.
fn armour_class(input: &Attack, state: TargetState, frame: &mut Frame) -> i32 {
    let base = match frame.ruling("armourClass", input.rulings.armour_class) {
        ArmourClasses::Ascending => input.armour_class,
        ArmourClasses::Descending => 20 - input.armour_class,
    };
    // O-FLANK, O-REARFLANK, O-REAR, O-STUNNED: each takes the shield, which is lost once.
    let stunned = (state == TargetState::Stunned).then_some(O_STUNNED);
    let (shield_lost, dexterity_lost) = match input.facing {
        Facing::Front | Facing::ShieldFlank => (stunned, stunned),
        Facing::Flank => (Some(O_FLANK), stunned),
        Facing::RearFlank => (Some(O_REARFLANK), Some(O_REARFLANK)),
        Facing::Rear => (Some(O_REAR), Some(O_REAR)),
    };
    let indirect = input.indirect.then_some(O_INDIRECT);
    let dexterity_lost: Option<Rule> = dexterity_lost.or(indirect);
    let (concealed, covered) = (concealment(input.concealed), cover(input.covered));
    let both = concealed > 0 && covered > 0;
    let summed = both
        && frame.ruling("coverAndConcealment", input.rulings.cover_and_concealment)
            == CoverAndConcealment::Sum;
    let mut tally = frame.tally("armourClass", O_HOST_ARMOUR, base);
    // A bonus is lost, a penalty stays.
    let (shield, dexterity) = (-input.shield, -input.dexterity_bonus.max(0));
    match (shield_lost, dexterity_lost) {
        (Some(rule), Some(other)) if rule == other => {
            tally.add(rule, shield + dexterity);
        }
        (shield_lost, dexterity_lost) => {
            for (rule, lost) in [(shield_lost, shield), (dexterity_lost, dexterity)] {
                if let Some(rule) = rule {
                    tally.add(rule, lost);
                }
            }
        }
    }
    // O-COVER: from every side, and for the stunned too.
    tally.add(
        O_COVER,
        if summed {
            concealed + covered
        } else {
            concealed.max(covered)
        },
    );
    tally.total()
}

/// O-COVER: concealment; shares between the steps take the lower.
const fn concealment(share: i32) -> i32 {
    match share {
        90.. => 4,
        75.. => 3,
        50.. => 2,
        25.. => 1,
        _ => 0,
    }
}

/// O-COVER: cover.
const fn cover(share: i32) -> i32 {
    match share {
        90.. => 10,
        75.. => 7,
        50.. => 4,
        25.. => 2,
        _ => 0,
    }
}

/// The sum of what is added to the roll.
fn roll_modifier(
    input: &Attack,
    state: TargetState,
    hand: i32,
    backstab: bool,
    frame: &mut Frame,
) -> i32 {
    let mut tally = frame.tally("modifiers", O_HOST_ROLL, input.attack_bonus);
    tally.add(O_TWO, hand);
    if let Some(dexterity) = input.dexterity.filter(|_| input.ranged) {
        tally.add(O_HOST_DEXTERITY, missile_modifier(dexterity));
    }
    if let Some(class) = input.attacker.class.filter(|_| !input.proficient) {
        tally.add(O_UNPROF, class.training().penalty);
    }
    tally.add(O_SPEC, input.specialised.bonuses().0);
    if input.facing == Facing::Rear {
        tally.add(O_REAR, 2);
    }
    if input.target_invisible {
        tally.add(O_INVIS, -INVISIBLE);
    }
    match state {
        TargetState::Stunned => {
            tally.add(O_STUNNED, 4);
        }
        // O-UNAWARE: +4, or a backstab's +4 in its place.
        TargetState::Unaware => {
            tally.add(if backstab { O_HOST_BACKSTAB } else { O_UNAWARE }, 4);
        }
        TargetState::Normal | TargetState::Asleep | TargetState::Helpless => {}
    }
    tally.add_all(O_HOST_MODIFIER, &input.modifiers);
    tally.total()
}

fn damage(
    input: &Attack,
    facts: &Facts,
    state: TargetState,
    backstab: bool,
    frame: &mut Frame,
) -> DamageRoll {
    // A backstab multiplies the sum of the dice; bonuses are added once.
    let multiplier = if backstab {
        backstab_multiplier(facts.level)
    } else {
        1
    };
    let (how, rule) = match state {
        TargetState::Asleep => (How::Highest, O_SLEEP),
        TargetState::Helpless => {
            match frame.ruling("helplessDamage", input.rulings.helpless_damage) {
                HelplessDamage::Maximum => (How::Highest, O_HELPLESS),
                HelplessDamage::Double => (How::Doubled, O_HELPLESS),
            }
        }
        TargetState::Unaware if backstab => (How::Rolled, O_HOST_BACKSTAB),
        TargetState::Unaware | TargetState::Normal | TargetState::Stunned => {
            (How::Rolled, O_HOST_DAMAGE)
        }
    };
    let bonus = input.specialised.bonuses().1;
    let roll = DamageRoll::new(&input.damage, rule, bonus, multiplier, how);
    let mut tally = frame.tally("damage", rule, roll.bonus() - bonus);
    tally.add(O_SPEC, bonus);
    roll
}

/// O-SLEEP: who lives through the damage may still die at once.
fn death(input: &Attack, facts: &Facts, frame: &mut Frame) -> Roll<Death> {
    let victim = input.target_level.unwrap_or(0);
    let percent = assassination(facts.level, victim);
    let mut tally = frame.tally("death", O_HOST_DEATH, 50);
    tally.add_named(
        O_HOST_DEATH,
        Text::new("5 je Stufe", "5 for each level"),
        5 * facts.level,
    );
    tally.add_named(
        O_HOST_DEATH,
        Text::new(
            "5 je zwei Stufen des Opfers",
            "5 for every two levels of the victim",
        ),
        -5 * victim.div_euclid(2),
    );
    let beyond = percent - tally.total();
    tally.add_named(
        O_HOST_DEATH,
        Text::new("Grenze der Tabelle", "Limit of the table"),
        beyond,
    );
    Roll::by_face("death", O_SLEEP.0, 100, Some(percent), |face| {
        Some(if i32::from(face) <= percent {
            Death::Dies
        } else {
            Death::Lives
        })
    })
}
