//! One shot: target numbers, then the rolls in the order of the rules text.

use super::{
    C_R_AIM, C_R_ARMOUR, C_R_HEAVY, C_R_HIT, C_R_LIGHT, C_R_MELEE, C_R_RANGE, C_R_STRAY,
    C_R_STRENGTH, Cover, Shot, ShotOutcome, Weapon, whole_distance,
};
use crate::chronopia::morale::C_L_TERRORFAIL;
use crate::chronopia::rulings::{MeleePerfect, Naturals, PerfectFloor, name_chosen};
use crate::chronopia::test::{C_D20, highest, plain, test};
use crate::chronopia::words::{name_assumed, name_faces};
use crate::dice::{Dice, Halt, Roll, Test, Weights};
use crate::rules::{
    Frame, Label, Measures, Odds, Procedure, Sentence, Signature, Tally, Text, bands,
    outcome_measures, outcome_odds,
};

bands! {
    /// What the roll to hit decides.
    pub(super) enum Hit {
        /// No armour roll.
        Perfect = "perfect", "perfekt", "perfect";
        Ordinary = "hit", "Treffer", "hit";
        Miss = "miss", "daneben", "miss";
        Fumble = "fumble", "Patzer", "fumble";
    }
}

bands! {
    /// What an armour roll decides.
    pub(super) enum Armour {
        Holds = "holds", "Rüstung hält", "armour holds";
        Fails = "fails", "Rüstung versagt", "armour fails";
    }
}

/// A shot whose input was checked, with its target numbers worked out.
#[derive(Clone, Debug)]
pub struct CheckedShot {
    input: Shot,
    frame: Frame,
    rolls: Option<Rolls>,
}

/// What decides about a shot in range: shots with the same have the same chances.
#[derive(Clone, Copy, Debug)]
struct Targets {
    hit: i32,
    /// What a natural 1 does.
    one: Hit,
    armour: i32,
    naturals: Naturals,
    friend: Option<FriendTargets>,
}

#[derive(Clone, Copy, Debug)]
struct FriendTargets {
    /// None beyond maximum range: the miss stays a miss.
    stray: Option<i32>,
    armour: i32,
}

/// The rolls that a shot in range can need.
#[derive(Clone, Debug)]
struct Rolls {
    hit: Roll<Hit>,
    armour: Roll<Armour>,
    friend: Option<Friend>,
}

/// The friend whom a shot into melee can hit.
#[derive(Clone, Debug)]
struct Friend {
    stray: Option<Roll<Hit>>,
    armour: Roll<Armour>,
}

impl CheckedShot {
    pub(in crate::chronopia) fn new(input: &Shot) -> Self {
        let mut frame = Frame::default();
        let rolls = targets(input, &mut frame).map(Targets::rolls);
        Self {
            input: input.clone(),
            frame,
            rolls,
        }
    }

    /// The target numbers, beyond the faces of a die all the same.
    pub(super) fn signature(input: &Shot) -> Signature {
        let Some(targets) = targets(input, &mut Frame::quiet()) else {
            return Signature::default();
        };
        let armour = |target: i32| target.clamp(0, 20);
        let (stray, friend) = targets.friend.map_or((-1, -1), |friend| {
            let stray = friend.stray.map_or(-2, |target| target.clamp(0, 20));
            (stray, armour(friend.armour))
        });
        let readings = 1 + 2 * i32::from(targets.one == Hit::Perfect);
        [
            targets.hit.clamp(0, 20),
            readings + i32::from(targets.naturals == Naturals::Natural),
            armour(targets.armour),
            stray,
            friend,
            0,
            0,
            0,
        ]
    }

    /// The input.
    #[must_use]
    pub fn input(&self) -> &Shot {
        &self.input
    }

    /// The chances of each outcome and the rolls that can come up.
    pub(in crate::chronopia) fn weights(&self) -> (Weights, Vec<Test>) {
        let all = ShotOutcome::ALL.len();
        crate::dice::walk(all, |dice| self.play(dice).map(|outcome| outcome as usize))
            .unwrap_or_else(|| (Weights::certain(ShotOutcome::Miss as usize, all), vec![]))
    }

