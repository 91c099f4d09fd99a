//! The JavaScript bindings: one export for each face, which takes the procedure's name. Nothing else
//! names wasm-bindgen.
//!
//! Inputs arrive as they are and are checked here; errors are thrown as
//! [`InputProblems`](crate::rules::Error), which the façade turns into a `RegelwerkError`.

mod call;
#[cfg(feature = "wasm-chronopia")]
mod chronopia;
#[cfg(feature = "wasm-osr")]
mod osr;
#[cfg(feature = "wasm-questions")]
mod plans;
#[cfg(feature = "wasm-questions")]
mod questions;
#[cfg(feature = "wasm-scharmuetzel")]
mod scharmuetzel;
mod value;

use wasm_bindgen::prelude::*;

pub(crate) use call::numbers;
use call::{Answers, Check};

use crate::rules::Switches;

/// A procedure by its name.
struct Entry {
    id: &'static str,
    kind: Kind,
}

/// What a procedure can do.
enum Kind {
    /// It has dice: odds, rolls, rolls by hand.
    Dice(Check),
    /// It answers without dice.
    Answer(Answers),
}

/// Every procedure that this module offers, system by system, with the rulings of the system.
const SYSTEMS: &[(&[Entry], Switches)] = &[
    #[cfg(feature = "wasm-chronopia")]
    (chronopia::PROCEDURES, crate::chronopia::switches),
    #[cfg(feature = "wasm-osr")]
    (osr::PROCEDURES, crate::osr::switches),
    #[cfg(feature = "wasm-scharmuetzel")]
    (scharmuetzel::PROCEDURES, crate::scharmuetzel::switches),
    #[cfg(feature = "wasm-questions")]
    (plans::PROCEDURES, crate::chronopia::switches),
];

/// The procedures of a system, with the types that the package gives them.
///
/// With dice: `"name": Input => Odds, Outcome;`. Without: `"name": Input => Answer;`.
macro_rules! procedures {
    (dice: $($id:literal: $input:ident => $odds:ty, $outcome:ty;)*
     answers: $($look_up:literal: $asked:ident => $answer:ty;)+) => {
        pub(super) const PROCEDURES: &[$crate::wasm::Entry] = &[
            $($crate::wasm::Entry {
                id: $id,
                kind: $crate::wasm::Kind::Dice($crate::wasm::call::check::<$input>),
            },)*
            $($crate::wasm::Entry {
                id: $look_up,
                kind: $crate::wasm::Kind::Answer($crate::wasm::call::answers::<$asked>),
            },)+
        ];

        #[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
        const SIGNATURES: &str = concat!(
            "export interface Signatures {\n",
            $("    \"", $id, "\": [", stringify!($input), ", ", stringify!($odds), ", Played<",
              stringify!($outcome), ">, Resolved<", stringify!($outcome), ">];\n",)*
            $("    \"", $look_up, "\": [", stringify!($asked), ", ", stringify!($answer), "];\n",)+
            "}\n",
        );
    };
}
use procedures;

fn kind(procedure: &str) -> Option<(&'static Kind, Switches)> {
    SYSTEMS.iter().find_map(|(entries, rulings)| {
        let entry = entries.iter().find(|entry| entry.id == procedure)?;
        Some((&entry.kind, *rulings))
    })
}

/// With dice, or a fault of the façade, which knows every procedure by name and kind.
fn dice(procedure: &str) -> Result<(Check, Switches), JsValue> {
    match kind(procedure) {
        Some((Kind::Dice(check), rulings)) => Ok((*check, rulings)),
        Some((Kind::Answer(_), _)) | None => Err(JsValue::from_str(procedure)),
    }
}

/// The odds of a procedure with dice.
///
/// # Errors
/// Everything that is wrong with the input.
#[wasm_bindgen]
pub fn odds(procedure: &str, input: JsValue) -> Result<JsValue, JsValue> {
    call::odds(dice(procedure)?, &input)
}

/// A seeded roll.
///
/// # Errors
/// Everything that is wrong with the input or the seed.
#[wasm_bindgen]
pub fn roll(procedure: &str, input: JsValue, seed: JsValue) -> Result<JsValue, JsValue> {
    call::roll(dice(procedure)?, &input, &seed)
}

/// Dice rolled by hand.
///
/// # Errors
/// Everything that is wrong with the input or the faces.
#[wasm_bindgen]
pub fn resolve(procedure: &str, input: JsValue, faces: JsValue) -> Result<JsValue, JsValue> {
    call::resolve(dice(procedure)?, &input, &faces)
}

/// The answer of a procedure without dice.
///
/// # Errors
/// Everything that is wrong with the input.
#[wasm_bindgen]
pub fn answer(procedure: &str, input: JsValue) -> Result<JsValue, JsValue> {
    match kind(procedure) {
        Some((Kind::Answer(answers), rulings)) => call::lookup((*answers, rulings), &input),
        Some((Kind::Dice(_), _)) | None => Err(JsValue::from_str(procedure)),
    }
}
