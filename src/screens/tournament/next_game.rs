//! The game that comes next, with its picture: how to learn it, who starts; or how far it is, and how to give it up.

use super::board::Board;
use super::course::Course;
use crate::browser::focus_on;
use crate::covers::cover;
use crate::games;
use crate::messages::tournament as messages;
use crate::screens::arch::arch;
use crate::screens::shelf::poster::ways_to_learn;
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::{info_of, title_of};
use pentathlon_engine::table::PlayerKind;
use pentathlon_engine::tournament::Participant;

/// The game that goes on, or comes next.
pub fn next_game(board: Board, course: &Course, game: &str) -> AnyView {
    let title = title_of(game);
    let is_last = course.tournament.left().next().is_none();
    let (words, buttons) = match course.in_progress() {
        Some((_, part)) => (
            view! { <p>{part.to_owned()}</p> }.into_any(),
            view! { {give_up(board, game, &title, is_last)} }.into_any(),
        ),
        None => {
            let line = cover(game).map(|cover| (cover.line)());
            let minutes = minutes(course, game).map(messages::about_minutes);
            let starter = course.name(course.tournament.starter());
            (
                view! { <p>{line}</p> <p class="remark">{minutes} " " {who_starts(starter, game.to_owned())}</p> }.into_any(),
                // Not everybody has played every game.
                ways_to_learn(game, &title).into_any(),
            )
        }
    };
    view! {
        <section class="pane next-game" aria-labelledby="next-game">
            {arch(game)}
            <div class="next-text"><h2 id="next-game">{title}</h2> {words}</div>
            <div class="row">{buttons}</div>
        </section>
    }
    .into_any()
}

/// How long a game takes: the box says it of people around a table.
pub fn minutes(course: &Course, game: &str) -> Option<u32> {
    let is_person = |one: &&Participant| one.player.kind == PlayerKind::Person;
    let are_people = course.tournament.participants.iter().filter(is_person).count() > 1;
    info_of(game).filter(|_| are_people).map(|info| info.minutes)
}

/// Who starts. In a game that nobody starts this is not said; the game is fetched meanwhile, so that the tap need not wait.
fn who_starts(name: String, game: String) -> AnyView {
    let is_said = RwSignal::new(false);
    games::load(std::slice::from_ref(&game.clone()), move |_| {
        let has_start = games::game_ui(&game).is_some_and(|ui| ui.start_question().is_some());
        // The screen may be gone by then.
        let _ = is_said.try_set(has_start);
    });
    dynamic_if(move || is_said.get().then(|| view! { <span class="starts">{messages::begins(&name)}</span> }))
}

/// A button that gives a game up, if everybody agrees. After the last one there is the ceremony.
fn give_up(board: Board, game: &str, title: &str, is_last: bool) -> AnyView {
    let asking = RwSignal::new(false);
    let (game, of) = (game.to_owned(), title.to_owned());
    let close = move || asking.set(false);
    let question = move || {
        let game = game.clone();
        let give_up = move || {
            close();
            let game = game.clone();
            board.is_new.set_value(is_last);
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
        <button type="button" class="button" aria-haspopup="dialog" on:click=on_tap(move || asking.set(true))>
            {messages::give_up()}
        </button>
        {dynamic_if(move || asking.get().then(&question))}
    }
    .into_any()
}
