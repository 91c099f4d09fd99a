//! Two models in close combat, played: order, blows, recovery.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Charger, MeleeFight, Side};
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{Frame, Label, Measures, Procedure, Sentence, bands, choices, outcomes};
use crate::scharmuetzel::attacks::{Attacks, Names};
use crate::scharmuetzel::host::D6;
use crate::scharmuetzel::injury::{Fallen, Model, ModelState, S_INJURY, S_OUT};
use crate::scharmuetzel::rulings::{InitiativeTie, name_chosen};
use crate::scharmuetzel::shooting::S_DECLARE;

choices! {
    /// Who is left.
    pub enum MeleeOutcome {
        /// Only the second is out of action.
        FirstWins = "firstWins", "der zweite ist ausgeschaltet", "the second is out of action";
        /// Only the first is out of action.
        SecondWins = "secondWins", "der erste ist ausgeschaltet", "the first is out of action";
        /// Both at once.
        BothOut = "bothOut", "beide sind ausgeschaltet", "both are out of action";
        /// Neither.
        Undecided = "undecided", "unentschieden", "undecided";
    }
}
outcomes! {
    MeleeOutcome:
    FirstWins => S_OUT,
    SecondWins => S_OUT,
    BothOut => S_OUT,
    Undecided => S_INJURY,
}

bands! {
    /// Whom the die lets strike first at equal initiative.
    pub(super) enum RollOff {
        First = "first", "der erste", "the first";
        Second = "second", "der zweite", "the second";
    }
}

/// A fighter when all is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct FighterEnd {
    /// Its state.
    pub state: ModelState,
    /// Wounds left; 1 also where it fights on without any.
    pub wounds: u32,
}

/// A close combat, played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MeleeResult {
    /// Who is left.
    pub result: MeleeOutcome,
    /// In which round it ended, from 1; the last where it did not.
    pub round: u32,
    /// The first model.
    pub first: FighterEnd,
    /// The second model.
    pub second: FighterEnd,
}

/// The rolls of the second model.
const SECOND: Names = Names {
    hit: "secondHit",
    wound: "secondWound",
    save: "secondSave",
};

/// Who strikes when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// One before the other.
    Leads(Side),
    /// Both at once.
    Together,
    /// A die decides.
    RolledOff,
}

/// Both models, and who of them has stood up this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Pair {
    pub(super) first: Model,
    pub(super) second: Model,
}

impl Pair {
    pub(super) fn of(self, side: Side) -> Model {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }

    pub(super) fn with(mut self, side: Side, model: Model) -> Self {
        match side {
            Side::First => self.first = model,
            Side::Second => self.second = model,
        }
        self
    }

    pub(super) fn outcome(self) -> MeleeOutcome {
        match (self.first.is_out(), self.second.is_out()) {
            (false, true) => MeleeOutcome::FirstWins,
            (true, false) => MeleeOutcome::SecondWins,
            (true, true) => MeleeOutcome::BothOut,
            (false, false) => MeleeOutcome::Undecided,
        }
    }

    pub(super) fn is_over(self) -> bool {
        self.outcome() != MeleeOutcome::Undecided
    }
}

/// The attacks of one on the other.
#[derive(Clone, Debug)]
pub(super) struct Blows {
    pub(super) standing: Attacks,
    pub(super) fallen: Attacks,
}

impl Blows {
    pub(super) fn on(&self, target: Model) -> &Attacks {
        if target.stands() {
            &self.standing
        } else {
            &self.fallen
        }
    }
}

/// Two models in close combat, their input checked.
#[derive(Clone, Debug)]
pub struct CheckedMelee {
    pub(super) input: MeleeFight,
    pub(super) frame: Frame,
    first: Blows,
    second: Blows,
}

impl CheckedMelee {
    pub(super) fn new(input: &MeleeFight) -> Self {
        let mut frame = Frame::default();
        let mut blows = |side: Side, names: Names| {
            let standing = input.fight(side, Fallen::No).attacks(&mut frame, names);
            // The numbers are the same but for the roll to hit: only the ruling is noted.
            let mut lying = Frame::default();
            let fallen = input.fight(side, Fallen::Down).attacks(&mut lying, names);
            lying.breakdown.clear();
            frame.absorb(&lying);
            Blows { standing, fallen }
        };
        let first = blows(Side::First, crate::scharmuetzel::attacks::NAMES);
        let second = blows(Side::Second, SECOND);
        if input.first.initiative == input.second.initiative {
            frame.ruling("initiativeTie", input.rulings.initiative_tie);
        }
        Self {
            input: *input,
            frame,
            first,
            second,
        }
    }

