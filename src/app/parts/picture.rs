//! Pictures drawn with the figure.

use crate::app::figure::{self, Pictogram};
use leptos::prelude::*;

/// A pictogram; it says nothing to a screen reader, the word beside it does.
pub fn pictogram(pictogram: Pictogram) -> impl IntoView {
    view! { <svg class="pictogram figure" viewBox="0 0 100 100" aria-hidden="true" inner_html=pictogram.markup()></svg> }
}

/// An athlete in the body of a group (1 to 5) and the pose of a discipline (0 to 4).
pub fn athlete(group: u8, pose: u8) -> impl IntoView {
    view! { <svg class="pictogram figure" viewBox="0 0 100 100" aria-hidden="true" inner_html=figure::athlete(group, pose)></svg> }
}
