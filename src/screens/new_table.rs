//! Opening a table that is new on this device.

use crate::browser::{go, now_ms};
use crate::route::Route;
use crate::saves;
use crate::session::{ErasedGameUi, summary};
use pentathlon_engine::table::AnyTable;

/// Saves a new table and opens it. Returns its id.
pub fn put_on_table(ui: &'static dyn ErasedGameUi, table: &dyn AnyTable) -> String {
    let id = saves::new_id();
    // Without storage the table lasts as long as the page; the first action says so.
    let _ = saves::save(&id, table.record(), summary(ui, table, now_ms()));
    go(&Route::Table(id.clone()).address());
    id
}
