//! A summoner with creatures: how many to hold, round by round.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::policy::{Branch, Game, Policy, State};
use crate::chronopia::ChronopiaRulings;
use crate::chronopia::magic::{C_M_CONTROL, C_M_RAGE, C_M_TABLE, Rage, RageOutcome};
use crate::dice::{Fraction, Weight};
use crate::rules::{
    ACTION, ACTIONS, Code, Error, Fields, Lookup, Need, Outcome, Problems, Question, Rule,
    Sentence, Text, Visitor, check,
};

/// What a round of a creature is worth, by what it does in it: −100 to 100 each. No source gives these
/// figures; they are the player's own.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct CreatureWorth {
    /// It obeys, −100 to 100, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub obeys: f64,
    /// It attacks the nearest enemy, −100 to 100, default 0.5.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attacks_nearest_enemy: f64,
    /// It attacks whoever is nearest, −100 to 100, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attacks_nearest: f64,
    /// It runs in a random direction, −100 to 100, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wanders: f64,
    /// It attacks its own army, −100 to 100, default −1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attacks_own_army: f64,
    /// It attacks the summoner, −100 to 100, default −2.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attacks_summoner: f64,
}

impl Default for CreatureWorth {
    fn default() -> Self {
        Self {
            obeys: 1.0,
            attacks_nearest_enemy: 0.5,
            attacks_nearest: 0.0,
            wanders: 0.0,
            attacks_own_army: -1.0,
            attacks_summoner: -2.0,
        }
    }
}

impl CreatureWorth {
    fn of(&self, outcome: RageOutcome) -> f64 {
        match outcome {
            RageOutcome::Controlled => self.obeys,
            RageOutcome::AttacksNearestEnemy => self.attacks_nearest_enemy,
            RageOutcome::AttacksNearest => self.attacks_nearest,
            RageOutcome::Wanders => self.wanders,
            RageOutcome::AttacksOwnArmy => self.attacks_own_army,
            RageOutcome::AttacksSummoner => self.attacks_summoner,
        }
    }

    /// The least that a round can be worth; all are counted from there, since chances know no minus.
    fn least(&self) -> f64 {
        let all = RageOutcome::ALL.iter().map(|outcome| self.of(*outcome));
        all.fold(0.0, f64::min)
    }
}

impl Fields for CreatureWorth {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        let fields = [
            ("obeys", &mut self.obeys),
            ("attacksNearestEnemy", &mut self.attacks_nearest_enemy),
            ("attacksNearest", &mut self.attacks_nearest),
            ("wanders", &mut self.wanders),
            ("attacksOwnArmy", &mut self.attacks_own_army),
            ("attacksSummoner", &mut self.attacks_summoner),
        ];
        for (name, value) in fields {
            visitor.number(name.into(), Need::Optional, value, -100, 100);
        }
    }
}

/// A summoner with creatures, and the rounds to come.
///
/// An action holds one creature for a round (C-M-CONTROL). One that is not held rages and rolls on the
/// table at once and in every later round before initiative; a 1 brings it back as if an action had
/// been spent (C-M-RAGE), and he takes it. In the next round it needs an action like the others.
///
/// ```
/// use regelwerk::chronopia::plan::SummonerPlan;
/// let plan = SummonerPlan { actions: 2, creatures: 3, rounds: 3, ..SummonerPlan::default() };
/// assert_eq!(plan.answer_checked()?.first, 2);
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct SummonerPlan {
    /// Actions of the summoner in each round, 0 to 20.
    pub actions: i32,
    /// Creatures under his control, 0 to 8.
    pub creatures: i32,
    /// Creatures of his that rage already and have rolled in this round, 0 to 8; at most 8 with those
    /// under control. Default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub raging: i32,
    /// Rounds that count, this one included, 1 to 10.
    pub rounds: i32,
    /// What an action is worth that he has left for other things, 0 to 100, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub free_action: f64,
    /// What the creatures' rounds are worth.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub worth: CreatureWorth,
}

impl Default for SummonerPlan {
    fn default() -> Self {
        Self {
            actions: 1,
            creatures: 1,
            raging: 0,
            rounds: 1,
            free_action: 0.0,
            worth: CreatureWorth::default(),
        }
    }
}

/// Most creatures of one summoner.
const MOST_CREATURES: i32 = 8;

