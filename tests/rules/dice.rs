//! The core, without any rule.

use regelwerk::dice::{
    Branch, Chain, Counts, Dice, Expression, ExpressionError, Fraction, Halt, Named, Roll, Seeded,
    Told, walk,
};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Half {
    Low,
    High,
}

impl Named for Half {
    fn id(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

fn d6(again_on_one: bool) -> Roll<Half> {
    Roll::by_face("half", "RULE", 6, None, |face| match face {
        1 if again_on_one => None,
        1..=3 => Some(Half::Low),
        _ => Some(Half::High),
    })
}

#[test]
fn neighbouring_faces_with_one_meaning_make_one_band() {
    let roll = d6(false);
    let bands: Vec<_> = roll
        .test()
        .bands
        .iter()
        .map(|band| (band.id, band.from, band.to))
        .collect();
    assert_eq!(bands, [("low", 1, 3), ("high", 4, 6)]);
}

#[test]
fn the_walk_goes_through_every_branch_once_and_sums_to_one() {
    // One die; after a high one a second.
    let roll = d6(false);
    let (weights, tests) = walk(3, |dice| {
        Ok(match roll.on(dice)? {
            Half::Low => 0,
            Half::High => 1 + roll.on(dice)? as usize,
        })
    })
    .unwrap();
    assert_eq!(weights.chance(0), Fraction::new(1, 2));
    assert_eq!(weights.chance(2), Fraction::new(1, 4));
    assert_eq!(weights.sum(0..3), Fraction::ONE);
    assert_eq!(tests.len(), 1);
}

#[test]
fn faces_that_are_rolled_again_have_no_weight() {
    let roll = d6(true);
    let (weights, _) = walk(2, |dice| Ok(roll.on(dice)? as usize)).unwrap();
    assert_eq!(weights.chance(0), Fraction::new(2, 5));
    let mut told = Told::new(&[1, 1, 5]);
    assert_eq!(roll.on(&mut told), Ok(Half::High));
    assert_eq!(told.into_log().len(), 3);
}

#[test]
fn a_walk_that_outgrows_its_numbers_says_so() {
    let roll = d6(false);
    let deep = walk(1, |dice| {
        for _ in 0..60 {
            if roll.on(dice)? == Half::Low {
                break;
            }
        }
        Ok(0)
    });
    assert!(deep.is_none());
}

#[test]
fn told_dice_ask_for_the_next_face_and_refuse_one_that_the_die_lacks() {
    let roll = d6(false);
    assert_eq!(
        roll.on(&mut Told::new(&[])),
        Err(Halt::Next(roll.test().clone()))
    );
    assert_eq!(roll.on(&mut Told::new(&[7])), Err(Halt::NotOnDie(0, 6)));
    assert_eq!(roll.on(&mut Told::new(&[0])), Err(Halt::NotOnDie(0, 6)));
    let mut told = Told::new(&[4, 2]);
    assert_eq!(roll.on(&mut told), Ok(Half::High));
    assert_eq!(told.left_over(), 1);
}

#[test]
fn a_seed_gives_these_faces_for_ever() {
    // A published seed must replay in every later version: never change these rows.
    let d20 = Roll::by_face("face", "RULE", 20, None, |_| Some(Half::Low));
    let faces = |seed| {
        let mut dice = Seeded::new(seed);
        for _ in 0..10 {
            dice.roll(d20.test()).unwrap();
        }
        dice.into_log()
            .iter()
            .map(|die| die.face)
            .collect::<Vec<_>>()
    };
    assert_eq!(faces(0), GOLDEN[0]);
    assert_eq!(faces(7), GOLDEN[1]);
    assert_eq!(faces(u32::MAX), GOLDEN[2]);
}

const GOLDEN: [[u16; 10]; 3] = [
    [19, 6, 20, 12, 1, 7, 13, 4, 13, 10],
    [4, 7, 10, 19, 3, 14, 9, 17, 12, 15],
    [19, 12, 5, 1, 13, 13, 8, 18, 15, 9],
];

#[test]
fn every_face_of_seeded_dice_is_equally_likely() {
    let roll = Roll::by_face("face", "RULE", 20, None, |_| Some(Half::Low));
    let mut dice = Seeded::new(2026);
    let rolls = 200_000;
    for _ in 0..rolls {
        dice.roll(roll.test()).unwrap();
    }
    let mut counts = [0_u32; 20];
    for die in dice.into_log() {
        counts[usize::from(die.face) - 1] += 1;
    }
    let expected = f64::from(rolls) / 20.0;
    let chi_square: f64 = counts
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected)
        .sum();
    // 19 degrees of freedom: beyond 43.8 once in a thousand seeds; this seed is fixed.
    assert!(chi_square < 43.8, "{chi_square} {counts:?}");
}

#[test]
fn a_sum_of_counts_stays_exact_while_it_fits_and_goes_on_in_f64() {
    let die = Counts::weighted(vec![1; 6]);
    let twenty = die.times(20);
    // 20 sixes: 1 in 6^20.
    assert_eq!(twenty.chance(100), Some(Fraction::new(1, 6_u128.pow(20))));
    let hundred = die.times(100);
    assert_eq!(hundred.chance(0), None);
    let sum: f64 = hundred.chances().iter().sum();
    assert!((sum - 1.0).abs() < 1e-12);
    assert!((hundred.mean() - 250.0).abs() < 1e-9);
}

#[test]
fn the_f64_sum_keeps_its_bound() {
    // 49 dice are exact (6^49 fits u128), 50 are not: one more exact die added by hand is the judge.
    let die = Counts::weighted(vec![1; 6]);
    let exact = die.times(49);
    let float = die.times(50);
    assert_eq!(float.chance(0), None);
    let one_more = |count: usize| -> f64 {
        let below = (0..6).filter(|face| *face <= count);
        below
            .map(|face| exact.chances().get(count - face).copied().unwrap_or(0.0) / 6.0)
            .sum()
    };
    let bound = 50.0 * float.len() as f64 * 2_f64.powi(-52);
    for count in [0, 1, 60, 125, 200, 250] {
        let relative = (float.chances()[count] - one_more(count)).abs() / one_more(count);
        assert!(relative < bound, "{count}: {relative}");
    }
}

#[test]
fn a_mixture_is_exact_and_shifts_its_parts() {
    let half = Counts::try_once(Fraction::new(1, 2));
    let none = Counts::always(0);
    let mixed = Counts::mix(&[
        (Fraction::new(1, 3), 1, &half),
        (Fraction::new(2, 3), 0, &none),
    ]);
    assert_eq!(mixed.chance(0), Some(Fraction::new(2, 3)));
    assert_eq!(mixed.chance(1), Some(Fraction::new(1, 6)));
    assert_eq!(mixed.chance(2), Some(Fraction::new(1, 6)));
}

#[test]
fn dice_are_written_with_d_or_w() {
    for (text, lowest, highest) in [
        ("1d8+2", 3, 10),
        ("1W8+2", 3, 10),
        ("2d4", 2, 8),
        ("3d6-1", 2, 17),
        ("3w6−1", 2, 17),
        ("d6", 1, 6),
        ("4", 4, 4),
        ("-1", -1, -1),
        ("10 - 2d4", 2, 8),
        ("1d6 + 1d4 + 1", 3, 11),
    ] {
        let dice: Expression = text.parse().unwrap();
        assert_eq!((dice.lowest(), dice.highest()), (lowest, highest), "{text}");
        assert_eq!(
            dice.distribution().len() as i32,
            highest - lowest + 1,
            "{text}"
        );
    }
    let two: Expression = "2d4".parse().unwrap();
    assert_eq!(two.chance(5), Some(Fraction::new(1, 4)));
    assert_eq!(two.chance(9), Some(Fraction::ZERO));
    assert_eq!(two.chance(1), Some(Fraction::ZERO));
    let rest: Expression = "10-2d4".parse().unwrap();
    assert_eq!(rest.chance(2), Some(Fraction::new(1, 16)));
}

#[test]
fn what_is_no_dice_expression_is_refused() {
    for text in [
        "", "d", "2d", "x", "2d6+", "1e3", "2d6++1", "0x10", "1.5", "1,5", "2d6d6", "+", "--1",
        "d-6",
    ] {
        assert_eq!(
            text.parse::<Expression>(),
            Err(ExpressionError::Form),
            "{text}"
        );
    }
    for text in [
        "101d6",
        "1d101",
        "1d0",
        "10000",
        "99999999999999999999",
        "60d6+60d6",
    ] {
        assert_eq!(
            text.parse::<Expression>(),
            Err(ExpressionError::TooLarge),
            "{text}"
        );
    }
}

/// A walker who goes on with one chance in three and then gains 1 or 2, else stops for good.
fn walker() -> [Branch; 3] {
    let third = Fraction::new(1, 3);
    let gain = Counts::weighted(vec![0, 1, 1]);
    let branch = |from, to, chance, counts: &Counts| Branch {
        from,
        to,
        chance,
        counts: counts.clone(),
    };
    [
        branch(0, 0, third, &gain),
        branch(0, 1, third.complement(), &Counts::always(0)),
        branch(1, 1, Fraction::ONE, &Counts::always(0)),
    ]
}

#[test]
fn a_chain_keeps_states_and_counts_apart_and_stays_exact() {
    let mut chain = Chain::at(0, 2);
    for _ in 0..2 {
        chain = chain.step(&walker());
    }
    // Goes on twice: 1/9, with 2, 3 or 4; stops at once or after one gain.
    let going = |count: usize| chain.chance(0, |found| found == count).1.unwrap();
    assert_eq!(
        [2, 3, 4].map(|count| going(count).to_string()),
        ["1/36", "1/18", "1/36"]
    );
    let stopped = |count: usize| chain.chance(1, |found| found == count).1.unwrap();
    assert_eq!(
        [0, 1, 2].map(|count| stopped(count).to_string()),
        ["2/3", "1/9", "1/9"]
    );
    let all = chain.counts().fractions().unwrap();
    assert_eq!(all, ["2/3", "1/9", "5/36", "1/18", "1/36"]);
}

#[test]
fn a_chain_that_outgrows_its_fractions_goes_on_in_f64() {
    let mut chain = Chain::at(0, 2);
    for step in 0..200 {
        chain = chain.step(&walker());
        let (going, _) = chain.chance(0, |_| true);
        let (stopped, _) = chain.chance(1, |_| true);
        assert!((going + stopped - 1.0).abs() < 1e-12, "{step}");
    }
    assert_eq!(chain.chance(0, |_| true).1, None);
    let third: f64 = 1.0 / 3.0;
    assert!((chain.chance(0, |_| true).0 / third.powi(200) - 1.0).abs() < 1e-12);
    assert!(chain.counts().fractions().is_none());
}

#[test]
fn a_die_read_as_it_lies_and_an_outcome_ruled_out() {
    let die = Roll::pips("damage", "X", 4);
    assert_eq!(die.test().bands.len(), 4);
    let (weights, _) = walk(5, |dice| Ok(usize::from(die.on(dice)?))).unwrap();
    assert_eq!(weights.chance(4), Fraction::new(1, 4));
    let left = weights.without(4);
    assert_eq!(left.chance(3), Fraction::new(1, 3));
    assert_eq!(left.chance(4), Fraction::ZERO);
    let groups: Vec<_> = "2W6-1d4+3"
        .parse::<Expression>()
        .unwrap()
        .groups()
        .collect();
    assert_eq!(groups, [(2, 6, false), (1, 4, true)]);
}
