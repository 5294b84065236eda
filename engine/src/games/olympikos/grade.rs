//! The international medal table: how well two cooperating players did (K27).

use crate::rules::named_enum;

named_enum! {
    /// The grades for the points of four turns together, lowest first.
    pub enum Grade {
        /// 0 to 8 points.
        Training = "training",
        /// 9 to 18 points.
        Promising = "promising",
        /// 19 to 27 points.
        VeryGood = "very_good",
        /// 28 to 35 points.
        Excellent = "excellent",
        /// All 36 points.
        WorldRecord = "world_record",
    }
}

impl Grade {
    /// The grade of that many points.
    pub const fn of(points: i32) -> Self {
        match points {
            ..=8 => Self::Training,
            9..=18 => Self::Promising,
            19..=27 => Self::VeryGood,
            28..=35 => Self::Excellent,
            _ => Self::WorldRecord,
        }
    }

    /// The minimum number of points for the grade.
    pub const fn from_points(self) -> i32 {
        match self {
            Self::Training => 0,
            Self::Promising => 9,
            Self::VeryGood => 19,
            Self::Excellent => 28,
            Self::WorldRecord => 36,
        }
    }
}
