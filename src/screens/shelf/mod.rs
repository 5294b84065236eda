//! The start of the app: a poster for each game, today's deal, what was begun, and what can be learned.

pub mod poster;
mod removal;
pub mod screen;
mod table_lists;
mod today_offer;
pub mod unreadable;
