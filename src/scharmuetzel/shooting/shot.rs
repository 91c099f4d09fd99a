//! The shots of one model at another.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_WARDSHOT;
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{
    Code, Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Problems,
    Procedure, Question, Sentence, Visitor, check, choices, name_modifiers,
};
use crate::scharmuetzel::attacks::{
    Aim, Attacks, Criticals, Hit, NAMES, Wounding, name_fallen, name_rolls,
};
use crate::scharmuetzel::host::{
    D6, S_HOST_CHARGING, S_HOST_COVER, S_HOST_LARGE, S_HOST_LONG, S_HOST_MODIFIER, S_HOST_MOVED,
    S_HOST_SHOOT, S_HOST_SINGLE,
};
use crate::scharmuetzel::injury::{Fallen, Harm, HarmOdds, MOST_WOUNDS, Model, harm_odds};
use crate::scharmuetzel::rulings::{ScharmuetzelRulings, SinglePenalty, name_chosen};

/// Most shots of one model.
pub(super) const MOST_SHOTS: i32 = 100;

choices! {
    /// Cover of a target (S-HOST-COVER).
    pub enum ShootingCover {
        /// In the open.
        None = "none", "keine Deckung", "no cover";
        /// Hedges, undergrowth: −1.
        Soft = "soft", "weiche Deckung", "soft cover";
        /// Walls, houses: −2.
        Hard = "hard", "harte Deckung", "hard cover";
    }
}

/// The model that is shot at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct ShootingTarget {
    /// Toughness (W), 1 to 10.
    pub toughness: i32,
    /// Wounds (LP) left, 1 to 10, default 1; a model that fights on without any is entered as 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds: i32,
    /// Whether it is mounted (S-WARDSHOT), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// How it lies, default `no`; shots are rolled as usual, but a worse state stays.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fallen: Fallen,
}

impl Default for ShootingTarget {
    fn default() -> Self {
        Self {
            toughness: 3,
            wounds: 1,
            mounted: false,
            fallen: Fallen::No,
        }
    }
}

impl Fields for ShootingTarget {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("toughness".into(), Required, &mut self.toughness, 1, 10);
        visitor.integer("wounds".into(), Optional, &mut self.wounds, 1, MOST_WOUNDS);
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.choice("fallen".into(), Optional, &mut self.fallen);
    }
}

/// The shots of one model in a shooting phase, all at the same target.
///
/// ```
/// use regelwerk::scharmuetzel::shooting::{Shooting, ShootingTarget};
/// let musket = Shooting { ballistic_skill: 3, strength: 4, ..Shooting::default() };
/// // 5+ to hit, 3+ to wound, a 6 twice, saved on a 6.
/// let odds = musket.odds()?;
/// assert_eq!(odds.fraction("unharmed"), "523/648");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Shooting {
    /// Ballistic skill (BF), 0 to 10.
    pub ballistic_skill: i32,
    /// Whether the shooter has moved; turning is no move. Default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub moved: bool,
    /// Whether the target is beyond half the range, default false; follows from `distance` and `range` where both are given.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub long_range: bool,
    /// Distance in inches, 0 to 1000; only together with `range`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub distance: Option<f64>,
    /// Range of the weapon in inches, 0 to 1000; beyond it every shot misses (S-DECLARE).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub range: Option<f64>,
    /// Cover of the target, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub cover: ShootingCover,
    /// Whether the target is charging the shooter, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub charging: bool,
    /// Whether the target is large, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub large: bool,
    /// Shots, 1 to 100, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shots: i32,
    /// Strength (S) of each shot, 1 to 10.
    pub strength: i32,
    /// The target.
    pub target: ShootingTarget,
    /// Modifiers of the caller's own to the roll to hit, at most 50; positive ones help.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Default for Shooting {
    fn default() -> Self {
        Self {
            ballistic_skill: 3,
            moved: false,
            long_range: false,
            distance: None,
            range: None,
            cover: ShootingCover::None,
            charging: false,
            large: false,
            shots: 1,
            strength: 3,
            target: ShootingTarget::default(),
            modifiers: Vec::new(),
            rulings: ScharmuetzelRulings::default(),
        }
    }
}

