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

/// The cards that have just come: they are new until the next change of the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrivals<C> {
    held: Vec<C>,
    newest: Vec<C>,
}

impl<C: Card + PartialEq> Arrivals<C> {
    /// The arrivals after all the hands that the player has seen, oldest first. The first one is dealt, and not new.
    pub fn remembered(past: impl Iterator<Item = Vec<C>>) -> Self {
        past.fold(Self { held: Vec::new(), newest: Vec::new() }, |arrivals, hand| arrivals.then(hand))
    }

    /// The arrivals when the player holds this hand next.
    #[must_use]
    pub fn then(&self, hand: Vec<C>) -> Self {
        let came: Vec<C> = hand.iter().copied().filter(|card| !self.held.contains(card)).collect();
        // A hand without any of the cards before is dealt, or seen again after many rounds.
        let newest = match hand.iter().any(|card| self.held.contains(card)) {
            false => Vec::new(),
            true if hand == self.held => self.newest.clone(),
            true => came,
        };
        Self { held: hand, newest }
    }

    /// Whether a card is one of them.
    pub fn contains(&self, card: C) -> bool {
        self.newest.contains(&card)
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
    use super::{Arrivals, HandOrder};
    use pentathlon_engine::cards::Card;

    #[test]
    fn cards_are_new_until_the_hand_changes_again() {
        let hands = [vec![1, 2], vec![2], vec![2, 3, 4]].map(|hand| hand.into_iter().map(Plain).collect());
        let arrivals = Arrivals::remembered(hands.into_iter());
        let new = |arrivals: &Arrivals<Plain>| {
            (1..6).filter(|&card| arrivals.contains(Plain(card))).collect::<Vec<_>>()
        };
        assert_eq!(new(&arrivals), [3, 4]);
        let same = arrivals.then(vec![Plain(2), Plain(3), Plain(4)]);
        assert_eq!(new(&same), [3, 4]);
        assert!(new(&same.then(vec![Plain(2), Plain(3)])).is_empty(), "a card went");
        assert!(new(&same.then(vec![Plain(1), Plain(5)])).is_empty(), "seen again after many rounds");
    }

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