    /// Whether anybody else can be hit.
    pub(super) fn has_melee(&self) -> bool {
        self.input.melee.is_some()
    }
}

/// C-R-RANGE: none up to short range, −4 up to medium, −8 up to maximum.
fn range_penalty(weapon: &Weapon, distance: f64) -> i32 {
    if distance <= weapon.short {
        0
    } else if distance <= weapon.medium {
        -4
    } else {
        -8
    }
}

/// C-R-LIGHT: −2. C-R-HEAVY: −4.
fn add_cover(tally: &mut Tally<'_>, cover: Cover) {
    match cover {
        Cover::None => {}
        Cover::Light => {
            tally.add(C_R_LIGHT, -2);
        }
        Cover::Heavy => {
            tally.add(C_R_HEAVY, -4);
        }
    }
}

/// The skill that both the shot and a stray shot start from.
/// C-L-TERRORFAIL: halved before any modifier.
fn skill<'a>(frame: &'a mut Frame, of: &'static str, input: &Shot) -> Tally<'a> {
    let mut tally = frame.tally(of, C_R_HIT, input.ranged_skill);
    if input.terrified {
        tally.halve(C_L_TERRORFAIL);
    }
    tally
}

fn targets(input: &Shot, frame: &mut Frame) -> Option<Targets> {
    // C-R-NOMEASURE: beyond maximum range the action is lost without a roll.
    let distance = whole_distance(input.distance, input.height_difference);
    if distance > input.weapon.max {
        return None;
    }
    if input.aim > 0 {
        frame.assume("aimBonus");
    }
    let mut hit = skill(frame, "hit", input);
    hit.add(C_R_RANGE, range_penalty(&input.weapon, distance));
    add_cover(&mut hit, input.cover);
    // C-R-AIM: each action spent on aiming counts for this shot.
    hit.add(C_R_AIM, input.aim * input.aim_bonus);
    if let Some(melee) = &input.melee {
        // C-R-MELEE: −1 for each friend in contact. C-R-STRAYBIG: not past those who are smaller.
        hit.add(
            C_R_MELEE,
            if melee.target_larger {
                0
            } else {
                -melee.friends
            },
        );
    }
    hit.add_all(C_D20, &input.modifiers);
    let hit = hit.total();
    let one = natural_one(input, hit, frame);
    let naturals = frame.ruling("armourNaturals", input.rulings.armour_naturals);
    let armour = armour(input, frame, "armour", input.armour);
    let friend = input.melee.as_ref().map(|melee| {
        // C-R-STRAY: the friend's own range and cover, +1 for each friend in the fight.
        let distance = melee.friend_distance.unwrap_or(distance);
        let stray = (distance <= input.weapon.max).then(|| {
            let mut stray = skill(frame, "stray", input);
            stray.add(C_R_RANGE, range_penalty(&input.weapon, distance));
            add_cover(&mut stray, melee.friend_cover);
            stray.add(C_R_STRAY, melee.friends);
            stray.total()
        });
        FriendTargets {
            stray,
            armour: self::armour(input, frame, "friendArmour", melee.friend_armour),
        }
    });
    Some(Targets {
        hit,
        one,
        armour,
        naturals,
        friend,
    })
}

impl Targets {
    fn rolls(self) -> Rolls {
        let results = [self.one, Hit::Ordinary, Hit::Miss, Hit::Fumble];
        Rolls {
            hit: test("hit", C_R_HIT, self.hit, results),
            armour: self.armour_roll("armour", self.armour),
            friend: self.friend.map(|friend| Friend {
                // A 1 hits and a 20 misses, and either way nothing more.
                stray: friend.stray.map(|target| {
                    let results = [Hit::Ordinary, Hit::Ordinary, Hit::Miss, Hit::Miss];
                    test("stray", C_R_STRAY, target, results)
                }),
                armour: self.armour_roll("friendArmour", friend.armour),
            }),
        }
    }

