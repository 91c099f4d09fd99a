//! The summaries of the test runners, and their totals.

/// What the runners said at their ends.
#[derive(Debug, Default)]
pub struct Report {
    lines: Vec<String>,
    passed: u64,
    failed: u64,
}

impl Report {
    /// Keeps the summary lines among `lines`, and counts.
    ///
    /// A run that did not succeed and names no failed test counts as one failure itself.
    pub fn add(&mut self, name: &str, success: bool, lines: &[String]) {
        let failed_before = self.failed;
        for line in lines {
            let plain = without_colour(line);
            let text = plain.trim();
            if let Some((passed, failed)) = counts(text) {
                self.passed += passed;
                self.failed += failed;
                self.lines.push(format!("{name}: {text}"));
            }
        }
        if !success && self.failed == failed_before {
            self.failed += 1;
            self.lines.push(format!("{name}: FAILED"));
        }
    }

    /// Counts a check that is no test runner.
    pub fn check(&mut self, name: &str, success: bool) {
        self.lines
            .push(format!("{name}: {}", if success { "ok" } else { "FAILED" }));
        if success {
            self.passed += 1;
        } else {
            self.failed += 1;
        }
    }

    /// Whether nothing failed and something passed.
    pub fn is_good(&self) -> bool {
        self.failed == 0 && self.passed > 0
    }

    /// The summaries, then the totals on the last line.
    pub fn text(&self) -> String {
        format!(
            "{}\n\n{} passed, {} failed",
            self.lines.join("\n"),
            self.passed,
            self.failed
        )
    }
}

/// How many passed and failed, if the line is a summary of a known runner.
fn counts(line: &str) -> Option<(u64, u64)> {
    // cargo: `test result: ok. 12 passed; 0 failed; 0 ignored; …`
    if let Some(rest) = line.strip_prefix("test result: ") {
        return Some((before(rest, "passed"), before(rest, "failed")));
    }
    // node: `# pass 12` and `# fail 0`, or with `ℹ` in place of `#`
    let of_node = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "));
    if let Some((word, number)) = of_node.and_then(|rest| rest.split_once(' ')) {
        let number = number.parse().ok()?;
        return match word {
            "pass" => Some((number, 0)),
            "fail" => Some((0, number)),
            "cancelled" if number > 0 => Some((0, number)),
            _ => None,
        };
    }
    // Vitest: `Tests  1 failed | 12 passed (13)`
    if let Some(rest) = line.strip_prefix("Tests ") {
        return Some((before(rest, "passed"), before(rest, "failed")));
    }
    // Playwright: `12 passed (3.4s)` and `1 failed`
    let mut words = line.split(' ');
    let number = words.next()?.parse().ok()?;
    match (words.next()?, words.next()) {
        ("passed", Some(time)) if time.starts_with('(') => Some((number, 0)),
        ("failed", None) => Some((0, number)),
        _ => None,
    }
}

/// The number before a word.
fn before(text: &str, word: &str) -> u64 {
    let words: Vec<&str> = text
        .split([' ', ';', '.', '|'])
        .filter(|part| !part.is_empty())
        .collect();
    words
        .iter()
        .zip(words.iter().skip(1))
        .find(|(_, next)| **next == word)
        .and_then(|(number, _)| number.parse().ok())
        .unwrap_or(0)
}

fn without_colour(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        if character == '\u{1b}' {
            for code in characters.by_ref() {
                if code.is_ascii_alphabetic() {
                    break;
                }
            }
        } else {
            plain.push(character);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{Report, counts};

    #[test]
    fn every_runner_is_understood() {
        for (line, expected) in [
            (
                "test result: ok. 12 passed; 1 failed; 0 ignored; 0 measured",
                Some((12, 1)),
            ),
            ("# pass 7", Some((7, 0))),
            ("ℹ fail 2", Some((0, 2))),
            ("# tests 9", None),
            ("Tests  1 failed | 12 passed (13)", Some((12, 1))),
            ("Tests  12 passed (12)", Some((12, 0))),
            ("5 passed (2.3s)", Some((5, 0))),
            ("2 failed", Some((0, 2))),
            ("12 wounds (of 13)", None),
        ] {
            assert_eq!(counts(line), expected, "{line}");
        }
    }

    #[test]
    fn a_run_that_breaks_off_is_a_failure() {
        let mut report = Report::default();
        report.add("package", false, &["# pass 3".to_owned()]);
        assert!(!report.is_good());
        assert!(report.text().ends_with("3 passed, 1 failed"));
    }

    #[test]
    fn colours_do_not_hide_a_summary() {
        let mut report = Report::default();
        report.add(
            "page",
            true,
            &["\u{1b}[2m Tests \u{1b}[22m \u{1b}[32m4 passed\u{1b}[39m (4)".to_owned()],
        );
        assert!(report.text().ends_with("4 passed, 0 failed"));
    }
}
