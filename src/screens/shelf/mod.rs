//! The start of the app: the five boxes, what was begun, and what can be learned.

pub mod poster;
mod removal;
pub mod screen;
mod today_offer;
pub mod unreadable;
