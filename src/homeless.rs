//! A table that the browser did not keep: it lives as long as the page.

use pentathlon_engine::table::AnyTable;
use std::cell::Cell;

thread_local! {
    static SHELTER: Cell<Option<(String, Box<dyn AnyTable>)>> = const { Cell::new(None) };
}

/// Takes the table in.
pub fn shelter(id: &str, table: Box<dyn AnyTable>) {
    SHELTER.set(Some((id.to_owned(), table)));
}

/// Gives the table back, if it is here.
pub fn fetch(id: &str) -> Option<Box<dyn AnyTable>> {
    SHELTER.take().filter(|(sheltered, _)| sheltered == id).map(|(_, table)| table)
}
