//! A table that the browser did not keep: it lives as long as the page.

use pentathlon_engine::table::AnyTable;
use std::cell::Cell;

thread_local! {
    static TABLE: Cell<Option<(String, Box<dyn AnyTable>)>> = const { Cell::new(None) };
}

/// Puts a table here, in place of the one before it.
pub fn put(id: &str, table: Box<dyn AnyTable>) {
    TABLE.set(Some((id.to_owned(), table)));
}

/// Takes the table out, if it is the one that is here.
pub fn take(id: &str) -> Option<Box<dyn AnyTable>> {
    TABLE.take().filter(|(kept, _)| kept == id).map(|(_, table)| table)
}
