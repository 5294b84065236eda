//! The strength of the quick computer player at Olympics.

use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympics::Olympics;
use pentathlon_engine::rules::{Level, Seat};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

/// How often a Regular wins against random players, in hundredths.
fn regular_wins(seats: usize, games: u64) -> u64 {
    let mut won = 0;
    for game in 0..games {
        let own = (game % seats as u64) as usize;
        let players = vec![Player::new("", PlayerKind::Computer(Level::Regular)); seats];
        let setup = crate::walk::setup::<Olympics>(seats);
        let source = Source::Seed(Seed::from_number(40_000 + game));
        let mut table = Table::<Olympics>::open(setup, players, source).unwrap();
        let mut chance = crate::walk::choices(game);
        while let Some(seat) = table.awaiting().seats().first() {
            let action = if seat.index() == own {
                table.quick_action(seat, Level::Regular).unwrap()
            } else {
                *chance.pick(&table.legal(seat)).unwrap()
            };
            table.act(seat, action, 0).unwrap();
        }
        won += u64::from(table.standing().firsts().eq([Seat(own as u8)]));
    }
    100 * won / games
}

#[test]
fn regulars_beat_random_play_at_two_seats() {
    let won = regular_wins(2, 60);
    println!("the Regular won {won} of 100");
    assert!(won >= 80, "by chance it would be 50: the Regular won {won} of 100");
}

#[test]
fn regulars_beat_random_play_at_four_seats() {
    let won = regular_wins(4, 60);
    println!("the Regular won {won} of 100");
    assert!(won >= 60, "by chance it would be 25: the Regular won {won} of 100");
}

#[test]
#[ignore = "a measurement, for a release build: cargo test --release -p pentathlon-engine olympics:: -- --ignored --nocapture"]
fn how_often_a_regular_wins() {
    for seats in 2..=5 {
        println!(
            "{seats} seats: the Regular wins {} of 100 (by chance {})",
            regular_wins(seats, 4_000),
            100 / seats
        );
    }
}
