//! What games and dates in a save from elsewhere are called.

use crate::browser::long_day;
use crate::messages::language::language;
use pentathlon_engine::daily::Date;
use pentathlon_engine::games::shelf;

/// The name of a game on its box.
pub(super) fn title_of(game: &str) -> &'static str {
    shelf().into_iter().find(|facts| facts.id == game).map_or("", |facts| facts.title)
}

/// A date in words: 26 November.
pub(super) fn day_of(date: Date) -> String {
    long_day(language(), date.in_greenwich())
}
