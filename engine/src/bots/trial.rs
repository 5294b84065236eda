//! What each playout of a search brought: a trial of one candidate, kept so that two actions can be compared game by game.

use super::Outcome;
use crate::rules::{Seat, Standing};

/// The end of one playout, for the seat that searched.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The candidate that was tried, by its number.
    pub candidate: u8,
    /// The sampled state it was tried in, by its number: candidates are compared in the same states.
    pub state: u32,
    /// What the search maximizes.
    pub value: i32,
    /// The share of the win, out of [`super::WIN`].
    pub share: i32,
    /// The rank, from 1.
    pub rank: u8,
    /// The points of all seats.
    pub points: [i16; Seat::MAX_COUNT],
}

impl Trial {
    /// The trial that ended so for a seat.
    pub fn of(candidate: u8, state: u32, standing: &Standing, seat: Seat, outcome: Outcome) -> Self {
        let mut points = [0; Seat::MAX_COUNT];
        for (slot, &own) in points.iter_mut().zip(&standing.points) {
            *slot = own as i16;
        }
        let rank = standing.ranks.get(seat.index()).copied().unwrap_or(0);
        Self { candidate, state, value: outcome.value(), share: outcome.share, rank, points }
    }

    /// The points of a seat.
    pub fn points_of(&self, seat: Seat) -> i64 {
        i64::from(self.points.get(seat.index()).copied().unwrap_or(0))
    }

    /// The lead of a seat over the best other one of so many seats, in points.
    pub fn lead(&self, seat: Seat, seats: usize) -> i64 {
        let others = (0..seats.min(Seat::MAX_COUNT)).filter(|&other| other != seat.index());
        let best = others.filter_map(|other| self.points.get(other)).max().copied().unwrap_or(0);
        self.points_of(seat) - i64::from(best)
    }
}

/// From so many standard errors on, a difference is hardly luck.
pub const SURE_FROM_ERRORS: i64 = 2;

/// The trials of two candidates in the states in which both were tried.
pub fn pairs(trials: &[Trial], candidates: [u8; 2]) -> Vec<[Trial; 2]> {
    let of =
        |state: &[Trial], candidate: u8| state.iter().find(|trial| trial.candidate == candidate).copied();
    let [one, other] = candidates;
    let states = trials.chunk_by(|one, next| one.state == next.state);
    states.filter_map(|state| Some([of(state, one)?, of(state, other)?])).collect()
}

/// How a figure differs between two candidates over their pairs of trials.
#[derive(Clone, Copy, Debug, Default)]
pub struct Difference {
    /// The number of pairs.
    games: i64,
    /// The sums of both figures.
    sums: [i64; 2],
    /// The sum of the squared differences.
    squares: i64,
}

impl Difference {
    /// The difference of a figure.
    pub fn of(pairs: &[[Trial; 2]], figure: impl Fn(&Trial) -> i64) -> Self {
        let mut all = Self { games: pairs.len() as i64, ..Self::default() };
        for [one, other] in pairs {
            let (one, other) = (figure(one), figure(other));
            all.sums = [all.sums[0] + one, all.sums[1] + other];
            all.squares += (one - other) * (one - other);
        }
        all
    }

    /// The sum of the differences.
    pub const fn sum(&self) -> i64 {
        self.sums[0] - self.sums[1]
    }

    /// Whether the mean difference is more than `errors` of its standard errors, so that it is hardly luck.
    pub fn is_sure(&self, errors: i64) -> bool {
        let (sum, games) = (i128::from(self.sum()), i128::from(self.games));
        let spread = games * i128::from(self.squares) - sum * sum;
        games > 1 && sum != 0 && sum * sum * (games - 1) > i128::from(errors * errors) * spread
    }

    /// Whether the difference in points is sure and at least a quarter of a point.
    pub fn matters_in_points(&self, errors: i64) -> bool {
        self.is_sure(errors) && 4 * self.sum().abs() >= self.games
    }

