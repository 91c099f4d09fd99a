//! One spell: the casting, then the save of the target or of the mage himself.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_M_CAST, C_M_CONCENTRATE, C_M_FUMBLE, C_M_PERFECT, C_M_SAVE_ARMY, C_M_SAVE_WARBAND};
use crate::chronopia::ChronopiaRulings;
use crate::chronopia::rulings::{BackfireSave, Naturals, name_chosen};
use crate::chronopia::test::{C_D20, highest, plain, test};
use crate::chronopia::words::{name_assumed, name_faces};
use crate::dice::{Dice, Halt, Roll, Test, Weights};
use crate::rules::{
    Code, Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Odds, Problems,
    Procedure, Question, Rule, Sentence, Text, Visitor, bands, check, choices, name_modifiers,
    outcome_measures, outcome_odds, outcomes,
};

choices! {
    /// Which of the two games.
    pub enum Edition {
        /// The big game: the target saves with its leadership.
        Army = "army", "großes Spiel", "army game";
        /// The small game: every target saves on 12.
        Warband = "warband", "kleines Spiel", "warband game";
    }
}

choices! {
    /// Whether the target of a spell may save.
    pub enum Save {
        /// It may.
        Allowed = "allowed", "mit Rettungswurf", "save allowed";
        /// It may not.
        None = "none", "ohne Rettungswurf", "no save";
    }
}

choices! {
    /// What a casting comes to.
    pub enum SpellOutcome {
        /// A natural 1: the spell takes effect, no save.
        Perfect = "perfect", "perfekt, wirkt ohne Rettungswurf", "perfect, takes effect without a save";
        /// Cast, and not resisted.
        TakesEffect = "takesEffect", "wirkt", "takes effect";
        /// Cast, but the target resists.
        Resisted = "resisted", "gewirkt, Ziel widersteht", "cast, target resists";
        /// Not cast.
        Failed = "failed", "misslungen", "failed";
        /// A natural 20 with an offensive spell: it hits the mage.
        Backfire = "backfire", "Patzer, trifft den Magier", "backfires on the mage";
        /// It would hit the mage, but he resists.
        BackfireResisted = "backfireResisted", "Patzer, der Magier widersteht", "backfires, the mage resists";
        /// A natural 20 with any other spell: the remaining actions of the round are lost.
        ActionsLost = "actionsLost", "Patzer, restliche Handlungen verloren", "fumble, remaining actions lost";
    }
}
outcomes! {
    SpellOutcome:
    Perfect => C_M_PERFECT,
    TakesEffect => C_M_CAST,
    Resisted => C_M_CAST,
    Failed => C_M_CAST,
    Backfire => C_M_FUMBLE,
    BackfireResisted => C_M_FUMBLE,
    ActionsLost => C_M_FUMBLE,
}

impl SpellOutcome {
    /// Whether the spell does to its target what it should.
    #[must_use]
    pub const fn takes_effect(self) -> bool {
        match self {
            Self::Perfect | Self::TakesEffect => true,
            Self::Resisted
            | Self::Failed
            | Self::Backfire
            | Self::BackfireResisted
            | Self::ActionsLost => false,
        }
    }
}

