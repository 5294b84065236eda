//! What the tests expect on the screen while an event is shown.

use super::model::{self, PlayerStatus};
use crate::games::tests::display_sync::Screen;
use crate::messages::olympics as messages;
use pentathlon_engine::games::olympics::{Competitor, Event, EventCard, Olympics, View};
use pentathlon_engine::rules::Seat;

impl Screen for Olympics {
    fn busy(view: &View) -> Vec<Seat> {
        let busy = |seat: &Seat| model::lane(view, Competitor::Seat(*seat)).status != PlayerStatus::Waits;
        Seat::all(view.players.len()).filter(busy).collect()
    }

    fn asked(view: &View) -> bool {
        let status = |seat| model::lane(view, Competitor::Seat(seat)).status;
        Seat::all(view.players.len()).any(|seat| status(seat) == PlayerStatus::Choosing)
    }

    fn seats(event: &Event) -> Vec<Seat> {
        match *event {
            Event::Took { seat, .. } => vec![seat],
            _ => Vec::new(),
        }
    }

    /// The number of rounds laid out.
    fn header(count: &mut usize, event: &Event) -> Option<String> {
        *count += usize::from(matches!(event, Event::LaidOut { .. }));
        Some(match event {
            Event::LastCardDrawn { .. } | Event::Turned { .. } | Event::Awarded(_) => {
                messages::ceremony().to_owned()
            }
            // Compares without the number of rounds, which no event contains.
            _ => {
                let sentence = messages::round_plain(*count + 1, u8::MAX);
                sentence.split("255").next().unwrap_or_default().to_owned()
            }
        })
    }

    fn board_agrees(view: &View, event: &Event) -> bool {
        let decided = |event: EventCard| !model::has_medals(view, event);
        match *event {
            Event::BidsRevealed(_) => view.bids.is_some() && model::taker(view).is_none(),
            Event::Took { seat, .. } => view.bids.is_some() && model::taker(view) == Some(seat),
            Event::Placed { .. } | Event::Upgraded { .. } | Event::Discarded { .. } => !model::are_bids(view),
            Event::Turned { event, .. } => model::is_ceremony(view) && !decided(event),
            Event::Awarded(ceremony) => EventCard::ALL
                .into_iter()
                .all(|event| decided(event) == (event.index() <= ceremony.event.index())),
            _ => true,
        }
    }
}
