//! The mark of a seat: a colour that never stands alone, a shape beside it.

use leptos::prelude::*;
use pentathlon::rules::Seat;

/// The class that gives what is in it the colour of a seat.
pub fn seat_class(seat: Seat) -> &'static str {
    const CLASSES: [&str; 8] =
        ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7"];
    CLASSES.get(seat.index()).copied().unwrap_or("seat-0")
}

/// The shape of a seat: disc, triangle, square, diamond, star, hexagon, cross, ring.
pub fn mark(seat: Seat) -> impl IntoView {
    const SHAPES: [&str; 8] = [
        "M50 8a42 42 0 1 0 .1 0z",
        "M50 8 94 88H6z",
        "M14 14h72v72H14z",
        "M50 4 94 50 50 96 6 50z",
        "M50 3l14 31 34 4-25 23 7 34-30-17-30 17 7-34L2 38l34-4z",
        "M27 10h46l23 40-23 40H27L4 50z",
        "M35 6h30v29h29v30H65v29H35V65H6V35h29z",
        "M50 6a44 44 0 1 0 .1 0zM50 32a18 18 0 1 1-.1 0z",
    ];
    let shape = SHAPES.get(seat.index()).copied().unwrap_or_default();
    view! { <svg class=format!("mark {}", seat_class(seat)) viewBox="0 0 100 100" aria-hidden="true"><path d=shape></path></svg> }
}
