//! The points by category, for the podium.

use super::{competitor, model, names};
use crate::contract::{Neutral, Score};
use crate::messages::olympics as messages;
use pentathlon_engine::games::olympics::{Competitor, EventCard, Medal, View};
use pentathlon_engine::rules::Seat;

/// The points of each event's medal.
pub fn score(view: &View) -> Score {
    let of = |competitor: Competitor| -> Vec<i32> {
        let worth = |event| model::medal(view, competitor, event).map_or(0, Medal::points);
        EventCard::ALL.map(worth).map(i32::from).to_vec()
    };
    let neutral = view.competitors().find(|&competitor| competitor == Competitor::Neutral).map(|neutral| {
        Neutral { name: messages::neutral(), seat: competitor::seat(neutral), points: of(neutral) }
    });
    let points = Seat::all(view.players.len()).map(|seat| of(Competitor::Seat(seat))).collect();
    Score { categories: EventCard::ALL.map(|event| names::event(event).text()).to_vec(), points, neutral }
}