/// One spell on one target.
///
/// ```
/// use regelwerk::chronopia::magic::{Edition, Save, Spell};
/// let spell = Spell {
///     edition: Edition::Army,
///     magic: 14,
///     level: 4,
///     offensive: true,
///     save: Save::Allowed,
///     leadership: Some(12),
///     caster_leadership: Some(13),
///     ..Spell::default()
/// };
/// // Cast on 10 or less, saved on 8 or less: 9/20 × 12/20.
/// assert_eq!(spell.odds()?.fraction("takesEffect"), "27/100");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Spell {
    /// Which game: it decides what the target saves with.
    pub edition: Edition,
    /// Magic rating of the mage (MG), 0 to 99.
    pub magic: i32,
    /// Level at which the spell is cast, 1 to 10.
    pub level: i32,
    /// Whether the spell can do damage; such a spell turns on the mage on a natural 20.
    pub offensive: bool,
    /// Whether the target may save.
    pub save: Save,
    /// Leadership of the target (FG), 0 to 99; needed in the army game where a save is allowed.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub leadership: Option<i32>,
    /// Leadership of the mage (FG), 0 to 99; needed in the army game where an offensive spell allows a save.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub caster_leadership: Option<i32>,
    /// Actions spent on concentration before this casting (C-M-CONCENTRATE), 0 to 9, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub concentrate: i32,
    /// What each of them adds, 0 to 20, default 2; an assumption, no source gives the figure.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub concentrate_bonus: i32,
    /// Whether it is cast before the battle, which forbids concentration (C-M-PREBATTLE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub pre_battle: bool,
    /// Modifiers of the caller's own, at most 50; for the casting, never for a save.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Default for Spell {
    fn default() -> Self {
        Self {
            edition: Edition::Army,
            magic: 0,
            level: 1,
            offensive: false,
            save: Save::Allowed,
            leadership: None,
            caster_leadership: None,
            concentrate: 0,
            concentrate_bonus: 2,
            pre_battle: false,
            modifiers: Vec::new(),
            rulings: ChronopiaRulings::default(),
        }
    }
}

impl Spell {
    /// Shows the fields; a spell that is asked about at several levels need not name one.
    pub(super) fn show(&mut self, level: Need, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("edition".into(), Required, &mut self.edition);
        visitor.integer("magic".into(), Required, &mut self.magic, 0, 99);
        visitor.integer("level".into(), level, &mut self.level, 1, 10);
        visitor.flag("offensive".into(), Required, &mut self.offensive);
        visitor.choice("save".into(), Required, &mut self.save);
        visitor.maybe_integer("leadership".into(), &mut self.leadership, 0, 99);
        visitor.maybe_integer(
            "casterLeadership".into(),
            &mut self.caster_leadership,
            0,
            99,
        );
        visitor.integer("concentrate".into(), Optional, &mut self.concentrate, 0, 9);
        visitor.integer(
            "concentrateBonus".into(),
            Optional,
            &mut self.concentrate_bonus,
            0,
            20,
        );
        visitor.flag("preBattle".into(), Optional, &mut self.pre_battle);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    /// Whether the mage himself may have to save.
    fn mage_saves(&self) -> bool {
        self.offensive
            && self.save == Save::Allowed
            && self.rulings.backfire_save == BackfireSave::Saves
    }

    /// Every outcome with its chance.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn odds(&self) -> Result<Odds, Error> {
        check(self)?;
        Ok(self.checked().odds())
    }
}

impl Fields for Spell {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        self.show(Need::Required, visitor);
    }

    fn check(&self, problems: &mut Problems) {
        // C-M-PREBATTLE: no concentration before the battle.
        if self.pre_battle && self.concentrate > 0 {
            let expected = Sentence::new(
                "0: vor dem Kampf gibt es kein Konzentrieren",
                "0: there is no concentration before the battle",
            );
            problems.push(Code::NotAllowed, "concentrate".into(), expected);
        }
        if self.edition == Edition::Army && self.save == Save::Allowed {
            let needed = || {
                Sentence::new(
                    "eine ganze Zahl von 0 bis 99, weil im großen Spiel mit FG gerettet wird",
                    "a whole number from 0 to 99, since saves in the army game use leadership",
                )
            };
            if self.leadership.is_none() {
                problems.push(Code::Missing, "leadership".into(), needed());
            }
            if self.mage_saves() && self.caster_leadership.is_none() {
                problems.push(Code::Missing, "casterLeadership".into(), needed());
            }
        }
    }
}

