//! A link to the game of a result, named by its day.

use crate::browser::day;
use crate::messages::hall as messages;
use crate::messages::language::language;
use crate::route::Route;
use leptos::prelude::*;
use pentathlon_engine::hall::GameResult;

/// The day of a result, as a link to its game if that is still here.
pub fn result_link(result: &GameResult) -> AnyView {
    let words = day_of(result);
    if result.is_only_line {
        return view! { <time>{words}</time> }.into_any();
    }
    view! { <a href=Route::Table(result.table.clone()).address()><time>{words}</time></a> }.into_any()
}

/// The day of a result, in words.
pub fn day_of(result: &GameResult) -> String {
    match result.began.known() {
        Some(began) => day(language(), began),
        None => messages::unknown_day().to_owned(),
    }
}
