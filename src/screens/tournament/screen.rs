//! The board between the games of a tournament: who leads, what the last game changed, and what comes next.

use super::board::{Board, on_shelf};
use super::ceremony::ceremony;
use super::change::change;
use super::chapters::chapters;
use super::course::{Course, Outcome};
use super::next_game::next_game;
use super::points::table_of_points;
use super::title;
use super::unsaved::unsaved;
use crate::browser::on_change_elsewhere;
use crate::fetched::Missing;
use crate::games;
use crate::messages::{app, tournament as messages};
use crate::route::Route;
use crate::saves::{self, tournaments};
use crate::screens::shelf::unreadable::unreadable;
use crate::screens::{head, not_fetched, nothing_here};
use crate::ui::{dynamic, dynamic_if, on_tap};
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
        drawn: StoredValue::new(Vec::new()),
        text: StoredValue::new(String::new()),
    };
    let Some(text) = tournaments::SAVES.text(id) else { return nothing_here(messages::not_here()) };
    let Ok(saved) = text.parse::<Tournament>() else { return damaged(id) };
    let needed = on_shelf(saved.rounds.into_iter().map(|round| round.game).collect());
    // Why the games that have begun are not there.
    let missing = RwSignal::new(Some(Missing::Loading));
    let load = Callback::new(move |()| {
        let wanted = needed.clone();
        games::load(&needed, move || {
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
            drawn(board)
        }
    })
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

/// The board as it is now.
fn drawn(board: Board) -> AnyView {
    let id = board.id();
    let Some(text) = tournaments::SAVES.text(&id) else { return nothing_here(messages::not_here()) };
    let Ok(saved) = text.parse::<Tournament>() else { return nothing_here(messages::damaged()) };
    let course = Course::read(&id, saved);
    board.drawn.set_value(course.outcomes.clone());
    // There may be room again.
    course.tournament.rounds.iter().for_each(|round| saves::try_again(&round.table));
    board.text.set_value(course.tournament.to_string());
    let tournament = course.tournament.clone();
    // Another tab may have begun a game that the storage has refused.
    board.change(move |saved| {
        if let Some(joined) = tournament.joined(saved) {
            *saved = Tournament { is_over: tournament.is_over, ..joined };
        }
    });
    let standing = course.standing();
    let games = course.tournament.programme.len();
    let is_for_two = course.tournament.participants.len() == 2;
    let last = course.over().count().checked_sub(1).and_then(|last| change(&course, last));
    let opening = if course.is_over() {
        ceremony(board, &course, &standing)
    } else {
        view! {
            <section class="tournament-lead" aria-labelledby="lead">
                <h2 id="lead">{lead(&course, &standing)}</h2>
                {last.map(|sentence| view! { <p class="changed">{sentence}</p> }.into_any())}
            </section>
            {next_game(board, &course, &standing)}
        }
        .into_any()
    };
    view! {
        <main class="screen tournament" class:over=course.is_over()>
            {head(title(games))}
            {opening}
            {dynamic_if(move || board.trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
            {(!course.outcomes.is_empty()).then(|| table_of_points(&course, &standing))}
            {unsaved(&id, &course)}
            {faults(board, &course)}
            {chapters(&course)}
            <p class="remark">{messages::points_why()}</p>
            {is_for_two.then(|| view! { <p class="remark">{messages::points_together()}</p> }.into_any())}
        </main>
    }
    .into_any()
}

/// Who leads, and by how much.
fn lead(course: &Course, standing: &Standing) -> String {
    let leaders: Vec<Seat> = standing.winners().collect();
    match leaders.as_slice() {
        _ if course.results().is_empty() => messages::before_first().to_owned(),
        [one] => {
            let of = |seat: Seat| standing.points.get(seat.index()).copied().unwrap_or_default();
            let second = standing.by_rank().into_iter().map(|(_, seat)| of(seat)).nth(1).unwrap_or_default();
            match of(*one) - second {
                0 => messages::leads_narrowly(&course.name(*one)),
                margin => messages::leads(&course.name(*one), margin),
            }
        }
        several => messages::lead_together(&course.names(several.iter().copied())),
    }
}

/// What is wrong with games, and which count for nobody.
fn faults(board: Board, course: &Course) -> Vec<AnyView> {
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
        Some(view! { <div class="row tournament-fault"><p>{why}</p>{again}</div> }.into_any())
    };
    course.rounds().filter_map(fault).collect()
}
