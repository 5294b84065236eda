//! The app: one screen at a time, chosen by the address.

use crate::browser::Arrival;
use crate::fetched::Missing;
use crate::messages::{app, language};
use crate::route::Route;
use crate::settings::Settings;
use crate::{browser, games, saves, screens, ui};
use leptos::prelude::*;

/// Loads the messages of the page's language, then mounts the app.
pub fn start() {
    language::start(&app::SENTENCES, open_app);
}

fn open_app() {
    browser::show_failures([
        ("title", app::pentathlon()),
        ("sentence", app::broken()),
        ("again", app::load_again()),
        ("home", app::home()),
        ("save", app::save_games()),
        ("looped", app::broken_again()),
        ("table", app::without_game()),
        ("tournament", app::without_tournament()),
        ("person", app::without_person()),
        ("daily", app::without_day()),
        ("result", app::without_result()),
        ("copy", app::copy_report()),
        ("copied", app::report_copied()),
        ("about", app::report_about()),
    ]);
    browser::prepare_touch_guard();
    browser::prepare_key_guard();
    mount_to_body(App);
}

/// The route on screen.
#[derive(Clone, PartialEq, Eq)]
struct ShownRoute {
    route: Route,
    /// Why the modules that it needs are missing, if they are.
    missing: Option<Missing>,
    /// Whether somebody tapped on a link to it: then what it begins begins at once.
    is_tapped: bool,
}

/// The route on screen, and what is still loading.
#[derive(Clone, Copy)]
struct Page {
    shown: RwSignal<Option<ShownRoute>>,
    /// Whether the modules of the next route are still loading.
    fetching: RwSignal<bool>,
    /// The game of the first screen, if it has one, while that is loading.
    placeholder: RwSignal<Option<Option<String>>>,
    /// Whether the saves are loaded.
    ready: StoredValue<bool>,
}

/// The whole app: shows the screen of the current route.
#[component]
fn App() -> impl IntoView {
    provide_context(Settings::load());
    browser::prepare_sound();
    browser::prepare_vibration();
    let page = Page {
        shown: RwSignal::new(None),
        fetching: RwSignal::new(false),
        placeholder: RwSignal::new(None),
        ready: StoredValue::new(false),
    };
    saves::open(move || {
        page.ready.set_value(true);
        open(page);
    });
    browser::on_hash_change(move || {
        if page.ready.get_value() {
            open(page);
        }
    });
    browser::pass_closed_dialogs();
    browser::note_taps();
    screens::load_soon();
    games::load_the_rest();
    view! {
        {ui::dynamic_if(move || {
            let Some(ShownRoute { route, missing, is_tapped }) = page.shown.get() else {
                return page.placeholder.get().map(|game| screens::placeholder(game.as_deref()));
            };
            Some(match (route, screens::loaded().filter(|_| missing.is_none())) {
                (Route::Shelf, _) => screens::shelf(),
                (Route::Nowhere, _) => screens::nothing_here(app::no_such_page()),
                (_, None) => {
                    let again = Callback::new(move |()| open(page));
                    screens::not_fetched(missing.unwrap_or(Missing::Failed), again)
                }
                (Route::SetUp(game), Some(screens)) => (screens.set_up)(&game),
                (Route::PlayNow(game), Some(screens)) => (screens.play_now_offer)(&game),
                (Route::Table(id), Some(screens)) => (screens.table)(&id),
                (Route::Replay(id), Some(screens)) => (screens.replay)(&id, 0),
                (Route::ReplayFrom(id, action), Some(screens)) => (screens.replay)(&id, action),
                (Route::Story(id), Some(screens)) => (screens.story)(&id),
                (Route::Lesson(game), Some(screens)) => (screens.lesson)(&game),
                (Route::Together(game), Some(screens)) => (screens.together)(&game),
                (Route::Rules(game), Some(screens)) => (screens.rules)(&game),
                (Route::NewTournament, Some(screens)) => (screens.new_tournament)(),
                (Route::Tournament(id), Some(screens)) => (screens.tournament)(&id),
                (Route::Today(date), Some(screens)) => (screens.today)(date, is_tapped),
                (Route::Settings(table), Some(screens)) => (screens.settings)(table),
                (Route::People, Some(screens)) => (screens.people)(),
                (Route::Hall(place), Some(screens)) => (screens.hall)(&place),
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

/// Why the modules that a route needs are missing, if they are.
fn missing(route: &Route) -> Option<Missing> {
    let is_late = route.game().is_some_and(|game| games::is_on_its_way(&game)) || screens::are_on_their_way();
    if !needs_screens(route) || (screens::loaded().is_some() && !misses_game(route)) {
        None
    } else {
        Some(if is_late { Missing::Late } else { Missing::Failed })
    }
}

fn needs_screens(route: &Route) -> bool {
    !matches!(route, Route::Shelf | Route::Nowhere)
}

/// Opens the route in the address as soon as its module, its game and its save are loaded. Until then the previous
/// route stays on screen. If loading takes too long, a notice replaces it, and gives way to the route when everything
/// arrives.
fn open(page: Page) {
    let route = Route::read(&browser::hash());
    let is_tapped = browser::is_tapped();
    let is_missing = missing(&route).is_some();
    page.fetching.set(is_missing);
    let game = route.game();
    if page.shown.with_untracked(Option::is_none) && is_missing {
        page.placeholder.set(Some(game.clone()));
        browser::say_opened();
    }
    let wanted = route.clone();
    // The table, if no other tab has it; the screens; the game.
    let arrived = browser::when_all(3, move |arrival| {
        // The address may have changed in the meantime.
        if Route::read(&browser::hash()) != wanted {
            return;
        }
        let shown = ShownRoute { route: wanted.clone(), missing: missing(&wanted), is_tapped };
        // What arrives after all replaces only the notice that it is late.
        let is_notice =
            |shown: &Option<ShownRoute>| shown.as_ref().is_some_and(|shown| shown.missing.is_some());
        if arrival == Arrival::AfterAll && !page.shown.with_untracked(is_notice) {
            return;
        }
        page.fetching.set(false);
        if let (Route::PlayNow(game), None, Some(screens), true) =
            (&wanted, shown.missing, screens::loaded(), is_tapped)
        {
            // The previous screen stays until the table is there.
            return (screens.play_now)(game);
        }
        browser::leave_focus();
        ui::reset_seat_marks();
        page.shown.set(Some(shown));
        browser::say_opened();
    });
    match &route {
        Route::Table(id) => {
            let arrived = arrived.clone();
            saves::acquire(id, move || arrived(Arrival::InTime));
        }
        _ => {
            saves::release();
            arrived(Arrival::InTime);
        }
    }
    if needs_screens(&route) {
        let arrived = arrived.clone();
        screens::load(move |arrival| {
            screens::apply_stylesheets();
            arrived(arrival);
        });
    } else {
        arrived(Arrival::InTime);
    }
    games::load(game.as_slice(), arrived);
}
