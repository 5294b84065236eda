//! What is worth telling of a finished game: clues that everybody or nobody understood, the fastest right guess, three
//! medals at once, a positive doping test.

use super::names;
use crate::contract::{GameTable, Highlight, PastAction, name, past_actions};
use crate::messages::olympikos as messages;
use pentathlon_engine::games::olympikos::{Ceremony, Event, Medal, Olympikos, Owner};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::short;
use pentathlon_engine::table::Player;

/// A guess: the action that placed it, and how long its clue had lain there, in milliseconds.
struct Guess {
    action: usize,
    seat: Seat,
    medal: Medal,
    ms: u64,
}

/// A highlight, and how much it is worth among those of its kind.
type Rated = (u64, Highlight);

/// The moments that are worth telling, in their order: the best of each kind.
pub fn highlights(table: &dyn GameTable) -> Vec<Highlight> {
    let players = table.players();
    let (mut flipped, mut guesses, mut ceremonies) = ([0; Medal::COUNT], Vec::new(), 0);
    let mut best: [Option<Rated>; 5] = [const { None }; 5];
    past_actions::<Olympikos>(table, |PastAction { number, at_ms, events, view }| {
        for event in events {
            match *event {
                Event::Flipped { medal, .. } => flipped[medal.index()] = at_ms,
                Event::Placed { seat, medal, late: false, .. } => {
                    let ms = at_ms.saturating_sub(flipped[medal.index()]);
                    guesses.push(Guess { action: number, seat, medal, ms });
                }
                _ => {}
            }
        }
        let Some(ceremony) = view.and_then(|view| view.past.get(ceremonies)) else { return };
        ceremonies += 1;
        let quick = guesses.drain(..).filter_map(|guess| quick(ceremony, &guess, players));
        let found = quick.map(|rated| (0, rated));
        let clues = Medal::ALL.into_iter().flat_map(|medal| {
            [(1, true), (2, false)].into_iter().filter_map(move |(kind, by_all)| {
                Some((kind, of_clue(ceremony, medal, number, players, by_all)?))
            })
        });
        let seats = Seat::all(players.len()).filter_map(|seat| of_seat(ceremony, seat, number, players));
        for (kind, rated) in found.chain(clues).chain(seats) {
            // The earlier of equals.
            let worse = |best: &&mut Option<Rated>| best.as_ref().is_none_or(|best| rated.0 > best.0);
            if let Some(best) = best.get_mut(kind).filter(worse) {
                *best = Some(rated);
            }
        }
    });
    let mut highlights: Vec<Highlight> = best.into_iter().flatten().map(|(_, highlight)| highlight).collect();
    short::sort_by_key(&mut highlights, |highlight| highlight.action);
    highlights
}

/// A right guess; the faster, the worthier. Without times in the record there is none.
fn quick(ceremony: &Ceremony, guess: &Guess, players: &[Player]) -> Option<Rated> {
    let Guess { action, seat, medal, ms } = *guess;
    let right = ms > 0 && ceremony.is_right(medal, Owner::Seat(seat));
    right.then(|| {
        let sport = names::sport(ceremony.target(medal));
        let sentence = messages::highlight_fastest(&name(players, seat), ((ms + 500) / 1000).max(1), sport);
        (u64::MAX - ms, Highlight { action, seat, sentence })
    })
}

/// A clue that all Athletes understood, or none of them.
fn of_clue(
    ceremony: &Ceremony,
    medal: Medal,
    action: usize,
    players: &[Player],
    by_all: bool,
) -> Option<Rated> {
    let seat = ceremony.coach;
    let athletes: Vec<Seat> = Seat::all(players.len()).filter(|&athlete| athlete != seat).collect();
    let said = athletes.iter().all(|&athlete| ceremony.is_right(medal, Owner::Seat(athlete)) == by_all);
    said.then(|| {
        let why = ceremony.explain(medal);
        let (coach, clue, sport) = (name(players, seat), names::clue(why.clue), names::sport(why.target));
        // One Athlete is neither everyone nor nobody.
        let alone = athletes.first().filter(|_| athletes.len() == 1).map(|&athlete| name(players, athlete));
        let sentence = match (by_all, alone) {
            (true, None) => messages::highlight_understood(&coach, clue, sport),
            (true, Some(athlete)) => messages::highlight_understood_by(&athlete, &coach, clue, sport),
            (false, None) => messages::highlight_missed(&coach, clue, sport),
            (false, Some(athlete)) => messages::highlight_missed_by(&athlete, &coach, clue, sport),
        };
        let worth = if by_all { medal.points() } else { why.affinity };
        (worth.into(), Highlight { action, seat, sentence })
    })
}

/// A seat that won all three medals in a turn, or tested positive, with its kind.
fn of_seat(ceremony: &Ceremony, seat: Seat, action: usize, players: &[Player]) -> Option<(usize, Rated)> {
    let all: i32 = Medal::ALL.into_iter().map(|medal| i32::from(medal.points())).sum();
    let who = name(players, seat);
    let (kind, sentence) = if ceremony.positive.contains(seat) {
        (3, messages::highlight_positive(&who))
    } else if seat != ceremony.coach && ceremony.gain(seat) == all {
        (4, messages::highlight_sweep(&who, all))
    } else {
        return None;
    };
    Some((kind, (1, Highlight { action, seat, sentence })))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::contract::GameUi;
    use crate::test_tables;
    use pentathlon_engine::games::olympikos::Olympikos;
    use pentathlon_engine::rules::Level;
    use pentathlon_engine::table::Table;

    fn finished(seats: usize, seed: u64) -> Table<Olympikos> {
        let mut table = test_tables::table(seats, Level::Regular, seed);
        table.play_on(Level::Regular);
        table
    }

    #[test]
    fn a_finished_game_has_a_few_highlights_in_its_order_about_the_players_named() {
        for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
            let table = finished(seats, seed);
            let highlights = Olympikos.highlights(&table);
            assert!((1..=5).contains(&highlights.len()), "{seats} seats, seed {seed}: {highlights:?}");
            assert!(highlights.is_sorted_by_key(|highlight| highlight.action));
            for highlight in highlights {
                assert!((1..=table.len()).contains(&highlight.action));
                let name = table.players()[highlight.seat.index()].name();
                assert!(highlight.sentence.contains(name), "{highlight:?}");
            }
        }
    }

    #[test]
    fn one_athlete_is_named_and_never_called_everyone_or_nobody() {
        for seed in 1..6 {
            for highlight in Olympikos.highlights(&finished(2, seed)) {
                let sentence = highlight.sentence;
                assert!(!sentence.contains("Everyone") && !sentence.contains("obody"), "{sentence}");
            }
        }
    }
}
