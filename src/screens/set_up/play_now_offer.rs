//! What an address from elsewhere would begin, before somebody taps to begin it.

use super::invitation::{Invitation, invitation};
use super::play_now::{form_now, play_now};
use crate::games;
use crate::messages::{isolated, screens};
use crate::route::Route;
use crate::saves::people;
use crate::screens::nothing_here;
use crate::ui::on_tap;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// A new table of a game, with those who played it last.
pub fn play_now_offer(game: &str) -> AnyView {
    let Some(ui) = games::game_ui(game) else { return nothing_here(screens::no_such_game()) };
    let info = ui.info();
    let players: Vec<(String, Player)> = form_now(ui)
        .players
        .into_iter()
        .zip(0..)
        .map(|(player, seat)| (player.name_in(Seat(seat)).to_owned(), player))
        .collect();
    let names: Vec<String> = players.iter().map(|(name, _)| isolated(name)).collect();
    let set_up = Route::SetUp(info.id.to_owned()).address();
    let offer = Invitation {
        game: Some(info.id),
        overline: None,
        title: info.title.to_owned(),
        words: vec![screens::new_game_with(&names)],
        players,
        people: people::all(),
        remark: None,
    };
    let buttons = view! {
        <a class="button" href=set_up>{screens::choose_players()}</a>
        <button type="button" class="primary big" on:click=on_tap(move || play_now(info.id))>{screens::play()}</button>
    };
    invitation(offer, RwSignal::new(None), buttons.into_any())
}
