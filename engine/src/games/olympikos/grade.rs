//! The international medal table: how well two cooperating players did (K27).

/// The grades for the points of four turns together, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// 0 to 8 points.
    Training,
    /// 9 to 18 points.
    Promising,
    /// 19 to 27 points.
    VeryGood,
    /// 28 to 35 points.
    Excellent,
    /// All 36 points.
    WorldRecord,
}

impl Grade {
    /// All grades, lowest first.
    pub const ALL: [Self; 5] =
        [Self::Training, Self::Promising, Self::VeryGood, Self::Excellent, Self::WorldRecord];

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
