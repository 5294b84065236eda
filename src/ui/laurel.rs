//! A laurel chip: a number in a wreath.

use super::picture::drawing;
use crate::figure::Pictogram;
use leptos::prelude::*;

/// A wreath without a number.
pub fn wreath() -> impl IntoView {
    drawing(Pictogram::Laurel.markup(), "wreath figure")
}

/// A chip worth `value`; `class` sets its size and state.
pub fn laurel(value: u8, class: &'static str) -> impl IntoView {
    view! {
        <span class=format!("laurel {class}")>
            {drawing(Pictogram::Laurel.markup(), "figure")}
            <b>{value}</b>
        </span>
    }
}
