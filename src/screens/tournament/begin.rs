//! Begins a tournament, and each of its games.

use super::course::players;
use crate::browser::{database_settled, fresh_seed, go, go_instead, now};
use crate::games;
use crate::messages::screens;
use crate::route::Route;
use crate::saves::dailies::Day;
use crate::saves::guests::{self, Guest};
use crate::saves::{self, dailies, people, person_names, tournaments};
use crate::screens::set_up::new_table::{deal, deal_from, save_new};
use crate::screens::set_up::stored_set_up::StoredSetUp;
use pentathlon_engine::cards::{Chance, Stream};
use pentathlon_engine::daily::{Daily, PlayKind};
use pentathlon_engine::games::easy_to_hard;
use pentathlon_engine::table::{Player, PlayerKind};
use pentathlon_engine::tournament::{Listed, Order, Participant, Round, Tournament};

/// Saves a new tournament. Returns its id. The options are those of each game, by its short name. Of guests nobody has said yet
/// who they are.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn begin(
    players: Vec<Player>,
    guests: &[Guest],
    order: Order,
    options: &[(String, String)],
) -> Result<(String, Tournament), &'static str> {
    let of = |game: &str| options.iter().find(|(id, _)| id == game).map(|(_, options)| options.clone());
    let listed = easy_to_hard(players.len())
        .map(|info| Listed { game: info.id.to_owned(), options: of(info.id).unwrap_or_default() });
    open(players, guests, listed.collect(), order)
}

/// Saves another tournament with the same participants and games as the one with that id, and goes to its board.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn begin_again(last_id: &str, last: &Tournament) -> Result<(), &'static str> {
    let id = open(players(last_id, last), &guests::of(last_id), last.programme.clone(), last.order)?.0;
    go(&Route::Tournament(id).address());
    Ok(())
}

/// Saves the tournament of a date as a play of its deals for whoever has that day, and goes to its board.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub fn begin_of_day(daily: &Daily, day: &Day, players: Vec<Player>) -> Result<(), &'static str> {
    let listed = daily
        .games
        .iter()
        .map(|game| Listed { game: (*game).to_owned(), options: Daily::options(game).to_owned() });
    let (id, tournament) = open(players, &[], listed.collect(), Order::EasyToHard)?;
    day.add(PlayKind::Tournament, &id, tournament.began.to_string());
    go_instead(&Route::Tournament(id).address());
    Ok(())
}

/// Saves a new tournament. Returns its id.
fn open(
    players: Vec<Player>,
    guests: &[Guest],
    mut programme: Vec<Listed>,
    order: Order,
) -> Result<(String, Tournament), &'static str> {
    if order == Order::Drawn {
        let seed = fresh_seed().ok_or_else(screens::no_chance)?;
        Chance::new(&seed, Stream::Deal).shuffle(&mut programme);
    }
    let began = now();
    let people = people::all();
    let participant = |player: Player| {
        let known =
            people::seated(&people, guests, player.name()).filter(|_| player.kind == PlayerKind::Person);
        Participant { person: known.map(|person| person.id.clone()), player }
    };
    let names = person_names(&players);
    let participants = players.into_iter().map(participant).collect();
    let tournament = Tournament { began, order, participants, programme, rounds: Vec::new(), is_over: false };
    let id = saves::new_id();
    tournaments::SAVES.save(&id, &tournament.to_string());
    guests::begin(&id, &names, guests);
    Ok((id, tournament))
}

/// Deals the game of a tournament that comes next, saves its table and goes to it. If another tab has begun the game
/// meanwhile, goes to that table.
///
/// # Errors
/// Why that is not possible, in a sentence.
pub async fn begin_game(id: &str, game: &str) -> Result<(), &'static str> {
    let _lock = tournaments::lock(id).await;
    let begun = begin_in_turn(id, game);
    // The next tab in turn finds it in the database.
    database_settled(3_000).await;
    begun
}

fn begin_in_turn(id: &str, game: &str) -> Result<(), &'static str> {
    let text = tournaments::SAVES.text(id).ok_or_else(screens::no_such_table)?;
    let mut tournament: Tournament = text.parse().map_err(|_| screens::set_up_refused())?;
    if let Some(round) = tournament.rounds.iter().find(|round| round.game == game) {
        go(&Route::Table(round.table.clone()).address());
        return Ok(());
    }
    let ui = games::game_ui(game).ok_or_else(screens::no_such_game)?;
    let listed = tournament.left().find(|listed| listed.game == game).ok_or_else(screens::no_such_game)?;
    let form = StoredSetUp {
        players: players(id, &tournament),
        options: listed.options.clone(),
        start: ui.start_question().map(|_| tournament.starter().0),
        hints: false,
    };
    let form = form.naming(ui.set_up().new_options);
    // On a Sunday everybody has the deals of the date.
    let table = match dailies::find(id, &tournament.began.to_string()) {
        Some((day, _)) => deal_from(Daily::of(day.date).seed(game), ui, &form),
        None => deal(ui, &form),
    }?;
    // The table comes first: without it the tournament would name one that is missing.
    let table_id = save_new(table.as_ref(), &guests::of(id));
    tournament.rounds.push(Round {
        game: game.to_owned(),
        table: table_id.clone(),
        deal: table.commitment().to_string(),
        is_given_up: false,
    });
    tournaments::SAVES.save(id, &tournament.to_string());
    go(&Route::Table(table_id).address());
    Ok(())
}
