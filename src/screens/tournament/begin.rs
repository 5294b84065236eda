//! Begins a tournament, and each of its games.

use crate::browser::{fresh_seed, go, now_ms};
use crate::games;
use crate::messages::screens;
use crate::route::Route;
use crate::saves::{self, tournaments};
use crate::screens::new_table::{deal, save_new};
use crate::screens::set_up_form::SetUpForm;
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::games::easy_to_hard;
use pentathlon_engine::table::Player;
use pentathlon_engine::tournament::{Competitor, Listed, Order, Round, Tournament};

/// Saves a new tournament and goes to its board. The options are those of each game, by its short name.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn begin(players: Vec<Player>, order: Order, options: &[(String, String)]) -> Result<(), &'static str> {
    let of = |game: &str| options.iter().find(|(its, _)| its == game).map(|(_, options)| options.clone());
    let listed = easy_to_hard(players.len())
        .map(|facts| Listed { game: facts.id.to_owned(), options: of(facts.id).unwrap_or_default() });
    let competitors = players.into_iter().map(Into::into).collect();
    open(competitors, listed.collect(), order)
}

/// Saves another tournament with the same competitors and games, and goes to its board.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn begin_again(last: &Tournament) -> Result<(), &'static str> {
    open(last.competitors.clone(), last.programme.clone(), last.order)
}

fn open(competitors: Vec<Competitor>, mut programme: Vec<Listed>, order: Order) -> Result<(), &'static str> {
    if order == Order::Drawn {
        let seed = fresh_seed().ok_or_else(screens::no_chance)?;
        Chance::new(&seed, Stream::Deal).shuffle(&mut programme);
    }
    let tournament =
        Tournament { began_ms: now_ms(), order, competitors, programme, rounds: Vec::new(), is_over: false };
    let id = saves::new_id();
    tournaments::save(&id, &tournament.to_string());
    go(&Route::Tournament(id).address());
    Ok(())
}

/// Deals the game of a tournament that comes next, saves its table and goes to it. If another tab has begun the game
/// meanwhile, goes to that table.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn begin_game(id: &str, game: &str) -> Result<(), &'static str> {
    let text = tournaments::text(id).ok_or_else(screens::no_such_table)?;
    let mut tournament: Tournament = text.parse().map_err(|_| screens::set_up_refused())?;
    if let Some(round) = tournament.rounds.iter().find(|round| round.game == game) {
        go(&Route::Table(round.table.clone()).address());
        return Ok(());
    }
    let ui = games::game_ui(game).ok_or_else(screens::no_such_game)?;
    let listed = tournament.left().find(|listed| listed.game == game).ok_or_else(screens::no_such_game)?;
    let form = SetUpForm {
        players: tournament.competitors.iter().map(|competitor| competitor.player.clone()).collect(),
        options: listed.options.clone(),
        start: ui.start().map(|_| tournament.starter().0),
        hints: false,
    };
    let table = deal(ui, &form.naming(ui.new_options()))?;
    // The table comes first: without it the tournament would name one that is missing.
    let table_id = save_new(ui, table.as_ref());
    tournament.rounds.push(Round {
        game: game.to_owned(),
        table: table_id.clone(),
        deal: table.commitment().to_string(),
        is_given_up: false,
    });
    tournaments::save(id, &tournament.to_string());
    go(&Route::Table(table_id).address());
    Ok(())
}
