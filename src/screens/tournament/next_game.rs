//! What comes next in a tournament: the game that goes on, or the one that begins with one tap.

use super::board::Board;
use super::course::Course;
use crate::browser::focus_on;
use crate::covers::cover;
use crate::games;
use crate::messages::tournament as messages;
use crate::route::Route;
use crate::screens::shelf::poster::ways_to_learn;
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::table::Kind;
use pentathlon_engine::tournament::{Listed, Order, Round, last};

/// What comes next.
pub fn next_game(board: Board, course: &Course, standing: &Standing) -> AnyView {
    if let Some((round, part)) = course.in_progress() {
        return going_on(board, round, part);
    }
    let left: Vec<&Listed> = course.tournament.left().collect();
    let Some(first) = left.first() else { return ().into_any() };
    let last = if course.tournament.order == Order::LastChooses { last(standing) } else { Vec::new() };
    let is_person = |seat: &Seat| {
        course.tournament.participants.get(seat.index()).is_some_and(|one| one.player.kind == Kind::Person)
    };
    let choosing: Vec<Seat> = last.iter().copied().filter(is_person).collect();
    let is_choice = !choosing.is_empty() && left.len() > 1;
    let why = if is_choice {
        Some(messages::last_chooses(&course.names(choosing)))
    } else if last.is_empty() || left.len() == 1 {
        None
    } else {
        Some(messages::computer_chooses(&course.names(last), &title_of(&first.game)))
    };
    let offered = if is_choice { left.len() } else { 1 };
    let offers: Vec<AnyView> = left.iter().take(offered).map(|listed| offer(board, &listed.game)).collect();
    let later: Vec<String> = left.iter().skip(1).map(|listed| title_of(&listed.game)).collect();
    let later = (!is_choice && !later.is_empty())
        .then(|| view! { <p class="remark">{messages::still_to_come(&later)}</p> }.into_any());
    let number = course.tournament.rounds.len() + 1;
    let starts =
        who_starts(course.name(course.tournament.starter()), (!is_choice).then(|| first.game.clone()));
    view! {
        <section class="next-game" aria-labelledby="next-game">
            <header>
                <h2 id="next-game" class="overline">{messages::next_game()}</h2>
                <p class="remark">{messages::game_of(number, course.tournament.programme.len())}</p>
            </header>
            {why.map(|why| view! { <p class="chooses">{why}</p> }.into_any())}
            <ul>{offers}</ul>
            {starts}
            // Not everybody has played every game.
            {(!is_choice).then(|| view! { <p class="row">{ways_to_learn(&first.game, &title_of(&first.game))}</p> }.into_any())}
            {later}
        </section>
    }
    .into_any()
}

/// Who starts. In a game that nobody starts this is not said; the game is fetched meanwhile, so that the tap need not wait.
fn who_starts(name: String, game: Option<String>) -> AnyView {
    let is_said = RwSignal::new(game.is_none());
    if let Some(game) = game {
        games::load(std::slice::from_ref(&game.clone()), move || {
            let has_start = games::game_ui(&game).is_some_and(|ui| ui.start().is_some());
            // The screen may be gone by then.
            let _ = is_said.try_set(has_start);
        });
    }
    dynamic_if(move || is_said.get().then(|| view! { <p class="starts">{messages::begins(&name)}</p> }))
}

/// A game that begins with one tap.
fn offer(board: Board, game: &str) -> AnyView {
    let title = title_of(game);
    let line = cover(game).map(|cover| view! { <span>{(cover.line)()}</span> }.into_any());
    let begun = game.to_owned();
    view! {
        <li data-game=game.to_owned()>
            {emblem(game)}
            <span class="next-text"><b>{title.clone()}</b> {line}</span>
            <button type="button" class="primary" on:click=on_tap(move || board.begin(&begun))>
                {messages::play_game(&title)}
            </button>
        </li>
    }
    .into_any()
}

/// The picture of a game: the art of its cover.
pub fn emblem(game: &str) -> AnyView {
    let art = cover(game).map(|cover| (cover.art)());
    view! {
        <span class="emblem cover" aria-hidden="true">
            <svg class="cover-art" inner_html=art></svg>
        </span>
    }
    .into_any()
}

/// The game that goes on.
fn going_on(board: Board, round: &Round, part: &str) -> AnyView {
    let title = title_of(&round.game);
    let address = Route::Table(round.table.clone()).address();
    let asking = RwSignal::new(false);
    let (game, of) = (round.game.clone(), title.clone());
    let close = move || asking.set(false);
    let question = move || {
        let game = game.clone();
        let give_up = move || {
            close();
            let game = game.clone();
            board.change(move |tournament| {
                let mut rounds = tournament.rounds.iter_mut();
                if let Some(round) = rounds.find(|round| round.game == game) {
                    round.is_given_up = true;
                }
            });
            focus_on("#screen-title");
        };
        let why = messages::give_up_why(&of);
        view! {
            <Dialog title=messages::give_up_title() on_close=close>
                <p>{why}</p>
                <div class="row">
                    <button type="button" class="button" autofocus on:click=on_tap(close)>{messages::give_up_not()}</button>
                    <button type="button" class="button danger" on:click=on_tap(give_up)>{messages::give_up_do()}</button>
                </div>
            </Dialog>
        }
        .into_any()
    };
    view! {
        <section class="next-game" aria-labelledby="next-game">
            <header><h2 id="next-game" class="overline">{messages::game_on()}</h2></header>
            <ul>
                <li data-game=round.game.clone()>
                    {emblem(&round.game)}
                    <span class="next-text"><b>{title.clone()}</b> <span>{part.to_owned()}</span></span>
                    <a class="button primary" href=address>{messages::continue_game(&title)}</a>
                </li>
            </ul>
            <button type="button" class="button" aria-haspopup="dialog" on:click=on_tap(move || asking.set(true))>
                {messages::give_up()}
            </button>
            {dynamic_if(move || asking.get().then(&question))}
        </section>
    }
    .into_any()
}
