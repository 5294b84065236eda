//! What games and dates in a save from elsewhere are called.

use crate::browser::long_day;
use crate::messages::language::language;
use pentathlon_engine::daily::Date;

/// A date in words: 26 November.
pub(super) fn day_of(date: Date) -> String {
    long_day(language(), date.in_greenwich())
}
