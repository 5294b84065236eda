//! Public knowledge about cards that were taken face up and are no longer visible (M18).

use super::competitor::COMPETITORS;
use super::{Card, EventCard, State};
use crate::cards::Set;

impl State {
    /// A competitor's card becomes public.
    #[inline]
    pub(super) fn mark_seen(&mut self, index: usize, card: Card) {
        self.taken[index].remove(card);
        self.held[index].remove(card);
    }

    /// Turns over a competitor's face-down card at an event.
    #[inline]
    pub(super) fn turn_over(&mut self, index: usize, event: EventCard) -> Option<Card> {
        let turned = self.face_down[index].intersection(event.cards()).first()?;
        self.face_down[index].remove(turned);
        self.mark_seen(index, turned);
        // No card is face down there any more: any other card taken for the event is still in hand.
        self.held[index] = self.held[index].union(self.taken[index].intersection(event.cards()));
        Some(turned)
    }

    /// Places an already played card face down. From now on it may be any card taken for that event whose type is not
    /// face up there.
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

    /// Turns over the face-down cards of all competitors at an event.
    pub(super) fn turn_all_over(&mut self, event: EventCard) -> [Option<Card>; COMPETITORS] {
        std::array::from_fn(|index| self.turn_over(index, event))
    }

    /// The face-up cards of a competitor at an event.
    pub(super) fn open_line(&self, index: usize, event: EventCard) -> Set<Card> {
        self.open(index).intersection(event.cards())
    }
}
