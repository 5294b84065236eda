//! Why a game ended so, in sentences: how the winner won, then each tie, what decided it, and who still shares a place.

use crate::contract::Rivals;
use crate::messages::screens;
use pentathlon_engine::rules::{Seat, Standing, Tiebreak};

/// What a game tells of its own end.
pub struct Reasons<'a> {
    /// The name of a seat.
    pub name: &'a dyn Fn(Seat) -> String,
    /// Why the first of two has won; `None` if only the difference in points is worth telling.
    pub won: &'a dyn Fn(&Rivals) -> Option<String>,
    /// What decided between two of the tied players, with the names of all of them; `None` without a tie-break.
    pub tie_break: &'a dyn Fn(&[String], &Rivals) -> Option<String>,
}

/// The sentences, the most important one first.
pub fn why(standing: &Standing, reasons: &Reasons<'_>) -> Vec<String> {
    let ties = standing.tiebreaks.iter().map(|tie| decided(standing, tie, reasons));
    won(standing, reasons).into_iter().chain(ties).collect()
}

/// Why somebody has won, if no tie was in the way.
fn won(standing: &Standing, reasons: &Reasons<'_>) -> Option<String> {
    let mut by_rank = standing.by_rank().into_iter().map(|(_, seat)| seat);
    let rivals = rivals(standing, reasons, by_rank.next()?, by_rank.next()?);
    let [points, less] = rivals.points;
    let by_points = || {
        let behind: Vec<String> = Seat::all(standing.points.len())
            .filter(|seat| standing.points.get(seat.index()) == Some(&less))
            .map(reasons.name)
            .collect();
        screens::won_by(&rivals.names[0], points, points - less, &behind)
    };
    (points > less).then(|| (reasons.won)(&rivals).unwrap_or_else(by_points))
}

/// How a tie was resolved.
fn decided(standing: &Standing, tie: &Tiebreak, reasons: &Reasons<'_>) -> String {
    let all = |seats: &[Seat]| seats.iter().map(|&seat| (reasons.name)(seat)).collect::<Vec<_>>();
    let names = all(&tie.seats);
    let places = standing.places(tie);
    let Some([first, second]) = heads(&places) else {
        return screens::tie_shared(&names, tie.points);
    };
    let decided = (reasons.tie_break)(&names, &rivals(standing, reasons, first, second));
    if let Some(decided) = &decided
        && places.len() == 2
        && !tie.shared
    {
        return decided.clone();
    }
    // Which players it separated, and which it did not.
    let ranked = places.iter().filter_map(|seats| {
        let &rank = standing.ranks.get(seats.first()?.index())?;
        Some(match all(seats).as_slice() {
            [one] => screens::tie_alone(one, rank),
            several => screens::tie_share(several, rank),
        })
    });
    let sentences = decided.into_iter().chain(ranked);
    sentences.reduce(|first, second| screens::sentences(&first, &second)).unwrap_or_default()
}

/// The two seats between which a tie for the victory was decided.
pub fn decided_between(standing: &Standing) -> Option<[Seat; 2]> {
    let tie =
        standing.tiebreaks.iter().find(|tie| standing.firsts().any(|seat| tie.seats.contains(&seat)))?;
    heads(&standing.places(tie))
}

/// The first seat of each of the two best places.
fn heads(places: &[Vec<Seat>]) -> Option<[Seat; 2]> {
    let mut heads = places.iter().filter_map(|seats| seats.first().copied());
    Some([heads.next()?, heads.next()?])
}

fn rivals(standing: &Standing, reasons: &Reasons<'_>, first: Seat, second: Seat) -> Rivals {
    let seats = [first, second];
    let points = seats.map(|seat| standing.points.get(seat.index()).copied().unwrap_or_default());
    Rivals { seats, names: seats.map(reasons.name), points }
}

#[cfg(test)]
mod tests {
    use super::{Reasons, decided_between, why};
    use crate::contract::Rivals;
    use crate::messages::screens;
    use pentathlon_engine::rules::{Seat, Standing};

