//! The JavaScript side of the wasm module, from wasm-bindgen's library.

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

/// What wasm-bindgen writes besides the module, in the parts that the façade uses.
#[derive(Debug)]
pub struct Bindings {
    /// The glue: an ES module.
    pub glue: String,
    /// Its declarations, which take the types from `./types.js`.
    pub declarations: String,
    /// The types of inputs and answers, which hold no name of wasm-bindgen.
    pub types: String,
}

/// Binds a compiled module; returns the bindings and the module to ship.
///
/// # Errors
///
/// When wasm-bindgen refuses the module, or writes what the façade does not expect.
pub fn generate(module: Vec<u8>) -> Result<(Bindings, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_bytes("regelwerk", module)
        .web(true)?
        .typescript(true)
        // Else bundlers see a second address of the module, and ship it twice.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen refuses the module")?;
    let snippets = output
        .snippets()
        .values()
        .any(|snippets| !snippets.is_empty());
    if snippets || !output.local_modules().is_empty() {
        bail!("the crate brings JavaScript of its own; the package has no place for it");
    }
    let glue = glue(output.js())?;
    let (types, functions) = split(output.ts().context("wasm-bindgen wrote no types")?)?;
    let declarations = format!("{functions}{LOADER_TYPES}");
    Ok((
        Bindings {
            glue,
            declarations,
            types,
        },
        output.wasm_mut().emit_wasm(),
    ))
}

/// What the glue exports for the façade, in place of its own loader.
const LOADER: &str = "\
export { __wbg_get_imports as imports, __wbg_finalize_init as adopt };
";

const LOADER_TYPES: &str = "\
/** What the module imports. */
export function imports(): WebAssembly.Imports;
/** Makes an instance the one that every function calls. */
export function adopt(instance: WebAssembly.Instance, module: WebAssembly.Module): unknown;
";

/// The loader that wasm-bindgen writes; the façade has its own, which can replace an instance,
/// retry, and leaves the console alone.
const OWN_LOADER: &str = "export { initSync, __wbg_init as default };";

fn glue(written: &str) -> Result<String> {
    for expected in [
        OWN_LOADER,
        "function __wbg_get_imports(",
        "function __wbg_finalize_init(",
    ] {
        if !written.contains(expected) {
            bail!("the glue of this wasm-bindgen lacks `{expected}`, which the façade builds on");
        }
    }
    if written.contains("import.meta.url") {
        bail!("the glue names a default address of the module");
    }
    let without = written.replace("/* @ts-self-types=\"./regelwerk.d.ts\" */", "");
    Ok(without.replace(OWN_LOADER, LOADER))
}

/// Parts the types of the crate, which come first, from the functions of the glue.
fn split(declarations: &str) -> Result<(String, String)> {
    let loader = declarations
        .find("export type InitInput")
        .context("the declarations of this wasm-bindgen lack `InitInput`")?;
    let (crate_part, _) = declarations.split_at(loader);
    let functions = crate_part.find("export function ").unwrap_or(loader);
    // The comment of the first function belongs to it.
    let (before, _) = crate_part.split_at(functions);
    let start = match before.trim_end().ends_with("*/") {
        true => before.rfind("/**").unwrap_or(functions),
        false => functions,
    };
    let (types, functions) = crate_part.split_at(start);
    if types.contains("export function ") || functions.contains("export interface ") {
        bail!("the declarations of this wasm-bindgen come in another order");
    }
    let types = types.replace("/* tslint:disable */\n/* eslint-disable */\n", "");
    let import = names(&types)
        .into_iter()
        .filter(|name| mentions(functions, name))
        .collect::<Vec<_>>()
        .join(", ");
    let import = if import.is_empty() {
        String::new()
    } else {
        format!("import type {{ {import} }} from \"./types.js\";\n\n")
    };
    Ok((types, import + functions))
}

/// The names of the types that a text declares.
fn names(types: &str) -> Vec<&str> {
    types
        .lines()
        .filter_map(|line| {
            let rest = line.strip_prefix("export ")?;
            let rest = rest
                .strip_prefix("interface ")
                .or_else(|| rest.strip_prefix("type "))?;
            rest.split(|c: char| !c.is_alphanumeric()).next()
        })
        .collect()
}

/// Whether a text has the word.
fn mentions(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric())
        .any(|found| found == word)
}

#[cfg(test)]
mod tests {
    use super::split;

    const WRITTEN: &str = "/* tslint:disable */\n/* eslint-disable */\n/**\n * A shot.\n */\n\
        export interface Shot { aim: number }\n\nexport type Cover = \"none\";\n\n\
        /**\n * The odds.\n */\nexport function odds(input: Shot): any;\n\n\
        export type InitInput = URL;\n";

    #[test]
    fn types_and_functions_are_parted() {
        let (types, functions) = split(WRITTEN).unwrap_or_default();
        assert!(types.starts_with("/**\n * A shot."));
        assert!(types.trim_end().ends_with("export type Cover = \"none\";"));
        assert!(functions.starts_with("import type { Shot } from"));
        assert!(functions.contains("* The odds.") && !functions.contains("InitInput"));
    }
}
