//! The screens of the app, a folder for each kind. Each uses those before it (`tests/imports.rs` has the order); what it opens of
//! a later one is behind a door (`doors.rs`).

mod arch;
mod club;
mod doors;
mod head;
mod lesson;
mod rooms;
mod rules;
mod saved_tables;
mod seat_marks;
mod set_up;
mod settings;
mod share;
mod shelf;
mod story;
mod table;
mod tournament;

pub use head::{fetching, not_fetched, nothing_here, placeholder};
pub use rooms::{apply_stylesheets, are_on_their_way, load, load_soon, loaded, shelf};

use head::{head, head_with, made_by, not_fetched_dialog, part_not_fetched};
