//! The end: the star on the podium, and what decided.

use super::card::mini;
use super::sport::tile;
use super::{model, names};
use crate::contract::{Champion, Rivals};
use crate::messages::olympics as messages;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, Competitor, Event, EventCard, Medal, View};
use pentathlon_engine::rules::Seat;

/// The star of the event with the best medal; of several, the one with most stars.
pub fn champion(view: &View, _past: &[Event], seat: Seat) -> Option<Champion> {
    let own = Competitor::Seat(seat);
    let merit = |event: EventCard| {
        let stars = model::line(view, own, event).open.iter().map(Card::performance).sum::<u8>();
        (model::medal(view, own, event).map_or(0, Medal::points), stars)
    };
    let event = EventCard::ALL.into_iter().max_by_key(|&event| merit(event))?;
    Some(Champion { picture: tile(event), name: names::event(event).text().to_owned() })
}

/// That the neutral player has more points than the winner, and still has not won (M11).
pub fn won(view: &View, rivals: &Rivals) -> Option<String> {
    let ([name, behind], [points, less]) = (&rivals.names, rivals.points);
    let neutral = view.competitors().find(|&competitor| competitor == Competitor::Neutral)?;
    let more = view.points(neutral);
    (i32::from(more) > points).then(|| messages::won_neutral(name, points, points - less, behind, more))
}

/// The card with the highest number of a player (M14, M17).
fn highest(view: &View, seat: Seat) -> Option<Card> {
    let lines = EventCard::ALL.map(|event| model::line(view, Competitor::Seat(seat), event).open);
    lines.iter().flat_map(|open| open.iter()).max_by_key(|card| card.acquisition())
}

/// The cards with the highest numbers of these two.
pub fn deciding_cards(view: &View, seats: [Seat; 2]) -> Option<[AnyView; 2]> {
    let [first, second] = seats.map(|seat| highest(view, seat).map(mini));
    Some([first?, second?])
}

/// The highest number among the cards of a player (M14, M17): both cards are named.
pub fn tie_break(view: &View, tied: &[String], rivals: &Rivals) -> Option<String> {
    let [first, second] = rivals.seats.map(|seat| highest(view, seat));
    let ([name, behind], first, second) = (&rivals.names, first?, second?);
    let (card, other) = (names::card(first), names::card(second));
    let (value, less) = (first.acquisition(), second.acquisition());
    Some(messages::tie_broken(tied, rivals.points[0], name, card, value, behind, other, less))
}
