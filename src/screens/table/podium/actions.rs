//! The buttons on a podium: what can be done with a finished game, and what comes after it.

use super::onward::Onward;
use crate::browser::{fresh_seed, go};
use crate::contract::Season;
use crate::messages::screens;
use crate::route::Route;
use crate::saves::{self, guests, people};
use crate::screens::set_up::names::called_now;
use crate::screens::set_up::new_table::save_new_and_open;
use crate::screens::table::open::{Overlay, open_overlay};
use crate::screens::table::story_link::story_link;
use crate::session::TableSession;
use crate::ui::{derived_text, on_tap};
use leptos::prelude::*;
use pentathlon_engine::table::Note;

/// The buttons.
pub fn podium_actions(
    session: TableSession,
    season: Option<Season>,
    onward: &Onward,
    sharing: RwSignal<bool>,
    overlay: RwSignal<Option<Overlay>>,
) -> impl IntoView {
    let again = match &season {
        None => screens::rematch(),
        Some(season) if season.decided => screens::new_season(),
        Some(_) => screens::next_game(),
    };
    // The next game of a season is played once, a rematch as often as wanted.
    let goes_on = season.as_ref().is_some_and(|season| !season.decided);
    let rematch = move || {
        if let Some(next) = saves::next_game(&session.id()).filter(|_| goes_on) {
            return go(&Route::Table(next).address());
        }
        let Some(seed) = fresh_seed() else { return session.narrator.notify(screens::no_chance()) };
        let guests = guests::of(&session.id());
        let (options, players) =
            session.with_table(|table| (table.options(), called_now(table.players(), &guests)));
        let options = season.as_ref().map_or(options, |season| season.next.clone());
        people::note_played(&players);
        match session.ui.open(&options, players, seed) {
            Ok(mut table) => {
                if session.wants_hints() {
                    table.note(Note::Hints);
                }
                let id = save_new_and_open(table.as_ref(), &guests);
                if goes_on {
                    saves::save_next_game(&session.id(), &id);
                }
            }
            Err(_) => session.narrator.notify(screens::set_up_refused()),
        }
    };
    // A branch is nobody's last game: a rematch, perhaps of a season, follows the game that it left.
    let is_branch = session.with_table(|table| table.branched_at()).is_some();
    let rematch = move |class| view! { <button type="button" class=class on:click=on_tap(rematch.clone())>{again}</button> };
    let again = (!is_branch).then(|| match onward {
        // The game goes on with the points of all games.
        Onward::Tournament { id, next } => {
            let next = *next;
            let board = Route::Tournament(id.clone()).address();
            view! { <a class="button primary" href=board>{derived_text(move || next.get())}</a> }.into_any()
        }
        Onward::Day(day) => {
            view! { <a class="button primary" href=day.week.clone()>{screens::see_week()}</a> {rematch("button")} }
                .into_any()
        }
        Onward::Nowhere => rematch("primary").into_any(),
    });
    view! {
        <div class="row podium-actions">
            {again}
            {session.with_table(|table| story_link(&session.id(), table))}
            <button type="button" class="button" on:click=on_tap(move || sharing.set(true))>{screens::share()}</button>
            <button
                type="button"
                class="button acts-once"
                aria-haspopup="dialog"
                on:click=on_tap(move || open_overlay(session, overlay, Overlay::More))
            >
                {screens::more()}
            </button>
        </div>
    }
}
