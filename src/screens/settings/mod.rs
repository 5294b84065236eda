//! The settings, and where else a setting is offered.

pub mod language;
pub mod screen;
pub mod volume;
