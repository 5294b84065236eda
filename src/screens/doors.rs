//! What a screen opens of a kind that comes after its own: `rooms.rs` says what is behind each door.

use crate::contract::{GameUi, Position};
use crate::session::TableSession;
use leptos::prelude::*;
use std::sync::OnceLock;

/// The doors.
pub struct Doors {
    /// The picture of a position in the rules.
    pub position: fn(&'static dyn GameUi, &'static Position) -> AnyView,
    /// The people who play on this device, for a dialog.
    pub people: fn() -> AnyView,
    /// The dialog that offers a finished game as a picture or a link, and what closes it.
    pub share: fn(TableSession, Callback<()>) -> AnyView,
    /// What a table of a tournament has changed, by their ids, and where the way on leads as soon as that is known.
    pub event_strip: fn(&str, &str, RwSignal<String>) -> AnyView,
}

static DOORS: OnceLock<&'static Doors> = OnceLock::new();

/// Says what is behind the doors.
pub fn set_doors(doors: &'static Doors) {
    let _ = DOORS.set(doors);
}

/// Opens one of the doors. They are there with the first screen behind the shelf.
pub fn open(door: impl FnOnce(&Doors) -> AnyView) -> AnyView {
    DOORS.get().map(|doors| door(doors)).into_any()
}
