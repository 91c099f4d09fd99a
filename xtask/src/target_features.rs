//! Which wasm features rustc used, as the module itself says.
//!
//! `wasm-opt --all-features` makes modules that no engine accepts, so the features are named: the
//! ones in the module's `target_features` section.

use anyhow::{Context, Result, bail};

const SECTION: &[u8] = b"target_features";
const CUSTOM: u8 = 0;
const USED: u8 = b'+';

/// The options of `wasm-opt` that allow exactly what the module uses.
///
/// # Errors
///
/// When the bytes are no wasm module, or the section is missing.
pub fn wasm_opt_options(module: &[u8]) -> Result<Vec<String>> {
    let mut options = vec!["--mvp-features".to_owned()];
    options.extend(
        read(module)?
            .iter()
            .map(|feature| format!("--enable-{}", binaryen(feature))),
    );
    Ok(options)
}

/// Binaryen's name of a feature, where it is not that of the section.
fn binaryen(feature: &str) -> &str {
    match feature {
        "atomics" => "threads",
        "nontrapping-fptoint" => "nontrapping-float-to-int",
        "simd128" => "simd",
        same => same,
    }
}

fn read(module: &[u8]) -> Result<Vec<String>> {
    let mut reader = Reader(module);
    if reader.take(8)?.get(..4) != Some(b"\0asm".as_slice()) {
        bail!("this is no wasm module");
    }
    while !reader.0.is_empty() {
        let id = reader.byte()?;
        let size = reader.number()?;
        let mut section = Reader(reader.take(size)?);
        if id == CUSTOM && section.text()? == SECTION {
            return features(section);
        }
    }
    bail!("the module does not say which features it uses: is `strip` set to \"debuginfo\"?")
}

fn features(mut section: Reader) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for _ in 0..section.number()? {
        let prefix = section.byte()?;
        let name = String::from_utf8(section.text()?.to_vec()).context("a feature's name")?;
        if prefix == USED {
            names.push(name);
        }
    }
    Ok(names)
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8]> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .context("the wasm module is cut off")?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8> {
        self.take(1)?
            .first()
            .copied()
            .context("the wasm module is cut off")
    }

    /// A number in LEB128.
    fn number(&mut self) -> Result<usize> {
        let mut value = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        bail!("a number in the wasm module is too long")
    }

    fn text(&mut self) -> Result<&'a [u8]> {
        let length = self.number()?;
        self.take(length)
    }
}

#[cfg(test)]
mod tests {
    use super::wasm_opt_options;

    const HEADER: &[u8] = b"\0asm\x01\0\0\0";

    fn module(section: &[u8]) -> Vec<u8> {
        [HEADER, section].concat()
    }

    #[test]
    fn only_features_in_use_are_named() {
        let section = b"\0\x24\x0ftarget_features\x02+\x08sign-ext-\x07atomics";
        assert_eq!(
            wasm_opt_options(&module(section)).ok(),
            Some(vec![
                "--mvp-features".to_owned(),
                "--enable-sign-ext".to_owned()
            ])
        );
    }

    #[test]
    fn a_module_without_the_section_is_refused() {
        assert!(wasm_opt_options(&module(b"")).is_err());
        assert!(wasm_opt_options(b"<!doctype html>").is_err());
    }
}
