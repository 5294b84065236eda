//! The screens of the app.

mod about;
mod all_hands;
mod corrupt;
mod game_review;
mod give;
mod hall;
mod hint;
mod home;
mod install_hint;
mod keys;
mod language;
mod lazy_view;
mod lesson;
mod loader;
mod log;
mod more;
mod new_table;
mod next_level;
mod open;
mod overlay;
mod people;
mod play;
mod play_now;
mod podium;
mod podium_actions;
mod podium_steps;
mod points;
mod popover;
mod poster;
mod question;
mod removal;
mod rules;
mod rules_search;
mod season;
mod set_up;
mod set_up_chips;
mod set_up_form;
mod set_up_names;
mod set_up_questions;
mod set_up_rows;
mod set_up_seat_row;
mod set_up_seats;
mod settings;
mod share;
mod shelf;
mod tips;
mod today;
mod tournament;
mod unreadable;
mod volume;
mod waiting;
mod welcome;
mod whose_result;
mod why;
mod your_name;

pub use corrupt::{not_fetched, not_fetched_dialog, nothing_here, opening, part_not_fetched};
pub use lazy_view::Missing;
pub use loader::{apply_sheets, are_on_their_way, load, load_soon, loaded};
pub use shelf::shelf;

use crate::browser::{focus_on, watch};
use crate::messages::app;
use crate::route::Route;
use crate::ui::{Icon, icon};
use game_review::{replay, review};
use hall::hall;
use leptos::prelude::*;
use lesson::{lesson, together};
use pentathlon_engine::rules::Facts;
use people::people;
use play::play;
use play_now::play_now;
use rules::rules;
use set_up::set_up;
use settings::settings_screen;
use share::{linked, open_record};
use today::today;
use tournament::{new_tournament, tournament};
use welcome::welcome;

/// The credits of a game: its authors, and what we made.
fn made_by(facts: &Facts) -> String {
    let authors: Vec<String> = facts.author.split(", ").map(str::to_owned).collect();
    match facts.publisher {
        Some(publisher) => app::made_by(&authors, publisher),
        None => app::made_by_unpublished(&authors),
    }
}

/// The header of a screen: a link to the shelf, and the title, which takes the focus when the screen opens.
fn head(title: String) -> AnyView {
    head_with(title, &Route::Shelf, app::home())
}

/// The same with a link to somewhere else.
fn head_with(title: String, back: &Route, label: &'static str) -> AnyView {
    watch(|| {
        focus_on("#screen-title");
    });
    view! {
        <header class="screen-head">
            <a class="round" href=back.address() aria-label=label>{icon(Icon::Back)}</a>
            <h1 id="screen-title" tabindex="-1">{title}</h1>
        </header>
    }
    .into_any()
}
