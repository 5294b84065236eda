//! The rules of a game, as a page of its own.

use super::{head, nothing_here};
use crate::games;
use crate::text::Word;
use leptos::prelude::*;
use pentathlon_engine::games::shelf;

/// The rules of a game.
pub fn rules(game: &str) -> AnyView {
    let (Some(ui), Some(facts)) = (games::game_ui(game), shelf().into_iter().find(|facts| facts.id == game))
    else {
        return nothing_here(Word::NoSuchGame.text());
    };
    let made_by = Word::MadeBy.with(&[("author", facts.author), ("publisher", facts.publisher)]);
    view! {
        <main class="screen rules" data-game=facts.id>
            {head(facts.title.to_owned())}
            <h2>{Word::HowToPlay.text()}</h2>
            {ui.rules()}
            <p class="remark">{made_by}</p>
        </main>
    }
    .into_any()
}
