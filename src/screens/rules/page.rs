//! The rules of a game, as a page of its own.

use super::search::searched_rules;
use crate::games;
use crate::messages::screens;
use crate::screens::{head, made_by, nothing_here};
use leptos::prelude::*;
use pentathlon_engine::games::info_of;

/// The rules of a game.
pub fn rules(game: &str) -> AnyView {
    let (Some(ui), Some(info)) = (games::game_ui(game), info_of(game)) else {
        return nothing_here(screens::no_such_game());
    };
    let made_by = made_by(&info);
    view! {
        <main class="screen rules" data-game=info.id>
            {head(info.title.to_owned())}
            <h2>{screens::how_to_play()}</h2>
            {searched_rules(ui, None)}
            <p class="remark">{made_by}</p>
        </main>
    }
    .into_any()
}
