//! What can be seen and shot at: one function a rule, in book order. Each knows one line only.

use super::answer::TargetCheck as Check;
use super::{
    Arc, Barrier, Between, C_R_AMMO, C_R_ARC, C_R_BLOCK, C_R_CORRIDOR, C_R_DEAD, C_R_FLYERLOS,
    C_R_HIDDEN, C_R_LARGE, C_R_NEED, C_R_WALL, C_R_WOODS, Line, Obstacles, Rides, Viewer,
};
use crate::chronopia::ranged::C_R_MOUNTED;
use crate::chronopia::words::name_length;
use crate::rules::Sentence;

/// Whether C-R-LARGE lifts what smaller figures forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Large {
    /// At least half of the figure is visible.
    HalfVisible,
    /// Less is, but all nearer figures are at least one size smaller.
    AllSmaller,
    /// Neither.
    No,
}

/// Every check of one line, in book order.
pub(super) fn checks(
    viewer: &Viewer,
    line: &Line,
    obstacles: &Obstacles,
    large: Large,
) -> Vec<Check> {
    let airborne = viewer.height > 0.0 || line.height > 0.0;
    let mut checks = vec![
        need(obstacles.visible),
        arc(viewer.arc, line.in_front),
        hidden(line.hidden, line.spotted),
        block(line.between, large),
        wall(obstacles.barrier),
        woods(obstacles.woods),
    ];
    if airborne {
        checks.push(flyer());
    }
    checks.push(dead(line.ground_difference, line.distance, airborne));
    checks.push(corridor(line.between, line.corridor, large));
    checks
}

/// C-R-NEED: something of the target must be seen.
pub(super) fn need(visible: Option<f64>) -> Check {
    let seen = visible.is_none_or(|share| share > 0.0);
    Check::of(
        C_R_NEED,
        seen,
        [
            "vom Ziel ist etwas zu sehen",
            "something of the target can be seen",
        ],
        [
            "vom Ziel ist nichts zu sehen",
            "nothing of the target can be seen",
        ],
    )
}

/// C-R-AMMO: without limit, unless the profile counts the shots.
pub(super) fn ammunition(left: Option<i32>) -> Check {
    match left {
        None => Check::ok(
            C_R_AMMO,
            "Munition ist genug da",
            "there is ammunition enough",
        ),
        Some(left) => Check::of(
            C_R_AMMO,
            left > 0,
            ["Munition ist noch da", "there is ammunition left"],
            ["die Munition ist verbraucht", "the ammunition is used up"],
        ),
    }
}

/// C-R-ARC: from the front 180°; riders and chariot crews all round.
pub(super) fn arc(arc: Arc, in_front: bool) -> Check {
    match arc {
        Arc::Mounted => Check::ok(
            C_R_ARC,
            "Berittene schießen rundum",
            "mounted figures shoot all round",
        ),
        Arc::Chariot => Check::ok(
            C_R_ARC,
            "Streitwagenbesatzungen schießen rundum",
            "chariot crews shoot all round",
        ),
        Arc::AllRound => Check::ok(
            C_R_ARC,
            "der Schütze sieht nach eigener Regel rundum",
            "by a rule of its own the shooter sees all round",
        ),
        Arc::Front => Check::of(
            C_R_ARC,
            in_front,
            [
                "das Ziel steht vor dem Schützen",
                "the target stands in front of the shooter",
            ],
            [
                "das Ziel steht außerhalb der vorderen 180° des Schützen",
                "the target stands outside the shooter's front 180°",
            ],
        ),
    }
}

/// C-R-HIDDEN: a hidden figure has to be spotted first.
pub(super) fn hidden(hidden: bool, spotted: bool) -> Check {
    if hidden && spotted {
        let (de, en) = (
            "das Ziel war versteckt und ist erspäht",
            "the target was hidden and has been spotted",
        );
        return Check::ok(C_R_HIDDEN, de, en);
    }
    Check::of(
        C_R_HIDDEN,
        !hidden,
        ["das Ziel ist nicht versteckt", "the target is not hidden"],
        [
            "das Ziel ist versteckt und muss erst erspäht werden",
            "the target is hidden and has to be spotted first",
        ],
    )
}

/// C-R-BLOCK: figures block. C-R-LARGE: not smaller ones, for a larger target. C-R-DEAD: not those
/// in dead ground.
pub(super) fn block(between: Between, large: Large) -> Check {
    match (between, large) {
        (Between::Nobody | Between::Gap | Between::SmallerGap, _) => Check::ok(
            C_R_BLOCK,
            "niemand steht auf der Sichtlinie",
            "nobody stands on the line of sight",
        ),
        (Between::DeadGround, _) => Check::ok(
            C_R_DEAD,
            "der Schuss geht über Truppen im toten Winkel hinweg",
            "the shot passes over troops in dead ground",
        ),
        (Between::Smaller, Large::HalfVisible | Large::AllSmaller) => past_smaller(large),
        (Between::Smaller, Large::No) => Check::fails(
            C_R_BLOCK,
            "kleinere Figuren stehen auf der Sichtlinie, weniger als die Hälfte des Ziels ist zu sehen, und näher steht auch Größeres",
            "smaller figures stand on the line of sight, less than half of the target is visible, and not all that is nearer is smaller",
        ),
        (Between::Figures, _) => Check::fails(
            C_R_BLOCK,
            "Figuren stehen auf der Sichtlinie",
            "figures stand on the line of sight",
        ),
    }
}

