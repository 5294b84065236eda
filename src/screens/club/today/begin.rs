//! Begins the deal of a date.

use crate::browser::{database_settled, go_instead};
use crate::games;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::dailies::Day;
use crate::saves::people::Person;
use crate::saves::whose_day::Days;
use crate::screens::set_up::new_table::{deal_from, save_new};
use crate::screens::set_up::stored_set_up::StoredSetUp;
use crate::screens::tournament::fetch_begin_of_day;
use leptos::task::spawn_local;
use pentathlon_engine::daily::{Daily, Date, DayPlay, PlayKind, Plays, RIVALS};
use pentathlon_engine::table::{Player, PlayerKind};
use std::rc::Rc;

/// Deals what is played on a date for a person, as soon as its game is loaded, and goes there. If another tab has begun it meanwhile, goes
/// to that table. Calls `then` with why that was not possible, in a sentence.
pub fn begin(date: Date, person: Option<&str>, then: impl Fn(Option<&'static str>) + 'static) {
    let daily = Daily::of(date);
    let days = Days::read();
    let (day, players) = (days.of(date, person), players(&daily, days.person(person)));
    let known = day.plays();
    let Some(game) = daily.game() else {
        return spawn_local(async move {
            then(match fetch_begin_of_day().await {
                Some(begin_tournament) => {
                    begin_once(&day, &known, || begin_tournament(&daily, &day, players)).await.err()
                }
                None => Some(app::not_fetched()),
            });
        });
    };
    let then = Rc::new(then);
    games::load(&[game.to_owned()], move |_| {
        let (daily, day, players) = (daily.clone(), day.clone(), players.clone());
        let (known, then) = (known.clone(), then.clone());
        spawn_local(async move {
            then(begin_once(&day, &known, || begin_game(&daily, &day, players, game)).await.err());
        });
    });
}

/// Begins the deal of a date, unless another tab has begun a play that is not `known`: then goes there.
///
/// # Errors
/// Why that is not possible, in a sentence.
async fn begin_once(
    day: &Day,
    known: &Plays,
    begin_play: impl FnOnce() -> Result<(), &'static str>,
) -> Result<(), &'static str> {
    let _lock = day.lock().await;
    if let Some(play) = day.begun_since(known) {
        go_instead(&route(&play).address());
        return Ok(());
    }
    let begun = begin_play();
    // The next tab in turn finds it in the database.
    database_settled(3_000).await;
    begun
}

/// The place where a play goes on.
pub fn route(play: &DayPlay) -> Route {
    match play.kind {
        PlayKind::Table => Route::Table(play.id.clone()),
        PlayKind::Tournament => Route::Tournament(play.id.clone()),
    }
}

fn begin_game(daily: &Daily, day: &Day, players: Vec<Player>, game: &str) -> Result<(), &'static str> {
    let ui = games::game_ui(game).ok_or_else(screens::no_such_game)?;
    let form = StoredSetUp {
        players,
        options: Daily::options(game).to_owned(),
        start: ui.start_question().map(|_| 0),
        hints: false,
    };
    let table = deal_from(daily.seed(game), ui, &form)?;
    // The table comes first: without it the date would name one that is missing.
    let id = save_new(table.as_ref(), &[]);
    day.add(PlayKind::Table, &id, table.commitment().to_string());
    go_instead(&Route::Table(id).address());
    Ok(())
}

/// Who plays: a person, or somebody who is not known, against the same rivals everywhere.
pub fn players(daily: &Daily, person: Option<&Person>) -> Vec<Player> {
    let mut players = StoredSetUp::usual_for(person.map_or("", Person::name)).players;
    players.truncate(daily.seats);
    for (player, level) in players.iter_mut().skip(1).zip(RIVALS) {
        player.kind = PlayerKind::Computer(level);
    }
    players
}
