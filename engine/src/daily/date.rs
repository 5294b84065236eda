//! A date of the calendar, without a time or a zone.

use crate::rules::ParseNotationError;
use crate::table::{Timestamp, is_ignored};
use std::fmt;
use std::str::FromStr;

/// The days in 400 years, after which the calendar repeats itself.
const ERA: i32 = 146_097;
/// The days from 1 March of the year 0 to 1 January 1970.
const BEFORE_1970: i32 = 719_468;
/// The length of a date as it is written, and the maximum length of one that a mail program has broken.
const LENGTH: usize = 10;
const MAX_BROKEN: usize = 40;

/// A date from the year 1970 to 9999. Written as `2026-11-26`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    /// The days since 1 January 1970.
    days: i32,
}

impl Date {
    /// The day of the week: 0 for Monday to 6 for Sunday.
    pub const fn weekday(self) -> u8 {
        // The first day of 1970 was a Thursday.
        ((self.days + 3) % 7) as u8
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        let [.., day] = self.parts();
        day as u8
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { days: if self.days > 0 { self.days - 1 } else { 0 } }
    }

    /// The day after.
    #[must_use]
    pub const fn after(self) -> Self {
        Self { days: self.days + 1 }
    }

    /// The first moment of that date in Greenwich.
    pub const fn in_greenwich(self) -> Timestamp {
        Timestamp::from_ms(self.days as u64 * 86_400_000)
    }

    /// The date that a text begins with, whatever messengers and mail programs have done to it: put characters after it, broken
    /// it into lines, or put invisible characters or backslashes into it.
    pub fn at_start(text: &str) -> Option<Self> {
        let is_between = |c: char| is_ignored(c) || c.is_whitespace() || matches!(c, '>' | '=');
        let mut date = String::new();
        for c in text.chars().take(MAX_BROKEN) {
            match date.len() {
                LENGTH if c.is_ascii_digit() => return None,
                LENGTH => break,
                _ if is_between(c) => {}
                _ => date.push(c),
            }
        }
        date.parse().ok()
    }

    fn of(year: i32, month: i32, day: i32) -> Self {
        // Years begin in March here, so that the leap day is the last one.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = year * 365 + year / 4 - year / 100 + year / 400;
        Self { days: days + (153 * month + 2) / 5 + day - 1 - BEFORE_1970 }
    }

    /// Year, month and day.
    const fn parts(self) -> [i32; 3] {
        let (era, day) = ((self.days + BEFORE_1970) / ERA, (self.days + BEFORE_1970) % ERA);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let year = year + era * 400;
        if month < 10 { [year, month + 3, day] } else { [year + 1, month - 9, day] }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [year, month, day] = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let mut numbers = text.split('-').map(|number| number.parse::<i32>().map_err(|_| ParseNotationError));
        let mut next = || numbers.next().ok_or(ParseNotationError)?;
        let (year, month, day) = (next()?, next()?, next()?);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(ParseNotationError);
        }
        // Whatever is not written as a date is, such as 30 February, does not read back.
        Some(Self::of(year, month, day)).filter(|date| date.to_string() == text).ok_or(ParseNotationError)
    }
}
