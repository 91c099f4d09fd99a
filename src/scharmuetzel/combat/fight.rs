//! The attacks of one fighter in a close combat phase.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_WARDMELEE;
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{
    Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Procedure, Question,
    Rule, Sentence, Visitor, check, name_modifiers,
};
use crate::scharmuetzel::attacks::{
    Aim, Attacks, Criticals, Hit, NAMES, Names, Wounding, name_fallen, name_rolls,
};
use crate::scharmuetzel::host::{D6, S_HOST_MODIFIER, S_HOST_STRIKE};
use crate::scharmuetzel::injury::{Fallen, Harm, HarmOdds, MOST_WOUNDS, Model, harm_odds};
use crate::scharmuetzel::rulings::{FallenHits, ScharmuetzelRulings, name_chosen};

/// Most attacks of one fighter.
pub(super) const MOST_ATTACKS: i32 = 100;

/// The model that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct FightTarget {
    /// Weapon skill (KG), 1 to 10.
    pub weapon_skill: i32,
    /// Toughness (W), 1 to 10.
    pub toughness: i32,
    /// Wounds (LP) left, 1 to 10, default 1; a model that fights on without any is entered as 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds: i32,
    /// Whether it is mounted (S-WARDMELEE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// How it lies, default `no` (ruling `fallen`).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fallen: Fallen,
}

impl Default for FightTarget {
    fn default() -> Self {
        Self {
            weapon_skill: 3,
            toughness: 3,
            wounds: 1,
            mounted: false,
            fallen: Fallen::No,
        }
    }
}

impl Fields for FightTarget {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "weaponSkill".into(),
            Required,
            &mut self.weapon_skill,
            1,
            10,
        );
        visitor.integer("toughness".into(), Required, &mut self.toughness, 1, 10);
        visitor.integer("wounds".into(), Optional, &mut self.wounds, 1, MOST_WOUNDS);
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.choice("fallen".into(), Optional, &mut self.fallen);
    }
}

/// The attacks of one fighter in one close combat phase, all at the same model.
///
/// ```
/// use regelwerk::scharmuetzel::combat::Fight;
/// let fight = Fight { attacks: 1, weapon_skill: 4, ..Fight::default() };
/// // 3+ to hit, 4+ to wound, no save on foot.
/// assert_eq!(fight.odds()?.fraction("unharmed"), "2/3");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Fight {
    /// Attacks (A), 1 to 100.
    pub attacks: i32,
    /// Weapon skill (KG), 1 to 10.
    pub weapon_skill: i32,
    /// Strength (S), 1 to 10.
    pub strength: i32,
    /// Whether the attacker is mounted (S-WARDMELEE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// The target.
    pub target: FightTarget,
    /// Modifiers of the caller's own to the roll to hit, at most 50; positive ones help.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Default for Fight {
    fn default() -> Self {
        Self {
            attacks: 1,
            weapon_skill: 3,
            strength: 3,
            mounted: false,
            target: FightTarget::default(),
            modifiers: Vec::new(),
            rulings: ScharmuetzelRulings::default(),
        }
    }
}

impl Fields for Fight {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "attacks".into(),
            Required,
            &mut self.attacks,
            1,
            MOST_ATTACKS,
        );
        visitor.integer(
            "weaponSkill".into(),
            Required,
            &mut self.weapon_skill,
            1,
            10,
        );
        visitor.integer("strength".into(), Required, &mut self.strength, 1, 10);
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.object("target".into(), Required, &mut self.target);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

impl Question for Fight {
    type Checked = CheckedFight;

    fn checked(&self) -> CheckedFight {
        let mut frame = Frame::default();
        let attacks = self.attacks(&mut frame, NAMES);
        CheckedFight {
            input: self.clone(),
            frame,
            attacks,
        }
    }
}

impl Fight {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedFight, Error> {
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

