//! The mark of a seat: colour is never the only cue, so each seat also has a shape.

use super::picture::drawing;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// The class that applies the colour of a seat.
pub fn seat_class(seat: Seat) -> &'static str {
    const CLASSES: [&str; 8] =
        ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7"];
    CLASSES.get(seat.index()).copied().unwrap_or("seat-0")
}

/// The class of a mark, which has the colour of a seat, and the shape: disc, triangle, square, diamond, heart, hexagon, cross, ring:
/// no star, which counts in two games.
const MARKS: [(&str, &str); 8] = [
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
    person_mark(seat.0, seat.0)
}

/// The shape of the mark of a seat, as a path on a square of 100.
pub fn mark_shape(seat: Seat) -> &'static str {
    MARKS.get(seat.index()).copied().unwrap_or_default().1
}

/// The mark of a person, with the colour of one seat and the shape of another.
pub fn person_mark(colour: u8, shape: u8) -> impl IntoView {
    let of = |number: u8| MARKS.get(usize::from(number)).copied().unwrap_or_default();
    drawing(of(shape).1, of(colour).0)
}

/// A person: their mark in white, on a disc of their colour. Their name stands beside it.
pub fn token(colour: u8, shape: u8) -> AnyView {
    let of = |number: u8| MARKS.get(usize::from(number)).copied().unwrap_or_default();
    view! { <span class=format!("token {}", seat_class(Seat(colour)))>{drawing(of(shape).1, "mark")}</span> }
        .into_any()
}
