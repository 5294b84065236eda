//! What a card would do if it were played: the one truth for the rules and for the screen.

use super::Card;
use crate::cards::Set;

/// What becomes of a card that is played at its event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// The first of its type there: it is laid face down, with the token on it.
    FaceDown,
    /// It has a higher Performance than the one of its type there, which it replaces, face up, with the token on it
    /// (M7).
    Upgrade {
        /// What goes to the discard pile.
        replaced: Card,
    },
    /// It cannot be played, and goes to the discard pile (M4, M5).
    Discard {
        /// The card of its type there, which has at least as many stars.
        standing: Card,
    },
}

impl Placement {
    /// What becomes of `card` when it is played by somebody who has `played` at the events, face up or down (M6).
    #[inline]
    pub fn of(card: Card, played: Set<Card>) -> Self {
        match played.intersection(card.alike()).first() {
            None => Self::FaceDown,
            Some(replaced) if replaced.performance() < card.performance() => Self::Upgrade { replaced },
            Some(standing) => Self::Discard { standing },
        }
    }

    /// Whether the card comes to lie at its event.
    #[inline]
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::Discard { .. })
    }
}
