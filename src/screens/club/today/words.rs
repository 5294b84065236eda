//! Words for dates and for what is played on them.

use crate::browser::long_day;
use crate::messages::language::language;
use crate::messages::today as messages;
use pentathlon_engine::bots::Level;
use pentathlon_engine::daily::{Daily, Date, RIVALS};
use pentathlon_engine::games::title_of;
use pentathlon_engine::table::{Kind, Player};

/// The name of the game of a date, or that of all of them in a row.
pub fn title_of_day(daily: &Daily) -> String {
    daily.game().map_or_else(|| messages::tournament().to_owned(), title_of)
}

/// A date in words: 26 November.
pub fn day_in_words(date: Date) -> String {
    long_day(language(), date.in_greenwich())
}

/// Against whom it is played, by their levels: those of [`RIVALS`].
pub fn rivals_of(daily: &Daily) -> &'static str {
    if daily.seats > RIVALS.len() { messages::two_rivals() } else { messages::a_duel() }
}

/// The level of a rival.
pub fn level_of(rival: &Player) -> &'static str {
    if rival.kind == Kind::Computer(Level::Gold) { messages::expert() } else { messages::regular() }
}
