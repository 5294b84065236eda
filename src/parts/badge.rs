//! What is public of a seat, in one line.

use crate::parts::{mark, seat_class, tap};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// What a badge says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// Whose.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What the seat is doing, in a word.
    pub status: String,
    /// Whether the table waits for it.
    pub busy: bool,
    /// The points.
    pub points: i32,
    /// What they are called.
    pub unit: &'static str,
}

/// The badge of a seat; a tap looks closer.
pub fn badge(line: SeatLine, on_tap: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <button
            type="button"
            class=format!("seat-badge {}", seat_class(line.seat))
            class:busy=line.busy
            on:click=tap(on_tap)
        >
            {mark(line.seat)}
            <span class="seat-name">{line.name}</span>
            <small class="seat-status">{line.status}</small>
            <b class="seat-points">{line.points}</b>
            <small class="seat-unit">{line.unit}</small>
        </button>
    }
    .into_any()
}
