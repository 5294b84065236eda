//! Where an Athlete can put a card.

use super::model::Pad;
use crate::messages::{MessageId, olympikosrules};
use pentathlon_engine::games::olympikos::{Action, Medal, Ring};

/// Where a card can be put.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// On a medal.
    Medal(Medal),
    /// To the doping test.
    Control,
}

impl Spot {
    /// The action that puts a card with this ring there.
    pub fn action(self, ring: Ring) -> Action {
        match self {
            Self::Medal(medal) => Action::Place(medal, ring),
            Self::Control => Action::Control(ring),
        }
    }

    /// The passage of the rules about it.
    pub fn passage(self) -> MessageId {
        match self {
            Self::Medal(_) => olympikosrules::RULES_ATHLETES_PLACE,
            Self::Control => olympikosrules::RULES_CONTROL_HOW,
        }
    }

    /// Whether it can take a card.
    pub fn is_open(self, pad: &Pad) -> bool {
        match self {
            Self::Medal(medal) => pad.open.has(medal),
            Self::Control => pad.owes_control,
        }
    }

    /// Whether the Athlete has put a card there.
    pub fn is_placed(self, pad: &Pad) -> bool {
        match self {
            Self::Medal(medal) => pad.placed.has(medal),
            Self::Control => pad.is_done,
        }
    }
}
