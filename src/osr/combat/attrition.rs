//! What the attacks of round after round leave of hit points.

use super::attack_check::with_misses;
use super::strike::Strike;
use crate::dice::Counts;

/// Beside 1 a double cannot tell so small a chance: what goes on with less is over. Of a hundred
/// numbers of hit points after each of a hundred wounds that leaves out 1e-14 at most.
pub(super) const NOTHING: f64 = 1e-18;

/// One who is attacked in the same way every round.
///
/// A round wounds him or it does not, and what a wound costs has nothing to do with when it was. So
/// only the number of wounding rounds is followed from round to round; what so many of them leave of
/// his hit points is worked out once. Everything is a sum of products of positive numbers: no digits
/// cancel.
pub(super) struct Attrition {
    /// The chance that a round costs him no points.
    spared: f64,
    /// The chance that it costs him some.
    wounded: f64,
    /// By how many rounds have wounded him.
    stages: Vec<Stage>,
    /// The chance that he stands.
    pub(super) stands: f64,
    /// The chance that he stands and the next round fells him.
    pub(super) falls: f64,
}

/// One whom so many rounds have wounded.
struct Stage {
    /// The chance that he stands with so many hit points, index = hit points; 0 do not stand.
    left: Vec<f64>,
    /// The chance that he stands.
    stands: f64,
    /// The chance that he stands and one more fells him.
    falls: f64,
    /// The chance that it were so many by now, whether he stands or not.
    now: f64,
    /// The same when the duel was over.
    at_end: f64,
}

/// The chances of the points that a side's attacks of a round cost, index = points; as many as the
/// hit points stand for more of them too.
fn damage(strikes: &[(Strike, i32)], hit_points: usize) -> Vec<f64> {
    let cap = |counts: &Counts| counts.grouped(|points| points.min(hit_points));
    let mut sum = Counts::always(0);
    for (strike, times) in strikes {
        let once = cap(&with_misses(strike.hit_chance(), &strike.counts()));
        for _ in 0..*times {
            sum = cap(&sum.plus(&once));
        }
    }
    sum.chances()
}

/// Four numbers of points and their chances.
type Four = [(usize, f64); 4];

/// What a wound costs, as long as somebody with these hit points stands after it.
struct Wound {
    least: usize,
    most: usize,
    /// Four at once: then sums are read and written a quarter as often.
    fours: Vec<Four>,
}

impl Wound {
    /// From the chance of each number of points, index = points.
    fn new(chances: &[f64], hit_points: usize) -> Self {
        let mut wound = Self {
            least: hit_points,
            most: 0,
            fours: Vec::new(),
        };
        let mut count = 0;
        for (points, chance) in chances.iter().enumerate().take(hit_points).skip(1) {
            if *chance == 0.0 {
                continue;
            }
            wound.least = wound.least.min(points);
            wound.most = points;
            if count % 4 == 0 {
                wound.fours.push(Four::default());
            }
            let place = wound
                .fours
                .last_mut()
                .and_then(|four| four.get_mut(count % 4));
            if let Some(place) = place {
                *place = (points, *chance);
            }
            count += 1;
        }
        wound
    }

    /// What it leaves of hit points, of those who stand; index = hit points.
    fn wear_down(&self, before: &[f64]) -> Vec<f64> {
        let mut after = vec![0.0; before.len().saturating_sub(self.least)];
        let mut padded = before.to_vec();
        padded.resize(before.len() + self.most, 0.0);
        for [a, b, c, d] in &self.fours {
            let above = |points: usize| padded.get(points..).unwrap_or_default();
            let weights = above(a.0)
                .iter()
                .zip(above(b.0))
                .zip(above(c.0))
                .zip(above(d.0));
            for (sum, (((w, x), y), z)) in after.iter_mut().zip(weights) {
                *sum += w * a.1 + x * b.1 + y * c.1 + z * d.1;
            }
        }
        // Who has none left does not stand.
        if let Some(none) = after.first_mut() {
            *none = 0.0;
        }
        // So many points are hardly left of so many wounds.
        while after.last().is_some_and(|chance| *chance < NOTHING) {
            after.pop();
        }
        after
    }
}

impl Attrition {
    /// One with so many hit points, attacked for at most so many rounds.
    pub(super) fn new(strikes: &[(Strike, i32)], hit_points: usize, rounds: usize) -> Self {
        let mut chances = damage(strikes, hit_points);
        let spared = chances.first().copied().unwrap_or(0.0);
        let wounded: f64 = chances.iter().skip(1).rev().sum();
        // Of those rounds that cost some.
        for points in chances.iter_mut().skip(1) {
            *points /= wounded.max(f64::MIN_POSITIVE);
        }
        chances.resize(hit_points + 1, 0.0);
        let mut drops = chances.clone();
        let mut tail = 0.0;
        for drop in drops.iter_mut().rev() {
            tail += *drop;
            *drop = tail;
        }
        let wound = Wound::new(&chances, hit_points);
        let mut left = vec![0.0; hit_points];
        left.push(1.0);
        let mut stages: Vec<Stage> = Vec::new();
        while stages.len() <= rounds && !left.is_empty() {
            let (mut stands, mut falls) = (0.0, 0.0);
            for (left, drop) in left.iter().zip(&drops) {
                stands += left;
                falls += left * drop;
            }
            let after = wound.wear_down(&left);
            stages.push(Stage {
                left: core::mem::replace(&mut left, after),
                stands,
                falls,
                now: 0.0,
                at_end: 0.0,
            });
        }
        let mut attrition = Self {
            spared,
            wounded,
            stages,
            stands: 1.0,
            falls: 0.0,
        };
        if let Some(fresh) = attrition.stages.first_mut() {
            fresh.now = 1.0;
            attrition.falls = wounded * fresh.falls;
        }
        attrition
    }

    /// Attacks once more. `ended` is the chance that the duel ended before that, with the hit points
    /// that he had left by then.
    pub(super) fn round(&mut self, ended: f64) {
        let (mut stands, mut falls, mut coming) = (0.0, 0.0, 0.0);
        for stage in &mut self.stages {
            let before = stage.now;
            stage.at_end += ended * before;
            stage.now = before * self.spared + coming;
            coming = before * self.wounded;
            stands += stage.now * stage.stands;
            falls += stage.now * stage.falls;
        }
        self.stands = stands;
        self.falls = falls * self.wounded;
    }

    /// The chance that the duel ended and he had so many hit points left, index = hit points; who has
    /// 0 is not counted. `ended` is as in [`round`](Self::round).
    pub(super) fn left(mut self, ended: f64) -> Vec<f64> {
        self.round(ended);
        let mut sums = vec![0.0; self.stages.first().map_or(1, |fresh| fresh.left.len())];
        for stage in &self.stages {
            for (sum, chance) in sums.iter_mut().zip(&stage.left) {
                *sum += stage.at_end * chance;
            }
        }
        sums
    }
}