    const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dov"];

    fn names(seats: &[usize]) -> Vec<String> {
        seats.iter().filter_map(|&seat| NAMES.get(seat)).map(|&name| name.to_owned()).collect()
    }

    fn sentences_by(points: &[i32], merits: &[u8], breaks: bool) -> Vec<String> {
        let standing = Standing::by_merits(points.to_vec(), merits, "the rule");
        let reasons = Reasons {
            name: &|seat: Seat| names(&[seat.index()]).concat(),
            won: &|_| None,
            tie_break: &|tied, rivals| breaks.then(|| broken(tied, rivals)),
        };
        why(&standing, &reasons)
    }

    fn sentences_for(points: &[i32], merits: &[u8]) -> Vec<String> {
        sentences_by(points, merits, true)
    }

    fn broken(tied: &[String], rivals: &Rivals) -> String {
        let [first, second] = &rivals.names;
        format!("{}: {first} before {second} at {:?}.", tied.join(", "), rivals.points)
    }

    #[test]
    fn a_victory_says_by_how_much() {
        assert_eq!(sentences_for(&[9, 4, 7], &[0; 3]), [screens::won_by("Ada", 9, 2, &names(&[2]))]);
    }

    #[test]
    fn a_victory_over_two_in_the_same_place_names_both_and_their_tie() {
        let expected =
            [screens::won_by("Ben", 9, 2, &names(&[0, 2])), screens::tie_shared(&names(&[0, 2]), 7)];
        assert_eq!(sentences_for(&[7, 9, 7, 1], &[0; 4]), expected);
    }

    #[test]
    fn a_tie_says_what_decided_it() {
        assert_eq!(sentences_for(&[9, 9, 4], &[1, 2, 0]), ["Ada, Ben: Ben before Ada at [9, 9]."]);
    }

    #[test]
    fn a_tie_that_nothing_decides_is_shared_by_all() {
        let shared = screens::tie_shared(&names(&[0, 2]), 9);
        assert_eq!(sentences_for(&[9, 4, 9], &[1, 1, 1]), [&*shared]);
        assert_eq!(sentences_by(&[9, 4, 9], &[1, 1, 1], false), [shared]);
    }

    #[test]
    fn a_tie_decided_in_part_says_who_has_which_place_and_who_shares_one() {
        let parts = [screens::tie_alone("Ada", 1), screens::tie_share(&names(&[1, 2, 3]), 2)];
        let first = screens::sentences("Ada, Ben, Cleo, Dov: Ada before Ben at [9, 9].", &parts[0]);
        assert_eq!(sentences_for(&[9; 4], &[3, 2, 2, 2]), [screens::sentences(&first, &parts[1])]);
    }

    #[test]
    fn a_tie_of_three_that_is_decided_names_every_place() {
        let places =
            [screens::tie_alone("Cleo", 1), screens::tie_alone("Ben", 2), screens::tie_alone("Ada", 3)];
        let all = places
            .into_iter()
            .fold("Ada, Ben, Cleo: Cleo before Ben at [9, 9].".to_owned(), |first, second| {
                screens::sentences(&first, &second)
            });
        assert_eq!(sentences_for(&[9; 3], &[1, 2, 3]), [all]);
    }

    #[test]
    fn cards_are_shown_only_if_they_decided_who_won() {
        let between = |points: &[i32], merits: &[u8]| {
            let standing = Standing::by_merits(points.to_vec(), merits, "the rule");
            decided_between(&standing).map(|seats| seats.map(Seat::index))
        };
        assert_eq!(between(&[9, 9, 4], &[1, 2, 0]), Some([1, 0]));
        assert_eq!(between(&[9, 9, 9], &[1, 2, 3]), Some([2, 1]));
        assert_eq!(between(&[9, 4, 4], &[0, 1, 2]), None, "the tie was for the second place");
        assert_eq!(between(&[9, 4, 9], &[1, 1, 1]), None, "the victory is shared");
    }
}
