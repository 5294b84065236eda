//! Where the points of a seat came from: what a hint gives as its reason.

/// The maximum number of parts.
pub const PARTS: usize = 16;

/// The group of the parts that are won after what is decided now: see [`crate::rules::Judge::part_group`]. Groups with
/// lower numbers are about what is decided now.
pub const LATER: u8 = 7;

/// The points of a seat at the end of a game, by where they came from. Together with `before`, they are all its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// The points of each part, which were won after the view.
    pub points: [i16; PARTS],
    /// What had been won before.
    pub before: i16,
    /// A figure apart that is no points, such as whether a bid picked first. Its meaning is the game's.
    pub figure: i16,
}

impl Parts {
    /// Adds points to a part.
    #[inline]
    pub fn add(&mut self, part: usize, points: i32) {
        if let Some(part) = self.points.get_mut(part) {
            *part += points as i16;
        }
    }

    /// All points.
    pub fn total(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum::<i32>() + i32::from(self.before)
    }
}