/// C-R-LARGE, as far as the line is concerned.
fn past_smaller(large: Large) -> Check {
    match large {
        Large::AllSmaller => Check::ok(
            C_R_LARGE,
            "alle näheren Figuren sind kleiner als das Ziel",
            "all nearer figures are smaller than the target",
        ),
        Large::HalfVisible | Large::No => Check::ok(
            C_R_LARGE,
            "im Weg sind nur kleinere Figuren, und mindestens das halbe Ziel ist zu sehen",
            "only smaller figures are in the way, and at least half of the target is visible",
        ),
    }
}

/// C-R-WALL: higher than the target it blocks, lower it gives cover.
pub(super) fn wall(barrier: Barrier) -> Check {
    match barrier {
        Barrier::None => Check::ok(
            C_R_WALL,
            "keine Mauer oder Hecke steht dazwischen",
            "no wall or hedge stands between",
        ),
        Barrier::LowerHedge | Barrier::LowerWall => Check::ok(
            C_R_WALL,
            "Mauer oder Hecke ist nicht höher als das Ziel",
            "wall or hedge is no higher than the target",
        ),
        Barrier::Higher => Check::fails(
            C_R_WALL,
            "eine Mauer oder Hecke, höher als das Ziel, versperrt die Sicht",
            "a wall or hedge higher than the target blocks the view",
        ),
    }
}

/// C-R-WOODS: 3 inches and more block.
pub(super) fn woods(depth: f64) -> Check {
    if depth <= 0.0 {
        return Check::ok(C_R_WOODS, "kein Wald steht dazwischen", "no woods between");
    }
    let mut because = Sentence::new("durch Wald sind es ", "through woods it is ");
    name_length(depth, 3.0, &mut because);
    if depth >= 3.0 {
        because.add("; ab 3 Zoll ist die Sicht versperrt", "; 3 and more block");
    } else {
        because.add("; erst 3 Zoll versperren die Sicht", "; only 3 block");
    }
    Check::new(C_R_WOODS, depth < 3.0, because)
}

/// C-R-FLYERLOS: all that is said of the line holds as seen from or to the air.
pub(super) fn flyer() -> Check {
    Check::ok(
        C_R_FLYERLOS,
        "die Sichtlinie gilt von der Stelle des Fliegers in der Luft aus",
        "the line of sight is that of the flyer's place in the air",
    )
}

/// C-R-DEAD: within the height difference, measured over ground and edge included, nothing is seen;
/// nobody in the air is bound by that.
pub(super) fn dead(ground_difference: f64, distance: f64, airborne: bool) -> Check {
    if ground_difference <= 0.0 {
        return Check::ok(
            C_R_DEAD,
            "beide stehen auf gleicher Höhe",
            "both stand on ground of the same height",
        );
    }
    if airborne {
        return Check::ok(
            C_R_DEAD,
            "für Flieger gibt es keinen toten Winkel",
            "there is no dead ground for flyers",
        );
    }
    let mut because = Sentence::new("der tote Winkel reicht ", "dead ground reaches ");
    because
        .inches(ground_difference)
        .add(" weit, das Ziel ist ", ", the target is ");
    name_length(distance, ground_difference, &mut because);
    because.add(" entfernt", " away");
    Check::new(C_R_DEAD, distance > ground_difference, because)
}

/// C-R-CORRIDOR: through no enemy unit; between friends along a corridor of at least 1 inch.
pub(super) fn corridor(between: Between, width: Option<f64>, large: Large) -> Check {
    match (between, large) {
        (Between::Gap, _) | (Between::SmallerGap, Large::No) => {
            return Check::fails(
                C_R_CORRIDOR,
                "zwischen den Figuren einer feindlichen Einheit geht kein Schuss hindurch",
                "no shot passes between the figures of an enemy unit",
            );
        }
        (Between::SmallerGap, Large::HalfVisible | Large::AllSmaller) if width.is_none() => {
            return past_smaller(large);
        }
        (
            Between::SmallerGap
            | Between::Nobody
            | Between::Smaller
            | Between::Figures
            | Between::DeadGround,
            _,
        ) => {}
    }
    let Some(width) = width else {
        return Check::ok(
            C_R_CORRIDOR,
            "die Linie führt nicht zwischen Freunden hindurch",
            "the line does not pass between friends",
        );
    };
    let mut because = Sentence::new(
        "der Weg zwischen den Freunden ist ",
        "the way between the friends is ",
    );
    name_length(width, 1.0, &mut because);
    because.add(" breit, nötig ist 1 Zoll", " wide, 1 inch is needed");
    Check::new(C_R_CORRIDOR, width >= 1.0, because)
}

/// C-R-MOUNTED: rider and mount are one target, chariot and crew too; a spell needs the whole
/// chariot in sight.
pub(super) fn mounted(rides: Rides, spell: bool, visible: Option<f64>) -> Option<Check> {
    match rides {
        Rides::Foot => None,
        Rides::Mount => Some(Check::ok(
            C_R_MOUNTED,
            "Reiter und Reittier sind ein Ziel",
            "rider and mount are one target",
        )),
        Rides::Chariot if spell => Some(Check::of(
            C_R_MOUNTED,
            visible.is_none_or(|share| share >= 100.0),
            [
                "der ganze Streitwagen ist zu sehen",
                "the whole chariot is in sight",
            ],
            [
                "ein Zauber braucht den ganzen Streitwagen in Sicht",
                "a spell needs the whole chariot in sight",
            ],
        )),
        Rides::Chariot => Some(Check::ok(
            C_R_MOUNTED,
            "Streitwagen und Besatzung sind ein Ziel",
            "chariot and crew are one target",
        )),
    }
}
