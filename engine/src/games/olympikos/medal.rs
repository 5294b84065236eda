//! The medals, and the orientation of a clue under one.

use crate::rules::named_enum;

named_enum! {
    /// A medal, in the order in which clues are laid, flipped and presented.
    pub enum Medal {
        /// 2 points for the first right answer.
        Bronze = "bronze" | "0",
        /// 3 points.
        Silver = "silver" | "1",
        /// 4 points.
        Gold = "gold" | "2",
    }
}

impl Medal {
    /// The points for the first right answer, and for the Coach if all are right (K9, K10).
    #[inline]
    pub const fn points(self) -> u8 {
        self as u8 + 2
    }

    /// The next one, if there is one.
    #[inline]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Bronze => Some(Self::Silver),
            Self::Silver => Some(Self::Gold),
            Self::Gold => None,
        }
    }
}

named_enum! {
    /// The orientation of a clue (K22): public even when it is face down; it has no effect on points.
    pub enum Way {
        /// A very good clue.
        Upright = "upright" | "V",
        /// An average clue.
        Flat = "flat" | "H",
    }
}