impl Fields for Shooting {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "ballisticSkill".into(),
            Required,
            &mut self.ballistic_skill,
            0,
            10,
        );
        visitor.flag("moved".into(), Optional, &mut self.moved);
        visitor.flag("longRange".into(), Optional, &mut self.long_range);
        visitor.maybe_number("distance".into(), &mut self.distance, 0, 1000);
        visitor.maybe_number("range".into(), &mut self.range, 0, 1000);
        visitor.choice("cover".into(), Optional, &mut self.cover);
        visitor.flag("charging".into(), Optional, &mut self.charging);
        visitor.flag("large".into(), Optional, &mut self.large);
        visitor.integer("shots".into(), Optional, &mut self.shots, 1, MOST_SHOTS);
        visitor.integer("strength".into(), Required, &mut self.strength, 1, 10);
        visitor.object("target".into(), Required, &mut self.target);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        let (missing, de, en) = match (self.distance, self.range) {
            (Some(_), None) => (
                "range",
                "die Reichweite der Waffe, da `distance` angegeben ist",
                "the range of the weapon, since `distance` is given",
            ),
            (None, Some(_)) => (
                "distance",
                "die Entfernung, da `range` angegeben ist",
                "the distance, since `range` is given",
            ),
            (Some(_), Some(_)) | (None, None) => return,
        };
        let expected = Sentence::new(de, en);
        problems.push(Code::Missing, missing.into(), expected);
    }
}

impl Question for Shooting {
    type Checked = CheckedShooting;

    fn checked(&self) -> CheckedShooting {
        let mut frame = Frame::default();
        let attacks = self.attacks(&mut frame);
        CheckedShooting {
            input: self.clone(),
            frame,
            attacks,
        }
    }
}

impl Shooting {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedShooting, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<HarmOdds, Error> {
        Ok(self.check()?.odds())
    }

    /// S-DECLARE: distance and range, where both are known.
    fn ranges(&self) -> Option<(f64, f64)> {
        self.distance.zip(self.range)
    }

    fn is_long(&self) -> bool {
        self.ranges()
            .map_or(self.long_range, |(distance, range)| distance > range / 2.0)
    }

    pub(super) fn out_of_range(&self) -> bool {
        self.ranges()
            .is_some_and(|(distance, range)| distance > range)
    }

    /// The face that hits, modifiers turned round.
    fn needed(&self, frame: &mut Frame) -> i32 {
        let single = frame.ruling("singleModelPenalty", self.rulings.single_model_penalty);
        let mut tally = frame.tally(NAMES.hit, S_HOST_SHOOT, 7 - self.ballistic_skill);
        let minus = i32::from;
        tally.add(S_HOST_MOVED, minus(self.moved));
        tally.add(S_HOST_LONG, minus(self.is_long()));
        tally.add(
            S_HOST_COVER,
            match self.cover {
                ShootingCover::None => 0,
                ShootingCover::Soft => 1,
                ShootingCover::Hard => 2,
            },
        );
        tally.add(S_HOST_CHARGING, minus(self.charging));
        tally.add(S_HOST_LARGE, -minus(self.large));
        match single {
            SinglePenalty::On => tally.add(S_HOST_SINGLE, 1),
            SinglePenalty::Off => &mut tally,
        };
        let turned: Vec<Modifier> = self
            .modifiers
            .iter()
            .map(|modifier| Modifier {
                value: -modifier.value,
                label: modifier.label.clone(),
            })
            .collect();
        tally.add_all(S_HOST_MODIFIER, &turned);
        tally.total()
    }

    /// The shots with their target numbers.
    pub(super) fn attacks(&self, frame: &mut Frame) -> Attacks {
        let needed = self.needed(frame);
        let aim = if self.out_of_range() {
            Aim::Impossible
        } else {
            aim(needed)
        };
        // S-WARDSHOT: on foot 6+, mounted 5+.
        let save = if self.target.mounted { 5 } else { 6 };
        let wounding = Wounding::new(
            frame,
            NAMES,
            [self.strength, self.target.toughness],
            Some((S_WARDSHOT, save)),
            &self.rulings,
        );
        Attacks {
            count: self.shots.unsigned_abs(),
            aim,
            criticals: Criticals::Any,
            wounding,
        }
    }
}

