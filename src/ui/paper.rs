//! The paper that falls for a winner.

use leptos::prelude::*;

/// How many pieces fall; the style sheet says where.
const PIECES: usize = 16;

/// Falling paper.
pub fn falling_paper() -> AnyView {
    let piece = |index: usize| {
        // One after the other, but not from left to right.
        let nth = index * 7 % PIECES;
        view! { <i style:--k=index.to_string() style:--j=nth.to_string()></i> }.into_any()
    };
    let pieces: Vec<AnyView> = (0..PIECES).map(piece).collect();
    view! { <div class="paper" aria-hidden="true">{pieces}</div> }.into_any()
}
