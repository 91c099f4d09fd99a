//! The namespaces of the package (`chronopia` …), made from the catalogue and the bindings, so that
//! a procedure of the crate is in the package without another line anywhere.

use anyhow::{Context, Result, bail};
use regelwerk::catalog::{Catalog, ProcedureInfo};

use crate::bindings::Bindings;

/// A generated source: its file name and text.
pub type Source = (String, String);

/// One module for each system, and one that names them all.
///
/// # Errors
///
/// When a procedure of the catalogue has no export, or a type is missing.
pub fn namespaces(catalog: &Catalog, bindings: &Bindings) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    let mut all = String::new();
    for system in &catalog.systems {
        let name = system.id.to_string();
        let procedures: Vec<&ProcedureInfo> = catalog
            .procedures
            .iter()
            .filter(|entry| entry.system == name)
            .collect();
        if procedures.is_empty() {
            continue;
        }
        all.push_str(&format!("export * as {name} from \"./{name}.js\";\n"));
        let text = namespace(&name, &procedures, bindings)?;
        sources.push((format!("{name}.ts"), text));
    }
    sources.push(("systems.ts".to_owned(), all));
    Ok(sources)
}

fn namespace(system: &str, procedures: &[&ProcedureInfo], bindings: &Bindings) -> Result<String> {
    let mut body = String::new();
    let mut code = String::new();
    for procedure in procedures {
        let (_, name) = procedure
            .id
            .split_once('.')
            .with_context(|| format!("`{}` is no `system.name`", procedure.id))?;
        let entry = entry(system, name, bindings)?;
        code.push_str(&entry);
        let words = format!("{}: {}", procedure.title.en, procedure.question.en);
        body.push_str(&format!(
            "\n/** {} */\n{entry}\n",
            words.replace("*/", "* /")
        ));
    }
    let used: Vec<&str> = bindings
        .type_names()
        .filter(|name| crate::bindings::mentions(&code, name))
        .collect();
    Ok(format!(
        "import * as wasm from \"./glue.js\";\n\
         import {{ lookup, oddsOnly, procedure }} from \"../procedure.js\";\n\
         import type {{ {} }} from \"./types.js\";\n{body}",
        used.join(", ")
    ))
}

/// The constant of one procedure: three faces, or one where nobody rolls dice.
fn entry(system: &str, name: &str, bindings: &Bindings) -> Result<String> {
    let base = format!("{system}{}", capitalised(name));
    let faces = ["Odds", "Roll", "Resolve"].map(|face| format!("{base}{face}"));
    let (maker, exports) = match bindings.function(&base) {
        Some(function) if function.answer.ends_with("Odds") => ("oddsOnly", vec![base]),
        Some(_) => ("lookup", vec![base]),
        None => ("procedure", faces.to_vec()),
    };
    let mut types = Vec::new();
    for export in &exports {
        let Some(function) = bindings.function(export) else {
            bail!("the catalogue has `{system}.{name}`, but the module has no export `{export}`");
        };
        if types.is_empty() {
            types.push(input(function.input, name, bindings)?);
        }
        types.push(function.answer.to_owned());
    }
    let exports: Vec<String> = exports
        .iter()
        .map(|export| format!("wasm.{export}"))
        .collect();
    Ok(format!(
        "export const {name} = /* @__PURE__ */ {maker}<{}>({});",
        types.join(", "),
        exports.join(", ")
    ))
}

/// The type of the input: as the export says, else the type of the procedure's name.
fn input(declared: &str, name: &str, bindings: &Bindings) -> Result<String> {
    let named = if declared == "any" {
        capitalised(name)
    } else {
        declared.to_owned()
    };
    if !bindings.type_names().any(|found| found == named) {
        bail!(
            "the input of `{name}` has no type `{named}`: name it in the export, with \
             `unchecked_param_type`"
        );
    }
    Ok(named)
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
