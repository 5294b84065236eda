//! Who leads after each round, as dots that name no card.

/// Where a seat is after a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// In the lead, perhaps with others.
    First,
    /// Between the others, or everybody is level.
    Between,
    /// Behind everybody else.
    Last,
}

impl Lead {
    /// Its letter in a text.
    pub fn letter(self) -> char {
        match self {
            Self::First => '●',
            Self::Between => '◐',
            Self::Last => '○',
        }
    }

    /// Its class on a screen.
    pub fn class(self) -> &'static str {
        match self {
            Self::First => "is-first",
            Self::Between => "is-between",
            Self::Last => "is-last",
        }
    }
}

/// Where a seat is after each round, of the points of all seats then. Rounds before the first point tell nothing. Empty where
/// nobody leads before the end.
pub fn leads(points: &[Vec<i32>], seat: usize) -> Vec<Lead> {
    let is_level = |all: &&Vec<i32>| all.iter().all(|one| Some(one) == all.first());
    let told = points.iter().skip_while(|all| all.iter().all(|&points| points == 0));
    let told: Vec<&Vec<i32>> = told.collect();
    if told.len() < 2 || told.iter().rev().skip(1).all(is_level) {
        return Vec::new();
    }
    let lead = |all: &Vec<i32>| {
        let own = all.get(seat).copied()?;
        let (is_behind, is_ahead) =
            (all.iter().any(|&other| other > own), all.iter().any(|&other| other < own));
        Some(match (is_behind, is_ahead) {
            (false, true) => Lead::First,
            (true, false) => Lead::Last,
            _ => Lead::Between,
        })
    };
    told.into_iter().filter_map(lead).collect()
}

/// The numbers of the rounds after which the seat was in the lead, from 1.
pub fn led_after(leads: &[Lead]) -> Vec<usize> {
    (1..).zip(leads).filter(|(_, lead)| **lead == Lead::First).map(|(round, _)| round).collect()
}

#[cfg(test)]
mod tests {
    use super::{Lead, leads, led_after};

    fn letters(points: &[[i32; 3]], seat: usize) -> String {
        let points: Vec<Vec<i32>> = points.iter().map(|all| all.to_vec()).collect();
        leads(&points, seat).into_iter().map(Lead::letter).collect()
    }

    #[test]
    fn a_dot_is_full_in_the_lead_half_between_and_empty_behind_everybody() {
        let points = [[0, 0, 0], [2, 0, 1], [2, 2, 1], [3, 3, 3], [3, 5, 4]];
        assert_eq!(letters(&points, 0), "●●◐○");
        assert_eq!(letters(&points, 1), "○●◐●");
        assert_eq!(letters(&points, 2), "◐○◐◐");
        let two = [vec![1, 0], vec![1, 1], vec![1, 3]];
        assert_eq!(leads(&two, 0), [Lead::First, Lead::Between, Lead::Last]);
        assert_eq!(led_after(&leads(&two, 1)), [3]);
    }

    #[test]
    fn where_nobody_leads_before_the_end_no_dot_tells_anything() {
        assert_eq!(letters(&[[0, 0, 0], [0, 0, 0], [9, 7, 5]], 0), "");
        assert_eq!(letters(&[[4, 4, 4], [9, 7, 5]], 0), "", "level before the end");
        assert_eq!(letters(&[], 0), "");
        assert_eq!(letters(&[[1, 0, 0], [1, 2, 0]], 3), "", "no such seat");
    }
}