impl Fields for SummonerPlan {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("actions".into(), Required, &mut self.actions, 0, 20);
        let creatures = &mut self.creatures;
        visitor.integer("creatures".into(), Required, creatures, 0, MOST_CREATURES);
        visitor.integer(
            "raging".into(),
            Optional,
            &mut self.raging,
            0,
            MOST_CREATURES,
        );
        visitor.integer("rounds".into(), Required, &mut self.rounds, 1, 10);
        visitor.number("freeAction".into(), Optional, &mut self.free_action, 0, 100);
        visitor.object("worth".into(), Optional, &mut self.worth);
    }

    fn check(&self, problems: &mut Problems) {
        if self.creatures + self.raging > MOST_CREATURES {
            let mut expected = Sentence::new("höchstens ", "at most ");
            expected.number(MOST_CREATURES - self.creatures).add(
                ": zusammen mit `creatures` höchstens 8",
                ": at most 8 with `creatures`",
            );
            problems.push(Code::TooMany, "raging".into(), expected);
        }
    }
}

/// The best decision in one state.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SummonerRow {
    /// Which round, from 1.
    pub round: u32,
    /// Creatures under control that need an action.
    pub controlled: u32,
    /// Creatures that came back in this round and need none.
    pub came_back: u32,
    /// Creatures that rage.
    pub raging: u32,
    /// How many of those under control to hold.
    pub hold: u32,
    /// What this round and the later ones bring.
    pub value: f64,
}

/// The best plan that begins with another number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SummonerSecond {
    /// How many it holds first.
    pub first: u32,
    /// What it brings.
    pub value: f64,
    /// How much less that is.
    pub difference: f64,
}

/// The best plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SummonerPlanAnswer {
    /// How many creatures to hold in this round.
    pub first: u32,
    /// What the plan brings in all rounds together, on average; what raging creatures have done in this
    /// round already does not count.
    pub value: f64,
    /// Every state that the plan can come to, with the best decision there.
    pub policy: Vec<SummonerRow>,
    /// The best plan that begins with another number; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub second: Option<SummonerSecond>,
    /// The rules that decide.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub rules: Vec<Rule>,
    /// The plan and why, in one sentence.
    pub explanation: Sentence,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl SummonerPlan {
    /// The best plan.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn answer_checked(&self) -> Result<SummonerPlanAnswer, Error> {
        check(self)?;
        Ok(self.answer())
    }
}

/// How a round stands when the summoner decides, packed into a number.
#[derive(Clone, Copy)]
struct Stand {
    /// Rounds that are left, this one included.
    left: u32,
    controlled: u32,
    came_back: u32,
    raging: u32,
}

impl Stand {
    fn pack(self) -> State {
        let [a, b, c, d] = [self.left, self.controlled, self.came_back, self.raging];
        u64::from(a) | u64::from(b) << 8 | u64::from(c) << 16 | u64::from(d) << 24
    }

    fn unpack(state: State) -> Self {
        let byte = |from: u32| ((state >> from) & 255) as u32;
        Self {
            left: byte(0),
            controlled: byte(8),
            came_back: byte(16),
            raging: byte(24),
        }
    }
}

struct Summoner<'a> {
    input: &'a SummonerPlan,
    /// Chance of a 1 on the table.
    back: Fraction,
    /// What a roll on the table is worth on average, counted from the least.
    roll: Weight,
    /// What a round of obeying is worth, counted from the least.
    obeys: Weight,
    free: Weight,
}

/// So many times.
fn times(weight: Weight, count: u32) -> Weight {
    weight.times(Weight::exactly(Fraction::new(count.into(), 1)))
}

impl Summoner<'_> {
    fn of(input: &SummonerPlan) -> Summoner<'_> {
        let table = Rage {
            summoner_alive: true,
            takes_control: true,
            rulings: ChronopiaRulings::default(),
        }
        .checked()
        .weights();
        let least = input.worth.least();
        let mut roll = Weight::ZERO;
        for outcome in RageOutcome::ALL {
            let worth = Weight::given(input.worth.of(*outcome) - least);
            let chance = Weight::exactly(table.chance(outcome.index()));
            roll = roll.plus(chance.times(worth));
        }
        Summoner {
            input,
            back: table.chance(RageOutcome::Controlled.index()),
            roll,
            obeys: Weight::given(input.worth.obeys - least),
            free: Weight::given(input.free_action),
        }
    }

    /// Chances that so many of some come back.
    fn back_of(&self, some: u32) -> Vec<Weight> {
        let chance = Weight::exactly(self.back);
        let mut all = vec![Weight::ONE];
        for _ in 0..some {
            let mut next = vec![Weight::ZERO; all.len() + 1];
            for (count, weight) in all.iter().enumerate() {
                for (more, own) in [(0, chance.complement()), (1, chance)] {
                    if let Some(sum) = next.get_mut(count + more) {
                        *sum = sum.plus(weight.times(own));
                    }
                }
            }
            all = next;
        }
        all
    }

    /// What a value is without counting from the least: with that of so many creature rounds.
    fn worth(&self, value: Weight, stand: Stand) -> f64 {
        let creatures = stand.controlled + stand.came_back + stand.raging;
        // What those that rage or came back do in this round was decided before it.
        let rounds = stand.controlled + creatures * stand.left.saturating_sub(1);
        value.value() + f64::from(rounds) * self.input.worth.least()
    }
}

