//! The app: what a browser shows of the library.

mod again;
mod aside;
mod browser;
mod desk;
mod figure;
mod games;
mod homeless;
mod parts;
mod posters;
mod route;
mod saves;
mod screens;
mod settings;
mod sound;
mod text;

use leptos::prelude::*;
use route::Route;
use settings::Settings;
use text::Word;

/// Starts the app in the page.
pub fn start() {
    browser::show_failures(Word::Broken.text(), Word::LoadAgain.text());
    browser::prepare_touch_guard();
    mount_to_body(App);
}

/// The whole app: one screen at a time, by the address.
#[component]
fn App() -> impl IntoView {
    provide_context(Settings::load());
    browser::prepare_sound();
    let route = RwSignal::new(None);
    open(route);
    browser::on_hash_change(move || open(route));
    view! {
        {parts::live_if(move || Some(match route.get()? {
            Route::Shelf => screens::shelf(),
            Route::SetUp(game) => screens::set_up(&game),
            Route::Table(id) => screens::play(&id),
            Route::Replay(id) => screens::replay(&id),
            Route::Rules(game) => screens::rules(&game),
            Route::Settings => screens::settings_screen(),
            #[cfg(feature = "gallery")]
            Route::Gallery(path) => screens::gallery(&path),
            Route::Nowhere => screens::nothing_here(Word::NoSuchPage.text()),
        }))}
    }
}

/// Opens what the address names: at once, or when the sheet of its game is there. Till then what was open stays.
fn open(shown: RwSignal<Option<Route>>) {
    let route = Route::read(&browser::hash());
    let game = match &route {
        Route::SetUp(game) | Route::Rules(game) => Some(game.clone()),
        // A table that is not kept was set up here a moment ago: its sheet is worn.
        Route::Table(id) | Route::Replay(id) => saves::game(id),
        _ => None,
    };
    let then = move || {
        // Meanwhile somebody may have gone elsewhere.
        if Route::read(&browser::hash()) == route {
            shown.set(Some(route));
        }
    };
    match game {
        Some(game) => browser::dress(&game, then),
        None => then(),
    }
}
