//! Questions the other way round, of any procedure by its name.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::call::{answer, thrown};
use super::value::loose;
use crate::questions::{self, CompareQuery, NeedQuery, Plain, SweepQuery};
use crate::rules::{Value, read_at};

/// The least change of one field that reaches a chance.
///
/// # Errors
/// Everything that is wrong with the input or the query.
#[wasm_bindgen]
pub fn need(procedure: &str, input: JsValue, query: JsValue) -> Result<JsValue, JsValue> {
    let asked = questions::open(procedure, &loose(&input)).map_err(thrown)?;
    let query: NeedQuery = read_at(&loose(&query), "query").map_err(thrown)?;
    answer(&questions::need(asked, &query).map_err(thrown)?)
}

/// A sweep whose cells are a typed array already.
#[derive(Serialize)]
struct Swept {
    x: Vec<Plain>,
    #[serde(skip_serializing_if = "Option::is_none")]
    y: Option<Vec<Plain>>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    values: JsValue,
}

/// The chances over the values of one or two fields.
///
/// # Errors
/// Everything that is wrong with the input or the query.
#[wasm_bindgen]
pub fn sweep(procedure: &str, input: JsValue, query: JsValue) -> Result<JsValue, JsValue> {
    let asked = questions::open(procedure, &loose(&input)).map_err(thrown)?;
    let query = SweepQuery::read(&loose(&query)).map_err(thrown)?;
    let swept = questions::sweep(asked, &query).map_err(thrown)?;
    answer(&Swept {
        x: swept.x,
        y: swept.y,
        values: js_sys::Float64Array::from(swept.values.as_slice()).into(),
    })
}

/// The rulings that would change the chances.
///
/// # Errors
/// Everything that is wrong with the input.
#[wasm_bindgen(js_name = rulingsThatMatter)]
pub fn rulings_that_matter(procedure: &str, input: JsValue) -> Result<JsValue, JsValue> {
    let asked = questions::open(procedure, &loose(&input)).map_err(thrown)?;
    answer(&questions::rulings_that_matter(asked))
}

/// What differs between two inputs, and which field makes the difference; both are given as one
/// object, `a` and `b`.
///
/// # Errors
/// Everything that is wrong with one of the inputs or the query.
#[wasm_bindgen]
pub fn compare(procedure: &str, both: JsValue, query: JsValue) -> Result<JsValue, JsValue> {
    let both = loose(&both);
    let one = |name: &'static str| {
        let found = match &both {
            Value::Object(entries) => entries.iter().find(|(key, _)| key == name),
            Value::Missing
            | Value::Flag(_)
            | Value::Number(_)
            | Value::Text(_)
            | Value::List(_)
            | Value::Strange => None,
        };
        let input = found.map_or(&Value::Missing, |(_, input)| input);
        questions::open_at(procedure, input, name).map_err(thrown)
    };
    let (a, b) = (one("a")?, one("b")?);
    let query = loose(&query);
    let query = if query == Value::Missing {
        CompareQuery::default()
    } else {
        read_at(&query, "query").map_err(thrown)?
    };
    answer(&questions::compare(a, b, &query).map_err(thrown)?)
}
