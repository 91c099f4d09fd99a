//! Long lists of numbers on their way out.

#[cfg(not(feature = "bindings"))]
use serde::Serialize;
use serde::Serializer;

/// A list of numbers; over the border to JavaScript it goes in one piece.
pub(crate) fn numbers<S: Serializer>(list: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    #[cfg(feature = "bindings")]
    return crate::wasm::numbers(list, serializer);
    #[cfg(not(feature = "bindings"))]
    list.serialize(serializer)
}

/// The same where there is one.
pub(crate) fn numbers_if<S: Serializer>(
    list: &Option<Vec<f64>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match list {
        Some(list) => numbers(list, serializer),
        None => serializer.serialize_none(),
    }
}