impl Game for Summoner<'_> {
    fn decisions(&self, state: State) -> Vec<u32> {
        let stand = Stand::unpack(state);
        if stand.left == 0 {
            return Vec::new();
        }
        let most = stand.controlled.min(self.input.actions.unsigned_abs());
        (0..=most).rev().collect()
    }

    fn branches(&self, state: State, hold: u32) -> Vec<Branch> {
        let stand = Stand::unpack(state);
        let let_go = stand.controlled.saturating_sub(hold);
        let free = self.input.actions.unsigned_abs().saturating_sub(hold);
        let now = times(self.obeys, hold)
            .plus(times(self.roll, let_go))
            .plus(times(self.free, free));
        let mut branches = Vec::new();
        for (again, chance) in (0..).zip(self.back_of(let_go)) {
            let raging = stand.raging + let_go - again;
            let controlled = hold + stand.came_back + again;
            if stand.left <= 1 {
                branches.push(Branch {
                    next: None,
                    chance,
                    gain: now,
                });
                continue;
            }
            // C-M-RAGE: before initiative of the next round each rolls anew.
            let gain = now.plus(times(self.roll, raging));
            for (came_back, own) in (0..).zip(self.back_of(raging)) {
                let next = Stand {
                    left: stand.left - 1,
                    controlled,
                    came_back,
                    raging: raging - came_back,
                };
                branches.push(Branch {
                    next: Some(next.pack()),
                    chance: chance.times(own),
                    gain,
                });
            }
        }
        branches
    }
}

impl Lookup for SummonerPlan {
    type Answer = SummonerPlanAnswer;

    fn answer(&self) -> SummonerPlanAnswer {
        let game = Summoner::of(self);
        let rounds = self.rounds.unsigned_abs();
        let stand = Stand {
            left: rounds,
            controlled: self.creatures.unsigned_abs(),
            came_back: 0,
            raging: self.raging.unsigned_abs(),
        };
        let policy = Policy::of(&game, stand.pack());
        let best = policy.at(stand.pack());
        let first = best.map_or(0, |best| best.decision);
        let value = best.map_or(0.0, |best| game.worth(best.value, stand));
        let second = best.and_then(|best| best.second).map(|(decision, second)| {
            let own = game.worth(second, stand);
            SummonerSecond {
                first: decision,
                value: own,
                difference: value - own,
            }
        });
        let rows = policy.reached(&game, stand.pack()).into_iter();
        let rows = rows.map(|(state, best)| {
            let stand = Stand::unpack(state);
            SummonerRow {
                round: rounds + 1 - stand.left,
                controlled: stand.controlled,
                came_back: stand.came_back,
                raging: stand.raging,
                hold: best.decision,
                value: game.worth(best.value, stand),
            }
        });
        SummonerPlanAnswer {
            first,
            value,
            policy: rows.collect(),
            second,
            rules: vec![C_M_CONTROL, C_M_RAGE, C_M_TABLE],
            explanation: game.explain(first, value, second.as_ref()),
            assumptions: vec!["freeAction", "worth"],
        }
    }
}

impl Summoner<'_> {
    fn explain(&self, first: u32, value: f64, second: Option<&SummonerSecond>) -> Sentence {
        let input = self.input;
        let least = input.worth.least();
        let mut text = Sentence::new("Mit ", "With ");
        text.counted(input.actions, ACTION, ACTIONS)
            .add(" am besten ", " it is best to hold ")
            .number(first)
            .add(" von ", " of ")
            .counted(
                input.creatures,
                Text::new(" Kreatur halten", " creature"),
                Text::new(" Kreaturen halten", " creatures"),
            )
            .add("; das bringt in ", "; this brings in ")
            .counted(
                input.rounds,
                Text::new(" Runde ", " round "),
                Text::new(" Runden ", " rounds "),
            )
            .add("im Mittel ", "on average ")
            .decimal(value)
            .add(
                "; eine gehaltene Kreatur ist je Runde ",
                "; in a round a creature that is held is worth ",
            )
            .decimal(input.worth.obeys)
            .add(
                " wert, eine wütende im Mittel ",
                ", one that rages on average ",
            )
            .decimal(self.roll.value() + least)
            .add(", eine freie Handlung ", ", a free action ")
            .decimal(input.free_action);
        if let Some(second) = second {
            text.add("; zuerst ", "; to hold ")
                .number(second.first)
                .add(" zu halten bringt ", " first brings ");
            if second.difference > 0.0 {
                text.add("nur ", "only ").decimal(second.value);
            } else {
                text.add("ebenso viel", "as much");
            }
        }
        text.both(".");
        text
    }
}