    pub(super) fn blows(&self, side: Side) -> &Blows {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    pub(super) fn start(&self) -> Pair {
        let model = |side: Side| {
            let fighter = self.input.fighter(side);
            Model::new(fighter.wounds, fighter.fallen.into())
        };
        Pair {
            first: model(Side::First),
            second: model(Side::Second),
        }
    }

    /// S-RECOVER: before every round but the first the model whose turn it is turns face up, or stands up.
    /// Says who has stood up.
    pub(super) fn recover(&self, round: u32, pair: Pair) -> (Pair, Option<Side>) {
        if round == 0 {
            return (pair, None);
        }
        let side = self.input.turn_of(round);
        let model = pair.of(side);
        let (state, risen) = match model.state {
            ModelState::Stunned => (ModelState::Down, None),
            ModelState::Down => (ModelState::Standing, Some(side)),
            ModelState::Standing | ModelState::Out => (model.state, None),
        };
        (pair.with(side, Model { state, ..model }), risen)
    }

    /// S-DOWN: who stood up strikes last. S-DECLARE: else a charger first, then by initiative.
    pub(super) fn order(&self, round: u32, risen: Option<Side>) -> Order {
        let late =
            |side: Side| risen == Some(side) || (round == 0 && self.input.fighter(side).stood_up);
        match (late(Side::First), late(Side::Second)) {
            (false, true) => return Order::Leads(Side::First),
            (true, false) => return Order::Leads(Side::Second),
            (false, false) | (true, true) => {}
        }
        if round == 0 {
            match self.input.charger {
                Charger::Nobody => {}
                Charger::First => return Order::Leads(Side::First),
                Charger::Second => return Order::Leads(Side::Second),
            }
        }
        let (first, second) = (self.input.first.initiative, self.input.second.initiative);
        if first > second {
            Order::Leads(Side::First)
        } else if second > first {
            Order::Leads(Side::Second)
        } else {
            match self.input.rulings.initiative_tie {
                InitiativeTie::Simultaneous => Order::Together,
                InitiativeTie::RollOff => Order::RolledOff,
            }
        }
    }

    /// The die at equal initiative.
    pub(super) fn roll_off() -> Roll<RollOff> {
        Roll::by_face("order", S_DECLARE.0, D6, None, |face| {
            Some(if face <= 3 {
                RollOff::First
            } else {
                RollOff::Second
            })
        })
    }

    /// One model strikes, if it stands: what is left of the other.
    fn strike(&self, side: Side, pair: Pair, dice: &mut dyn Dice) -> Result<Model, Halt> {
        let target = pair.of(side.other());
        if !pair.of(side).stands() || target.is_out() {
            return Ok(target);
        }
        let points = self.blows(side).on(target).play(dice)?;
        Ok(target.take(points, dice)?.0)
    }

    fn round(&self, order: Order, pair: Pair, dice: &mut dyn Dice) -> Result<Pair, Halt> {
        let lead = match order {
            Order::Together => {
                let second = self.strike(Side::First, pair, dice)?;
                let first = self.strike(Side::Second, pair, dice)?;
                return Ok(Pair { first, second });
            }
            Order::Leads(side) => side,
            // Not worth a die where only one of them stands.
            Order::RolledOff if !(pair.first.stands() && pair.second.stands()) => Side::First,
            Order::RolledOff => match Self::roll_off().on(dice)? {
                RollOff::First => Side::First,
                RollOff::Second => Side::Second,
            },
        };
        let pair = pair.with(lead.other(), self.strike(lead, pair, dice)?);
        Ok(pair.with(lead, self.strike(lead.other(), pair, dice)?))
    }
}

impl Procedure for CheckedMelee {
    type Result = MeleeResult;
    type Odds = super::MeleeOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<MeleeResult, Halt> {
        let mut pair = self.start();
        let mut played = 0;
        for round in 0..self.input.rounds.unsigned_abs() {
            let (recovered, risen) = self.recover(round, pair);
            pair = self.round(self.order(round, risen), recovered, dice)?;
            played = round + 1;
            if pair.is_over() {
                break;
            }
        }
        let end = |model: Model| FighterEnd {
            state: model.state,
            wounds: if model.is_out() { 0 } else { model.wounds },
        };
        Ok(MeleeResult {
            result: pair.outcome(),
            round: played,
            first: end(pair.first),
            second: end(pair.second),
        })
    }

    fn odds(&self) -> super::MeleeOdds {
        self.chain()
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.odds();
        odds.measures(to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        for side in [Side::First, Side::Second] {
            let fighter = self.input.fighter(side);
            sentence
                .add(
                    if side == Side::First {
                        "Nahkampf: KG "
                    } else {
                        " gegen KG "
                    },
                    if side == Side::First {
                        "Close combat: WS "
                    } else {
                        " against WS "
                    },
                )
                .number(fighter.weapon_skill)
                .add(", S ", ", S ")
                .number(fighter.strength)
                .add(", W ", ", T ")
                .number(fighter.toughness)
                .add(", LP ", ", W ")
                .number(fighter.wounds)
                .add(", I ", ", I ")
                .number(fighter.initiative)
                .add(", A ", ", A ")
                .number(fighter.attacks);
            if fighter.mounted {
                sentence.add(", beritten", ", mounted");
            }
            if fighter.fallen != Fallen::No {
                sentence.both(", ").text(fighter.fallen.label());
            }
            if fighter.stood_up {
                sentence.add(", eben aufgestanden", ", just stood up");
            }
        }
        if self.input.charger != Charger::Nobody {
            sentence
                .add(", Angreifer ist ", ", the charger is ")
                .text(self.input.charger.label());
        } else if self.input.turn == Side::Second {
            sentence.add(", im Spielzug des zweiten", ", in the turn of the second");
        }
        if self.input.rounds != 1 {
            sentence
                .both(", ")
                .number(self.input.rounds)
                .add(" Runden", " rounds");
        }
        name_chosen(&self.frame.rulings, &self.input.rulings, sentence);
    }

    fn name(&self, result: &MeleeResult, sentence: &mut Sentence) {
        sentence
            .text(result.result.label())
            .add(" nach Runde ", " after round ")
            .number(result.round);
    }
}
