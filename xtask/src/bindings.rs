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
    /// Every procedure with its types.
    pub signatures: Vec<(String, String)>,
    /// The procedures that the module of no single system offers.
    pub only_whole: Vec<String>,
}

impl Bindings {
    /// Checks that this glue can start another module too: that it has every import of the
    /// other's glue, to the letter.
    ///
    /// # Errors
    ///
    /// When one is missing or differs.
    pub fn serves(&self, other: &Self) -> Result<()> {
        let own = imports(&self.glue)?;
        for import in imports(&other.glue)? {
            if !own.contains(&import) {
                bail!("the shared glue has no `{import}`");
            }
        }
        Ok(())
    }

    /// The types of a procedure: its input, then what its faces answer.
    pub fn signature(&self, procedure: &str) -> Option<&str> {
        let signature = self.signatures.iter().find(|(name, _)| name == procedure)?;
        Some(&signature.1)
    }

    /// The names of all types.
    pub fn type_names(&self) -> impl Iterator<Item = &str> {
        names(&self.types)
    }
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
    let written = output.ts().context("wasm-bindgen wrote no types")?;
    let (signatures, written) = signatures(written)?;
    let (types, functions) = split(&written)?;
    let declarations = format!("{functions}{LOADER_TYPES}");
    Ok((
        Bindings {
            glue,
            declarations,
            types,
            signatures,
            only_whole: Vec::new(),
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

/// The imports of a glue, each with its body.
fn imports(glue: &str) -> Result<Vec<String>> {
    let rest = glue.split_once("const import0 = {\n            __proto__: null,\n");
    let list = rest.and_then(|(_, rest)| rest.split_once("\n};\n        return {"));
    let (list, _) = list.context("the glue of this wasm-bindgen lists its imports otherwise")?;
    let mut imports: Vec<String> = Vec::new();
    for line in list.lines().map(str::trim) {
        match imports.last_mut() {
            Some(import) if !line.starts_with("__wb") => import.push_str(line),
            _ => imports.push(line.to_owned()),
        }
    }
    Ok(imports)
}

/// What the crate says of its procedures, and the declarations without it.
fn signatures(declarations: &str) -> Result<(Vec<(String, String)>, String)> {
    let mut signatures = Vec::new();
    let mut others = String::new();
    let mut inside = false;
    for line in declarations.lines() {
        if line == "export interface Signatures {" {
            inside = true;
        } else if inside && line == "}" {
            inside = false;
        } else if inside {
            let words = line.trim().trim_end_matches("];").split_once("\": [");
            let (name, types) = words.with_context(|| format!("no signature: {line}"))?;
            let name = name.trim_start_matches('"').to_owned();
            signatures.push((name, types.to_owned()));
        } else {
            others.push_str(line);
            others.push('\n');
        }
    }
    Ok((signatures, others))
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
    // A text in both languages is a sentence in the crate, which puts it together.
    let types = tidy(&types).replace("Sentence", "Text");
    let used: Vec<&str> = names(&types)
        .filter(|name| mentions(functions, name))
        .collect();
    let import = if used.is_empty() {
        String::new()
    } else {
        format!(
            "import type {{ {} }} from \"./types.js\";\n\n",
            used.join(", ")
        )
    };
    Ok((types, import + functions))
}

/// Types that the façade writes by hand: what the module throws becomes a `RegelwerkError`.
const OF_FACADE: [&str; 4] = ["Code", "Error", "InputProblems", "Problem"];

/// The types in the order of their names, without those of the façade and without examples in
/// Rust.
fn tidy(types: &str) -> String {
    let mut items: Vec<(String, String)> = Vec::new();
    let mut item = String::new();
    let mut in_example = false;
    for line in types.lines() {
        let words = line.trim_start_matches([' ', '*']);
        if words.starts_with("```") {
            in_example = !in_example;
            continue;
        }
        if in_example {
            continue;
        }
        item.push_str(line);
        item.push('\n');
        // An item ends at the brace in the first column, or with its only line.
        let ends = line == "}" || (line.starts_with("export type ") && line.ends_with(';'));
        if ends {
            let name = names(&item).next().unwrap_or_default().to_owned();
            items.push((name, item.replace(" *\n */", " */").trim_start().to_owned()));
            item.clear();
        }
    }
    items.sort();
    items.retain(|(name, _)| !OF_FACADE.contains(&name.as_str()));
    items
        .into_iter()
        .map(|(_, item)| item)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The names of the types that a text declares.
fn names(types: &str) -> impl Iterator<Item = &str> {
    types.lines().filter_map(|line| {
        let rest = line.strip_prefix("export ")?;
        let rest = rest
            .strip_prefix("interface ")
            .or_else(|| rest.strip_prefix("type "))?;
        rest.split(|character: char| !character.is_alphanumeric())
            .next()
    })
}

/// Whether a text has the word.
pub fn mentions(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric())
        .any(|found| found == word)
}

#[cfg(test)]
mod tests {
    use super::split;

    const WRITTEN: &str = "/* tslint:disable */\n/* eslint-disable */\n/**\n * A shot.\n */\n\
        export interface Shot {\n    aim: number;\n}\n\nexport interface Problem {\n}\n\n\
        /**\n * Cover.\n *\n * ```\n * let rust = 1;\n * ```\n */\nexport type Cover = \"none\";\n\n\
        /**\n * The odds.\n */\nexport function odds(input: Shot): any;\n\n\
        export type InitInput = URL;\n";

    #[test]
    fn types_and_functions_are_parted() {
        let (types, functions) = split(WRITTEN).unwrap_or_default();
        let cover = "/**\n * Cover.\n */\nexport type Cover = \"none\";\n";
        let shot = "/**\n * A shot.\n */\nexport interface Shot {\n    aim: number;\n}\n";
        assert_eq!(types, format!("{cover}\n{shot}"));
        assert!(functions.starts_with("import type { Shot } from"));
        assert!(functions.contains("* The odds.") && !functions.contains("InitInput"));
    }
}