bands! {
    /// What the casting test decides.
    pub(super) enum Cast {
        Perfect = "perfect", "perfekt", "perfect";
        Success = "cast", "gewirkt", "cast";
        Failed = "failed", "misslungen", "failed";
        Fumble = "fumble", "Patzer", "fumble";
    }
}

bands! {
    /// What a save decides.
    pub(super) enum Saved {
        Resisted = "resisted", "widersteht", "resists";
        Suffers = "suffers", "erliegt", "suffers";
    }
}

/// A spell whose input was checked, with its target numbers worked out.
#[derive(Clone, Debug)]
pub struct CheckedSpell {
    input: Spell,
    frame: Frame,
    cast: Roll<Cast>,
    save: Option<Roll<Saved>>,
    mage_save: Option<Roll<Saved>>,
}

impl Question for Spell {
    type Checked = CheckedSpell;

    fn checked(&self) -> CheckedSpell {
        let mut frame = Frame::default();
        if self.concentrate > 0 {
            frame.assume("concentrateBonus");
        }
        let target = casting_target(
            &mut frame,
            [
                self.magic,
                self.level,
                self.concentrate * self.concentrate_bonus,
            ],
            &self.modifiers,
        );
        // C-M-PERFECT, C-M-FUMBLE.
        let results = [Cast::Perfect, Cast::Success, Cast::Failed, Cast::Fumble];
        let cast = test("cast", C_M_CAST, target, results);
        let save = (self.save == Save::Allowed)
            .then(|| self.save_roll(&mut frame, "save", self.leadership));
        if self.offensive && self.save == Save::Allowed {
            frame.ruling("backfireSave", self.rulings.backfire_save);
        }
        let mage_save = self
            .mage_saves()
            .then(|| self.save_roll(&mut frame, "mageSave", self.caster_leadership));
        CheckedSpell {
            input: self.clone(),
            frame,
            cast,
            save,
            mage_save,
        }
    }
}

const LEVEL: Text = Text::new("Stufe des Zaubers", "Level of the spell");

/// C-M-CAST: magic rating − level + modifiers. C-M-CONCENTRATE adds to it.
pub(super) fn casting_target(
    frame: &mut Frame,
    [magic, level, concentration]: [i32; 3],
    modifiers: &[Modifier],
) -> i32 {
    let mut tally = frame.tally("cast", C_M_CAST, magic);
    tally.add_named(C_M_CAST, LEVEL, -level);
    tally.add(C_M_CONCENTRATE, concentration);
    tally.add_all(C_D20, modifiers);
    tally.total()
}

impl Spell {
    /// C-M-SAVE-ARMY: leadership − level. C-M-SAVE-WARBAND: 12 − level.
    fn save_roll(
        &self,
        frame: &mut Frame,
        of: &'static str,
        leadership: Option<i32>,
    ) -> Roll<Saved> {
        let (rule, value): (Rule, i32) = match self.edition {
            Edition::Army => (C_M_SAVE_ARMY, leadership.unwrap_or(0)),
            Edition::Warband => (C_M_SAVE_WARBAND, 12),
        };
        let naturals = frame.ruling("saveNaturals", self.rulings.save_naturals);
        let mut tally = frame.tally(of, rule, value);
        tally.add_named(rule, LEVEL, -self.level);
        let target = tally.total();
        plain(of, rule, target, naturals, Saved::Resisted, Saved::Suffers)
    }
}

impl CheckedSpell {
    /// The chances of each outcome.
    pub(in crate::chronopia) fn weights(&self) -> (Weights, Vec<Test>) {
        let all = SpellOutcome::ALL.len();
        crate::dice::walk(all, |dice| self.play(dice).map(|outcome| outcome as usize))
            .unwrap_or_else(|| (Weights::certain(SpellOutcome::Failed as usize, all), vec![]))
    }
}

