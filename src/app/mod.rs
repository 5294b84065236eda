//! The app: what a browser shows of the library.

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
    let route = RwSignal::new(Route::read(&browser::hash()));
    browser::on_hash_change(move || route.set(Route::read(&browser::hash())));
    view! {
        {parts::live(move || match route.get() {
            Route::Shelf => screens::shelf(),
            Route::SetUp(game) => screens::set_up(&game),
            Route::Table(id) => screens::play(&id),
            Route::Replay(id) => screens::replay(&id),
            Route::Rules(game) => screens::rules(&game),
            Route::Settings => screens::settings_screen(),
            #[cfg(feature = "gallery")]
            Route::Gallery(path) => screens::gallery(&path),
            Route::Nowhere => screens::nothing_here(Word::NoSuchPage.text()),
        })}
    }
}
