//! The namespaces of the package (`chronopia` …), made from the catalogue and the bindings, so that
//! a procedure of the crate is in the package without another line anywhere.

use anyhow::{Context, Result};
use regelwerk::catalog::Catalog;

use crate::bindings::Bindings;
use crate::catalog;

/// A generated source: its file name and text.
pub type Source = (String, String);

/// One module for each system, and one that names them all.
///
/// # Errors
///
/// When a procedure of the catalogue has no export, or a type is missing.
pub fn namespaces(systems: &[Catalog], bindings: &Bindings) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    let mut all = String::new();
    for catalog in systems {
        let name = catalog::system(catalog);
        all.push_str(&format!("export * as {name} from \"./{name}.js\";\n"));
        sources.push((format!("{name}.ts"), namespace(catalog, bindings)?));
    }
    sources.push(("systems.ts".to_owned(), all));
    Ok(sources)
}

fn namespace(catalog: &Catalog, bindings: &Bindings) -> Result<String> {
    let mut body = String::new();
    let mut code = String::new();
    for procedure in &catalog.procedures {
        let (_, name) = procedure
            .id
            .split_once('.')
            .with_context(|| format!("`{}` is no `system.name`", procedure.id))?;
        let entry = entry(procedure.id, name, bindings)?;
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
    // Each with its type; written out, since tools that read declarations lose inferred ones.
    let makers: Vec<&str> = [
        "lookup",
        "wholeLookup",
        "type Lookup",
        "oddsOnly",
        "type OddsOnly",
        "procedure",
        "type Procedure",
    ]
    .into_iter()
    .filter(|maker| crate::bindings::mentions(&code, maker.trim_start_matches("type ")))
    .collect();
    Ok(format!(
        "import {{ {} }} from \"../procedure.js\";\n\
         import type {{ {} }} from \"./types.js\";\n{body}",
        makers.join(", "),
        used.join(", ")
    ))
}

/// The constant of one procedure: three faces, or one where nobody rolls dice.
fn entry(id: &str, name: &str, bindings: &Bindings) -> Result<String> {
    let types = bindings.signature(id);
    let types = types.with_context(|| format!("the module does not offer `{id}`"))?;
    // Two types: the input and the answer, which may be one of odds.
    let (kind, maker) = match types.matches(", ").count() {
        1 if types.ends_with("Odds") => ("OddsOnly", "oddsOnly"),
        1 if bindings.only_whole.iter().any(|own| own == id) => ("Lookup", "wholeLookup"),
        1 => ("Lookup", "lookup"),
        _ => ("Procedure", "procedure"),
    };
    Ok(format!(
        "export const {name}: {kind}<{types}> = /* @__PURE__ */ {maker}(\"{id}\");"
    ))
}
