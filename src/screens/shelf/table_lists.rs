//! The lists of saved tables on the shelf: unfinished ones, finished ones, and the field to find one.

use crate::covers::cover;
use crate::figure::Pictogram;
use crate::messages::app;
use crate::screens::saved_tables::{SavedTable, State};
use crate::ui::{Icon, derived_bool, dynamic_if, icon, on_tap, on_value, pictogram};
use leptos::prelude::*;

/// How many finished tables are shown at first: more than fit on a screen, and few enough for one layout.
const AT_FIRST: usize = 20;
/// How many unfinished tables are shown at first: a row above the posters.
const UNFINISHED_AT_FIRST: usize = 3;
/// With more tables than that, there is a field to find one.
const FIRST_SHOWN: usize = 8;

/// The saved tables as they are listed.
#[derive(Clone, Copy)]
pub struct TableLists {
    /// All that are known.
    pub tables: RwSignal<Vec<SavedTable>>,
    /// The one that is to be removed, if anybody asked for it.
    pub removing: RwSignal<Option<SavedTable>>,
    /// What is looked for.
    pub wanted: RwSignal<String>,
}

impl TableLists {
    /// The tables at which somebody can play on.
    pub fn unfinished(self) -> AnyView {
        self.list(app::unfinished_tables(), false, UNFINISHED_AT_FIRST)
    }

    /// The tables whose game is over.
    pub fn finished(self) -> AnyView {
        self.list(app::finished_tables(), true, AT_FIRST)
    }

    fn list(self, title: &'static str, is_over: bool, at_first: usize) -> AnyView {
        let Self { tables, removing, wanted } = self;
        let is_open = RwSignal::new(false);
        let drawn = move || {
            let sought = wanted.get();
            let of_list = |table: &SavedTable| matches!(table.state, State::Finished(_)) == is_over;
            let found: Vec<SavedTable> = tables.with(|tables| {
                let found = tables.iter().filter(|table| of_list(table) && table.is_found(&sought));
                found.cloned().collect()
            });
            let count = found.len();
            if count == 0 {
                return None;
            }
            let drawn = if is_open.get() { count } else { at_first };
            let rows: Vec<AnyView> =
                found.into_iter().take(drawn).map(|table| row(table, removing).into_any()).collect();
            let more = (count > at_first).then(|| {
                let words = if is_open.get() { app::show_fewer().to_owned() } else { app::show_all(count) };
                view! {
                    <button type="button" class="button" on:click=on_tap(move || is_open.update(|open| *open = !*open))>
                        {words}
                    </button>
                }
                .into_any()
            });
            Some(view! {
                <section class="waiting">
                    <header class="waiting-title">
                        <h2 class="overline">{title}</h2>
                        {more}
                    </header>
                    <ul>{rows}</ul>
                </section>
            })
        };
        dynamic_if(drawn).into_any()
    }

    /// The field to find a table, where there are many.
    pub fn finder(self) -> AnyView {
        let Self { tables, wanted, .. } = self;
        let drawn = move || {
            if tables.with(Vec::len) <= FIRST_SHOWN {
                return None;
            }
            let finds_nothing = derived_bool(move || {
                let sought = wanted.get();
                tables.with(|tables| !tables.iter().any(|table| table.is_found(&sought)))
            });
            Some(view! {
                <label class="field finder">
                    <span>{app::find_table()}</span>
                    <input type="search" on:input=on_value(move |value| wanted.set(value))/>
                </label>
                {dynamic_if(move || finds_nothing.get().then(|| view! { <p role="status">{app::find_nothing()}</p> }))}
            })
        };
        dynamic_if(drawn).into_any()
    }
}

/// A small picture of an unfinished table: the art of its cover. A tournament has a wreath.
pub(super) fn picture(game: &str) -> AnyView {
    if game.is_empty() {
        return view! { <span class="table-picture laurelled" aria-hidden="true">{pictogram(Pictogram::Laurel)}</span> }
            .into_any();
    }
    let art = cover(game).map(|cover| (cover.art)());
    view! {
        <span class="table-picture cover" aria-hidden="true">
            <svg class="cover-art" inner_html=art></svg>
        </span>
    }
    .into_any()
}

fn row(table: SavedTable, removing: RwSignal<Option<SavedTable>>) -> impl IntoView {
    let (title, names) = (table.title.as_str(), table.names.as_slice());
    let (word, label, detail) = match &table.state {
        State::Unfinished(detail) => {
            (app::continue_game(), app::continue_label(title, names), detail.clone())
        }
        State::Finished(detail) => (app::see_result(), app::see_result_label(title, names), detail.clone()),
        State::Unfetched => {
            (app::continue_game(), app::continue_unknown_label(title), app::not_fetched().to_owned())
        }
        State::Broken => (app::look(), app::look_label().to_owned(), String::new()),
    };
    let remove = match &table.state {
        State::Broken => app::remove_broken_label().to_owned(),
        State::Unfetched => app::remove_unknown_label(title),
        State::Unfinished(_) | State::Finished(_) => app::remove_label(title, names),
    };
    let address = table.address();
    let (title, game, day) = (table.title.clone(), table.game, table.day.clone());
    let who = (!names.is_empty()).then(|| view! { <small>{app::waiting_names(names)}</small> }.into_any());
    let picture = matches!(table.state, State::Unfinished(_)).then(|| picture(table.game));
    view! {
        <li data-game=game>
            {picture}
            <span class="waiting-text">
                <span class="waiting-head"><b>{title}</b> <time>{day}</time></span>
                {who}
                <span class="waiting-state">{detail}</span>
            </span>
            <a class="button primary" href=address aria-label=label>{word}</a>
            <button type="button" class="round" aria-label=remove on:click=on_tap(move || removing.set(Some(table.clone())))>
                {icon(Icon::Close)}
            </button>
        </li>
    }
}
