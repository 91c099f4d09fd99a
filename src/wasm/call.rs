//! From a JavaScript value to a procedure and back.

use serde::Serialize;
use wasm_bindgen::JsValue;

use super::value::loose;
use crate::rules::{
    Code, Error, Lookup, Procedure, Question, Sentence, Value, bad_face, read,
    resolve as resolve_told, roll as roll_seeded,
};

/// Most faces that a player can hand over.
const MOST_FACES: usize = 5_000;

fn checked<Q: Question>(input: &JsValue) -> Result<Q::Checked, JsValue> {
    let input: Q = read(&loose(input)).map_err(thrown)?;
    Ok(input.checked())
}

/// The odds.
pub(super) fn odds<Q: Question>(input: &JsValue) -> Result<JsValue, JsValue> {
    answer(&checked::<Q>(input)?.odds())
}

/// A decision, a table, a course over rounds.
pub(super) fn lookup<L: Lookup>(input: &JsValue) -> Result<JsValue, JsValue> {
    let input: L = read(&loose(input)).map_err(thrown)?;
    answer(&input.answer())
}

/// A seeded roll; without a seed one is drawn.
pub(super) fn roll<Q: Question>(input: &JsValue, seed: &JsValue) -> Result<JsValue, JsValue> {
    let procedure = checked::<Q>(input)?;
    let played = roll_seeded(&procedure, seed_of(seed)?);
    played.map_or(Ok(JsValue::UNDEFINED), |played| answer(&played))
}

/// A roll by hand.
pub(super) fn resolve<Q: Question>(input: &JsValue, faces: &JsValue) -> Result<JsValue, JsValue> {
    let procedure = checked::<Q>(input)?;
    let faces = faces_of(faces).map_err(thrown)?;
    answer(&resolve_told(&procedure, &faces).map_err(thrown)?)
}

fn answer(answer: &impl Serialize) -> Result<JsValue, JsValue> {
    serde_wasm_bindgen::to_value(answer).map_err(JsValue::from)
}

fn thrown(error: Error) -> JsValue {
    answer(&error).unwrap_or_else(|error| error)
}

fn seed_of(seed: &JsValue) -> Result<u32, JsValue> {
    let bad = |expected| thrown(Error::one(Code::BadSeed, "seed", expected));
    match loose(seed) {
        Value::Missing => getrandom::u32().map_err(|_unavailable| {
            bad(Sentence::new(
                "gegeben: hier gibt es keine Quelle für Zufall",
                "given: there is no source of randomness here",
            ))
        }),
        Value::Number(number)
            if number >= 0.0 && number <= f64::from(u32::MAX) && number.fract() == 0.0 =>
        {
            Ok(number as u32)
        }
        Value::Number(_)
        | Value::Flag(_)
        | Value::Text(_)
        | Value::List(_)
        | Value::Object(_)
        | Value::Strange => Err(bad(Sentence::new(
            "eine ganze Zahl von 0 bis 4294967295",
            "a whole number from 0 to 4294967295",
        ))),
    }
}

fn faces_of(faces: &JsValue) -> Result<Vec<u16>, Error> {
    let list = || {
        let mut expected = Sentence::new("eine Liste mit höchstens ", "a list of at most ");
        expected.number(5_000).add(" Augenzahlen", " faces");
        expected
    };
    if !js_sys::Array::is_array(faces) {
        return Err(Error::one(Code::WrongType, "faces", list()));
    }
    let array = js_sys::Array::from(faces);
    if array.length() as usize > MOST_FACES {
        return Err(Error::one(Code::TooMany, "faces", list()));
    }
    let mut told = Vec::new();
    for (index, face) in array.iter().enumerate() {
        match face.as_f64() {
            Some(number) if (1.0..=1000.0).contains(&number) && number.fract() == 0.0 => {
                told.push(number as u16);
            }
            _ => {
                let expected = Sentence::new(
                    "eine Augenzahl: eine ganze Zahl ab 1",
                    "a face of the die: a whole number from 1",
                );
                return Err(bad_face(index, expected));
            }
        }
    }
    Ok(told)
}