    /// S-HOST-STRIKE: 3 against less skill, 5 against more than double, else 4.
    fn aim(&self, frame: &mut Frame, of: &'static str) -> Aim {
        if self.target.fallen != Fallen::No {
            // S-DOWN, S-STUN: whoever lies there is hit without a roll, unless the ruling says otherwise.
            match frame.ruling("fallen", self.rulings.fallen) {
                FallenHits::Automatic => return Aim::Automatic,
                FallenHits::AsStanding => {}
            }
        }
        let base = if self.weapon_skill > self.target.weapon_skill {
            3
        } else if self.target.weapon_skill > 2 * self.weapon_skill {
            5
        } else {
            4
        };
        let mut tally = frame.tally(of, S_HOST_STRIKE, base);
        for modifier in &self.modifiers {
            let turned = Modifier {
                value: -modifier.value,
                label: modifier.label.clone(),
            };
            tally.add_all(S_HOST_MODIFIER, &[turned]);
        }
        let needed = tally.total();
        // A 6 always hits, a 1 never.
        Aim::Once(Roll::by_face(
            of,
            S_HOST_STRIKE.0,
            D6,
            Some(needed),
            |face| {
                Some(match i32::from(face) {
                    1 => Hit::Misses,
                    6 => Hit::Hits,
                    face if face >= needed => Hit::Hits,
                    _ => Hit::Misses,
                })
            },
        ))
    }

    /// S-WARDMELEE: mounted against foot 5+, mounted against mounted 6+; on foot none.
    fn save(&self) -> Option<(Rule, i32)> {
        match (self.target.mounted, self.mounted) {
            (true, false) => Some((S_WARDMELEE, 5)),
            (true, true) => Some((S_WARDMELEE, 6)),
            (false, _) => None,
        }
    }

    /// The attacks with their target numbers.
    pub(super) fn attacks(&self, frame: &mut Frame, names: Names) -> Attacks {
        let aim = self.aim(frame, names.hit);
        let wounding = Wounding::new(
            frame,
            names,
            [self.strength, self.target.toughness],
            self.save(),
            &self.rulings,
        );
        Attacks {
            count: self.attacks.unsigned_abs(),
            aim,
            // S-CRITONE: the first 6 to wound is the critical hit of the phase, saved or not.
            criticals: Criticals::One,
            wounding,
        }
    }
}

/// The attacks of one fighter, their input checked.
#[derive(Clone, Debug)]
pub struct CheckedFight {
    input: Fight,
    frame: Frame,
    attacks: Attacks,
}

impl CheckedFight {
    fn model(&self) -> Model {
        let target = &self.input.target;
        Model::new(target.wounds, target.fallen.into())
    }

    /// Plays the attacks: the points of damage before the injury dice.
    ///
    /// # Errors
    /// [`Halt`] when the source has no face to give.
    pub fn damage(&self, dice: &mut dyn Dice) -> Result<u32, Halt> {
        self.attacks.play(dice)
    }
}

impl Procedure for CheckedFight {
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
        name_rolls(&self.attacks, &mut sentence);
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
        let input = &self.input;
        if input.attacks == 1 {
            sentence.add("Attacke", "Attack");
        } else {
            sentence.number(input.attacks).add(" Attacken", " attacks");
        }
        sentence
            .add(" mit KG ", " with WS ")
            .number(input.weapon_skill)
            .add(" und S ", " and S ")
            .number(input.strength);
        if input.mounted {
            sentence.add(", beritten", ", mounted");
        }
        let target = &input.target;
        sentence
            .add(", gegen ein Modell mit KG ", ", against a model with WS ")
            .number(target.weapon_skill)
            .add(" und W ", " and T ")
            .number(target.toughness);
        if target.wounds != 1 {
            sentence
                .add(", ", ", ")
                .number(target.wounds)
                .add(" LP", " wounds");
        }
        if target.mounted {
            sentence.add(", beritten", ", mounted");
        }
        name_fallen(target.fallen, sentence);
        name_modifiers(&input.modifiers, sentence);
        name_chosen(&self.frame.rulings, &input.rulings, sentence);
    }

    fn name(&self, result: &Harm, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
