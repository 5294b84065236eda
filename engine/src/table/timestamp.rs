//! Times of the calendar.

use crate::rules::ParseNotationError;
use std::fmt;
use std::str::FromStr;

/// No table is older than 2020, in milliseconds since 1970. An id from elsewhere may look like an earlier moment.
const FIRST_MS: u64 = 1_577_836_800_000;

/// A moment in milliseconds since 1970, as records and saves have it. A browser has a date for each; 0 is an unknown one.
///
/// ```
/// use pentathlon_engine::table::Timestamp;
///
/// let moment: Timestamp = "1795600000000".parse().unwrap();
/// assert_eq!(Timestamp::of_id("1a21219a400"), moment);
/// assert_eq!(moment.known(), Some(moment));
/// // Nobody played in 1970, and no browser has a date for the other one.
/// assert_eq!(Timestamp::from_ms(700).known(), None);
/// assert!("8640000000000001".parse::<Timestamp>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Timestamp(u64);

impl Timestamp {
    /// The last moment that has a date in a browser, in milliseconds since 1970.
    pub const LAST_MS: u64 = 8_640_000_000_000_000;

    /// The moment so many milliseconds after the beginning of 1970; unknown if no browser has a date for it.
    pub const fn from_ms(ms: u64) -> Self {
        if ms <= Self::LAST_MS { Self(ms) } else { Self(0) }
    }

    /// The moment at which a table or a tournament was opened, which is its id. Of two of one moment the later one has a longer id.
    pub fn of_id(id: &str) -> Self {
        u64::from_str_radix(id.trim_end_matches('x'), 16).map_or(Self(0), Self::from_ms)
    }

    /// The milliseconds since 1970.
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// The moment so many milliseconds later; unknown if no browser has a date for it.
    #[must_use]
    pub const fn after(self, ms: u64) -> Self {
        Self::from_ms(self.0.saturating_add(ms))
    }

    /// This moment, if anything can have been played then.
    pub fn known(self) -> Option<Self> {
        Some(self).filter(|moment| moment.0 > FIRST_MS)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Timestamp {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let ms = text.parse().ok().filter(|&ms| ms <= Self::LAST_MS);
        ms.map(Self).ok_or(ParseNotationError)
    }
}
