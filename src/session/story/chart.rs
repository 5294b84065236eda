//! The chart of a story: its units and its points.

/// What a chart shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChartUnit {
    /// Chances of winning, in hundredths.
    Chance,
    /// Points.
    Points {
        /// The value at the top of the chart, an even number.
        most: i32,
    },
}

impl ChartUnit {
    /// The value at the top of the chart.
    pub fn most(self) -> i32 {
        match self {
            Self::Chance => 100,
            Self::Points { most } => most,
        }
    }
}

/// A point of a line. A round is 1000 wide, the chart 1000 high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChartPoint {
    /// From the left.
    pub x: i32,
    /// From the bottom.
    pub y: i32,
}

/// The horizontal position of an action: each round is 1000 wide, whatever its number of actions.
pub fn x(ends: &[usize], action: usize) -> i32 {
    let round = ends.iter().skip(1).take_while(|&&end| end < action).count();
    let (Some(&from), Some(&to)) = (ends.get(round), ends.get(round + 1)) else { return 0 };
    1000 * round as i32 + (1000 * (action - from) / (to - from).max(1)) as i32
}

#[cfg(test)]
mod tests {
    use super::x;

    #[test]
    fn each_round_is_equally_wide() {
        assert_eq!(
            [0, 1, 2, 4, 5, 6, 7].map(|action| x(&[0, 2, 6, 7], action)),
            [0, 500, 1000, 1500, 1750, 2000, 3000]
        );
    }
}
