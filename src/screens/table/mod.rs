//! A table: the board with its prompt, what is opened over it, and the podium at its end.

mod about;
pub mod all_hands;
pub mod corrupt;
mod give;
mod hint;
mod keys;
pub mod log;
mod more;
mod open;
mod overlay;
pub mod podium;
pub mod popover;
pub mod screen;
mod status;
pub mod story_link;
mod tips;
