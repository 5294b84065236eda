//! Today's deal: how one enters it, and its result among the days around it.

mod begin;
mod calendar;
mod entry;
mod lead;
mod play_result;
mod result;
mod same_cards;
mod sent;
mod words;

pub use entry::enter;
pub use result::result_at;
