//! A game as a place in the stadium: what its cover shows, cut to fit below an arch.

use crate::covers::{cover, cut};
use leptos::prelude::*;

/// The size of a cover that is cut, in the units of its [`Cut`].
const COVER: (&str, &str) = ("300", "330");

/// The arch of a game, as high as it is wide. It is hidden from screen readers: its name stands beside it.
pub fn arch(game: &str) -> AnyView {
    let place = cut(game).map(|cut| cut.square);
    let art = cover(game).map(|cover| (cover.art)()).unwrap_or_default();
    let (width, height) = COVER;
    let art = format!(r#"<svg width="{width}" height="{height}" overflow="visible">{art}</svg>"#);
    view! {
        <span class="arch" data-game=game.to_owned() aria-hidden="true">
            <svg class="cover" viewBox=place preserveAspectRatio="xMidYMid slice" inner_html=art></svg>
        </span>
    }
    .into_any()
}
