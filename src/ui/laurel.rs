//! A laurel chip: a wreath round a number.

use super::picture::drawing;
use crate::figure::Pictogram;
use leptos::prelude::*;

/// A wreath alone.
pub fn wreath() -> impl IntoView {
    drawing(Pictogram::Laurel.markup(), "wreath figure")
}

/// A chip worth `value`; `class` says how large and in what state.
pub fn laurel(value: u8, class: &'static str) -> impl IntoView {
    view! {
        <span class=format!("laurel {class}")>
            {drawing(Pictogram::Laurel.markup(), "figure")}
            <b>{value}</b>
        </span>
    }
}
