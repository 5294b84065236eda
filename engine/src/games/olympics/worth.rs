//! What a card is worth to the viewer's seat: its number, and the stars that it adds.

use super::{Card, Placement, View};
use crate::cards::Set;

/// A number from here on is high.
pub(super) const HIGH: u8 = 50;
/// From here on a number is worth taking, or not investing.
pub(super) const KEPT: u8 = 30;
/// By so much a number is the higher bid; a smaller difference hardly ever decides.
pub(super) const HIGHER: u8 = 5;
/// By so much a number is a stronger bid.
pub(super) const STRONGER: u8 = 15;

/// Whether the number of a card is higher than that of another one.
pub(super) const fn is_higher(card: Card, other: Card) -> bool {
    card.acquisition() > other.acquisition()
}

/// The stars that a card adds for the viewer's seat if it is invested now.
pub(super) fn stars_now(view: &View, card: Card) -> u8 {
    match view.placement(card) {
        Some(Placement::FaceDown) => card.performance(),
        Some(Placement::Upgrade { replaced }) => card.performance() - replaced.performance(),
        Some(Placement::Discard { .. }) | None => 0,
    }
}

/// The cards of the viewer's seat.
fn hand(view: &View) -> Set<Card> {
    view.seat().and_then(|seat| view.player(seat)?.hand).unwrap_or_default()
}

/// The cards in hand that could only be discarded.
pub(super) fn useless(view: &View) -> impl Iterator<Item = Card> {
    hand(view).iter().filter(|&card| stars_now(view, card) == 0)
}

/// The stars that a card adds now, without those that another one of its type in hand would add as well: of each type one
/// counts.
pub(super) fn stars_beyond_hand(view: &View, card: Card) -> u8 {
    let others = hand(view).iter().filter(|&other| other != card && card.alike().contains(other));
    stars_now(view, card).saturating_sub(others.map(|other| stars_now(view, other)).max().unwrap_or(0))
}

/// The stars that a bid costs. In the last round only one more card is invested, so what is left in hand counts, too.
pub(super) fn stars_of_bid(view: &View, card: Card) -> u8 {
    if view.rounds_left() > 0 {
        return stars_beyond_hand(view, card);
    }
    let left = hand(view).iter().filter(|&other| other != card).map(|other| stars_now(view, other)).max();
    stars_now(view, card).saturating_sub(left.unwrap_or(0))
}

/// Whether investing the card never costs a tie: it throws away no higher number.
pub(super) fn is_harmless(view: &View, card: Card) -> bool {
    match view.placement(card) {
        Some(Placement::Upgrade { replaced }) => is_higher(card, replaced),
        _ => true,
    }
}
