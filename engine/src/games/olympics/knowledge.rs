//! What everybody knows of cards that were taken face up and then went out of sight (M18).

use super::competitor::COMPETITORS;
use super::{Card, EventCard, State};
use crate::cards::Set;

impl State {
    /// A competitor's card is face up before everybody.
    #[inline]
    pub(super) fn is_seen(&mut self, index: usize, card: Card) {
        self.taken[index].remove(card);
        self.held[index].remove(card);
    }

    /// Turns over what a competitor has face down at an event.
    #[inline]
    pub(super) fn turn_over(&mut self, index: usize, event: EventCard) -> Option<Card> {
        let turned = self.face_down[index].intersection(event.cards()).first()?;
        self.face_down[index].remove(turned);
        self.is_seen(index, turned);
        // Nothing lies face down there any more: whatever else was taken for the event is still held.
        self.held[index] = self.held[index].union(self.taken[index].intersection(event.cards()));
        Some(turned)
    }

    /// Lays a card, played already, face down. From now on it may be any card taken for that event of a type that is
    /// not face up there.
    #[inline]
    pub(super) fn lay_face_down(&mut self, index: usize, card: Card) {
        self.face_down[index].insert(card);
        let event = card.event();
        for taken in self.taken[index].intersection(event.cards()).iter() {
            if taken.alike().intersection(self.open(index)).is_empty() {
                self.held[index].remove(taken);
            }
        }
    }

    /// Turns over what everybody has face down at an event.
    pub(super) fn turn_all_over(&mut self, event: EventCard) -> [Option<Card>; COMPETITORS] {
        std::array::from_fn(|index| self.turn_over(index, event))
    }

    /// The line of a competitor at an event that lies face up.
    pub(super) fn open_line(&self, index: usize, event: EventCard) -> Set<Card> {
        self.open(index).intersection(event.cards())
    }
}
