//! A table that has not been on this device before.

use crate::browser::go;
use crate::route::Route;
use crate::saves;
use crate::session::{ErasedGameUi, summary};
use pentathlon_engine::table::AnyTable;

/// Keeps a new table and goes there.
pub fn put_on_table(ui: &'static dyn ErasedGameUi, table: &dyn AnyTable) {
    let id = saves::new_id();
    // Without storage the table lives as long as the page; the first action says so.
    let _ = saves::save(&id, table.record(), summary(ui, table));
    go(&Route::Table(id).address());
}
