//! The settings, and where else a setting is offered.

mod language;
pub mod screen;
pub mod volume;
