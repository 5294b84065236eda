//! The question before a saved game is deleted from the shelf, with the offer to keep its result.

use crate::messages::app;
use crate::saves::dailies;
use crate::screens::saved_tables::{SavedTable, State, all};
use crate::ui::{Dialog, on_tap};
use leptos::prelude::*;

/// The question about a table, until `removing` is none again. `tables` are those on the shelf.
pub(super) fn removal(
    table: SavedTable,
    removing: RwSignal<Option<SavedTable>>,
    tables: RwSignal<Vec<SavedTable>>,
) -> AnyView {
    let why = match (&table.state, table.names.as_slice()) {
        (_, names) if table.is_tournament => app::remove_tournament_why(names),
        (State::Broken, _) => app::remove_broken_why().to_owned(),
        (_, []) => app::remove_unknown_why(&table.title),
        (_, names) => app::remove_table_why(&table.title, names),
    };
    let of_day = dailies::needs(&table.id).then(|| view! { <p>{app::remove_day_why()}</p> }.into_any());
    let keep = move || removing.set(None);
    let done = move || {
        // The tables of a tournament are listed from now on. The shelf may be gone by then.
        let _ = tables.try_set(all());
        let _ = removing.try_set(None);
    };
    let keep_result = table.has_result.then(|| {
        let table = table.clone();
        let keep_result = move || table.clone().remove_but_result(done);
        view! {
            <p class="remark">{app::keep_result_why()}</p>
            <button type="button" class="button danger" on:click=on_tap(keep_result)>{app::keep_result()}</button>
        }
        .into_any()
    });
    let remove = move || {
        table.remove();
        done();
    };
    view! {
        <Dialog title=app::remove_table() on_close=keep>
            <p>{why}</p>
            {of_day}
            <div class="row">
                <button type="button" class="button" autofocus on:click=on_tap(keep)>{app::keep()}</button>
                <button type="button" class="button danger" on:click=on_tap(remove)>{app::remove()}</button>
            </div>
            {keep_result}
        </Dialog>
    }
    .into_any()
}
