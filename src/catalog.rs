//! Names, bounds and labels of everything, as data: for forms, reference pages and types.
pub fn catalog() {}
