//! What the tests expect on the screen while an event is shown.

use super::model::{self, PlayerStatus};
use crate::games::tests::display_sync::Screen;
use crate::messages::olympikos as messages;
use pentathlon_engine::games::olympikos::{Event, Olympikos, Phase, View};
use pentathlon_engine::rules::Seat;

impl Screen for Olympikos {
    fn busy(view: &View) -> Vec<Seat> {
        let busy = |seat: &Seat| model::badge(view, *seat).status == PlayerStatus::Choosing;
        Seat::all(view.players.len()).filter(busy).collect()
    }

    /// The Coach chooses clues from the beginning of a turn, and between two clues.
    fn asked(_view: &View) -> bool {
        false
    }

    fn seats(event: &Event) -> Vec<Seat> {
        match *event {
            Event::TurnBegan { coach: seat, .. } | Event::Laid { seat, .. } => vec![seat],
            _ => Vec::new(),
        }
    }

    /// The number of turns begun.
    fn header(count: &mut usize, event: &Event) -> Option<String> {
        *count += usize::from(matches!(event, Event::TurnBegan { .. }));
        // No event contains the number of turns; it comes last in the header.
        let header = messages::progress_turn(*count + 1, 0);
        Some(header.trim_end_matches('0').to_owned())
    }

    fn board_agrees(view: &View, event: &Event) -> bool {
        let presents = view.phase == Phase::Presentation;
        match *event {
            Event::TurnBegan { coach, .. } => view.coach == coach && !presents,
            Event::Laid { seat, medal, way, .. } => {
                let clue = model::medal_stand(view, medal).clue;
                view.coach == seat && clue.is_some_and(|clue| clue.way == way && !clue.flipped)
            }
            Event::Turned { medal, ring, .. } => {
                let cards = model::medal_stand(view, medal).cards;
                let last = cards.iter().rfind(|card| card.right.is_some());
                presents && last.is_some_and(|card| card.ring == Some(ring))
            }
            Event::Coached { seat, .. } | Event::Nobody { seat, .. } => presents && view.coach == seat,
            _ => presents,
        }
    }
}
