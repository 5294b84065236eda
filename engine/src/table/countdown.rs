//! A countdown: since when the clock waits, and for how long.

/// Since when the clock waits, and for how long, both in milliseconds; the beginning since the table was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// When it began: the time of the entry that began it.
    pub began_ms: u64,
    /// How long it lasts.
    pub lasts_ms: u32,
}

impl Countdown {
    /// How much of it is left at a moment.
    pub fn left_ms(self, at_ms: u64) -> u32 {
        let gone = at_ms.saturating_sub(self.began_ms).min(u64::from(self.lasts_ms));
        self.lasts_ms - gone as u32
    }
}
