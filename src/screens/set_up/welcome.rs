//! What an address from elsewhere would begin, before somebody taps to begin it.

use super::play_now::{form_now, play_now};
use crate::covers::cover;
use crate::games;
use crate::messages::{isolated, screens};
use crate::route::Route;
use crate::screens::{arch, head, nothing_here};
use crate::ui::on_tap;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// A new table of a game, with those who played it last.
pub fn welcome(game: &str) -> AnyView {
    let Some(ui) = games::game_ui(game) else { return nothing_here(screens::no_such_game()) };
    let facts = ui.facts();
    let players = form_now(ui).players;
    let seats = Seat::all(players.len()).zip(&players);
    let names: Vec<String> = seats.map(|(seat, player)| isolated(player.name_in(seat))).collect();
    let set_up = Route::SetUp(facts.id.to_owned()).address();
    view! {
        <main class="screen nothing preview welcome" data-game=facts.id>
            {head(facts.title.to_owned())}
            {picture(facts.id)}
            <p>{screens::new_game_with(&names)}</p>
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(move || play_now(facts.id))>{screens::play()}</button>
                <a class="button" href=set_up>{screens::choose_players()}</a>
            </div>
        </main>
    }
    .into_any()
}

/// The picture of a game and what it is about, for somebody who has never seen it.
pub fn picture(game: &str) -> Option<AnyView> {
    let cover = cover(game)?;
    Some(
        view! {
            <p class="preview-game">
                {arch(game)} <span>{(cover.line)()}</span>
            </p>
        }
        .into_any(),
    )
}
