//! A measure over the values of one or two fields, as one array of numbers.

#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::Asked;
use super::axis::{Axis, Run};
use super::measure::Wanted;
use super::place::Plain;
use super::teller::Teller;
use crate::rules::{Code, Error, Fields, Problems, Sentence, Value, Visitor, read_into};

/// Most cells of one sweep.
const MOST_CELLS: usize = 1_000_000;

/// Which fields run, and what is measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SweepQuery {
    /// The field that runs within a row.
    pub x: Axis,
    /// The field that runs from row to row; left out: one row.
    pub y: Option<Axis>,
    /// What is measured.
    pub wanted: Wanted,
}

struct JustWanted<'a>(&'a mut Wanted);

impl Fields for JustWanted<'_> {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        self.0.fields_with_mean(visitor);
    }
}

impl SweepQuery {
    /// Reads a query; the paths of its problems begin with `query`.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(value: &Value) -> Result<Self, Error> {
        let mut query = Self::default();
        let mut rest = value.clone();
        let (mut x, mut y) = (Value::Missing, Value::Missing);
        if let Value::Object(entries) = &mut rest {
            entries.retain_mut(|(key, value)| {
                let slot = match key.as_str() {
                    "x" => &mut x,
                    "y" => &mut y,
                    _ => return true,
                };
                *slot = core::mem::replace(value, Value::Missing);
                false
            });
        }
        read_into(
            &rest,
            Some("query"),
            &mut JustWanted(&mut query.wanted),
            None,
        )?;
        query.x = Axis::read(&x, "x")?;
        if y != Value::Missing {
            query.y = Some(Axis::read(&y, "y")?);
        }
        Ok(query)
    }
}

/// The cells, row by row.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SweepAnswer {
    /// The values of the field that runs within a row.
    pub x: Vec<Plain>,
    /// The values of the field that runs from row to row; left out where there is one row.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub y: Option<Vec<Plain>>,
    /// The cells: that of column i in row j stands at j × columns + i. `NaN` where the input is
    /// refused.
    #[cfg_attr(feature = "bindings", tsify(type = "Float64Array"))]
    pub values: Vec<f64>,
}

/// Runs through all values of one or two fields. Every cell is the number that the answer to that
/// input gives, to the last bit.
///
/// # Errors
/// Everything that is wrong with the query; its paths begin with `query`.
pub fn sweep(mut asked: Box<dyn Asked>, query: &SweepQuery) -> Result<SweepAnswer, Error> {
    let mut problems = Problems::default();
    problems.enter("query".into());
    query.wanted.check(&asked.measures(), true, &mut problems);
    let mut run = |axis: &Axis, name: &'static str| {
        problems.enter(name.into());
        let run = Run::of(axis, asked.as_mut(), &mut problems);
        problems.leave();
        run
    };
    let x = run(&query.x, "x");
    let y = query.y.as_ref().map(|axis| run(axis, "y"));
    let rows = y.as_ref().and_then(|y| y.as_ref());
    if let (Some(x), Some(y)) = (&x, rows)
        && x.place.is_same(&y.place)
    {
        problems.enter("y".into());
        let expected = Sentence::new(
            "ein anderes Feld als das von `x`",
            "another field than that of `x`",
        );
        problems.push(Code::NotAllowed, "field".into(), expected);
        problems.leave();
    }
    if let (Some(x), Some(y)) = (&x, rows)
        && x.codes.len() * y.codes.len() > MOST_CELLS
    {
        let expected = Sentence::new(
            "so gewählt, dass es höchstens 1000000 Felder sind",
            "such that there are at most 1000000 cells",
        );
        problems.push(Code::TooMany, "y".into(), expected);
    }
    problems.finish()?;
    let Some(x) = x else {
        return Ok(SweepAnswer {
            x: Vec::new(),
            y: None,
            values: Vec::new(),
        });
    };
    let y = y.flatten();
    let cells = x.codes.len() * y.as_ref().map_or(1, |y| y.codes.len());
    let mut teller = Teller::new(asked, &query.wanted, cells);
    let mut values = Vec::with_capacity(cells);
    match &y {
        None => row(&mut teller, &x, &mut values),
        Some(y) => {
            // What lies around both is asked once both are set.
            let shared = y.place.shared(&x.place);
            for code in &y.codes {
                if y.takes(*code) && teller.set(&y.place, *code, shared) {
                    row(&mut teller, &x, &mut values);
                } else {
                    values.resize(values.len() + x.codes.len(), f64::NAN);
                }
            }
        }
    }
    Ok(SweepAnswer {
        x: x.plain(),
        y: y.as_ref().map(Run::plain),
        values,
    })
}

fn row(teller: &mut Teller<'_>, x: &Run, values: &mut Vec<f64>) {
    for code in &x.codes {
        let level = if x.takes(*code) && teller.set(&x.place, *code, 0) {
            teller.ask()
        } else {
            None
        };
        values.push(level.map_or(f64::NAN, |level| level.value));
    }
}
