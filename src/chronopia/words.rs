//! Words that several sentences share.

use crate::rules::{Sentence, Text};

/// `on 6 or less`, or `on a 1 only`: the faces up to the highest that passes.
pub(super) fn name_faces(highest: i32, sentence: &mut Sentence) {
    if highest > 1 {
        sentence
            .add("bei ", "on ")
            .number(highest)
            .add(" oder weniger", " or less");
    } else {
        sentence.add("nur bei 1", "on a 1 only");
    }
}

/// `, 3 × aim at +2 each (assumed)`; nothing where there is none.
pub(super) fn name_assumed(count: i32, what: Text, bonus: i32, sentence: &mut Sentence) {
    if count == 0 {
        return;
    }
    sentence.both(", ").number(count).both(" × ").text(what);
    if bonus == 0 {
        sentence.add(" ohne Bonus (Annahme)", " without a bonus (assumed)");
    } else {
        sentence
            .add(" zu je ", " at ")
            .signed(bonus)
            .add(" (Annahme)", " each (assumed)");
    }
}

/// A length that is held against another: where both would be shown alike and are not, `just under`
/// or `just over` the other.
pub(super) fn name_length(length: f64, limit: f64, sentence: &mut Sentence) {
    let hundredths = |length: f64| (length * 100.0).round();
    if length == limit || hundredths(length) != hundredths(limit) {
        sentence.inches(length);
        return;
    }
    if length < limit {
        sentence.add("knapp unter ", "just under ");
    } else {
        sentence.add("knapp über ", "just over ");
    }
    sentence.inches(limit);
}
