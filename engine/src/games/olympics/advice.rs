//! What a good player would say of an action: what is wasted, and why an action is better than another.

use super::comparison::Comparison;
use super::worth::{
    HIGHER, KEPT, is_harmless, is_higher, stars_beyond_hand, stars_now, stars_of_bid, useless,
};
use super::{Action, Card, Fact, Olympics, View};
use crate::rules::Advise;

impl Advise for Olympics {
    type Fact = Fact;

    /// In the last round a card that can be invested without harm is not bid while there is a higher one that could only be
    /// discarded.
    fn is_wasted(view: &View, action: Action) -> bool {
        let Action::Bid(bid) = action else { return false };
        view.rounds_left() == 0 && is_harmless(view, bid) && useless(view).any(|card| is_higher(card, bid))
    }

    fn keeping(view: &View, action: Action) -> i32 {
        let number = |card: Card| if view.rounds_left() == 0 { 0 } else { i32::from(card.acquisition()) / 5 };
        let worth = |card: Card| 20 * i32::from(stars_beyond_hand(view, card)) + number(card);
        match action {
            Action::Bid(card) => -20 * i32::from(stars_of_bid(view, card)) - number(card),
            // Of what is taken in the last round, only one card is still invested.
            Action::Take(_) if view.rounds_left() == 0 => 0,
            Action::Take(open) => worth(open),
            // A low number is no bid, and a star now is worth 25 of number.
            Action::Invest(card) => {
                5 * i32::from(stars_now(view, card))
                    - if card.acquisition() < KEPT { 0 } else { number(card) }
            }
        }
    }

    fn are_twins(view: &View, [one, other]: [Action; 2]) -> bool {
        match (one, other) {
            (Action::Bid(one), Action::Bid(other)) => are_alike(view, one, other),
            (Action::Take(one), Action::Take(other)) => {
                one.event() == other.event() && are_alike(view, one, other)
            }
            // Nobody thinks of the weaker one of a type.
            (Action::Invest(one), Action::Invest(other)) => {
                one.event() == other.event() && are_alike(view, one, other) || one.alike().contains(other)
            }
            _ => false,
        }
    }

    fn fact(view: &View, [better, other]: [Action; 2]) -> Option<Fact> {
        let own = view.seat()?;
        let comparison = |card, other| Comparison { view, own, card, other };
        match (better, other) {
            (Action::Bid(card), Action::Bid(other)) => comparison(card, other).of_bids(),
            (Action::Take(card), Action::Take(other)) => comparison(card, other).of_pairs(),
            (Action::Invest(card), Action::Invest(other)) => comparison(card, other).of_investments(),
            _ => None,
        }
    }
}

/// Whether both cards add as many stars, and their numbers hardly differ.
fn are_alike(view: &View, one: Card, other: Card) -> bool {
    stars_now(view, one) == stars_now(view, other) && one.acquisition().abs_diff(other.acquisition()) < HIGHER
}
