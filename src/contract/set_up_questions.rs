//! What the set-up of a game asks.

use super::{GameOption, SetUpSheet};
use leptos::prelude::AnyView;

/// The questions that the set-up asks for one game only.
pub struct SetUpQuestions {
    /// Those about options of the table.
    pub options: &'static [GameOption],
    /// Options that each new table names unless its players have chosen another answer. Old records do not name them,
    /// because they meant something else when there was no choice.
    pub new_options: &'static [&'static str],
    /// Options that a table with a fresh seed names as well, and that nobody is asked about: how its computers play.
    pub new_options_unasked: &'static [&'static str],
    /// What it asks and says above the seats.
    pub seating: Option<fn(SetUpSheet) -> AnyView>,
    /// Questions below the options whose answers belong to the device and not to the table.
    pub preferences: Option<fn(SetUpSheet) -> AnyView>,
}

impl SetUpQuestions {
    /// Nothing but these options.
    pub const fn options(options: &'static [GameOption]) -> Self {
        Self { options, new_options: &[], new_options_unasked: &[], seating: None, preferences: None }
    }
}
