//! The rings: which of the five sports a card stands for.

use crate::cards::Card;
use crate::rules::named_enum;

named_enum! {
    /// A ring, left to right (K23). There is a sport at each ring; each delegation has a card with each ring.
    #[derive(Default)]
    pub enum Ring {
        /// The first.
        #[default]
        Blue = "blue" | "0",
        /// The second.
        Yellow = "yellow" | "1",
        /// The third.
        Black = "black" | "2",
        /// The fourth.
        Green = "green" | "3",
        /// The fifth.
        Red = "red" | "4",
    }
}

impl Card for Ring {
    type Bits = u64;

    fn number(self) -> u8 {
        self as u8
    }

    fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}
