//! The effect of playing a card, computed in one place for the rules and the screen.

use super::Card;
use crate::cards::Set;

/// What happens to a card that is played at its event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// The first of its type there: it is placed face down, with the token on it.
    FaceDown,
    /// It has a higher Performance than the card of its type there and replaces it, face up, with the token on it (M7).
    Upgrade {
        /// The card that is discarded.
        replaced: Card,
    },
    /// It cannot be played, and is discarded (M4, M5).
    Discard {
        /// The card of its type there, with at least as many stars.
        standing: Card,
    },
}

impl Placement {
    /// What happens to `card` when it is played by a competitor who has `played` at the events, face up or down (M6).
    #[inline]
    pub fn of(card: Card, played: Set<Card>) -> Self {
        match played.intersection(card.alike()).first() {
            None => Self::FaceDown,
            Some(replaced) if replaced.performance() < card.performance() => Self::Upgrade { replaced },
            Some(standing) => Self::Discard { standing },
        }
    }

    /// Whether the card is placed at its event.
    #[inline]
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::Discard { .. })
    }
}
