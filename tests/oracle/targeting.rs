//! Who may be shot at (section 3.6), decided figure by figure with plain ifs.

use serde_json::{Value, json};

use super::fraction::Fraction;
use super::input::{choice_or, flag_or, number, number_or};

fn visible(figure: &Value) -> Option<f64> {
    figure["visible"].as_f64()
}

fn at_least_half(figure: &Value) -> bool {
    match visible(figure) {
        Some(share) => share >= 50.0,
        None => true,
    }
}

/// The cover of a figure and its rule.
pub fn cover(figure: &Value) -> (&'static str, &'static str) {
    let terrain = choice_or(figure, "terrain", "none");
    let barrier = choice_or(figure, "barrier", "none");
    let behind_solid = terrain == "solid" || barrier == "lowerWall";
    let behind_soft =
        terrain == "soft" || barrier == "lowerHedge" || number_or(figure, "woods", 0.0) > 0.0;
    let hidden_in_part = visible(figure) != Some(100.0);
    let contact = flag_or(figure, "inContact", false);
    if behind_solid && !at_least_half(figure) {
        return ("heavy", "C-R-HEAVY");
    }
    if behind_solid && contact && hidden_in_part {
        return ("heavy", "C-R-HEAVY");
    }
    let near = number_or(figure, "terrainDistance", 0.0) <= 4.0;
    if (behind_solid || behind_soft) && hidden_in_part && near {
        return ("light", "C-R-LIGHT");
    }
    ("none", "C-R-LIGHT")
}

/// The rule that keeps a figure from being shot at whatever the others do.
/// `past_smaller`: a larger figure, so that smaller ones in the way do not matter.
fn out_of_sight(shooter: &Value, figure: &Value, past_smaller: bool) -> Option<&'static str> {
    if visible(figure) == Some(0.0) {
        return Some("C-R-NEED");
    }
    if shooter["ammunition"].as_i64() == Some(0) {
        return Some("C-R-AMMO");
    }
    if choice_or(shooter, "arc", "front") == "front" && !flag_or(figure, "inFront", true) {
        return Some("C-R-ARC");
    }
    if flag_or(figure, "hidden", false) && !flag_or(figure, "spotted", false) {
        return Some("C-R-HIDDEN");
    }
    let between = choice_or(figure, "between", "nobody");
    if between == "figures" || (between == "smaller" && !past_smaller) {
        return Some("C-R-BLOCK");
    }
    if choice_or(figure, "barrier", "none") == "higher" {
        return Some("C-R-WALL");
    }
    if number_or(figure, "woods", 0.0) >= 3.0 {
        return Some("C-R-WOODS");
    }
    let flying = number_or(shooter, "height", 0.0) > 0.0 || number_or(figure, "height", 0.0) > 0.0;
    let step = number_or(figure, "groundDifference", 0.0);
    if !flying && step > 0.0 && number(figure, "distance") <= step {
        return Some("C-R-DEAD");
    }
    if between == "gap" || (between == "smallerGap" && !past_smaller) {
        return Some("C-R-CORRIDOR");
    }
    if number_or(figure, "corridor", 1.0) < 1.0 {
        return Some("C-R-CORRIDOR");
    }
    None
}

/// Whether one line is clear, and the rule that forbids it.
pub fn line(input: &Value) -> Value {
    let mut forbidden = out_of_sight(&input["shooter"], input, true);
    let whole = visible(input).is_none() || visible(input) == Some(100.0);
    let chariot = choice_or(input, "rides", "foot") == "chariot";
    if forbidden.is_none() && flag_or(input, "spell", false) && chariot && !whole {
        forbidden = Some("C-R-MOUNTED");
    }
    json!({ "allowed": forbidden.is_none(), "rule": forbidden.unwrap_or("C-R-NEED") })
}

struct Figure {
    unit: String,
    distance: f64,
    size: Option<i64>,
    panicked: bool,
    in_cover: bool,
    past_smaller: bool,
    unseen: Option<&'static str>,
}

fn unit_of(index: usize, figure: &Value) -> String {
    if flag_or(figure, "individual", false)
        && figure["nearestUnit"].is_object()
        && number(&figure["nearestUnit"], "distance") <= 4.0
    {
        return format!("unit {}", figure["nearestUnit"]["unit"].as_str().unwrap());
    }
    match figure["unit"].as_str() {
        Some(unit) if !unit.is_empty() => format!("unit {unit}"),
        _ => format!("figure {index}"),
    }
}

fn smaller(one: &Figure, other: &Figure) -> bool {
    one.size.is_some() && other.size.is_some() && one.size < other.size
}

