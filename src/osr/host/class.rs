//! The classes, with what each learns about weapons.

use crate::rules::choices;

choices! {
    /// A class of characters.
    pub enum CharacterClass {
        /// Barbarian.
        Barbarian = "barbarian", "Barbar", "barbarian";
        /// Bard.
        Bard = "bard", "Barde", "bard";
        /// Thief.
        Thief = "thief", "Dieb", "thief";
        /// Druid.
        Druid = "druid", "Druide", "druid";
        /// Witch.
        Witch = "witch", "Hexe", "witch";
        /// Hierophant.
        Hierophant = "hierophant", "Hierophant", "hierophant";
        /// Illusionist.
        Illusionist = "illusionist", "Illusionist", "illusionist";
        /// Cleric.
        Cleric = "cleric", "Kleriker", "cleric";
        /// Fighter.
        Fighter = "fighter", "Kämpfer", "fighter";
        /// Assassin.
        Assassin = "assassin", "Meuchelmörder", "assassin";
        /// Monk.
        Monk = "monk", "Mönch oder Nonne", "monk";
        /// Jester.
        Jester = "jester", "Narr", "jester";
        /// Paladin.
        Paladin = "paladin", "Paladin", "paladin";
        /// Psionicist.
        Psionicist = "psionicist", "Psi-Adept", "psionicist";
        /// Ranger.
        Ranger = "ranger", "Waldläufer", "ranger";
        /// Magic-user.
        MagicUser = "magic-user", "Zauberkundiger", "magic-user";
    }
}

/// O-PROF, O-UNPROF, O-SPEC: what a class learns about weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Training {
    /// Weapons at level 1.
    pub(crate) at_first: i32,
    /// Levels to one more.
    pub(crate) every: i32,
    /// Penalty with a weapon that was not learnt.
    pub(crate) penalty: i32,
    /// Whether it may specialise.
    pub(crate) specialises: bool,
}

/// The columns of the attack table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttackGroup {
    Fighter,
    Cleric,
    Thief,
    MagicUser,
}

/// The columns of the table of saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveGroup {
    Fighter,
    Paladin,
    Cleric,
    MagicUser,
    Thief,
}

impl CharacterClass {
    pub(crate) const fn training(self) -> Training {
        let (at_first, every, penalty, specialises) = match self {
            Self::Barbarian => (3, 2, -2, false),
            Self::Bard => (5, 4, -2, true),
            Self::Thief | Self::Jester => (2, 4, -3, false),
            Self::Druid => (2, 3, -4, false),
            Self::Witch | Self::Illusionist | Self::MagicUser => (1, 5, -5, false),
            Self::Hierophant => (1, 3, -4, false),
            Self::Cleric => (2, 3, -3, false),
            Self::Fighter => (4, 2, -2, true),
            Self::Assassin => (3, 4, -2, false),
            Self::Monk => (1, 2, -3, false),
            Self::Paladin => (3, 2, -3, true),
            Self::Psionicist => (3, 5, -4, false),
            Self::Ranger => (3, 2, -2, true),
        };
        Training {
            at_first,
            every,
            penalty,
            specialises,
        }
    }

    pub(crate) const fn attack_group(self) -> AttackGroup {
        match self {
            Self::Fighter | Self::Paladin | Self::Ranger | Self::Barbarian => AttackGroup::Fighter,
            Self::Cleric | Self::Druid | Self::Monk | Self::Hierophant | Self::Psionicist => {
                AttackGroup::Cleric
            }
            Self::Thief | Self::Assassin | Self::Bard | Self::Jester => AttackGroup::Thief,
            Self::MagicUser | Self::Illusionist | Self::Witch => AttackGroup::MagicUser,
        }
    }

    pub(crate) const fn save_group(self) -> SaveGroup {
        match self {
            Self::Fighter | Self::Ranger | Self::Barbarian => SaveGroup::Fighter,
            Self::Paladin => SaveGroup::Paladin,
            Self::Cleric | Self::Druid | Self::Hierophant => SaveGroup::Cleric,
            Self::MagicUser | Self::Illusionist | Self::Witch => SaveGroup::MagicUser,
            Self::Thief
            | Self::Assassin
            | Self::Monk
            | Self::Bard
            | Self::Jester
            | Self::Psionicist => SaveGroup::Thief,
        }
    }

    /// Thieves, assassins and bards know the backstab.
    #[must_use]
    pub const fn backstabs(self) -> bool {
        match self {
            Self::Thief | Self::Assassin | Self::Bard => true,
            Self::Barbarian
            | Self::Druid
            | Self::Witch
            | Self::Hierophant
            | Self::Illusionist
            | Self::Cleric
            | Self::Fighter
            | Self::Monk
            | Self::Jester
            | Self::Paladin
            | Self::Psionicist
            | Self::Ranger
            | Self::MagicUser => false,
        }
    }
}
