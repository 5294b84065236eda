//! The mark of a seat: colour is never the only cue, so each seat also has a shape.

use super::picture::drawing;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use std::cell::Cell;

/// A mark: a colour and a shape, each with the number of the seat that has it of its own.
pub type Mark = (u8, u8);

/// The marks of seats where nobody sits.
const OWN: [Mark; Seat::MAX_COUNT] = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)];

thread_local! {
    /// The marks of the seats at the table on screen.
    static SEAT_MARKS: Cell<[Mark; Seat::MAX_COUNT]> = const { Cell::new(OWN) };
}

/// Gives the seats of the screen the marks of those who sit there.
pub fn set_seat_marks(marks: [Mark; Seat::MAX_COUNT]) {
    SEAT_MARKS.set(marks);
}

/// Gives the seats their own marks again, for another screen.
pub fn reset_seat_marks() {
    set_seat_marks(OWN);
}

fn mark_of(seat: Seat) -> Mark {
    SEAT_MARKS.get().get(seat.index()).copied().unwrap_or_default()
}

/// The class that applies the colour of a seat: that of whoever sits there. It does not tell which seat it is.
pub fn seat_class(seat: Seat) -> &'static str {
    colour_class(mark_of(seat).0)
}

/// The class that applies a colour.
pub fn colour_class(colour: u8) -> &'static str {
    mark_class(colour).get("mark ".len()..).unwrap_or_default()
}

/// The class of a mark of that colour.
fn mark_class(colour: u8) -> &'static str {
    DRAWINGS.get(usize::from(colour)).copied().unwrap_or_default().0
}

/// The class of a mark, which has the colour of a seat, and the shape: disc, triangle, square, diamond, heart, hexagon, cross, ring:
/// no star, which counts in two games.
const DRAWINGS: [(&str, &str); Seat::MAX_COUNT] = [
    ("mark seat-0", r#"<path d="M50 8a42 42 0 1 0 .1 0z"/>"#),
    ("mark seat-1", r#"<path d="M50 8 94 88H6z"/>"#),
    ("mark seat-2", r#"<path d="M14 14h72v72H14z"/>"#),
    ("mark seat-3", r#"<path d="M50 4 94 50 50 96 6 50z"/>"#),
    (
        "mark seat-4",
        r#"<path d="M50 94C18 68 4 51 4 33A24 24 0 0 1 50 24a24 24 0 0 1 46 9c0 18-14 35-46 61z"/>"#,
    ),
    ("mark seat-5", r#"<path d="M27 10h46l23 40-23 40H27L4 50z"/>"#),
    ("mark seat-6", r#"<path d="M35 6h30v29h29v30H65v29H35V65H6V35h29z"/>"#),
    ("mark seat-7", r#"<path d="M50 6a44 44 0 1 0 .1 0zM50 32a18 18 0 1 1-.1 0z"/>"#),
];

/// The mark of a seat.
pub fn mark(seat: Seat) -> impl IntoView {
    let (colour, shape) = mark_of(seat);
    person_mark(colour, shape)
}

fn shape_path(shape: u8) -> &'static str {
    DRAWINGS.get(usize::from(shape)).copied().unwrap_or_default().1
}

/// The mark of a person.
pub fn person_mark(colour: u8, shape: u8) -> impl IntoView {
    drawing(shape_path(shape), mark_class(colour))
}

/// Whoever sits there: their mark in white, on a disc of their colour. Their name stands beside it.
pub fn seat_token(seat: Seat) -> AnyView {
    let (colour, shape) = mark_of(seat);
    token(colour, shape)
}

/// A person, in the same way.
pub fn token(colour: u8, shape: u8) -> AnyView {
    view! { <span class=format!("token {}", colour_class(colour))>{drawing(shape_path(shape), "mark")}</span> }
        .into_any()
}