/// S-HOST-SHOOT: a 1 always misses; beyond 6 a 6 and then 4+, 5+ or 6.
fn aim(needed: i32) -> Aim {
    let hit = |of: &'static str, needed: i32, least: i32, hits: Hit| {
        Roll::by_face(of, S_HOST_SHOOT.0, D6, Some(needed), move |face| {
            Some(if face > 1 && i32::from(face) >= least {
                hits
            } else {
                Hit::Misses
            })
        })
    };
    match needed {
        ..=6 => Aim::Once(hit("hit", needed, needed, Hit::Hits)),
        7..=9 => Aim::Twice(
            hit("hit", needed, 6, Hit::Again),
            hit("hit2", needed - 3, needed - 3, Hit::Hits),
        ),
        10.. => Aim::Impossible,
    }
}

/// The shots of one model, their input checked.
#[derive(Clone, Debug)]
pub struct CheckedShooting {
    input: Shooting,
    frame: Frame,
    attacks: Attacks,
}

impl CheckedShooting {
    fn model(&self) -> Model {
        let target = &self.input.target;
        Model::new(target.wounds, target.fallen.into())
    }

    /// Plays the shots: the points of damage before the injury dice.
    ///
    /// # Errors
    /// [`Halt`] when the source has no face to give.
    pub fn damage(&self, dice: &mut dyn Dice) -> Result<u32, Halt> {
        self.attacks.play(dice)
    }
}

impl Procedure for CheckedShooting {
    type Result = Harm;
    type Odds = HarmOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<Harm, Halt> {
        let points = self.attacks.play(dice)?;
        Ok(self.model().take(points, dice)?.1)
    }

    fn odds(&self) -> HarmOdds {
        let (points, tests) = self.attacks.points();
        let mut sentence = Sentence::default();
        self.describe(&mut sentence);
        if self.input.out_of_range() {
            sentence.add(": außer Reichweite", ": out of range");
        } else {
            name_rolls(&self.attacks, &mut sentence);
        }
        harm_odds(self.model(), &points, tests, &self.frame, sentence)
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.odds();
        odds.measures(to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        describe(&self.input, sentence);
        name_chosen(&self.frame.rulings, &self.input.rulings, sentence);
    }

    fn name(&self, result: &Harm, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}

fn describe(input: &Shooting, sentence: &mut Sentence) {
    if input.shots == 1 {
        sentence.add("Schuss", "Shot");
    } else {
        sentence.number(input.shots).add(" Schüsse", " shots");
    }
    sentence
        .add(" mit BF ", " with BS ")
        .number(input.ballistic_skill)
        .add(" und S ", " and S ")
        .number(input.strength);
    if input.moved {
        sentence.add(", nach Bewegung", ", having moved");
    }
    if let Some((distance, range)) = input.ranges() {
        sentence
            .add(", auf ", ", at ")
            .inches(distance)
            .add(" bei Reichweite ", " with range ")
            .inches(range);
    } else if input.long_range {
        sentence.add(", über halbe Reichweite", ", beyond half range");
    }
    sentence
        .add(", auf ein Modell mit W ", ", at a model with T ")
        .number(input.target.toughness);
    if input.target.wounds != 1 {
        sentence
            .add(" und ", " and ")
            .number(input.target.wounds)
            .add(" LP", " wounds");
    }
    if input.target.mounted {
        sentence.add(", beritten", ", mounted");
    }
    name_fallen(input.target.fallen, sentence);
    if input.cover != ShootingCover::None {
        sentence.both(", ").text(input.cover.label());
    }
    if input.charging {
        sentence.add(", im Angriff", ", charging");
    }
    if input.large {
        sentence.add(", groß", ", large");
    }
    name_modifiers(&input.modifiers, sentence);
}
