//! A game as a place in the stadium: what its cover shows, cut to fit below an arch.

use crate::covers::{Cut, cover, cut};
use leptos::prelude::*;
use pentathlon_engine::games::shelf;

/// The size of a cover that is cut, in the units of its [`Cut`].
const COVER: (&str, &str) = ("300", "330");

/// The arch of a game, as high as it is wide. It is hidden from screen readers: its name stands beside it.
pub fn arch(game: &str) -> AnyView {
    drawn(game, "arch", |cut| cut.square)
}

/// The same, half as wide again as it is high.
pub fn wide_arch(game: &str) -> AnyView {
    drawn(game, "arch wide", |cut| cut.wide)
}

/// The arches of all games.
pub fn arches() -> Vec<AnyView> {
    shelf().into_iter().map(|info| arch(info.id)).collect()
}

fn drawn(game: &str, class: &'static str, of: fn(Cut) -> &'static str) -> AnyView {
    let place = cut(game).map(of);
    let art = cover(game).map(|cover| (cover.art)()).unwrap_or_default();
    let (width, height) = COVER;
    let art = format!(r#"<svg width="{width}" height="{height}" overflow="visible">{art}</svg>"#);
    view! {
        <span class=class data-game=game.to_owned() aria-hidden="true">
            <svg class="cover" viewBox=place preserveAspectRatio="xMidYMid slice" inner_html=art></svg>
        </span>
    }
    .into_any()
}
