//! A laurel chip: a wreath round a number.

use crate::app::figure::Pictogram;
use leptos::prelude::*;

/// A chip worth `value`; `class` says how large and in what state.
pub fn laurel(value: u8, class: &'static str) -> impl IntoView {
    view! {
        <span class=format!("laurel {class}")>
            <svg class="figure" viewBox="0 0 100 100" aria-hidden="true" inner_html=Pictogram::Laurel.markup()></svg>
            <b>{value}</b>
        </span>
    }
}
