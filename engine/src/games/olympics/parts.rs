//! Where points came from: each medal of each event is a part.

use super::{Action, Ceremony, Competitor, EventCard, Medal, State, View};
use crate::rules::{LATER, Parts, Seat};

/// The event and the medal of a part.
pub fn part_medal(part: usize) -> Option<(EventCard, Medal)> {
    let event = EventCard::ALL.get(part / Medal::COUNT)?;
    Some((*event, *Medal::ALL.get(part % Medal::COUNT)?))
}

/// The points of a seat. The figure apart is 1 if a bid picked first; for another action, how many medals ties decided
/// for the seat less those that they decided against it.
pub(super) fn parts(view: &View, action: Action, end: &State, seat: Seat, parts: &mut Parts) {
    for (event, medals) in EventCard::ALL.into_iter().zip(&end.medals) {
        for (medal, winner) in Medal::ALL.into_iter().zip(medals.iter().flatten()) {
            if *winner == Some(Competitor::Seat(seat)) {
                parts.add(Medal::COUNT * event.index() + medal as usize, i32::from(medal.points()));
            }
        }
    }
    parts.figure = match action {
        Action::Bid(_) => {
            end.firsts.get(seat.index()).map_or(0, |firsts| (firsts >> (view.round & 15) & 1) as i16)
        }
        Action::Take(_) | Action::Invest(_) => {
            EventCard::ALL.into_iter().map(|event| ties(end, event, seat)).sum()
        }
    };
}

/// 1 if a tie gave the seat a better medal at an event, -1 if a tie cost it one.
fn ties(end: &State, event: EventCard, seat: Seat) -> i16 {
    let lines = Competitor::all(end.seats()).map(|competitor| (competitor, end.played[competitor.index()]));
    let ceremony = Ceremony::new(event, lines);
    let stars_of = |place: Option<usize>| {
        place.and_then(|place| ceremony.entries().nth(place)).map(|(entry, _)| entry.stars)
    };
    let Some(place) = ceremony.entries().position(|(entry, _)| entry.competitor == Competitor::Seat(seat))
    else {
        return 0;
    };
    let stars = stars_of(Some(place));
    let gains = place < Medal::COUNT && stars_of(Some(place + 1)) == stars;
    let loses = (1..=Medal::COUNT).contains(&place) && stars_of(place.checked_sub(1)) == stars;
    i16::from(gains) - i16::from(loses)
}

/// The number of the event, if a card of one of the actions belongs to it.
pub(super) fn part_group(actions: [Action; 2], part: usize) -> u8 {
    let event = |action: Action| match action {
        Action::Bid(card) | Action::Take(card) | Action::Invest(card) => card.event(),
    };
    match part_medal(part) {
        Some((of, _)) if actions.into_iter().any(|action| event(action) == of) => of.index() as u8,
        _ => LATER,
    }
}
