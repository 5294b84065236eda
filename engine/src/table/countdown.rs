//! A countdown: since when the clock has been waiting, and for how long it waits.

/// Since when the clock has been waiting, and for how long it waits, both in milliseconds. The start is relative to the
/// opening of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// The start: the time of the entry that started it.
    pub began_ms: u64,
    /// The duration.
    pub lasts_ms: u32,
}

impl Countdown {
    /// The time left at `at_ms`.
    pub fn left_ms(self, at_ms: u64) -> u32 {
        let gone = at_ms.saturating_sub(self.began_ms).min(u64::from(self.lasts_ms));
        self.lasts_ms - gone as u32
    }
}
