//! The people who play on this device: a screen, and the same list over a set-up sheet.

mod editor;
mod list;

pub use list::{list, screen};
