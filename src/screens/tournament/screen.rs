//! The board between the games of a tournament: who leads, what the last game changed, and what comes next.

use super::board::{Board, on_shelf};
use super::ceremony::ceremony;
use super::change::{LeadChange, take_arrival};
use super::coming::Coming;
use super::course::{Course, Outcome};
use super::lead::{lead, note_lead};
use super::next_game::next_game;
use super::points::all_points;
use super::stakes::at_stake;
use super::title;
use super::track::track;
use super::unsaved::unsaved;
use crate::browser::{day, on_change_elsewhere};
use crate::fetched::Missing;
use crate::games;
use crate::messages::language::language;
use crate::messages::{app, tournament as messages};
use crate::route::Route;
use crate::saves::{self, tournaments};
use crate::screens::seat_marks::show_marks_of;
use crate::screens::shelf::unreadable::unreadable;
use crate::screens::{head, not_fetched, nothing_here};
use crate::ui::{derived_bool, derived_text, dynamic, dynamic_if, on_tap};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::{Round, Tournament};

/// The board of the tournament with that id; at its end, the ceremony.
pub fn board(id: &str) -> AnyView {
    let board = Board {
        id: StoredValue::new(id.to_owned()),
        version: RwSignal::new(0),
        trouble: RwSignal::new(None),
        is_new: StoredValue::new(take_arrival(id)),
        drawn_outcomes: StoredValue::new(Vec::new()),
        drawn_text: StoredValue::new(String::new()),
    };
    let Some(text) = tournaments::SAVES.text(id) else { return nothing_here(messages::not_here()) };
    let Ok(saved) = text.parse::<Tournament>() else { return damaged(id) };
    let needed = on_shelf_of(&saved);
    // Why the games that have begun are not there.
    let missing = RwSignal::new(Some(Missing::Loading));
    let load = Callback::new(move |()| {
        let wanted = needed.clone();
        games::load(&needed, move |_| {
            let is_here = wanted.iter().all(|game| games::game_ui(game).is_some());
            let _ = missing.try_set((!is_here).then_some(Missing::Failed));
        });
    });
    load.run(());
    let key = tournaments::SAVES.key(id);
    on_change_elsewhere(move |changed| {
        // A table of another tab may come back, or end.
        let is_of_table = |changed: &str| changed.starts_with(saves::PREFIX) && board.has_moved();
        if changed.is_none_or(|changed| changed == key || is_of_table(changed)) {
            board.version.update(|version| *version += 1);
        }
    });
    dynamic(move || match missing.get() {
        Some(why) => not_fetched(why, load),
        None => {
            board.version.track();
            draw_board(board)
        }
    })
}

/// The games that have begun, as far as they are known here.
pub fn on_shelf_of(tournament: &Tournament) -> Vec<String> {
    on_shelf(tournament.rounds.iter().map(|round| round.game.clone()).collect())
}

/// What is said of a tournament that cannot be read.
fn damaged(id: &str) -> AnyView {
    view! {
        <main class="screen nothing">
            {head(app::pentathlon().to_owned())}
            <p>{messages::damaged()}</p>
            {unreadable(RwSignal::new(vec![tournaments::SAVES.key(id)]))}
            <p><a class="button primary" href=Route::Shelf.address()>{app::home()}</a></p>
        </main>
    }
    .into_any()
}

/// The tournament as it is now, which the board draws. Saves that were refused are tried again, and what another tab has begun
/// is joined.
///
/// # Errors
/// Why there is nothing to draw, in a sentence.
fn read_course(board: Board) -> Result<Course, &'static str> {
    let id = board.id();
    let text = tournaments::SAVES.text(&id).ok_or_else(messages::not_here)?;
    let course = Course::read(&id, text.parse().map_err(|_| messages::damaged())?);
    board.drawn_outcomes.set_value(course.outcomes.clone());
    // There may be room again.
    course.tournament.rounds.iter().for_each(|round| saves::try_again(&round.table));
    board.drawn_text.set_value(course.tournament.to_string());
    let tournament = course.tournament.clone();
    // Another tab may have begun a game that the storage has refused.
    board.change(move |saved| {
        if let Some(joined) = tournament.joined(saved) {
            *saved = Tournament { is_over: tournament.is_over, ..joined };
        }
    });
    Ok(course)
}

