//! Ties in sentences: who has equal points, what decided between them, and who still shares a place.

use crate::messages::screens;
use crate::session::Ties;
use pentathlon_engine::rules::{Seat, Standing, Tiebreak};

/// How a tie was resolved.
pub fn sentences(
    standing: &Standing,
    tie: &Tiebreak,
    ties: Option<Ties>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let all = |seats: &[Seat]| seats.iter().map(|&seat| name(seat)).collect::<Vec<_>>();
    let names = all(&tie.seats);
    let places = standing.places(tie);
    let Some(Ties { broken, partly }) = ties.filter(|_| places.len() > 1) else {
        return screens::tie_shared(&names, tie.points);
    };
    if !tie.shared {
        return broken(&names, tie.points);
    }
    // Which players it separated, and which it did not.
    let ranked = places.iter().filter_map(|seats| {
        let &rank = standing.ranks.get(seats.first()?.index())?;
        Some(match all(seats).as_slice() {
            [one] => screens::tie_alone(one, rank),
            several => screens::tie_share(several, rank),
        })
    });
    ranked.fold(partly(&names, tie.points), |first, second| screens::sentences(&first, &second))
}

#[cfg(test)]
mod tests {
    use super::sentences;
    use crate::messages::screens;
    use crate::session::Ties;
    use pentathlon_engine::rules::{Seat, Standing};

    const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dov"];
    const TIES: Ties = Ties {
        broken: |names, points| format!("broken: {names:?} {points}"),
        partly: |names, points| format!("partly: {names:?} {points}"),
    };

    fn names(seats: &[usize]) -> Vec<String> {
        seats.iter().filter_map(|&seat| NAMES.get(seat)).map(|&name| name.to_owned()).collect()
    }

    fn told(points: &[i32], merits: &[u8], ties: Option<Ties>) -> Vec<String> {
        let standing = Standing::by_merits(points.to_vec(), merits, "the rule");
        let name = |seat: Seat| names(&[seat.index()]).concat();
        standing.tiebreaks.iter().map(|tie| sentences(&standing, tie, ties, &name)).collect()
    }

    #[test]
    fn a_tie_says_what_decided_it() {
        assert_eq!(told(&[9, 9, 4], &[1, 2, 0], Some(TIES)), [(TIES.broken)(&names(&[0, 1]), 9)]);
    }

    #[test]
    fn a_tie_that_nothing_decides_is_shared_by_all() {
        let shared = screens::tie_shared(&names(&[0, 2]), 9);
        for ties in [Some(TIES), None] {
            assert_eq!(told(&[9, 4, 9], &[2, 0, 2], ties), [shared.as_str()]);
        }
    }

    #[test]
    fn a_tie_that_is_decided_in_part_says_between_whom() {
        let partly = (TIES.partly)(&names(&[0, 1, 3]), 9);
        let alone = screens::sentences(&partly, &screens::tie_alone("Ben", 2));
        let whole = screens::sentences(&alone, &screens::tie_share(&names(&[0, 3]), 3));
        assert_eq!(told(&[9, 9, 12, 9], &[1, 3, 0, 1], Some(TIES)), [whole]);
    }
}
