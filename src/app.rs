//! The app: what a browser shows of the engine, one screen at a time.

use crate::route::Route;
use crate::settings::Settings;
use crate::text::Word;
use crate::{browser, games, screens, ui};
use leptos::prelude::*;

/// Starts the app in the page.
pub fn start() {
    browser::show_failures(Word::Broken.text(), Word::LoadAgain.text());
    browser::prepare_touch_guard();
    mount_to_body(App);
}

/// What is open, and what is on its way.
#[derive(Clone, Copy)]
struct Page {
    shown: RwSignal<Option<Route>>,
    /// Whether a game is being fetched.
    fetching: RwSignal<bool>,
}

/// The whole app: one screen at a time, by the address.
#[component]
fn App() -> impl IntoView {
    provide_context(Settings::load());
    browser::prepare_sound();
    let page = Page { shown: RwSignal::new(None), fetching: RwSignal::new(false) };
    open(page);
    browser::on_hash_change(move || open(page));
    games::load_the_rest();
    view! {
        {ui::dynamic_if(move || {
            let route = page.shown.get()?;
            if route.game().is_some_and(|game| games::is_on_shelf(&game) && games::game_ui(&game).is_none()) {
                return Some(screens::not_fetched(Callback::new(move |()| open(page))));
            }
            Some(match route {
                Route::Shelf => screens::shelf(),
                Route::SetUp(game) => screens::set_up(&game),
                Route::Table(id) => screens::play(&id),
                Route::Replay(id) => screens::replay(&id),
                Route::Rules(game) => screens::rules(&game),
                Route::Settings => screens::settings_screen(),
                Route::Nowhere => screens::nothing_here(Word::NoSuchPage.text()),
            })
        })}
        {ui::dynamic_if(move || {
            page.fetching.get().then(|| view! { <p class="fetching" role="status">{Word::Fetching.text()}</p> })
        })}
    }
}

/// Opens what the address names: at once, or when its game has come. Till then what was open stays.
fn open(page: Page) {
    let route = Route::read(&browser::hash());
    let game = route.game();
    page.fetching
        .set(game.as_ref().is_some_and(|game| games::is_on_shelf(game) && games::game_ui(game).is_none()));
    games::load(game.as_slice(), move || {
        // Meanwhile somebody may have gone elsewhere.
        if Route::read(&browser::hash()) == route {
            page.fetching.set(false);
            browser::leave_focus();
            page.shown.set(Some(route));
        }
    });
}
