//! A hand: cards in a stable order, each keyed by its identity.

use super::deferred;
use leptos::prelude::*;
use pentathlon_engine::cards::Card;

/// A card of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot<C> {
    /// The card.
    pub card: C,
    /// Whether it came into the hand after the first render, so that its arrival is animated.
    pub is_new: bool,
}

/// The order of a hand: a card keeps its place while it is held, and a new card takes the first free place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandOrder<C> {
    places: Vec<Option<Slot<C>>>,
}

impl<C: Card + PartialEq> HandOrder<C> {
    /// The order after all the hands that the player has seen, oldest first. It is computed from the log, so it
    /// survives a reload and the curtain. With no hand before the current one all cards are new, so the deal is
    /// animated.
    pub fn remembered(past: impl ExactSizeIterator<Item = Vec<C>>) -> Self {
        let mut order = Self { places: Vec::new() };
        if past.len() > 1 {
            past.for_each(|hand| order.update(&hand));
            order.places.iter_mut().flatten().for_each(|slot| slot.is_new = false);
        }
        order
    }

    /// Removes the cards that are gone and adds the new ones.
    pub fn update(&mut self, hand: &[C]) {
        for place in &mut self.places {
            *place = place.filter(|slot| hand.contains(&slot.card));
        }
        for &card in hand {
            if self.slots().any(|slot| slot.card == card) {
                continue;
            }
            let slot = Some(Slot { card, is_new: true });
            match self.places.iter_mut().find(|place| place.is_none()) {
                Some(free) => *free = slot,
                None => self.places.push(slot),
            }
        }
    }

    /// The cards in order.
    pub fn slots(&self) -> impl Iterator<Item = Slot<C>> {
        self.places.iter().copied().flatten()
    }
}

/// A keyed list of cards. Leptos moves the elements whose keys stay, so `key` must differ where two renderings of a
/// card differ.
pub fn card_list<T: Clone + Send + Sync + 'static>(
    cards: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> u64 + Clone + Send + Sync + 'static,
    draw: impl Fn(T) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView {
    let draw = move |card: T| {
        let draw = draw.clone();
        deferred(move || draw(card.clone()))
    };
    view! { <For each=cards key=key children=draw /> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::HandOrder;
    use pentathlon_engine::cards::Card;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    struct Plain(u8);

    impl Card for Plain {
        type Bits = u64;

        fn number(self) -> u8 {
            self.0
        }

        fn from_number(number: u8) -> Option<Self> {
            Some(Self(number))
        }
    }

    fn hand(cards: &[u8]) -> Vec<Plain> {
        cards.iter().copied().map(Plain).collect()
    }

    fn order(past: &[&[u8]]) -> HandOrder<Plain> {
        HandOrder::remembered(past.iter().map(|cards| hand(cards)))
    }

    fn seen(order: &HandOrder<Plain>) -> Vec<(u8, bool)> {
        order.slots().map(|slot| (slot.card.0, slot.is_new)).collect()
    }

    #[test]
    fn a_new_card_takes_the_place_of_the_one_that_went() {
        let mut order = order(&[&[1, 2, 3], &[1, 3], &[1, 3, 4]]);
        assert_eq!(seen(&order), [(1, false), (4, false), (3, false)]);
        order.update(&hand(&[3, 4, 5]));
        assert_eq!(seen(&order), [(5, true), (4, false), (3, false)]);
    }

    #[test]
    fn the_hand_that_is_dealt_is_seen_to_come() {
        let mut order = order(&[&[1, 2]]);
        order.update(&hand(&[1, 2]));
        assert_eq!(seen(&order), [(1, true), (2, true)]);
    }
}
