//! The JavaScript bindings: one export for each procedure and face. Nothing else names wasm-bindgen.
//!
//! Inputs arrive as they are and are checked here; errors are thrown as
//! [`InputProblems`](crate::rules::Error), which the façade turns into a `RegelwerkError`.

mod call;
mod chronopia;
mod value;

/// Exports the three faces of a procedure.
macro_rules! procedures {
    ($($input:ident, $answer:tt:
        $odds:ident = $odds_name:ident,
        $roll:ident = $roll_name:ident -> $played:tt,
        $resolve:ident = $resolve_name:ident -> $resolved:tt;)+) => {$(
        #[doc = concat!("Odds of a [`", stringify!($input), "`].")]
        #[doc = ""]
        #[doc = "# Errors"]
        #[doc = "Everything that is wrong with the input."]
        #[wasm_bindgen(js_name = $odds_name, unchecked_return_type = $answer)]
        pub fn $odds(input: JsValue) -> Result<JsValue, JsValue> {
            call::odds::<$input>(&input)
        }

        #[doc = concat!("A seeded roll of a [`", stringify!($input), "`].")]
        #[doc = ""]
        #[doc = "# Errors"]
        #[doc = "Everything that is wrong with the input or the seed."]
        #[wasm_bindgen(js_name = $roll_name, unchecked_return_type = $played)]
        pub fn $roll(input: JsValue, seed: JsValue) -> Result<JsValue, JsValue> {
            call::roll::<$input>(&input, &seed)
        }

        #[doc = concat!("A [`", stringify!($input), "`] with dice rolled by hand.")]
        #[doc = ""]
        #[doc = "# Errors"]
        #[doc = "Everything that is wrong with the input or the faces."]
        #[wasm_bindgen(js_name = $resolve_name, unchecked_return_type = $resolved)]
        pub fn $resolve(input: JsValue, faces: JsValue) -> Result<JsValue, JsValue> {
            call::resolve::<$input>(&input, &faces)
        }
    )+};
}
use procedures;

/// Exports a look-up: an input with an answer that nobody rolls for.
macro_rules! lookups {
    ($($input:ident: $lookup:ident = $name:ident -> $answer:tt;)+) => {$(
        #[doc = concat!("The answer to a [`", stringify!($input), "`].")]
        #[doc = ""]
        #[doc = "# Errors"]
        #[doc = "Everything that is wrong with the input."]
        #[wasm_bindgen(js_name = $name, unchecked_return_type = $answer)]
        pub fn $lookup(input: JsValue) -> Result<JsValue, JsValue> {
            call::lookup::<$input>(&input)
        }
    )+};
}
use lookups;
