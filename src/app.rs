//! The app: what a browser shows of the engine, one screen at a time.

use crate::messages::{app, language};
use crate::route::Route;
use crate::settings::Settings;
use crate::{browser, games, saves, screens, ui};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;

/// Starts the app in the page, in its language.
pub fn start() {
    language::start(&app::SENTENCES, open_app);
}

fn open_app() {
    browser::show_failures([
        app::pentathlon(),
        app::broken(),
        app::load_again(),
        app::broken_again(),
        app::without_table(),
        app::copy_report(),
        app::report_copied(),
        app::report_about(),
    ]);
    browser::prepare_touch_guard();
    mount_to_body(App);
}

/// What is open, and what is on its way.
#[derive(Clone, Copy)]
struct Page {
    shown: RwSignal<Option<Route>>,
    /// Whether a game is being fetched.
    fetching: RwSignal<bool>,
    /// Whether the saves are there to be read.
    ready: StoredValue<bool>,
}

/// The whole app: one screen at a time, by the address.
#[component]
fn App() -> impl IntoView {
    provide_context(Settings::load());
    browser::prepare_sound();
    browser::prepare_vibration();
    let page =
        Page { shown: RwSignal::new(None), fetching: RwSignal::new(false), ready: StoredValue::new(false) };
    saves::open(move || {
        page.ready.set_value(true);
        open(page);
    });
    browser::on_hash_change(move || {
        if page.ready.get_value() {
            open(page);
        }
    });
    screens::load_soon();
    games::load_the_rest();
    view! {
        {ui::dynamic_if(move || {
            let route = page.shown.get()?;
            let screens = screens::loaded().filter(|_| !misses_game(&route));
            Some(match (route, screens) {
                (Route::Shelf, _) => screens::shelf(),
                (Route::Nowhere, _) => screens::nothing_here(app::no_such_page()),
                (_, None) => screens::not_fetched(Callback::new(move |()| open(page))),
                (Route::SetUp(game), Some(screens)) => (screens.set_up)(&game),
                (Route::Table(id), Some(screens)) => (screens.play)(&id),
                (Route::Replay(id), Some(screens)) => (screens.replay)(&id, 0),
                (Route::Moment(id, action), Some(screens)) => (screens.replay)(&id, action),
                (Route::Review(id), Some(screens)) => (screens.review)(&id),
                (Route::Rules(game), Some(screens)) => (screens.rules)(&game),
                (Route::Settings, Some(screens)) => (screens.settings)(),
                (Route::Open, Some(screens)) => (screens.open_record)(),
                (Route::Link(game, letters), Some(screens)) => (screens.linked)(&game, &letters),
            })
        })}
        {ui::dynamic_if(move || {
            page.fetching.get().then(|| view! { <p class="fetching" role="status">{app::fetching()}</p> })
        })}
    }
}

/// Whether a route needs a game that is not loaded.
fn misses_game(route: &Route) -> bool {
    route.game().is_some_and(|game| games::is_on_shelf(&game) && games::game_ui(&game).is_none())
}

/// Opens what the address names: at once, or when its module and its game have come. Till then what was open stays.
fn open(page: Page) {
    let route = Route::read(&browser::hash());
    let needs_screens = !matches!(route, Route::Shelf | Route::Nowhere);
    page.fetching.set(needs_screens && (screens::loaded().is_none() || misses_game(&route)));
    let game = route.game();
    let left = Rc::new(Cell::new(3));
    let wanted = route.clone();
    let arrived = move || {
        left.set(left.get() - 1);
        // Meanwhile somebody may have gone elsewhere.
        if left.get() == 0 && Route::read(&browser::hash()) == wanted {
            page.fetching.set(false);
            browser::leave_focus();
            page.shown.set(Some(wanted.clone()));
        }
    };
    match &route {
        Route::Table(id) => saves::acquire(id, arrived.clone()),
        _ => {
            saves::release();
            arrived();
        }
    }
    if needs_screens {
        screens::load(arrived.clone());
    } else {
        arrived();
    }
    games::load(game.as_slice(), arrived);
}
