//! What a screen opens of a kind that comes after its own: `rooms.rs` says what is behind each door.

use crate::contract::{GameUi, Position};
use crate::session::TableSession;
use leptos::prelude::*;
use pentathlon_engine::daily::Date;
use std::sync::OnceLock;

/// The result of a date.
#[derive(Clone, Copy)]
pub struct DayResult {
    /// The date.
    pub date: Date,
    /// The player's place.
    pub place: u8,
    /// The number of players.
    pub seats: usize,
    /// Whether it is for the record, or a replay.
    pub is_first: bool,
    /// Whether a rival had to decide without a search.
    pub is_eased: bool,
}

/// The doors.
pub struct Doors {
    /// The picture of a position in the rules.
    pub position: fn(&'static dyn GameUi, &'static Position) -> AnyView,
    /// The people who play on this device, for a dialog.
    pub people: fn() -> AnyView,
    /// The dialog that offers a finished game as a picture or a link, and what closes it.
    pub share: fn(TableSession, Callback<()>) -> AnyView,
    /// What a table of a tournament has changed, by their ids, and where the way on leads as soon as that is known.
    pub event_strip: fn(&str, &str, RwSignal<Option<String>>) -> AnyView,
    /// The dialog with the result of a date, and what closes it.
    pub day_result: fn(DayResult, Callback<()>) -> AnyView,
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
