//! What is public: the scoreboard, and beside it the market, or in the end the ceremony.

use super::ceremony::ceremony;
use super::lanes::scoreboard;
use super::look::{LookedAt, look};
use super::market::market;
use super::model;
use super::words::{self, Say};
use crate::games::{Piece, Stand};
use crate::parts::{holds, live};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Competitor, Event, EventCard, Phase, View};

/// Something of the view that is shown, drawn anew only when it changes.
pub fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    stand: Stand,
    part: impl Fn(&View) -> T + Send + Sync + 'static,
) -> Piece<Option<T>> {
    Piece::new(move || stand.shown.with(|shown| shown.view.downcast_ref::<View>().map(&part)))
}

/// The event that led to what is shown.
pub fn shown_event(stand: Stand) -> Option<Event> {
    stand.shown.with(|shown| shown.event.as_ref()?.downcast_ref::<Event>().copied())
}

/// The event that takes place in the ceremony.
pub fn lit_event(stand: Stand) -> Piece<Option<EventCard>> {
    Piece::new(move || shown_event(stand).as_ref().and_then(model::takes_place))
}

fn is_ceremony(view: &View) -> bool {
    matches!(view.phase, Phase::Ceremony | Phase::Over)
}

/// Everything public at once.
pub fn board(stand: Stand) -> AnyView {
    let looked_at = RwSignal::new(None::<LookedAt>);
    // In turns: the scoreboard (events, lanes), then the market.
    let last = stand.turn(7);
    let in_ceremony = part(last, is_ceremony);
    let in_ceremony = move || in_ceremony.get().flatten() == Some(true);
    let few = Competitor::count(stand.players.with_value(Vec::len)) <= 3;
    let revealing = holds(move || matches!(shown_event(last), Some(Event::BidsRevealed(_))));
    view! {
        <div class="m-board" class:few=few class:ends=holds(in_ceremony) class:revealing=revealing>
            {scoreboard(stand, looked_at)}
            {stand.opens(7, move || live(move || if in_ceremony() { ceremony(last) } else { market(last, looked_at) }))}
            {look(stand, looked_at)}
        </div>
    }
    .into_any()
}

/// How far the game is, in a few words.
pub fn progress(view: &View) -> String {
    if is_ceremony(view) {
        return Say::Ceremony.text().to_owned();
    }
    let left = view.rounds_left();
    let say = if left == 0 { Say::RoundLast } else { Say::Round };
    say.with(&[
        ("round", &view.round.to_string()),
        ("rounds", &view.rounds.to_string()),
        ("left", &left.to_string()),
    ])
}

/// The categories in which points are counted.
pub fn categories() -> Vec<&'static str> {
    EventCard::ALL.map(words::event).to_vec()
}