    fn armour_roll(self, of: &'static str, target: i32) -> Roll<Armour> {
        let (holds, fails) = (Armour::Holds, Armour::Fails);
        plain(of, C_R_ARMOUR, target, self.naturals, holds, fails)
    }
}

/// What a natural 1 does.
fn natural_one(input: &Shot, target: i32, frame: &mut Frame) -> Hit {
    // C-R-MELEE1: into melee it hits the intended target, with an armour roll.
    if input.melee.is_some() {
        let reading = frame.ruling("meleePerfect", input.rulings.melee_perfect);
        if reading == MeleePerfect::Hit {
            return Hit::Ordinary;
        }
    }
    // C-R-PERFECT: perfect, unless the target number is 3 or less.
    match frame.ruling("perfectFloor", input.rulings.perfect_floor) {
        PerfectFloor::Three if target <= 3 => Hit::Ordinary,
        PerfectFloor::Three | PerfectFloor::None => Hit::Perfect,
    }
}

const DAMAGE: Text = Text::new("Schaden der Waffe", "Damage of the weapon");

/// C-R-ARMOUR: armour value less the weapon's damage. C-R-STRENGTH: strength on top, for some weapons.
fn armour(input: &Shot, frame: &mut Frame, of: &'static str, value: i32) -> i32 {
    let mut tally = frame.tally(of, C_R_ARMOUR, value);
    tally.add_named(C_R_ARMOUR, DAMAGE, -input.weapon.damage);
    if input.weapon.adds_strength {
        tally.add(C_R_STRENGTH, -input.strength);
    }
    tally.total()
}

impl Procedure for CheckedShot {
    type Result = ShotOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<ShotOutcome, Halt> {
        use ShotOutcome as Outcome;
        let Some(rolls) = &self.rolls else {
            return Ok(Outcome::OutOfRange);
        };
        Ok(match rolls.hit.on(dice)? {
            Hit::Perfect => Outcome::Perfect,
            Hit::Ordinary => match rolls.armour.on(dice)? {
                Armour::Holds => Outcome::Saved,
                Armour::Fails => Outcome::Wound,
            },
            Hit::Miss => match rolls.friend.as_ref() {
                // C-R-STRAY: a miss into melee may hit a friend.
                Some(friend) => friend.stray_shot(dice)?,
                None => Outcome::Miss,
            },
            Hit::Fumble => match rolls.friend.as_ref() {
                // C-R-MELEE20: a friend is hit without a further roll to hit.
                Some(friend) => match friend.armour.on(dice)? {
                    Armour::Holds => Outcome::FumbleSaved,
                    Armour::Fails => Outcome::FumbleWound,
                },
                None => Outcome::Fumble,
            },
        })
    }

    fn odds(&self) -> Odds {
        let naturals = self.input.rulings.armour_naturals;
        outcome_odds(self, |weights, tests, sentence| {
            conclude(weights, tests, naturals, sentence);
        })
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence.add("Schuss", "Shot");
        self.describe_shot(sentence);
    }