/// Allowed or not, the rule, and whether a leadership test comes first.
pub fn targets(input: &Value) -> Value {
    let shooter = &input["shooter"];
    let list = input["candidates"].as_array().unwrap();
    let mut all = Vec::new();
    for (index, figure) in list.iter().enumerate() {
        let height = number_or(shooter, "height", 0.0) - number_or(figure, "height", 0.0);
        all.push(Figure {
            unit: unit_of(index, figure),
            distance: number(figure, "distance") + height.abs(),
            size: figure["size"].as_i64(),
            panicked: flag_or(figure, "panicked", false),
            in_cover: cover(figure).0 != "none",
            past_smaller: false,
            unseen: None,
        });
    }
    for index in 0..all.len() {
        let mut all_nearer_are_smaller = true;
        for other in 0..all.len() {
            if all[other].distance < all[index].distance && !smaller(&all[other], &all[index]) {
                all_nearer_are_smaller = false;
            }
        }
        all[index].past_smaller = at_least_half(&list[index]) || all_nearer_are_smaller;
        all[index].unseen = out_of_sight(shooter, &list[index], all[index].past_smaller);
    }
    let mut rows = Vec::new();
    for index in 0..all.len() {
        let (allowed, rule, test) = if let Some(rule) = all[index].unseen {
            (false, rule, false)
        } else if choice_or(shooter, "kind", "unit") == "individual" {
            by_individual(&all, index)
        } else {
            by_unit(&all, index)
        };
        let chance = match (test, shooter["leadership"].as_i64()) {
            (true, Some(leadership)) => {
                let passing = (1..=20).filter(|face| *face <= leadership).count();
                Value::from(Fraction::new(passing as u128, 20).to_string())
            }
            _ => Value::Null,
        };
        rows.push(json!({
            "allowed": allowed,
            "rule": rule,
            "distance": all[index].distance,
            "cover": cover(&list[index]).0,
            "coverRule": cover(&list[index]).1,
            "test": test,
            "passed": chance,
        }));
    }
    Value::Array(rows)
}

fn by_individual(all: &[Figure], index: usize) -> (bool, &'static str, bool) {
    let target = &all[index];
    let mut somebody_steady = false;
    for other in all {
        if other.unseen.is_none() && other.unit == target.unit && !other.panicked {
            somebody_steady = true;
        }
    }
    let mut large = false;
    for other in all {
        let first = other.unseen.is_none()
            && other.unit == target.unit
            && other.distance < target.distance
            && !(somebody_steady && other.panicked);
        if first {
            if target.past_smaller && smaller(other, target) {
                large = true;
            } else {
                return (false, "C-R-NEAREST", false);
            }
        }
    }
    if somebody_steady && target.panicked {
        return (false, "C-R-INDIVIDUAL", false);
    }
    (
        true,
        if large { "C-R-LARGE" } else { "C-R-INDIVIDUAL" },
        false,
    )
}

fn by_unit(all: &[Figure], index: usize) -> (bool, &'static str, bool) {
    let target = &all[index];
    let mut large = false;
    let mut reach = target.distance;
    for other in all {
        if other.unseen.is_some() || other.unit != target.unit {
            continue;
        }
        if other.distance < reach {
            reach = other.distance;
        }
        if other.distance < target.distance {
            if target.past_smaller && smaller(other, target) {
                large = true;
            } else {
                return (false, "C-R-NEAREST", false);
            }
        }
    }

    let mut nearest_binding = None;
    let mut own_unit_binds = false;
    for other in all {
        if other.unseen.is_none() && !other.panicked && other.distance <= 12.0 {
            if nearest_binding.is_none_or(|least| other.distance < least) {
                nearest_binding = Some(other.distance);
            }
            if other.unit == target.unit {
                own_unit_binds = true;
            }
        }
    }
    if let Some(nearest) = nearest_binding {
        if !own_unit_binds && reach > nearest {
            return (false, "C-R-12", false);
        }
        return (true, if large { "C-R-LARGE" } else { "C-R-12" }, false);
    }

    let mut some_nearer = false;
    let mut some_nearer_in_open = false;
    for other in all {
        let nearer = other.unseen.is_none()
            && !other.panicked
            && other.unit != target.unit
            && other.distance < reach;
        if !nearer {
            continue;
        }
        if target.past_smaller && smaller(other, target) {
            large = true;
            continue;
        }
        some_nearer = true;
        if !unit_is_in_cover(all, &other.unit) {
            some_nearer_in_open = true;
        }
    }
    if !some_nearer {
        return (true, if large { "C-R-LARGE" } else { "C-R-NEAREST" }, false);
    }
    if some_nearer_in_open || target.in_cover {
        return (false, "C-R-OPPORTUNITY", false);
    }
    (true, "C-R-OPPORTUNITY", true)
}

/// In cover are the figures that a shot at the unit would have to take: the nearest.
fn unit_is_in_cover(all: &[Figure], unit: &str) -> bool {
    let mut nearest = f64::INFINITY;
    for figure in all {
        if figure.unseen.is_none() && figure.unit == unit && figure.distance < nearest {
            nearest = figure.distance;
        }
    }
    for figure in all {
        let a_target = figure.unseen.is_none() && figure.unit == unit;
        if a_target && figure.distance == nearest && !figure.in_cover {
            return false;
        }
    }
    true
}
