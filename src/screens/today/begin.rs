//! Begins the deal of a date.

use super::add_play;
use crate::browser::go_instead;
use crate::games;
use crate::messages::screens;
use crate::route::Route;
use crate::screens::new_table::{deal_from, save_new};
use crate::screens::set_up_form::SetUpForm;
use crate::screens::tournament;
use pentathlon_engine::daily::{Daily, Date, Played, RIVALS};
use pentathlon_engine::table::{Kind, Player};

/// Deals what is played on a date, as soon as its game is loaded, and goes there. Calls `then` with why that was not
/// possible, in a sentence.
pub fn begin(date: Date, then: impl Fn(Option<&'static str>) + 'static) {
    let daily = Daily::of(date);
    match daily.game() {
        Some(game) => games::load(&[game.to_owned()], move || then(begin_game(&daily, game).err())),
        None => {
            let players = players(&daily);
            tournament::begin_of_day(daily, players, then);
        }
    }
}

fn begin_game(daily: &Daily, game: &str) -> Result<(), &'static str> {
    let ui = games::game_ui(game).ok_or_else(screens::no_such_game)?;
    let form = SetUpForm {
        players: players(daily),
        options: Daily::options(game).to_owned(),
        start: ui.start().map(|_| 0),
        hints: false,
    };
    let table = deal_from(daily.seed(game), ui, &form)?;
    // The table comes first: without it the date would name one that is missing.
    let id = save_new(ui, table.as_ref());
    add_play(daily.date, Played::Table, &id, table.commitment().to_string());
    go_instead(&Route::Table(id).address());
    Ok(())
}

/// Who plays: whoever played last, against the same rivals everywhere.
fn players(daily: &Daily) -> Vec<Player> {
    let mut players = SetUpForm::usual().players;
    players.truncate(daily.seats);
    for (player, level) in players.iter_mut().skip(1).zip(RIVALS) {
        player.kind = Kind::Computer(level);
    }
    players
}
