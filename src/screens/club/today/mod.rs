//! Today's deal: its opening, and its result among the days around it.

mod begin;
mod calendar;
mod lead;
mod opening;
mod play_result;
mod result;
mod same_cards;
mod sent;
mod words;

pub use opening::opening;
pub use result::result_at;
