//! From a JavaScript value to a procedure and back.
//!
//! What can be done without knowing the type of the procedure stands in functions without type
//! parameters: each procedure adds only what is its own to the module.

use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

use super::value::loose;
use crate::dice::{Dice, Halt, Seeded, Told};
use crate::rules::{
    Code, Error, Lookup, Procedure, Question, Scene, Sentence, Switches, Value, bad_face, read_of,
    words,
};

/// Most faces that a player can hand over.
const MOST_FACES: usize = 5_000;

/// How an input that is not checked yet becomes a procedure.
pub(super) type Check = fn(&Value, Switches) -> Result<Box<dyn AnyProcedure>, Error>;

/// How an input that is not checked yet becomes an answer.
pub(super) type Answers = fn(&Value, Switches) -> Result<Answered, Error>;

/// What serializing gives.
type Answered = Result<JsValue, serde_wasm_bindgen::Error>;

/// The [`Check`] of a question.
pub(super) fn check<Q: Question<Checked: 'static>>(
    input: &Value,
    rulings: Switches,
) -> Result<Box<dyn AnyProcedure>, Error> {
    let input: Q = read_of(input, rulings)?;
    Ok(Box::new(input.checked()))
}

/// The [`Answers`] of a look-up.
pub(super) fn answers<L: Lookup>(input: &Value, rulings: Switches) -> Result<Answered, Error> {
    let input: L = read_of(input, rulings)?;
    Ok(written(&input.answer()))
}

/// The odds.
pub(super) fn odds(
    (check, rulings): (Check, Switches),
    input: &JsValue,
) -> Result<JsValue, JsValue> {
    Ok(check(&loose(input), rulings).map_err(thrown)?.odds()?)
}

/// A decision, a table, a course over rounds.
pub(super) fn lookup(
    (answers, rulings): (Answers, Switches),
    input: &JsValue,
) -> Result<JsValue, JsValue> {
    Ok(answers(&loose(input), rulings).map_err(thrown)??)
}

/// A result that is serialized already.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct Outcome(#[serde(with = "serde_wasm_bindgen::preserve")] JsValue);

/// A procedure whose answers are serialized as soon as they are known.
pub(super) trait AnyProcedure {
    fn odds(&self) -> Answered;
    fn outcome(&self, dice: &mut dyn Dice) -> Result<(Outcome, Sentence), Halt>;
    fn scene(&self) -> Scene;
}

impl<P: Procedure> AnyProcedure for P {
    fn odds(&self) -> Answered {
        written(&Procedure::odds(self))
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Result<(Outcome, Sentence), Halt> {
        let result = self.play(dice)?;
        let words = words(self, &result);
        let value = written(&result);
        Ok((Outcome(value.unwrap_or(JsValue::UNDEFINED)), words))
    }

    fn scene(&self) -> Scene {
        Scene::of(self)
    }
}

/// A seeded roll; without a seed one is drawn.
pub(super) fn roll(
    (check, rulings): (Check, Switches),
    input: &JsValue,
    seed: &JsValue,
) -> Result<JsValue, JsValue> {
    let procedure = check(&loose(input), rulings).map_err(thrown)?;
    let seed = seed_of(seed)?;
    let mut dice = Seeded::new(seed);
    // A seeded source always has a face to give.
    match procedure.outcome(&mut dice) {
        Ok(outcome) => answer(
            &procedure
                .scene()
                .played(outcome, dice.into_log(), Some(seed)),
        ),
        Err(_) => Ok(JsValue::UNDEFINED),
    }
}

/// A roll by hand.
pub(super) fn resolve(
    (check, rulings): (Check, Switches),
    input: &JsValue,
    faces: &JsValue,
) -> Result<JsValue, JsValue> {
    let procedure = check(&loose(input), rulings).map_err(thrown)?;
    let faces = faces_of(faces).map_err(thrown)?;
    let mut dice = Told::new(&faces);
    let outcome = procedure.outcome(&mut dice);
    let resolved = procedure.scene().resolved(outcome, dice, faces.len());
    answer(&resolved.map_err(thrown)?)
}

pub(super) fn answer(answer: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(written(answer)?)
}

/// As plain data: what has no fixed set of fields becomes an object too, not a `Map`.
fn written(answer: &impl Serialize) -> Answered {
    answer.serialize(&serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true))
}

/// A list of numbers as one array: number by number it would take far longer.
pub(crate) fn numbers<S: Serializer>(list: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    let array = js_sys::Array::from(&js_sys::Float64Array::from(list));
    serde_wasm_bindgen::preserve::serialize(&array, serializer)
}

pub(super) fn thrown(error: Error) -> JsValue {
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
