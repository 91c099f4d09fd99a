//! Reads the public (camelCase) fields of an input.

use serde_json::Value;

/// A whole number that must be there.
pub fn whole(input: &Value, name: &str) -> i64 {
    assert!(!input[name].is_null(), "`{name}` is missing in {input}");
    whole_or(input, name, 0)
}

/// A whole number with a default.
pub fn whole_or(input: &Value, name: &str, default: i64) -> i64 {
    if input[name].is_null() {
        return default;
    }
    let value = input[name].as_f64().unwrap();
    assert!(value.fract() == 0.0, "`{name}` is not whole in {input}");
    value as i64
}

/// A number (a length, a chance) that must be there.
pub fn number(input: &Value, name: &str) -> f64 {
    input[name].as_f64().unwrap()
}

/// A number with a default.
pub fn number_or(input: &Value, name: &str, default: f64) -> f64 {
    if input[name].is_null() {
        return default;
    }
    number(input, name)
}

/// A flag with a default.
pub fn flag_or(input: &Value, name: &str, default: bool) -> bool {
    if input[name].is_null() {
        return default;
    }
    input[name].as_bool().unwrap()
}

/// A text that must be there.
pub fn text<'a>(input: &'a Value, name: &str) -> &'a str {
    input[name].as_str().unwrap()
}

/// A choice with a default.
pub fn choice_or<'a>(input: &'a Value, name: &str, default: &'a str) -> &'a str {
    if input[name].is_null() {
        return default;
    }
    text(input, name)
}

/// A ruling; its default stands first in the list of rulings.
pub fn ruling<'a>(input: &'a Value, name: &str, default: &'a str) -> &'a str {
    choice_or(&input["rulings"], name, default)
}

/// The sum of `modifiers`.
pub fn modifiers(input: &Value) -> i64 {
    let mut sum = 0;
    if let Some(list) = input["modifiers"].as_array() {
        for modifier in list {
            sum += whole(modifier, "value");
        }
    }
    sum
}
