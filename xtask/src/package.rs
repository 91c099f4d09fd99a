//! The npm package, as published, in `target/npm/regelwerk`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use regelwerk::catalog::Catalog;

use crate::bindings::Bindings;
use crate::paths::Paths;
use crate::process::{command, run, say};
use crate::{catalog, elements, facade, node, wasm};

/// Modules that are published as CommonJS too, each in one file.
const COMMONJS: [&str; 6] = [
    "inline",
    "catalog",
    "catalog-chronopia",
    "catalog-osr",
    "catalog-scharmuetzel",
    "proof",
];

/// The entries whose types the package shows.
const ENTRIES: [&str; 10] = [
    "index",
    "inline",
    "chronopia",
    "osr",
    "scharmuetzel",
    "catalog",
    "catalog-chronopia",
    "catalog-osr",
    "catalog-scharmuetzel",
    "proof",
];

/// What bundlers and tools see when they ask for the module's types.
const WASM_TYPES: &str = "\
/** The address of the WebAssembly module, in bundlers that give one. */
declare const url: string;
export default url;
";

/// Builds the package; what was there before is replaced once everything has worked.
///
/// # Errors
///
/// When a step fails; the message says which.
pub fn build(paths: &Paths) -> Result<()> {
    node::ensure(paths)?;
    node::install(&paths.template)?;
    let stage = paths.root.join("target/npm/stage");
    empty(&stage)?;
    let dist = stage.join("dist");
    make(&dist)?;
    let systems = catalog::by_system();
    let bindings = wasm::build(paths, &dist, systems.iter().map(catalog::system))?;
    generate(paths, &dist, &systems, &bindings)?;
    say("building the façade");
    declarations(paths, &dist)?;
    modules(paths, &dist)?;
    write(&dist.join(format!("{}.d.ts", wasm::FILE)), WASM_TYPES)?;
    for system in systems.iter().map(catalog::system) {
        let types = format!("{}.d.ts", wasm::file_of(system));
        write(&dist.join(types), WASM_TYPES)?;
    }
    manifest(paths, &stage)?;
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy(&paths.root.join(name), &stage.join(name))?;
    }
    copy(&paths.template.join("README.md"), &stage.join("README.md"))?;
    replace(&stage, &paths.package)?;
    // With the page's tools, which take the package from where it now is.
    elements::build(paths)?;
    println!("the npm package is in {}", paths.package.display());
    Ok(())
}

/// The sources that come from the crate, beside those of the façade.
fn generate(paths: &Paths, dist: &Path, systems: &[Catalog], bindings: &Bindings) -> Result<()> {
    let folder = paths.template.join("src/generated");
    empty(&folder)?;
    write(&folder.join("glue.js"), &bindings.glue)?;
    write(&folder.join("glue.d.ts"), &bindings.declarations)?;
    write(&folder.join("types.ts"), &bindings.types)?;
    for (name, text) in facade::namespaces(systems, bindings)? {
        write(&folder.join(name), &text)?;
    }
    let version = format!(
        "/** The version of this package. */\nexport const version: string = {};\n",
        json!(catalog::version())
    );
    write(&folder.join("version.ts"), &version)?;
    for catalog in systems {
        let data = format!(
            "import {{ complete }} from \"../catalog-complete.js\";\nimport type {{ Catalog }} from \"../catalog-types.js\";\n\nexport const data: Catalog = /* @__PURE__ */ complete({});\n",
            catalog::json(catalog)?
        );
        write(
            &folder.join(format!("catalog-{}.ts", catalog::system(catalog))),
            &data,
        )?;
    }
    let module = fs::read(dist.join(wasm::FILE)).context("cannot read the wasm module")?;
    let inline = format!(
        "export const base64 = \"{}\";\n",
        BASE64_STANDARD.encode(&module)
    );
    write(&folder.join("wasm-inline.js"), &inline)?;
    write(
        &folder.join("wasm-inline.d.ts"),
        "export declare const base64: string;\n",
    )
}

/// The types: for ES modules as TypeScript writes them, for CommonJS with the endings changed.
fn declarations(paths: &Paths, dist: &Path) -> Result<()> {
    run(command(node::bin(&paths.template, "tsc"), &paths.template)
        .args(["--project", "tsconfig.json", "--outDir"])
        .arg(dist))?;
    let public = reachable(dist, &ENTRIES.map(|entry| format!("{entry}.d.ts")))?;
    for file in files(dist)? {
        let name = file.to_string_lossy();
        let Some(stem) = name.strip_suffix(".d.ts") else {
            continue;
        };
        if !public.contains(&file) {
            remove(&file)?;
            continue;
        }
        if name.ends_with("index.d.ts") {
            // `require` never leads to the entry for browsers.
            continue;
        }
        // Both `from "./x.js";` and `import("./x.js").X`.
        let text = read(&file)?
            .replace(".js\";", ".cjs\";")
            .replace(".js\")", ".cjs\")");
        write(Path::new(&format!("{stem}.d.cts")), &text)?;
    }
    Ok(())
}

