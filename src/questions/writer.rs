//! An input as loose values, every field in it: the way back of the reader.

use crate::rules::{Choice, Fields, Key, List, Need, Optional, Value, Visitor};

/// The input with all its fields, those at their defaults included.
pub(super) fn write(input: &mut dyn Fields) -> Value {
    let mut writer = Writer::default();
    input.fields(&mut writer);
    writer.object()
}

#[derive(Default)]
struct Writer {
    entries: Vec<(String, Value)>,
}

impl Writer {
    fn object(self) -> Value {
        Value::Object(self.entries)
    }

    fn put(&mut self, key: Key, value: Value) {
        let name = match key {
            Key::Name(name) => name,
            Key::Index(_) => "",
        };
        self.entries.push((name.into(), value));
    }
}

impl Visitor for Writer {
    fn integer(&mut self, key: Key, _need: Need, value: &mut i32, _least: i32, _most: i32) {
        self.put(key, Value::Number((*value).into()));
    }

    fn maybe_integer(&mut self, key: Key, value: &mut Option<i32>, _least: i32, _most: i32) {
        let value = value.map_or(Value::Missing, |value| Value::Number(value.into()));
        self.put(key, value);
    }

    fn number(&mut self, key: Key, _need: Need, value: &mut f64, _least: i32, _most: i32) {
        self.put(key, Value::Number(*value));
    }

    fn maybe_number(&mut self, key: Key, value: &mut Option<f64>, _least: i32, _most: i32) {
        self.put(key, value.map_or(Value::Missing, Value::Number));
    }

    fn flag(&mut self, key: Key, _need: Need, value: &mut bool) {
        self.put(key, Value::Flag(*value));
    }

    fn text(&mut self, key: Key, _need: Need, value: &mut String, _longest: usize) {
        self.put(key, Value::Text(value.clone()));
    }

    fn choice(&mut self, key: Key, _need: Need, value: &mut dyn Choice) {
        let id = value.ids().get(value.index());
        self.put(
            key,
            id.map_or(Value::Missing, |id| Value::Text((*id).into())),
        );
    }

    fn object(&mut self, key: Key, _need: Need, value: &mut dyn Fields) {
        self.put(key, write(value));
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        let value = value.get().map_or(Value::Missing, write);
        self.put(key, value);
    }

    fn list(&mut self, key: Key, _need: Need, value: &mut dyn List, _most: usize) {
        let mut items = Self::default();
        value.visit(&mut items);
        let items = items.entries.into_iter().map(|(_, item)| item);
        self.put(key, Value::List(items.collect()));
    }
}
