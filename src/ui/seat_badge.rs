//! The badge of a seat: who sits there, what the seat is doing, and its points.

use super::{mark, on_tap};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// What a badge shows.
pub struct SeatBadge {
    /// The seat.
    pub seat: Seat,
    /// The name of the player.
    pub name: String,
    /// The place that elements move from and to: `data-place`.
    pub place: String,
    /// Whether the table waits for this seat.
    pub busy: Signal<bool>,
    /// Whether the seat has done what all seats are asked for.
    pub done: Signal<bool>,
    /// What the seat is doing, in a word.
    pub status: Signal<String>,
    /// A symbol beside the status.
    pub status_mark: AnyView,
    /// The points.
    pub points: Signal<String>,
    /// The unit of the points.
    pub unit: Signal<String>,
    /// Anything else the game shows of a seat.
    pub more: AnyView,
}

/// The badge of a seat. A tap shows details.
pub fn seat_badge(badge: SeatBadge, on_look: impl Fn() + Send + Sync + 'static) -> AnyView {
    draw(badge, on_tap(on_look))
}

fn draw(badge: SeatBadge, on_click: impl Fn(MouseEvent) + Clone + 'static) -> AnyView {
    let SeatBadge { seat, name, place, busy, done, status, status_mark, points, unit, more } = badge;
    view! {
        <button type="button" class="badge" data-place=place class:busy=busy on:click=on_click>
            {mark(seat)}
            <span class="badge-name">{name}</span>
            <span class="badge-status" class:done=done>{status} {status_mark}</span>
            <span class="badge-points"><b>{points}</b> <small>{unit}</small></span>
            {more}
        </button>
    }
    .into_any()
}
