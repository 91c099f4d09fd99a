//! One attack: what goes in and what comes out.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::CheckedAttack;
use super::damage_roll::dice_field;
use crate::dice::Test;
use crate::osr::OsrRulings;
use crate::osr::host::{Attacker, O_HOST_ROLL};
use crate::osr::states::TargetState;
use crate::osr::weapons::Specialisation;
use crate::rules::{
    Chance, Code, Error, Fields, MOST_MODIFIERS, Modifier, Need, Problems, Procedure, Question,
    RulingUse, Sentence, Step, Visitor, check, choices, numbers, outcomes,
};

choices! {
    /// From which side the attack comes.
    pub enum Facing {
        /// From the front.
        Front = "front", "von vorn", "from the front";
        /// From the flank that no shield guards (O-FLANK).
        Flank = "flank", "von der ungeschützten Flanke", "from the unshielded flank";
        /// From the flank of the shield arm: no effect.
        ShieldFlank = "shieldFlank", "von der Schildseite", "from the shield side";
        /// From the rear flank (O-REARFLANK).
        RearFlank = "rearFlank", "von der hinteren Flanke", "from the rear flank";
        /// From directly behind (O-REAR).
        Rear = "rear", "von hinten", "from behind";
    }
}

choices! {
    /// What a single attack comes to.
    pub enum AttackOutcome {
        /// It hits.
        Hit = "hit", "Treffer", "hit";
        /// It misses.
        Miss = "miss", "daneben", "miss";
    }
}
outcomes! {
    AttackOutcome:
    Hit => O_HOST_ROLL,
    Miss => O_HOST_ROLL,
}

/// A single attack on a single target.
///
/// ```
/// use regelwerk::osr::combat::Attack;
/// use regelwerk::osr::host::{Attacker, CharacterClass};
/// use regelwerk::osr::states::TargetState;
/// let robber = Attack {
///     attacker: Attacker::character(CharacterClass::Thief, 1),
///     armour_class: 14,
///     target_state: TargetState::Stunned,
///     damage: "1W6".into(),
///     ..Attack::default()
/// };
/// let odds = robber.odds()?;
/// assert_eq!((odds.needed, odds.fraction("hit")), (Some(11), "1/2"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Attack {
    /// Who attacks.
    pub attacker: Attacker,
    /// What strength, magic and the like add to the roll, −99 to 99, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attack_bonus: i32,
    /// Dexterity of the attacker, 3 to 19; counts for missiles.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub dexterity: Option<i32>,
    /// Armour class of the target, all in, −99 to 99; ascending unless the ruling says otherwise.
    pub armour_class: i32,
    /// What the target's shield adds to it, 0 to 20, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shield: i32,
    /// What the target's dexterity adds to it, −20 to 20, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub dexterity_bonus: i32,
    /// Whether it is a missile, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub ranged: bool,
    /// Whether the attacker has learnt the weapon, default true (O-UNPROF).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub proficient: bool,
    /// Specialisation in the weapon (O-SPEC), default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub specialised: Specialisation,
    /// How much of the target is concealed, 0 to 100 percent, default 0 (O-COVER).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub concealed: i32,
    /// How much of the target is behind cover, 0 to 100 percent, default 0 (O-COVER).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub covered: i32,
    /// From which side the attack comes, default `front`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub facing: Facing,
    /// Whether it is a siege weapon, a giant's boulder or the like (O-INDIRECT), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub indirect: bool,
    /// Whether the attacker cannot see the target: it is invisible, or he is blinded or averts his
    /// eyes (O-INVIS), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_invisible: bool,
    /// Level or hit dice of the target, 0 to 99; needed when it is asleep.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_level: Option<i32>,
    /// State of the target, default `normal`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_state: TargetState,
    /// Damage dice with all bonuses but specialisation, such as `1d8+2` or `1W8+2`; at most 500 points.
    pub damage: String,
    /// Hit points that the target has left, 1 to 9999.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_hit_points: Option<i32>,
    /// Modifiers of the caller's own to the roll, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: OsrRulings,
}

impl Default for Attack {
    fn default() -> Self {
        Self {
            attacker: Attacker::default(),
            attack_bonus: 0,
            dexterity: None,
            armour_class: 10,
            shield: 0,
            dexterity_bonus: 0,
            ranged: false,
            proficient: true,
            specialised: Specialisation::None,
            concealed: 0,
            covered: 0,
            facing: Facing::Front,
            indirect: false,
            target_invisible: false,
            target_level: None,
            target_state: TargetState::Normal,
            damage: "1d6".into(),
            target_hit_points: None,
            modifiers: Vec::new(),
            rulings: OsrRulings::default(),
        }
    }
}

