//! What the tests expect on the screen while an event is shown.

use super::model::{self, PlayerStatus, When};
use crate::games::tests::display_sync::Screen;
use crate::messages::orclympics as messages;
use pentathlon_engine::games::orclympics::{Competition, Event, HAND_SIZE, Orclympics, ROW, View};
use pentathlon_engine::rules::Seat;

impl Screen for Orclympics {
    fn busy(view: &View) -> Vec<Seat> {
        // Whoever has chosen is among them until the table has shown it.
        let busy = |seat: &Seat| {
            !matches!(model::lane(view, *seat, true).status, PlayerStatus::Waits | PlayerStatus::Passed)
        };
        Seat::all(view.players.len()).filter(busy).collect()
    }

    fn asked(view: &View) -> bool {
        let asked = |seat| model::lane(view, seat, true).status;
        Seat::all(view.players.len()).map(asked).any(|status| {
            matches!(
                status,
                PlayerStatus::Choosing | PlayerStatus::Building | PlayerStatus::Turn | PlayerStatus::Deciding
            )
        })
    }

    fn seats(event: &Event) -> Vec<Seat> {
        match *event {
            Event::Began { starter: seat, .. }
            | Event::Entered { seat, .. }
            | Event::TookGold { seat, .. }
            | Event::TookSilver { seat, .. }
            | Event::Passed { seat, .. } => vec![seat],
            // The player who took the gold is still acting.
            Event::Dethroned { seat, .. } => Seat::all(5).filter(|&other| other != seat).collect(),
            _ => Vec::new(),
        }
    }

    /// The hands that were passed, then the competitions that have begun.
    fn header(count: &mut usize, event: &Event) -> Option<String> {
        *count += usize::from(matches!(event, Event::Began { .. }));
        Some(match *event {
            Event::HandsPassed { kept } => messages::progress_draft(kept, HAND_SIZE),
            Event::Drafted => messages::progress_draft(HAND_SIZE, HAND_SIZE),
            Event::RostersFinal { .. } => return None,
            _ if *count == ROW => messages::progress_main().to_owned(),
            _ => messages::progress_competition(*count, ROW),
        })
    }

    fn board_agrees(view: &View, event: &Event) -> bool {
        let is_now = |competition: Competition| {
            let mut tiles = (0..ROW).filter_map(|index| model::tile(view, index));
            tiles.any(|tile| tile.competition == competition && tile.when == When::Now)
        };
        match *event {
            Event::Began { competition, starter } => is_now(competition) && view.turn == Some(starter),
            Event::Entered { seat, .. } => view.turn == Some(seat) && model::is_held(view),
            Event::Passed { seat, .. } => view.passed.contains(seat) && model::is_held(view),
            Event::TookGold { seat, .. } => view.cups.gold == Some(seat),
            Event::TookSilver { seat, .. } | Event::Dethroned { seat, .. } => view.cups.silver == Some(seat),
            Event::WonGold { competition, .. } => is_now(competition) && view.cups.gold.is_none(),
            Event::WonSilver { competition, .. } => is_now(competition) && view.cups.silver.is_none(),
            Event::NobodyEntered { competition } => is_now(competition),
            Event::Rested => model::is_held(view),
            Event::RostersFinal { .. } => !model::is_held(view),
            _ => true,
        }
    }
}
