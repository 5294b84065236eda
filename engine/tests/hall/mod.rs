//! The hall of fame: the line that a table leaves behind, and what is worked out from such lines.

mod export;
mod notation;
mod statistics;

use pentathlon_engine::hall::{Counts, GameResult, Hall, SeatResult};
use pentathlon_engine::table::{Player, Timestamp};

/// The people of the device: the number of each is that of its line.
const PEOPLE: [&[&str]; 3] = [&["Ana", "Annie"], &["Bo"], &["Chen"]];

fn person_of(name: &str) -> Option<usize> {
    PEOPLE.iter().position(|names| names.contains(&name))
}

/// The result of a game of Olympics that began at a moment, with the place, the points and the player of each seat.
fn result(began: u64, seats: &[(u8, i32, &str)]) -> GameResult {
    let seat = |&(place, points, player): &(u8, i32, &str)| SeatResult {
        player: player.parse::<Player>().unwrap(),
        place,
        points,
        hints: 0,
    };
    GameResult {
        game: "olympics".to_owned(),
        began: Timestamp::from_ms(began),
        table: format!("{began:x}"),
        deal: format!("D{began}"),
        counts: Counts::Fully,
        is_only_line: false,
        seats: seats.iter().map(seat).collect(),
    }
}

fn hall(results: &[GameResult]) -> Hall {
    Hall::new(results.to_vec(), Vec::new(), person_of, |_, _| None)
}