/// The declarations that the entries lead to; the others are the façade's own affair.
fn reachable(dist: &Path, entries: &[String]) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut open: Vec<PathBuf> = entries.iter().map(|entry| dist.join(entry)).collect();
    while let Some(file) = open.pop() {
        if !found.insert(file.clone()) {
            continue;
        }
        let folder = file.parent().unwrap_or(dist);
        for part in read(&file)?.split('"').filter(|part| part.ends_with(".js")) {
            if let Some(name) = part
                .strip_prefix("./")
                .and_then(|part| part.strip_suffix(".js"))
            {
                open.push(folder.join(format!("{name}.d.ts")));
            }
        }
    }
    Ok(found)
}

/// The JavaScript: one file for each source, so that bundlers can leave out what is not used.
fn modules(paths: &Paths, dist: &Path) -> Result<()> {
    let sources: Vec<PathBuf> = files(&paths.template.join("src"))?
        .into_iter()
        .filter(|file| !file.to_string_lossy().ends_with(".d.ts"))
        .collect();
    run(esbuild(paths)
        .args(&sources)
        .arg("--outbase=src")
        .arg("--tree-shaking=true")
        .arg("--format=esm")
        .arg(option("--outdir=", dist)))?;
    // What holds types alone leaves an empty file.
    for file in files(dist)?
        .iter()
        .filter(|file| fs::metadata(file).is_ok_and(|it| it.len() == 0))
    {
        remove(file)?;
    }
    // Node.js loads one file faster than twelve. The copy of the module stays where it is.
    let node = || {
        let mut esbuild = esbuild(paths);
        esbuild
            .args(["src/node.ts", "--bundle", "--platform=node"])
            .arg("--external:./decode.js");
        esbuild
    };
    run(node()
        .arg("--format=esm")
        .arg(option("--outfile=", &dist.join("node.js"))))?;
    run(node()
        .args([
            "--format=cjs",
            "--define:import.meta.url=here",
            "--banner:js=const here = require(\"node:url\").pathToFileURL(__filename).href;",
        ])
        .arg(option("--outfile=", &dist.join("node.cjs"))))?;
    for name in COMMONJS {
        run(esbuild(paths)
            .arg(format!("src/{name}.ts"))
            .args(["--bundle", "--format=cjs", "--platform=neutral"])
            .arg(option("--outfile=", &dist.join(format!("{name}.cjs")))))?;
    }
    Ok(())
}

fn esbuild(paths: &Paths) -> Command {
    let mut esbuild = command(node::bin(&paths.template, "esbuild"), &paths.template);
    esbuild.args(["--log-level=warning", "--target=es2022", "--charset=utf8"]);
    esbuild
}

fn option(name: &str, path: &Path) -> std::ffi::OsString {
    let mut option = std::ffi::OsString::from(name);
    option.push(path);
    option
}

fn manifest(paths: &Paths, stage: &Path) -> Result<()> {
    let template = read(&paths.template.join("package.template.json"))?;
    let mut manifest: Value =
        serde_json::from_str(&template).context("package.template.json is not JSON")?;
    let Some(fields) = manifest.as_object_mut() else {
        bail!("package.template.json is not an object")
    };
    fields.insert("version".to_owned(), json!(catalog::version()));
    let text = serde_json::to_string_pretty(&manifest).context("cannot write package.json")?;
    write(&stage.join("package.json"), &format!("{text}\n"))
}

/// Puts the finished folder in the place of the old one; the folder itself stays, since others
/// link to it.
fn replace(stage: &Path, package: &Path) -> Result<()> {
    make(package)?;
    for entry in fs::read_dir(package).context("cannot read the old package")? {
        let path = entry.context("cannot read the old package")?.path();
        let removed = if path.is_dir() {
            fs::remove_dir_all(&path)
        } else {
            fs::remove_file(&path)
        };
        removed.with_context(|| format!("cannot remove {}", path.display()))?;
    }
    for entry in fs::read_dir(stage).context("cannot read the new package")? {
        let entry = entry.context("cannot read the new package")?;
        let to = package.join(entry.file_name());
        fs::rename(entry.path(), &to)
            .with_context(|| format!("cannot move the package to {}", to.display()))?;
    }
    fs::remove_dir(stage).with_context(|| format!("cannot remove {}", stage.display()))
}

/// All files below a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry
            .with_context(|| format!("cannot read {}", folder.display()))?
            .path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    make(folder)
}

fn remove(file: &Path) -> Result<()> {
    fs::remove_file(file).with_context(|| format!("cannot remove {}", file.display()))
}

fn make(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}
