//! Any JavaScript value as a loose [`Value`]: nothing that a caller hands over can throw or loop here.

use js_sys::{JsString, Reflect};
use wasm_bindgen::prelude::*;

use crate::rules::Value;

#[wasm_bindgen]
extern "C" {
    /// Unlike the one of `js_sys`, prepared for a revoked proxy, which throws even here.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
}

/// Deepest nesting that is looked at; our own inputs need four levels.
const DEEPEST: u32 = 8;
/// Most entries of a list or object that are looked at; our own lists are shorter.
const MOST: u32 = 1_000;
/// Longest text that is copied.
const LONGEST: u32 = 1_000;

/// Most values that are looked at in one input, so that rings and webs end.
const MOST_VALUES: u32 = 10_000;

/// Looks at a value.
pub(super) fn loose(value: &JsValue) -> Value {
    Look { left: MOST_VALUES }.at(value, 0)
}

struct Look {
    left: u32,
}

impl Look {
    fn at(&mut self, value: &JsValue, depth: u32) -> Value {
        self.left = self.left.saturating_sub(1);
        if value.is_undefined() || value.is_null() {
            Value::Missing
        } else if let Some(number) = value.as_f64() {
            Value::Number(number)
        } else if let Some(flag) = value.as_bool() {
            Value::Flag(flag)
        } else if let Some(text) = value.dyn_ref::<JsString>() {
            Value::Text(short(text))
        } else if depth >= DEEPEST || self.left == 0 || !value.is_object() || value.is_function() {
            Value::Strange
        } else {
            match is_array(value) {
                Ok(true) => self.list(value, depth),
                Ok(false) => self.object(value, depth),
                Err(_) => Value::Strange,
            }
        }
    }

    fn list(&mut self, value: &JsValue, depth: u32) -> Value {
        let length = Reflect::get(value, &JsValue::from_str("length"));
        let Some(length) = length.ok().and_then(|length| length.as_f64()) else {
            return Value::Strange;
        };
        let items = (0..(length as u32).min(MOST)).map(|index| {
            let item = Reflect::get_u32(value, index);
            item.map_or(Value::Strange, |item| self.at(&item, depth + 1))
        });
        Value::List(items.collect())
    }

    fn object(&mut self, value: &JsValue, depth: u32) -> Value {
        let Ok(keys) = Reflect::own_keys(value) else {
            return Value::Strange;
        };
        if keys.length() == 0 && !plain(value) {
            return Value::Strange;
        }
        let entries = (0..keys.length().min(MOST)).map(|index| {
            let key = keys.get(index);
            let name = key
                .dyn_ref::<JsString>()
                .map_or_else(|| "[symbol]".into(), short);
            let item = Reflect::get(value, &key);
            let item = item.map_or(Value::Strange, |item| self.at(&item, depth + 1));
            (name, item)
        });
        Value::Object(entries.collect())
    }
}

/// Whether nothing stands behind an object but the root of its realm. A date, a map, a number in a box
/// keep what they hold elsewhere: without fields of their own they would pass for an empty object.
fn plain(value: &JsValue) -> bool {
    let prototype = |of: &JsValue| Reflect::get_prototype_of(of).map(JsValue::from);
    prototype(value).is_ok_and(|first| {
        first.is_null() || prototype(&first).is_ok_and(|second| second.is_null())
    })
}

fn short(text: &JsString) -> String {
    if text.length() > LONGEST {
        String::from(text.slice(0, LONGEST))
    } else {
        String::from(text)
    }
}
