//! The strength of the quick computer player at Olympics.

use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympics::Olympics;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Kind, Player, Source, Table};

/// How often a silver player wins against bronze ones, in hundredths.
fn silver_wins(seats: usize, games: u64) -> u64 {
    let mut won = 0;
    for game in 0..games {
        let own = (game % seats as u64) as usize;
        let level = |seat: usize| if seat == own { Level::Silver } else { Level::Bronze };
        let players = (0..seats).map(|seat| Player::new("", Kind::Computer(level(seat)))).collect();
        let setup = crate::walk::setup::<Olympics>(seats);
        let source = Source::Seed(Seed::from_number(40_000 + game));
        let mut table = Table::<Olympics>::open(setup, players, source).unwrap();
        while let Some(seat) = table.awaiting().seats().first() {
            table.act(seat, table.think(seat, level(seat.index())).unwrap(), 0).unwrap();
        }
        won += u64::from(table.standing().winners().eq([Seat(own as u8)]));
    }
    100 * won / games
}

#[test]
fn silver_beats_bronze_at_two_seats() {
    let won = silver_wins(2, 60);
    println!("silver won {won} of 100");
    assert!(won >= 80, "by chance it would be 50: silver won {won} of 100");
}

#[test]
fn silver_beats_three_times_bronze_at_four_seats() {
    let won = silver_wins(4, 60);
    println!("silver won {won} of 100");
    assert!(won >= 60, "by chance it would be 25: silver won {won} of 100");
}

#[test]
#[ignore = "a measurement, for a release build: cargo test --release --test rules_olympics -- --ignored --nocapture"]
fn how_often_silver_wins() {
    for seats in 2..=5 {
        println!(
            "{seats} seats: silver wins {} of 100 (by chance {})",
            silver_wins(seats, 4_000),
            100 / seats
        );
    }
}
