//! The way from a finished game to its story.

use crate::contract::GameTable;
use crate::messages::screens;
use crate::route::Route;
use leptos::prelude::*;
use pentathlon_engine::rules::Awaiting;

/// The link to the story of the table with that id; `None` if it has none.
pub fn story_link(id: &str, table: &dyn GameTable) -> Option<AnyView> {
    let address = Route::Story(id.to_owned()).address();
    let link = || view! { <a class="button" href=address>{screens::story()}</a> }.into_any();
    (table.awaiting() == Awaiting::Over).then(link)
}
