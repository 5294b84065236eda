//! What screens share: their head, and what stands where something is missing.

use crate::browser::{ask_again, ask_for_other_build, focus_on, is_offline, part_is_damaged, reload, watch};
use crate::fetched::Missing;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::ui::{Dialog, Icon, dynamic, icon, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::info_of;
use pentathlon_engine::rules::GameInfo;

/// The credits of a game: its authors, and what we made.
pub fn made_by(info: &GameInfo) -> String {
    let authors: Vec<String> = info.author.split(", ").map(str::to_owned).collect();
    match info.publisher {
        Some(publisher) => app::made_by(&authors, publisher),
        None => app::made_by_unpublished(&authors),
    }
}

/// The header of a screen: a link to the shelf, and the title, which takes the focus when the screen opens.
pub fn head(title: String) -> AnyView {
    head_with(title, &Route::Shelf, app::home())
}

/// The same with a link to somewhere else.
pub fn head_with(title: String, back: &Route, label: &'static str) -> AnyView {
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

/// A sentence and a link to the shelf.
pub fn nothing_here(sentence: &str) -> AnyView {
    view! {
        <main class="screen nothing">
            {head(app::pentathlon().to_owned())}
            <p>{sentence.to_owned()}</p>
            <p><a class="button primary" href=Route::Shelf.address()>{app::home()}</a></p>
        </main>
    }
    .into_any()
}

/// That something is being fetched. Seen only if that takes a moment.
pub fn fetching() -> AnyView {
    view! { <p class="fetching part" role="status">{app::fetching()}</p> }.into_any()
}

/// What stands until a screen is there: the title of its game, in its colours, and the way to the shelf.
pub fn placeholder(game: Option<&str>) -> AnyView {
    let found = game.and_then(info_of);
    let (game, title) = found.map(|info| (info.id, info.title)).unzip();
    view! {
        <div class=if game.is_some() { "screen set-up" } else { "screen" } data-game=game>
            <div class="screen-head">
                <a class="round" href=Route::Shelf.address() aria-label=app::home()>{icon(Icon::Back)}</a>
                {title.map(|title| view! { <h1>{title}</h1> })}
            </div>
        </div>
    }
    .into_any()
}

/// A part of the app that could not be fetched or is on its way, as a screen of its own.
pub fn not_fetched(why: Missing, again: Callback<()>) -> AnyView {
    if why == Missing::Loading {
        return view! { {placeholder(None)} {fetching()} }.into_any();
    }
    missing(why, again, |title, way_on| {
        view! {
            <main class="screen nothing">
                {head(title.to_owned())}
                {way_on}
            </main>
        }
        .into_any()
    })
}

/// A part of a screen that could not be fetched or is on its way.
pub fn part_not_fetched(why: Missing, again: Callback<()>) -> AnyView {
    if why == Missing::Loading {
        return fetching();
    }
    missing(why, again, |_, way_on| view! { <section class="nothing">{way_on}</section> }.into_any())
}

/// A dialog whose content could not be fetched or is late. Before that, what is below it says that it is on its way.
pub fn not_fetched_dialog(
    title: &'static str,
    close: Callback<()>,
    why: Missing,
    again: Callback<()>,
) -> AnyView {
    if why == Missing::Loading {
        return fetching();
    }
    view! {
        <Dialog title=title on_close=close>
            <p>{if why == Missing::Late { screens::part_late() } else { screens::part_not_fetched() }}</p>
            <button type="button" class="primary" on:click=on_tap(move || {
                ask_again();
                again.run(());
            })>
                {app::try_again()}
            </button>
        </Dialog>
    }
    .into_any()
}

/// Why something is missing, with a button to retry. After an update the server may no longer have it for this page; then
/// the button reloads the page at the same address.
fn missing(why: Missing, again: Callback<()>, around: fn(&'static str, AnyView) -> AnyView) -> AnyView {
    let is_outdated = RwSignal::new(false);
    ask_for_other_build(move |other| {
        // The screen may be gone by then.
        let _ = is_outdated.try_set(other);
    });
    dynamic(move || {
        let (title, why, go_on) = if is_outdated.get() {
            (app::outdated(), app::outdated_why(), app::load_again())
        } else if why == Missing::Late {
            (app::late(), app::late_why(), app::try_again())
        } else if part_is_damaged() {
            (app::not_fetched(), app::damaged_why(), app::try_again())
        } else if is_offline() {
            (app::not_fetched(), app::offline_why(), app::try_again())
        } else {
            (app::not_fetched(), app::not_fetched_why(), app::try_again())
        };
        let act = move || {
            if is_outdated.get_untracked() {
                return reload();
            }
            ask_again();
            again.run(());
        };
        let way_on = view! {
            <p role="status">{why}</p>
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(act)>{go_on}</button>
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
            </div>
        };
        around(title, way_on.into_any())
    })
}
