//! What the tests expect on the screen while an event is shown.

use super::model::{self, PlayerStatus};
use crate::games::tests::display_sync::Screen;
use crate::messages::olympia2000 as messages;
use pentathlon_engine::games::olympia2000::{Event, Olympia2000, View};
use pentathlon_engine::rules::Seat;

impl Screen for Olympia2000 {
    fn busy(view: &View) -> Vec<Seat> {
        let busy = |seat: &Seat| {
            let badge = model::badge(view, *seat, None);
            badge.is_busy() || badge.status == PlayerStatus::Chosen
        };
        Seat::all(view.players.len()).filter(busy).collect()
    }

    fn asked(view: &View) -> bool {
        Seat::all(view.players.len())
            .any(|seat| model::badge(view, seat, None).status == PlayerStatus::Choosing)
    }

    fn seats(event: &Event) -> Vec<Seat> {
        match *event {
            Event::Won { seat, .. }
            | Event::Consoled { seat, .. }
            | Event::Chosen { seat, .. }
            | Event::Looked { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Advanced { chooser: seat, .. } => vec![seat],
            Event::Gave { from, to, .. } => vec![from, to],
            _ => Vec::new(),
        }
    }

    /// The round on show, or the next one once it has been shown completely.
    fn header(count: &mut usize, event: &Event) -> Option<String> {
        if let Event::Revealed(_) = event {
            *count += 1;
        }
        let is_revealed =
            matches!(event, Event::Revealed(_) | Event::Won { .. } | Event::Void | Event::Consoled { .. });
        // No event contains the number of rounds; it comes last in the header.
        let header = messages::round(*count + usize::from(!is_revealed), 0);
        Some(header.trim_end_matches('0').to_owned())
    }

    fn board_agrees(view: &View, event: &Event) -> bool {
        let prize = model::prize(view);
        match event {
            Event::Revealed(round) => {
                view.last == Some(*round)
                    && model::is_revealed(view)
                    && prize.now == Some(round.chip)
                    && !prize.won
            }
            Event::Won { chip, .. } => model::is_revealed(view) && prize.now == Some(*chip) && prize.won,
            Event::Void | Event::Consoled { .. } => model::is_revealed(view) && prize.now.is_some(),
            Event::Chosen { chip, .. } => prize.next == Some(*chip) && !prize.choosing,
            _ => !model::is_revealed(view) && prize.now.is_some() && !prize.won,
        }
    }
}