impl Fields for Attack {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.object("attacker".into(), Required, &mut self.attacker);
        visitor.integer(
            "attackBonus".into(),
            Optional,
            &mut self.attack_bonus,
            -99,
            99,
        );
        visitor.maybe_integer("dexterity".into(), &mut self.dexterity, 3, 19);
        visitor.integer(
            "armourClass".into(),
            Required,
            &mut self.armour_class,
            -99,
            99,
        );
        visitor.integer("shield".into(), Optional, &mut self.shield, 0, 20);
        visitor.integer(
            "dexterityBonus".into(),
            Optional,
            &mut self.dexterity_bonus,
            -20,
            20,
        );
        visitor.flag("ranged".into(), Optional, &mut self.ranged);
        visitor.flag("proficient".into(), Optional, &mut self.proficient);
        visitor.choice("specialised".into(), Optional, &mut self.specialised);
        visitor.integer("concealed".into(), Optional, &mut self.concealed, 0, 100);
        visitor.integer("covered".into(), Optional, &mut self.covered, 0, 100);
        visitor.choice("facing".into(), Optional, &mut self.facing);
        visitor.flag("indirect".into(), Optional, &mut self.indirect);
        visitor.flag(
            "targetInvisible".into(),
            Optional,
            &mut self.target_invisible,
        );
        visitor.maybe_integer("targetLevel".into(), &mut self.target_level, 0, 99);
        visitor.choice("targetState".into(), Optional, &mut self.target_state);
        dice_field(&mut self.damage, visitor);
        visitor.maybe_integer(
            "targetHitPoints".into(),
            &mut self.target_hit_points,
            1,
            9999,
        );
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        self.check_weapon(problems);
        // O-INVIS: who cannot see the target cannot pick its flank or rear.
        if self.target_invisible && self.facing != Facing::Front {
            let expected = Sentence::new(
                "`front`: ein unsichtbares Ziel hat für den Angreifer weder Flanke noch Rücken",
                "`front`: an invisible target has neither flank nor rear for the attacker",
            );
            problems.push(Code::NotAllowed, "facing".into(), expected);
        }
        if self.target_state == TargetState::Asleep {
            self.check_sleeper(problems);
        }
    }
}

impl Attack {
    /// O-UNPROF, O-SPEC: what the weapon needs of the attacker.
    fn check_weapon(&self, problems: &mut Problems) {
        let class = self.attacker.class;
        let penalty_given = self.modifiers.iter().any(|modifier| modifier.value < 0);
        if !self.proficient && class.is_none() && !penalty_given {
            let expected = Sentence::new(
                "`true`: ohne Klasse steht der Abzug für Ungeübte in `modifiers`",
                "`true`: without a class the penalty is given in `modifiers`",
            );
            problems.push(Code::NotAllowed, "proficient".into(), expected);
        }
        if self.specialised == Specialisation::None {
            return;
        }
        let may = class.is_some_and(|class| class.training().specialises);
        if !may || !self.proficient {
            let expected = Sentence::new(
                "`none`: spezialisieren können sich nur Barden, Kämpfer, Paladine und Waldläufer, mit einer Waffe, die sie beherrschen",
                "`none`: only bards, fighters, paladins and rangers specialise, in a weapon that they have learnt",
            );
            problems.push(Code::NotAllowed, "specialised".into(), expected);
        }
    }

    /// O-SLEEP: the death roll needs both levels.
    fn check_sleeper(&self, problems: &mut Problems) {
        if self.target_level.is_none() {
            let expected = Sentence::new(
                "die Stufe des Schläfers: von ihr hängt ab, ob er sofort stirbt",
                "the sleeper's level: on it depends whether he dies at once",
            );
            problems.push(Code::Missing, "targetLevel".into(), expected);
        }
        if self.attacker.attack_number.is_some() && self.attacker.level.is_none() {
            problems.enter("attacker".into());
            let expected = Sentence::new(
                "die Stufe des Angreifers: von ihr hängt ab, ob der Schläfer sofort stirbt",
                "the attacker's level: on it depends whether the sleeper dies at once",
            );
            problems.push(Code::Missing, "level".into(), expected);
            problems.leave();
        }
    }

    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedAttack, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Hit or miss, the whole distribution of damage, and whether the target dies.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<AttackOdds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for Attack {
    type Checked = CheckedAttack;

    fn checked(&self) -> CheckedAttack {
        CheckedAttack::new(self)
    }
}

/// One attack, played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct AttackResult {
    /// Hit or miss.
    pub id: AttackOutcome,
    /// Points of damage.
    pub damage: u32,
    /// Whether the target dies; left out where nothing is known of its hit points and it is awake.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub slain: Option<bool>,
}

/// What an attack can come to. Lists have the points as index, those that cannot happen at the end
/// left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AttackOdds {
    /// Hit and miss, where they can happen.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<AttackOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// The least that the bare die must show, not held within 1 to 20; left out where the attack
    /// hits without a roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub needed: Option<i32>,
    /// Chance of exactly so many points, a miss being none.
    #[serde(serialize_with = "numbers")]
    pub damage: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub damage_fractions: Option<Vec<String>>,
    /// Chance of at least so many points.
    #[serde(serialize_with = "numbers")]
    pub damage_at_least: Vec<f64>,
    /// Mean points, misses included.
    pub mean_damage: f64,
    /// Chance of exactly so many points once it hits.
    #[serde(serialize_with = "numbers")]
    pub damage_of_hit: Vec<f64>,
    /// By what the dice are multiplied.
    pub multiplier: i32,
    /// With `targetHitPoints` the chance that the target dies, by damage or by the death roll of a
    /// sleeper; of a sleeper without them that of the death roll alone; else left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub slain: Option<f64>,
    /// The same as a reduced fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub slain_fraction: Option<String>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps: `armourClass`, `modifiers` (to the roll), `hit` (the number needed), `damage` (what
    /// is added to the dice), `death`.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl AttackOdds {
    /// The fraction of an outcome; `0` where it cannot happen.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }
}
