//! The screens of the app, a folder for each kind. A folder uses those before it in this order: rules, settings, set-up, table,
//! shelf, story, lesson, share, tournament, club.

mod club;
mod frame;
mod lazy_view;
mod lesson;
mod rooms;
mod rules;
mod saved_tables;
mod set_up;
mod settings;
mod share;
mod shelf;
mod story;
mod table;
mod tournament;

pub use frame::{not_fetched, nothing_here, opening};
pub use lazy_view::Missing;
pub use rooms::{apply_sheets, are_on_their_way, load, load_soon, loaded};
pub use shelf::screen::shelf;

use frame::{head, head_with, made_by, not_fetched_dialog, part_not_fetched};
