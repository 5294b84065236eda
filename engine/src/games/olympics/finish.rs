//! The end: the medal ceremony, event by event.

use super::state::Phase;
use super::{Ceremony, Competitor, Event, EventCard, State};

/// The last card is drawn: each event turns over its face-down cards and awards its medals.
pub(super) fn hold_ceremony(state: &mut State, emit: &mut impl FnMut(&State, Event)) {
    state.phase = Phase::Ceremony;
    emit(state, Event::LastCardDrawn { aside: state.aside.len() as u8 });
    for event in EventCard::ALL {
        let cards = state.turn_all_over(event);
        if cards.iter().any(Option::is_some) {
            emit(state, Event::Turned { event, cards });
        }
        let lines =
            Competitor::all(state.seats()).map(|competitor| (competitor, state.played[competitor.index()]));
        let ceremony = Ceremony::new(event, lines);
        state.medals[event.index()] = Some(ceremony.medals());
        emit(state, Event::Awarded(ceremony));
    }
    state.phase = Phase::Over;
    emit(state, Event::Ended);
}
