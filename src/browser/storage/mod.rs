//! What outlives a reload: the local storage, IndexedDB, and the lock of the tab that plays a table.

mod database;
mod local_storage;
mod locks;

pub use database::{Row, database_settled, read_database, save_to_database};
pub use local_storage::{Storage, StorageError, on_change_elsewhere, persist_storage};
pub use locks::{acquire_table, release_table, steal_table};
