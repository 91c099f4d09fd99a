//! Section 3.8: morale.

use crate::rules::{Text, references};

references! {
    "chronopia", Text::new("Großes Spiel, Kapitel 3, Teil 2", "Big game, chapter 3, part 2");
    C_L_TERRORFAIL = "C-L-TERRORFAIL", "3.8", "Von Schrecken gepackt", "In the grip of terror";
}

pub(crate) static CHAPTER: crate::catalog::Chapter = crate::catalog::Chapter {
    procedures: &[],
    words: &[],
    rules: REFERENCES,
};
