//! The settings; other screens offer the language and the volume, too.

pub mod language;
pub mod screen;
pub mod volume;
