//! Words for what is played on a date.

use crate::messages::{screens, today as messages};
use crate::screens::set_up::chair_list::level_name;
use pentathlon_engine::daily::{Daily, RIVALS};
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Level;
use pentathlon_engine::table::{Player, PlayerKind};

/// The name of the game of a date, or that of all of them in a row.
pub fn title_of_day(daily: &Daily) -> String {
    daily.game().map_or_else(|| messages::tournament().to_owned(), title_of)
}

/// Against whom it is played, by their levels: those of [`RIVALS`].
pub fn rivals_of(daily: &Daily) -> &'static str {
    if daily.seats > RIVALS.len() { messages::two_rivals() } else { messages::a_duel() }
}

/// The level of a rival.
pub fn level_of(rival: &Player) -> &'static str {
    match rival.kind {
        PlayerKind::Computer(level) => level_name(level),
        PlayerKind::Person => screens::person(),
    }
}

/// The same as a number, for a sentence: 1 for the lowest one. People have none.
pub fn level_number(rival: &Player) -> Option<i32> {
    match rival.kind {
        PlayerKind::Computer(Level::Rookie) => Some(1),
        PlayerKind::Computer(Level::Regular) => Some(2),
        PlayerKind::Computer(Level::Expert) => Some(3),
        PlayerKind::Person => None,
    }
}
