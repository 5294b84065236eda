//! The cover.

use crate::app::figure::Pictogram;
use crate::app::parts::{athlete, pictogram};
use leptos::prelude::*;

/// A discus thrower under the sun, over a frieze.
pub fn poster() -> AnyView {
    view! {
        <span class="poster-art o-poster" aria-hidden="true">
            <span class="sun"></span>
            {athlete(1, 0)}
            <span class="frieze"></span>
            <span class="poster-row">
                {pictogram(Pictogram::Marathon)} {pictogram(Pictogram::LongJump)} {pictogram(Pictogram::Archery)}
                {pictogram(Pictogram::Combination)}
            </span>
        </span>
    }
    .into_any()
}