    fn name(&self, result: &ShotOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}

impl CheckedShot {
    /// The situation after the word for a shot: every input that is not at its default.
    pub(super) fn describe_shot(&self, sentence: &mut Sentence) {
        describe(&self.input, sentence);
        name_chosen(&self.frame.rulings, &self.input.rulings, sentence);
    }
}

impl Friend {
    fn stray_shot(&self, dice: &mut dyn Dice) -> Result<ShotOutcome, Halt> {
        let Some(stray) = &self.stray else {
            return Ok(ShotOutcome::Miss);
        };
        Ok(match stray.on(dice)? {
            Hit::Perfect | Hit::Ordinary => match self.armour.on(dice)? {
                Armour::Holds => ShotOutcome::StraySaved,
                Armour::Fails => ShotOutcome::StrayWound,
            },
            Hit::Miss | Hit::Fumble => ShotOutcome::Miss,
        })
    }
}

/// The end of the sentence: what has to be rolled, and the chances to hit and to wound.
fn conclude(weights: &Weights, tests: &[Test], naturals: Naturals, sentence: &mut Sentence) {
    let target_of = |of: &str| tests.iter().find(|test| test.of == of)?.target;
    let Some(target) = target_of("hit") else {
        sentence.add(
            ": außer Reichweite, die Handlung verfällt",
            ": out of range, the action is lost",
        );
        return;
    };
    sentence.add(": trifft ", ": hits ");
    name_faces(target.min(19), sentence);
    let hits = [ShotOutcome::Perfect, ShotOutcome::Wound, ShotOutcome::Saved];
    let hits = weights.sum(hits.map(|outcome| outcome as usize));
    sentence.both(" (").chance(hits.to_f64(), None).both(")");
    match target_of("armour").map(|armour| highest(armour, naturals)) {
        Some(0) => {
            sentence.add(", keine Rüstung hält", ", no armour holds");
        }
        Some(armour) => {
            sentence.add(", die Rüstung hält ", ", armour holds ");
            name_faces(armour, sentence);
        }
        None => {}
    }
    let wounds = ShotOutcome::ALL.iter().filter(|outcome| outcome.wounds());
    let chance = weights.sum(wounds.map(|outcome| *outcome as usize));
    sentence
        .add("; Wunde mit ", "; wounds with a chance of ")
        .chance(chance.to_f64(), Some(chance));
    let friends = ShotOutcome::ALL
        .iter()
        .filter(|outcome| outcome.wounds_friend());
    let friend = weights.sum(friends.map(|outcome| *outcome as usize));
    if friend.numerator() > 0 {
        sentence
            .add(
                ", trifft und verwundet einen Freund mit ",
                ", wounds a friend with a chance of ",
            )
            .chance(friend.to_f64(), Some(friend));
    }
}

/// The situation: every input that is not at its default.
fn describe(input: &Shot, sentence: &mut Sentence) {
    let weapon = &input.weapon;
    sentence
        .add(" mit FW ", " with RC ")
        .number(input.ranged_skill);
    if input.terrified {
        sentence.add(", von Schrecken halbiert", ", halved by terror");
    }
    sentence
        .add(", Waffe ", ", weapon ")
        .decimal(weapon.short)
        .both("/")
        .decimal(weapon.medium)
        .both("/")
        .inches(weapon.max)
        .add(" mit Schaden ", " with damage ")
        .number(weapon.damage);
    if weapon.adds_strength {
        sentence
            .add(" und Stärke ", " and strength ")
            .number(input.strength);
    }
    sentence.add(", auf ", ", at ").inches(input.distance);
    if input.height_difference > 0.0 {
        sentence
            .add(" und ", " and ")
            .inches(input.height_difference)
            .add(" Höhe", " of height");
    }
    sentence
        .add(", gegen RW ", ", against AV ")
        .number(input.armour);
    if input.cover != Cover::None {
        sentence.add(", ", ", ").text(input.cover.label());
    }
    let aiming = Text::new("Zielen", "aim");
    name_assumed(input.aim, aiming, input.aim_bonus, sentence);
    if let Some(melee) = &input.melee {
        sentence
            .add(", in den Nahkampf mit ", ", into melee with ")
            .number(melee.friends);
        if melee.friends == 1 {
            sentence.add(" Freund", " friend");
        } else {
            sentence.add(" Freunden", " friends");
        }
        sentence.add(" (RW ", " (AV ").number(melee.friend_armour);
        if let Some(distance) = melee.friend_distance {
            sentence.add(", auf ", ", at ").inches(distance);
        }
        if melee.friend_cover != Cover::None {
            sentence.both(", ").text(melee.friend_cover.label());
        }
        sentence.both(")");
        if melee.target_larger {
            sentence.add(", Ziel größer", ", target larger");
        }
    }
    crate::rules::name_modifiers(&input.modifiers, sentence);
}
