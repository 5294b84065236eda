//! The smallest game, played: one game printed action by action, then an Expert against a Regular.
//!
//! `cargo run --release -p pentathlon-engine --example smallest_game`
//!
//! The rules are in `game.rs` beside this file. That file is all a game needs: the suites in `engine/tests/` hold it to
//! the contract, like every game on the shelf.

mod game;

use game::{HighCard, Setup};
use pentathlon_engine::bots::search_action;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Level, Seat, Setup as _, Viewer};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::error::Error;

/// The number of playouts per decision of an Expert.
const PLAYOUTS: u32 = 200;

/// A table for two computer players.
fn table(seed: u64) -> Result<Table<HighCard>, String> {
    let players = ["Expert", "Regular"].map(|name| Player::new(name, PlayerKind::Computer(Level::Regular)));
    let setup = Setup::new(players.len(), "").map_err(|why| why.to_string())?;
    Table::open(setup, players.to_vec(), Source::Seed(Seed::from_number(seed))).map_err(|why| why.to_string())
}

/// Puts an Expert in the seat `expert`, and Regulars in the other seats. A player gets a view and its legal actions, never the
/// state.
fn play(
    table: &mut Table<HighCard>,
    expert: Seat,
    mut print: impl FnMut(&Table<HighCard>),
) -> Result<(), Box<dyn Error>> {
    while let Some(seat) = table.awaiting().seats().first() {
        let action = if seat == expert {
            let view = table.view_before_choices(seat);
            search_action::<HighCard>(&view, seat, &table.legal(seat), PLAYOUTS, &mut table.chance())
        } else {
            table.quick_action(seat, Level::Regular)
        };
        table.act(seat, action.ok_or("a seat that is asked has an action")?, 0)?;
        print(table);
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut first = table(1)?;
    play(&mut first, Seat(0), |table| {
        for frame in table.last_frames(Viewer::Table) {
            println!("{:?}", frame.event);
        }
    })?;
    println!("points: {:?}\n\nThe record, which replays to the same game:\n{first}", first.standing().points);

    let (mut won, games) = (0.0, 400);
    for number in 0..games {
        // Each deal is played twice, with the seats exchanged.
        let expert = Seat((number % 2) as u8);
        let mut table = table(2 + number / 2)?;
        play(&mut table, expert, |_| {})?;
        let winners: Vec<Seat> = table.standing().firsts().collect();
        if winners.contains(&expert) {
            won += 1.0 / winners.len() as f64;
        }
    }
    println!("The Expert wins {:.0} of 100 games against a Regular.", 100.0 * won / games as f64);
    Ok(())
}