    /// Whether the difference in a figure that is 0 or `unit` is sure and at least three games of a hundred.
    pub fn matters_in_games(&self, unit: i64, errors: i64) -> bool {
        self.is_sure(errors) && 100 * self.sum().abs() >= 3 * unit * self.games
    }

    /// The mean difference in whole points, without a sign; 0 stands for half a point.
    pub fn points(&self) -> u8 {
        let sum = self.sum().abs();
        if 4 * sum < 3 * self.games { 0 } else { ((2 * sum + self.games) / (2 * self.games).max(1)) as u8 }
    }

    /// The mean difference of a figure between 0 and `unit`, without a sign, in games of a hundred.
    pub fn percent_more(&self, unit: i64) -> u8 {
        self.hundredths(self.sum().abs(), unit)
    }

    /// Whether the second has at most an eighth of a point more on average.
    pub const fn is_hardly_less(&self) -> bool {
        8 * self.sum() > -self.games
    }

    /// The mean of each figure, rounded.
    pub fn means(&self) -> [i16; 2] {
        let games = self.games.max(1);
        self.sums.map(|sum| (2 * sum + games).div_euclid(2 * games) as i16)
    }

    /// The mean of each figure between 0 and `unit`, in games of a hundred.
    pub fn percent(&self, unit: i64) -> [u8; 2] {
        self.sums.map(|sum| self.hundredths(sum, unit))
    }

    fn hundredths(&self, sum: i64, unit: i64) -> u8 {
        let whole = (self.games * unit).max(1);
        ((200 * sum + whole) / (2 * whole)).clamp(0, 100) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::{Difference, Trial, pairs};

    fn trial(candidate: u8, state: u32, points: i16) -> Trial {
        let mut all = [0; 8];
        all[0] = points;
        Trial { candidate, state, value: 0, share: 0, rank: 1, points: all }
    }

    fn points(trial: &Trial) -> i64 {
        i64::from(trial.points[0])
    }

    /// So many pairs in which the first has 2 points more, then so many in which it has 1 less.
    fn difference(more: u32, less: u32) -> Difference {
        let trials: Vec<Trial> = (0..more + less)
            .flat_map(|state| [trial(0, state, if state < more { 5 } else { 2 }), trial(1, state, 3)])
            .collect();
        Difference::of(&pairs(&trials, [0, 1]), points)
    }

    #[test]
    fn only_states_in_which_both_were_tried_are_compared() {
        let trials =
            [trial(0, 0, 1), trial(1, 0, 2), trial(0, 1, 9), trial(2, 1, 9), trial(1, 2, 4), trial(0, 2, 7)];
        let found = pairs(&trials, [0, 1]);
        assert_eq!(
            found.iter().map(|[one, other]| (one.points[0], other.points[0])).collect::<Vec<_>>(),
            [(1, 2), (7, 4)]
        );
    }

    #[test]
    fn a_difference_is_sure_from_twice_its_standard_error() {
        // 0.5 points with a deviation of 1.5: the error is 1.5 / sqrt(n), so from 36 games on.
        assert!(!difference(14, 14).is_sure(2));
        assert!(difference(25, 25).is_sure(2));
        assert!(!difference(25, 25).is_sure(3));
        assert!(difference(50, 50).is_sure(3));
        // Always the same difference is sure; none is not.
        assert!(difference(20, 0).is_sure(3));
        assert!(!difference(1, 2).is_sure(1));
    }

    #[test]
    fn numbers_are_rounded_as_they_are_told() {
        assert_eq!(difference(1, 1).points(), 0, "0.5: half a point");
        assert_eq!(difference(7, 5).points(), 1, "0.75");
        assert_eq!(difference(10, 2).points(), 2, "1.5");
        let mut some = difference(1, 2);
        some.sums = [1, 0];
        assert_eq!((some.percent(1), some.percent_more(1)), ([33, 0], 33));
        assert_eq!((some.means(), some.is_hardly_less()), ([0, 0], true));
        some.sums = [-2, -1];
        assert_eq!((some.means(), some.is_hardly_less()), ([-1, 0], false));
    }
}
