//! What outlives a reload: the local storage, IndexedDB, and the locks of the tab that plays a table or begins a game of a
//! Pentathlon or the deal of a date.

mod database;
mod local_storage;
mod locks;
mod stored;
mod written;

pub use database::{
    Row, bury_table, database_settled, forget_table, read_database, read_tables, refresh_small, save_table,
    tell_change,
};
pub use local_storage::{Storage, on_change_elsewhere, persist_storage};
pub use locks::{Lock, acquire_lock, acquire_table, release_table, steal_table};
pub use stored::StorageError;
