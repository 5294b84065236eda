//! The deal for today: its opening, and its result as two lines.

mod begin;
mod opening;
mod result;

pub use opening::opening;
pub use result::result_dialog;
