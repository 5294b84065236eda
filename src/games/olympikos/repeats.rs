//! How many clues of a deal have been seen lately: a clue is a riddle, and known ones are none.

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympikos::{Clue, Deal, Setup};
use pentathlon_engine::rules::{Deal as _, Setup as _};

/// How many clues of a deal lay on the table in earlier games.
pub fn repeats(seats: usize, options: &str, seed: &Seed, earlier: &[String]) -> usize {
    let Ok(setup) = Setup::new(seats, options) else { return 0 };
    let deal = Deal::draw(&setup, &mut Chance::new(seed, Stream::Deal));
    let seen: Vec<Clue> = earlier.iter().flat_map(|record| record.lines()).filter_map(laid).collect();
    deal.clues.iter().filter(|clue| seen.contains(clue)).count()
}

/// The clue that an entry of a record lays: `1 clue 116 flat @3100`.
fn laid(line: &str) -> Option<Clue> {
    let mut words = line.split(' ').skip(1);
    words.next().filter(|word| *word == "clue")?;
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::repeats;
    use pentathlon_engine::cards::{Chance, Seed, Stream};
    use pentathlon_engine::games::olympikos::{Deal, Setup};
    use pentathlon_engine::rules::{Deal as _, Setup as _};

    #[test]
    fn clues_that_lay_on_the_table_are_counted_and_the_least_of_eight_is_less_than_usual() {
        let options = "clues=more hands=clear";
        let clues = |number| {
            let setup = Setup::new(3, options).unwrap();
            Deal::draw(&setup, &mut Chance::new(&Seed::from_number(number), Stream::Deal)).clues
        };
        let record = |number| -> String {
            let laid = clues(number).into_iter().enumerate().filter(|(place, _)| place % 2 == 0);
            laid.map(|(_, clue)| format!("1 clue {clue} flat @3100\n2 place bronze red @9\n")).collect()
        };
        let earlier: Vec<String> = (100..105).map(record).collect();
        let count = |number| repeats(3, options, &Seed::from_number(number), &earlier);
        assert_eq!(repeats(3, options, &Seed::from_number(100), &earlier[..1]), 9, "half of its own");
        assert_eq!(repeats(3, options, &Seed::from_number(1), &[]), 0);
        let all: Vec<usize> = (0..80).map(count).collect();
        let least: usize = all.chunks(8).map(|eight| eight.iter().min().unwrap()).sum();
        let usual: usize = all.iter().sum::<usize>() / 8;
        assert!(2 * least <= usual, "{least} and {usual} in ten games");
    }
}
