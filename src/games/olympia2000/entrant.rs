//! The athletes of a round on the stage.

use super::model::{Line, is_revealed, lines};
use pentathlon_engine::games::olympia2000::{Athlete, Round, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::short;

/// The round on the stage, until it has been shown completely.
pub fn staged(view: &View) -> Option<Round> {
    view.last.filter(|_| is_revealed(view))
}

/// An athlete on the stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The seat that sent the athlete.
    pub seat: Seat,
    /// The athlete.
    pub athlete: Athlete,
    /// The athlete's turn in the reveal, from 0: the worst place first, the best last.
    pub turn: usize,
    /// 1 for the best; `None` for an athlete without a place.
    pub rank: Option<usize>,
    /// Whether he won.
    pub wins: bool,
    /// Whether his player chooses the next chip.
    pub chooses: bool,
}

/// The athletes of a round, each under its seat; `has_chooser` as for [`lines`].
pub fn entrants(round: &Round, has_chooser: bool) -> Vec<Entrant> {
    let lines = lines(round, has_chooser);
    let turn = (0..lines.len()).rev();
    let mut entrants: Vec<Entrant> = lines
        .into_iter()
        .zip(turn)
        .map(|(Line { seat, athlete, rank, wins, chooses }, turn)| Entrant {
            seat,
            athlete,
            turn,
            rank,
            wins,
            chooses,
        })
        .collect();
    short::sort_by_key(&mut entrants, |entrant| entrant.seat);
    entrants
}

#[cfg(test)]
mod tests {
    use super::entrants;
    use pentathlon_engine::games::olympia2000::{Athlete, Chip, Discipline, Place, Round};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn athletes_turn_over_from_the_worst_place_to_the_best_and_words_before_all_places() {
        let discipline = Discipline::Discus;
        let athlete = |is: &dyn Fn(Place) -> bool| {
            (1..=55).filter_map(Athlete::new).find(|athlete| is(athlete.place(discipline)))
        };
        let athletes = [
            athlete(&|place| place == Place::Number(20)),
            athlete(&|place| place == Place::Number(2)),
            athlete(&|place| !matches!(place, Place::Number(_))),
            athlete(&|place| place == Place::Number(44)),
            None,
        ];
        let chip = Chip { discipline, value: 3 };
        let round = Round { chip, athletes, winner: Some(Seat(1)), worst: Some(Seat(3)) };
        let entrants = entrants(&round, true);
        let turns: Vec<usize> = entrants.iter().map(|entrant| entrant.turn).collect();
        assert_eq!(turns, [2, 3, 0, 1]);
        let seats: Vec<Seat> = entrants.iter().map(|entrant| entrant.seat).collect();
        assert_eq!(seats, [Seat(0), Seat(1), Seat(2), Seat(3)], "each stands under its seat");
        assert!(entrants.iter().all(|entrant| entrant.wins == (entrant.turn == 3)));
    }
}
