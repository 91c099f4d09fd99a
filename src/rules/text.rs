//! Words for people, always German and English together.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::dice::{Fraction, fixed};

/// A fixed text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Text {
    /// German.
    #[serde(serialize_with = "fixed")]
    pub de: &'static str,
    /// English.
    #[serde(serialize_with = "fixed")]
    pub en: &'static str,
}

impl Text {
    /// Both languages.
    #[must_use]
    pub const fn new(de: &'static str, en: &'static str) -> Self {
        Self { de, en }
    }
}

/// A text in both languages.
//
// Its methods are called a thousand times in the code and seldom at run time: none is inlined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Sentence {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

impl Sentence {
    /// Starts with a text.
    #[must_use]
    pub fn new(de: &str, en: &str) -> Self {
        Self {
            de: de.into(),
            en: en.into(),
        }
    }

    /// Adds words.
    #[inline(never)]
    pub fn add(&mut self, de: &str, en: &str) -> &mut Self {
        self.de.push_str(de);
        self.en.push_str(en);
        self
    }

    /// Adds a fixed text.
    #[inline(never)]
    pub fn text(&mut self, text: Text) -> &mut Self {
        self.add(text.de, text.en)
    }

    /// Adds another sentence.
    #[inline(never)]
    pub fn join(&mut self, other: &Self) -> &mut Self {
        self.add(&other.de, &other.en)
    }

    /// Adds the same to both.
    #[inline(never)]
    pub fn both(&mut self, same: &str) -> &mut Self {
        self.add(same, same)
    }

    /// Adds what a caller wrote, on one line and with real minus signs.
    #[inline(never)]
    pub fn echo(&mut self, text: &str) -> &mut Self {
        self.both(&line(text).replace('-', "−"))
    }

    /// Makes its first letter a capital one.
    pub fn capital(&mut self) -> &mut Self {
        for text in [&mut self.de, &mut self.en] {
            if let Some(first) = text.get_mut(..1) {
                first.make_ascii_uppercase();
            }
        }
        self
    }

    /// Adds a mean and what is counted.
    #[inline(never)]
    pub fn mean(&mut self, mean: f64, one: Text, many: Text) -> &mut Self {
        let is_one = (mean * 100.0).round() == 100.0;
        self.decimal(mean).text(if is_one { one } else { many })
    }

    /// Adds a whole number.
    #[inline(never)]
    pub fn number(&mut self, number: impl Into<i64>) -> &mut Self {
        self.both(&signed(number.into(), ""))
    }

    /// Adds a whole number with its sign, `+2` or `−4`.
    #[inline(never)]
    pub fn signed(&mut self, number: impl Into<i64>) -> &mut Self {
        self.both(&signed(number.into(), "+"))
    }

    /// Adds a whole number and what is counted, in the singular or the plural.
    #[inline(never)]
    pub fn counted(&mut self, number: impl Into<i64>, one: Text, many: Text) -> &mut Self {
        let number = number.into();
        self.number(number)
            .text(if number == 1 { one } else { many })
    }

    /// Adds a length in inches, with up to two decimals.
    #[inline(never)]
    pub fn inches(&mut self, length: f64) -> &mut Self {
        let unit = if length == 1.0 { " inch" } else { " inches" };
        self.decimal(length).add(" Zoll", unit)
    }

    /// Adds the chance of the opposite; 100 % only where this is exactly impossible.
    #[inline(never)]
    pub fn opposite(&mut self, chance: f64) -> &mut Self {
        let opposite = 1.0 - chance;
        let shown = if chance > 0.0 {
            opposite.min(1.0 - f64::EPSILON)
        } else {
            opposite
        };
        self.chance(shown, None)
    }

    /// Adds a number with up to two decimals.
    #[inline(never)]
    pub fn decimal(&mut self, number: f64) -> &mut Self {
        // Whole hundredths: the formatter for floating-point numbers alone would be a tenth of the module.
        let hundredths = (number * 100.0).round() as i64;
        let (whole, rest) = (hundredths / 100, (hundredths % 100).abs());
        if hundredths < 0 && whole == 0 {
            self.both("−");
        }
        self.number(whole);
        if rest == 0 {
            return self;
        }
        let digits = if rest % 10 == 0 {
            (rest / 10).to_string()
        } else if rest < 10 {
            ["0", &rest.to_string()].concat()
        } else {
            rest.to_string()
        };
        self.add(",", ".").both(&digits)
    }

    /// Adds a chance: percent, and the fraction where it is short enough to read.
    #[inline(never)]
    pub fn chance(&mut self, chance: f64, fraction: Option<Fraction>) -> &mut Self {
        self.join(&percent(chance));
        if let Some(fraction) = fraction
            && fraction.denominator() > 1
            && fraction.denominator() <= 1_000_000
        {
            self.both(" (").both(&fraction.to_string()).both(")");
        }
        self
    }
}

/// A text without line breaks.
pub(super) fn line(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().map(plain).collect()
}

/// A number with a real minus sign, and `plus` before what is not negative.
fn signed(number: i64, plus: &str) -> String {
    let digits = number.unsigned_abs().to_string();
    let sign = if number < 0 { "−" } else { plus };
    [sign, &digits].concat()
}

/// One action.
pub(crate) const ACTION: Text = Text::new(" Handlung", " action");
/// Several actions.
pub(crate) const ACTIONS: Text = Text::new(" Handlungen", " actions");

/// A chance as percent with one decimal. 0 % and 100 % only when it is exactly that.
///
/// ```
/// use regelwerk::rules::percent;
/// assert_eq!(percent(0.325).de, "32,5\u{a0}%");
/// assert_eq!(percent(201.0 / 400.0).en, "50.3%");
/// assert_eq!(percent(4095.0 / 4096.0).en, "over 99.9%");
/// ```
#[must_use]
pub fn percent(chance: f64) -> Sentence {
    let mut text = Sentence::default();
    // 201/400 is 50.25 % and rounds up, though its nearest `f64` lies a hair below.
    let tenths = (chance * 1000.0 + 1e-9).round() as i64;
    if tenths <= 0 && chance > 0.0 {
        text.add("unter 0,1", "under 0.1");
    } else if tenths >= 1000 && chance < 1.0 {
        text.add("über 99,9", "over 99.9");
    } else {
        text.number(tenths / 10);
        if tenths % 10 != 0 {
            text.add(",", ".").number(tenths % 10);
        }
    }
    text.add("\u{a0}%", "%");
    text
}
