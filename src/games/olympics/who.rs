//! Who competes: what he is called, and under which mark he is drawn.

use super::words::Say;
use crate::games::{self, Stand};
use crate::parts::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::Competitor;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The neutral player sits nowhere; he has the mark of a seat that this game never has: a grey ring.
const NEUTRAL: Seat = Seat(7);

fn seat(competitor: Competitor) -> Seat {
    competitor.seat().unwrap_or(NEUTRAL)
}

/// The class that gives what is in it the colour of a competitor.
pub fn class(competitor: Competitor) -> &'static str {
    seat_class(seat(competitor))
}

/// The token of a competitor: his mark on a chalk disc.
pub fn token(competitor: Competitor) -> AnyView {
    view! { <span class=format!("m-token {}", class(competitor))>{mark(seat(competitor))}</span> }.into_any()
}

/// What he is called.
pub fn name(stand: Stand, competitor: Competitor) -> String {
    stand.players.with_value(|players| name_among(players, competitor))
}

/// What he is called among these players.
pub fn name_among(players: &[Player], competitor: Competitor) -> String {
    match competitor {
        Competitor::Seat(seat) => games::name(players, seat),
        Competitor::Neutral => Say::Neutral.text().to_owned(),
    }
}

/// What he is called at the beginning of a sentence.
pub fn name_first(players: &[Player], competitor: Competitor) -> String {
    match competitor {
        Competitor::Seat(seat) => games::name(players, seat),
        Competitor::Neutral => Say::NeutralFirst.text().to_owned(),
    }
}

/// What he is called within a sentence.
pub fn name_within(players: &[Player], competitor: Competitor) -> String {
    match competitor {
        Competitor::Seat(seat) => games::name(players, seat),
        Competitor::Neutral => Say::NeutralWithin.text().to_owned(),
    }
}

/// That name, or a shorter one where there is little room.
pub fn short(competitor: Competitor, name: String) -> String {
    match competitor {
        Competitor::Seat(_) => name,
        Competitor::Neutral => Say::NeutralShort.text().to_owned(),
    }
}