impl Procedure for CheckedSpell {
    type Result = SpellOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<SpellOutcome, Halt> {
        use SpellOutcome as Outcome;
        Ok(match self.cast.on(dice)? {
            Cast::Perfect => Outcome::Perfect,
            Cast::Success => match resists(self.save.as_ref(), dice)? {
                Saved::Resisted => Outcome::Resisted,
                Saved::Suffers => Outcome::TakesEffect,
            },
            Cast::Failed => Outcome::Failed,
            // C-M-FUMBLE: an offensive spell turns on the mage, any other costs his actions.
            Cast::Fumble if self.input.offensive => match resists(self.mage_save.as_ref(), dice)? {
                Saved::Resisted => Outcome::BackfireResisted,
                Saved::Suffers => Outcome::Backfire,
            },
            Cast::Fumble => Outcome::ActionsLost,
        })
    }

    fn odds(&self) -> Odds {
        let naturals = self.input.rulings.save_naturals;
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
        sentence
            .add("Zauber der Stufe ", "Spell of level ")
            .number(self.input.level);
        self.describe_rest(sentence);
    }

    fn name(&self, result: &SpellOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}

impl CheckedSpell {
    /// The situation after the level: every other input that is not at its default.
    pub(super) fn describe_rest(&self, sentence: &mut Sentence) {
        let spell = &self.input;
        sentence
            .add(" mit MG ", " with PW ")
            .number(spell.magic)
            .both(" (")
            .text(spell.edition.label())
            .both(")");
        if spell.offensive {
            sentence.add(", offensiv", ", offensive");
        }
        sentence.both(", ").text(spell.save.label());
        if let (Edition::Army, Save::Allowed, Some(leadership)) =
            (spell.edition, spell.save, spell.leadership)
        {
            sentence
                .add(" gegen FG ", " against LD ")
                .number(leadership);
        }
        if let (Edition::Army, true, Some(leadership)) = (
            spell.edition,
            self.mage_save.is_some(),
            spell.caster_leadership,
        ) {
            sentence
                .add(", FG des Magiers ", ", mage's LD ")
                .number(leadership);
        }
        if spell.pre_battle {
            sentence.add(", vor dem Kampf", ", before the battle");
        }
        name_concentration(spell.concentrate, spell.concentrate_bonus, sentence);
        name_modifiers(&spell.modifiers, sentence);
        name_chosen(&self.frame.rulings, &spell.rulings, sentence);
    }
}

fn resists(save: Option<&Roll<Saved>>, dice: &mut dyn Dice) -> Result<Saved, Halt> {
    save.map_or(Ok(Saved::Suffers), |save| save.on(dice))
}

/// The end of the sentence: what has to be rolled, and the chance that the spell takes effect.
fn conclude(weights: &Weights, tests: &[Test], naturals: Naturals, sentence: &mut Sentence) {
    let target_of = |of: &str| tests.iter().find(|test| test.of == of)?.target;
    name_target(target_of("cast").unwrap_or(0), sentence);
    match target_of("save").map(|save| highest(save, naturals)) {
        Some(0) => {
            sentence.add(", kein Rettungswurf gelingt", ", no save succeeds");
        }
        Some(save) => {
            sentence.add(", gerettet ", ", saved ");
            name_faces(save, sentence);
        }
        None => {}
    }
    let works = SpellOutcome::ALL
        .iter()
        .filter(|outcome| outcome.takes_effect());
    let chance = weights.sum(works.map(|outcome| *outcome as usize));
    sentence
        .add("; wirkt mit ", "; takes effect with a chance of ")
        .chance(chance.to_f64(), Some(chance));
}

/// `, 2 × concentration at +2 each (assumed)`.
pub(super) fn name_concentration(count: i32, bonus: i32, sentence: &mut Sentence) {
    let what = Text::new("Konzentrieren", "concentration");
    name_assumed(count, what, bonus, sentence);
}

/// `: succeeds on 6 or less`.
pub(super) fn name_target(target: i32, sentence: &mut Sentence) {
    sentence.add(": gelingt ", ": succeeds ");
    name_faces(target.min(19), sentence);
}
