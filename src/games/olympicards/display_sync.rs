//! What the tests expect on the screen while an event is shown.

use super::model::{self, PlayerStatus};
use crate::games::tests::display_sync::Screen;
use crate::messages::olympicards as messages;
use pentathlon_engine::games::olympicards::{Event, Olympicards, Sport, View};
use pentathlon_engine::rules::Seat;

impl Screen for Olympicards {
    fn busy(view: &View) -> Vec<Seat> {
        Seat::all(view.players.len()).filter(|&seat| model::lane(view, seat, true).is_busy()).collect()
    }

    fn asked(view: &View) -> bool {
        let asked = |seat| model::lane(view, seat, true).status;
        Seat::all(view.players.len())
            .map(asked)
            .any(|status| matches!(status, PlayerStatus::Choosing | PlayerStatus::Turn))
    }

    fn seats(event: &Event) -> Vec<Seat> {
        match *event {
            Event::Deferred { seat, .. }
            | Event::Played { seat, .. }
            | Event::Withdrew { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Short { seat, .. } => vec![seat],
            // C13: with two players the one who withdrew stays in, and the other gets the medal.
            Event::Awarded { .. } | Event::WorldRecord { .. } | Event::Reshuffled { .. } => {
                Seat::all(2).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The number of finished sports, and the next one.
    fn header(count: &mut usize, event: &Event) -> Option<String> {
        let header = messages::progress_sport(*count + 1, Sport::COUNT);
        *count += usize::from(matches!(event, Event::Finished { .. }));
        Some(header)
    }

    fn board_agrees(view: &View, event: &Event) -> bool {
        match *event {
            Event::SportTurned { sport, .. } => view.sport == Some(sport) && view.withdrawn.is_empty(),
            Event::Deferred { sport, .. } => view.sport == Some(sport),
            Event::TurnedOver(card) => view.turned == Some(card),
            Event::Played { seat, attempt } => {
                view.laid.last().is_some_and(|laid| (laid.seat, laid.attempt) == (seat, attempt))
            }
            // The ladder and the cards are still as they were when the sport ended.
            Event::Finished { sport, .. } => {
                view.sport == Some(sport) && view.withdrawn.len() == view.ladder().len()
            }
            Event::Withdrew { rung, .. } => view.withdrawn.len() == usize::from(rung) + 1,
            Event::Awarded { .. } | Event::WorldRecord { .. } => !view.withdrawn.is_empty(),
            _ => true,
        }
    }
}
