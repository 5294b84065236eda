//! The colours of a palette, each on the grounds on which it stands.

use super::{section, shown};
use leptos::prelude::*;

const TOKENS: [&str; 29] = [
    "ground",
    "panel",
    "panel-2",
    "ink",
    "muted",
    "line",
    "edge",
    "strong",
    "on-strong",
    "accent",
    "danger",
    "focus",
    "gold",
    "silver",
    "bronze",
    "clay",
    "clay-deep",
    "on-clay",
    "clay-accent",
    "night",
    "night-2",
    "on-night",
    "night-muted",
    "night-accent",
    "night-gold",
    "lit",
    "leaf",
    "chip",
    "on-chip",
];

const PAIRS: [(&str, &str); 14] = [
    ("ink", "ground"),
    ("muted", "ground"),
    ("ink", "panel"),
    ("muted", "panel"),
    ("ink", "panel-2"),
    ("on-strong", "strong"),
    ("danger", "panel"),
    ("on-clay", "clay"),
    ("on-clay", "clay-deep"),
    ("on-night", "night"),
    ("night-muted", "night-2"),
    ("night-gold", "night"),
    ("ink", "lit"),
    ("on-chip", "chip"),
];

/// All colours, then words on grounds.
pub fn palette() -> AnyView {
    let swatch = |token: &str| {
        let colour = format!("var(--{token})");
        view! { <span class="gallery-swatch"><i style:background=colour></i>{token.to_owned()}</span> }
            .into_any()
    };
    let pair = |(front, ground): (&str, &str)| {
        let (colour, background) = (format!("var(--{front})"), format!("var(--{ground})"));
        let words = view! { <span class="plaque" style:color=colour style:background=background>"Nine 19 laurels"</span> };
        shown(&format!("{front} on {ground}"), words.into_any())
    };
    let seats = (0..8).flat_map(|seat| [format!("deep-{seat}"), format!("bright-{seat}")]);
    [
        section("Tokens", TOKENS.into_iter().map(swatch)),
        section("Seats", seats.map(|token| swatch(&token))),
        section("Words on grounds", PAIRS.into_iter().map(pair)),
    ]
    .into_any()
}
