//! A gaze attack: target numbers, then the rolls in the order of the rules text.

use super::{
    Awareness, Gaze, GazeNote, GazeNoteId, GazeOdds, GazeOutcome, O_BLIND, O_GAZE, O_GAZEAVERT,
    O_GAZESAVE,
};
use crate::catalog::{Labelled, labels};
use crate::dice::{D20, Dice, Halt, Roll};
use crate::osr::host::{HitDice, O_HOST_SAVE, saves};
use crate::osr::monsters::{O_MONSTER, best_saves};
use crate::rules::{
    Frame, Label, Measures, Odds, Procedure, Sentence, Text, bands, outcome_measures, outcome_odds,
};

bands! {
    /// What the d10 decides.
    pub(super) enum Glance {
        Misses = "escapes", "entgeht dem Blick", "escapes the gaze";
        Falls = "falls", "der Blick fällt auf ihn", "the gaze falls on him";
    }
}

bands! {
    /// What the saving throw decides.
    pub(super) enum Save {
        Holds = "saves", "gerettet", "saves";
        Fails = "fails", "nicht gerettet", "does not save";
    }
}

/// What the faces of the rolls do.
pub(crate) fn band_labels() -> Vec<Labelled> {
    let mut all = labels::<Glance>();
    all.extend(labels::<Save>());
    all
}

/// A gaze whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedGaze {
    input: Gaze,
    frame: Frame,
    glance: Roll<Glance>,
    save: Option<Roll<Save>>,
}

impl CheckedGaze {
    pub(super) fn new(input: &Gaze) -> Self {
        let mut frame = Frame::default();
        // O-GAZE: a d10, equal or over the gaze number; easier with smaller monsters.
        let mut tally = frame.tally("gaze", O_GAZE, input.awareness.number());
        tally.add_named(
            O_GAZE,
            Text::new("Größe des Monsters", "Size of the monster"),
            -input.size.bonus(),
        );
        let needed = tally.total();
        let glance = Roll::by_face("gaze", O_GAZE.0, 10, Some(needed), |face| {
            Some(if i32::from(face) >= needed {
                Glance::Misses
            } else {
                Glance::Falls
            })
        });
        // O-GAZESAVE: the completely surprised get no save.
        let saves = input.awareness != Awareness::CompletelySurprised;
        let save = saves.then(|| save(input, &mut frame));
        Self {
            input: input.clone(),
            frame,
            glance,
            save,
        }
    }
}

fn save(input: &Gaze, frame: &mut Frame) -> Roll<Save> {
    let (rule, number) = match (input.save_number, input.class) {
        (Some(number), _) => (O_HOST_SAVE, number),
        (None, Some(class)) => {
            let row = saves(class, input.level.unwrap_or(0));
            (O_HOST_SAVE, row.petrification)
        }
        (None, None) => {
            let known = input.hit_dice.parse::<HitDice>();
            let level = input
                .level
                .unwrap_or_else(|| known.map_or(0, HitDice::level));
            (O_MONSTER, best_saves(&[], level).petrification)
        }
    };
    let mut tally = frame.tally("save", rule, number);
    tally.add(O_GAZESAVE, -input.save_bonus);
    let needed = tally.total();
    Roll::by_face("save", O_GAZESAVE.0, D20, Some(needed), |face| {
        // A natural 1 fails.
        Some(if face > 1 && i32::from(face) >= needed {
            Save::Holds
        } else {
            Save::Fails
        })
    })
}

impl Procedure for CheckedGaze {
    type Result = GazeOutcome;
    type Odds = GazeOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<GazeOutcome, Halt> {
        if self.glance.on(dice)? == Glance::Misses {
            return Ok(GazeOutcome::Escaped);
        }
        let Some(save) = &self.save else {
            return Ok(GazeOutcome::Affected);
        };
        Ok(match save.on(dice)? {
            Save::Holds => GazeOutcome::Saved,
            Save::Fails => GazeOutcome::Affected,
        })
    }

    fn odds(&self) -> GazeOdds {
        let Odds {
            outcomes,
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        } = outcome_odds(self, |weights, _, sentence| {
            let affected = weights.chance(GazeOutcome::Affected as usize);
            sentence
                .add(": ausgesetzt mit ", ": exposed with ")
                .chance(affected.to_f64(), Some(affected));
        });
        GazeOdds {
            outcomes,
            notes: notes(self.input.awareness),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        let input = &self.input;
        sentence
            .add("Blickangriff eines Monsters (", "Gaze of a monster (")
            .text(input.size.label())
            .add("), Opfer: ", "), victim: ")
            .text(input.awareness.label());
        if input.awareness == Awareness::CompletelySurprised {
            return;
        }
        sentence.add(", Rettungswurf ", ", save ");
        if let Some(number) = input.save_number {
            sentence.add("ab ", "on ").number(number);
        } else if let Some(class) = input.class {
            sentence
                .add("als ", "as ")
                .text(class.label())
                .add(" der Stufe ", " of level ")
                .number(input.level.unwrap_or(0));
        } else {
            sentence
                .add("mit ", "with ")
                .echo(&input.hit_dice)
                .add(" TW", " HD");
        }
        if input.save_bonus != 0 {
            sentence.add(" mit ", " with ").signed(input.save_bonus);
        }
    }

    fn name(&self, result: &GazeOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}

fn notes(awareness: Awareness) -> Vec<GazeNote> {
    let mut notes = Vec::new();
    let mut note = |id: GazeNoteId, rule| {
        notes.push(GazeNote {
            id,
            rule,
            label: id.label(),
        });
    };
    match awareness {
        Awareness::CompletelySurprised => note(GazeNoteId::NoSave, O_GAZESAVE),
        // O-GAZEAVERT, O-BLIND: who looks away fights like the blinded.
        Awareness::Averts => {
            note(GazeNoteId::FightsBlind, O_BLIND);
            note(GazeNoteId::InOrder, O_GAZEAVERT);
        }
        Awareness::Surprised | Awareness::Sees | Awareness::Attacks => {}
    }
    note(GazeNoteId::Mirror, O_GAZEAVERT);
    notes
}
