//! Killing the helpless in place of an attack.

#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_HELPLESS, TargetState};
use crate::osr::host::CharacterClass;
use crate::rules::{Decision, Fields, Lookup, Need, Visitor, choices};

choices! {
    /// What the killer has at hand.
    pub enum KillingWeapon {
        /// A weapon.
        Weapon = "weapon", "Waffe", "weapon";
        /// Claws, teeth and the like.
        Natural = "natural", "Klauen, Zähne oder Ähnliches", "claws, teeth or the like";
        /// Bare fists.
        Fists = "fists", "bloße Fäuste", "bare fists";
        /// Nothing that deals lethal damage.
        NotLethal = "notLethal", "nichts Tödliches", "nothing lethal";
    }
}

/// Somebody who wants to kill in place of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct KillOutright {
    /// The state of the victim.
    pub target_state: TargetState,
    /// What the killer has at hand.
    pub weapon: KillingWeapon,
    /// The killer's class; left out: none, a monster for example.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub class: Option<CharacterClass>,
}

impl Fields for KillOutright {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("targetState".into(), Required, &mut self.target_state);
        visitor.choice("weapon".into(), Required, &mut self.weapon);
        visitor.choice("class".into(), Optional, &mut self.class);
    }
}

impl Lookup for KillOutright {
    type Answer = Decision;

    fn answer(&self) -> Decision {
        if self.target_state != TargetState::Helpless {
            return Decision::forbidden(
                O_HELPLESS,
                "Nur Gelähmte und Wehrlose können statt eines Angriffs getötet werden.",
                "Only the paralysed and helpless can be killed in place of an attack.",
            );
        }
        match self.weapon {
            KillingWeapon::Weapon | KillingWeapon::Natural => Decision::allowed(
                O_HELPLESS,
                "Das Opfer ist wehrlos und der Schaden tödlich: es stirbt, gleich wie viele Trefferpunkte es hat.",
                "The victim is helpless and the damage lethal: it dies, however many hit points it has.",
            ),
            KillingWeapon::Fists if self.class == Some(CharacterClass::Monk) => Decision::allowed(
                O_HELPLESS,
                "Mönche und Nonnen töten auch mit der bloßen Faust.",
                "Monks kill with their bare fists too.",
            ),
            KillingWeapon::Fists => Decision::forbidden(
                O_HELPLESS,
                "Mit der bloßen Faust töten nur Mönche und Nonnen.",
                "With bare fists only monks can kill.",
            ),
            KillingWeapon::NotLethal => Decision::forbidden(
                O_HELPLESS,
                "Dafür muss der Schaden tödlich sein.",
                "That takes lethal damage.",
            ),
        }
    }
}