/// Draws the board as it is now, and tells the shelf who leads.
fn draw_board(board: Board) -> AnyView {
    let course = match read_course(board) {
        Ok(course) => course,
        Err(why) => return nothing_here(why),
    };
    let id = board.id();
    show_marks_of(&id, &course.called);
    let standing = course.standing();
    let games = course.tournament.programme.len();
    let trouble = move || board.trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> });
    let coming = Coming::of(&course, &standing);
    note_lead(&id, &course, &standing, coming.as_ref());
    let Some(coming) = coming else {
        return view! {
            <main class="screen arena tournament over">
                <div class="arena-head">
                    {head(title(games))}
                    <p class="remark"><time>{day(language(), course.tournament.began)}</time></p>
                </div>
                {dynamic_if(trouble)}
                {unsaved(&id, &course)}
                {ceremony(board, &course, &standing, faults(board, &course))}
            </main>
        }
        .into_any();
    };
    // Where somebody chooses, it is the easiest that is left until they tap another one.
    let on = course.in_progress().map(|(round, _)| round.clone());
    let left = course.tournament.left().next().map(|listed| listed.game.clone());
    let game = RwSignal::new(on.as_ref().map(|round| round.game.clone()).or(left).unwrap_or_default());
    let number = coming.number(&course);
    let last = course.over().count().checked_sub(1);
    let change = last.and_then(|last| Some((LeadChange::of(&course, last)?, course.over().nth(last)?.0)));
    let why = match &change {
        Some((change, round)) => change.by(&course, &title_of(&round.game)),
        None => messages::five_games(games),
    };
    let arrived = RwSignal::new(board.is_new.try_update_value(std::mem::take).unwrap_or_default());
    let hurry = move || arrived.set(false);
    let next = course.clone();
    view! {
        <main class="screen arena tournament" on:click=on_tap(hurry) on:keydown=move |_| hurry()>
            <div class="arena-head">
                {head(title(games))}
                <p class="remark">{messages::game_of(number, games)}</p>
            </div>
            <div class="arena-body">
                <section
                    class="evening board-scene"
                    class:arrived=derived_bool(move || arrived.get())
                    style:--people=course.tournament.participants.len().to_string()
                    aria-labelledby="lead"
                >
                    <div class="board-lead">
                        <p class="overline">{why}</p>
                        <h2 id="lead">{lead(&course, &standing)}</h2>
                        <p>{at_stake(&course, &coming)}</p>
                        {announced(change.map(|(change, _)| change), &course, &standing, &coming)}
                    </div>
                    {track(&course, &coming, game, arrived.get_untracked())}
                </section>
                {unsaved(&id, &course)}
                {faults(board, &course)}
                {dynamic(move || next_game(board, &next, &game.get()))}
            </div>
            <div class="bar">
                {(!course.outcomes.is_empty()).then(|| all_points(&course, &standing))}
                {dynamic_if(trouble)}
                {dynamic(move || way_on(board, on.as_ref(), game.get()))}
            </div>
        </main>
    }
    .into_any()
}

/// The main button: to the game that goes on, or begins.
fn way_on(board: Board, on: Option<&Round>, game: String) -> AnyView {
    let title = title_of(&game);
    match on {
        Some(round) => {
            let address = Route::Table(round.table.clone()).address();
            view! { <a class="button primary big" href=address>{messages::continue_game(&title)}</a> }
                .into_any()
        }
        None => view! {
            <button type="button" class="primary big" on:click=on_tap(move || board.begin(&game))>
                {messages::play_game(&title)}
            </button>
        }
        .into_any(),
    }
}

/// What a screen reader says on arrival, once: what the last game has changed, all sums, and what comes next.
fn announced(change: Option<LeadChange>, course: &Course, standing: &Standing, coming: &Coming) -> AnyView {
    let of = |(_, seat): (u8, Seat)| {
        let points = standing.points.get(seat.index()).copied().unwrap_or_default();
        messages::share_points_of(&course.name(seat), points)
    };
    let sums: Vec<String> = standing.by_rank().into_iter().map(of).collect();
    let last = course.results().len().saturating_sub(1);
    let now = change.map(|change| messages::sums(&change.sentence(course, last), &sums));
    let next = coming.game().map(|game| messages::is_next(&title_of(game)));
    let words: Vec<String> = now.into_iter().chain(next).collect();
    let said = RwSignal::new(String::new());
    // A live region is read when it changes.
    Timeout::new(0, move || _ = said.try_set(words.join(" "))).forget();
    view! { <p class="visually-hidden" role="status">{derived_text(move || said.get())}</p> }.into_any()
}

/// What is wrong with games, and which count for nobody.
fn faults(board: Board, course: &Course) -> Option<AnyView> {
    let fault = |(round, outcome): (&Round, &Outcome)| {
        let title = title_of(&round.game);
        let (why, can_be_played) = match outcome {
            Outcome::GivenUp => (messages::given_up_why(&title), false),
            Outcome::Missing => (messages::missing_why(&title), true),
            Outcome::Changed => (messages::changed_why(&title), true),
            Outcome::InProgress(_) | Outcome::Over(_) => return None,
        };
        let game = round.game.clone();
        let again = move || {
            let game = game.clone();
            board.change(move |tournament| tournament.rounds.retain(|round| round.game != game));
        };
        let again = can_be_played.then(|| {
            view! {
                <button type="button" class="button" on:click=on_tap(again)>{messages::play_again(&title)}</button>
            }
            .into_any()
        });
        Some(view! { <li class="row tournament-fault"><p>{why}</p>{again}</li> }.into_any())
    };
    let faults: Vec<AnyView> = course.rounds().filter_map(fault).collect();
    (!faults.is_empty()).then(|| view! { <ul class="pane faults">{faults}</ul> }.into_any())
}
