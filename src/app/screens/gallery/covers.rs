//! All covers side by side.

use crate::app::posters;
use leptos::prelude::*;

struct Cover {
    game: &'static str,
    title: &'static str,
    aside: &'static str,
    line: &'static str,
    facts: [&'static str; 2],
    art: fn() -> String,
}

const COVERS: [Cover; 5] = [
    Cover {
        game: "olympics",
        title: "Olympics",
        aside: "",
        line: "Bid in secret, invest in secret, win the podium.",
        facts: ["2–5 players", "30 min"],
        art: posters::olympics,
    },
    Cover {
        game: "olympikos",
        title: "Olympikos",
        aside: "",
        line: "Guess the sport before anyone else does.",
        facts: ["2–6 players", "20 min"],
        art: posters::olympikos,
    },
    Cover {
        game: "orclympics",
        title: "Orc-lympics",
        aside: "",
        line: "Draft orcs, elves and djinns. Toss a boulder. Steal a cup.",
        facts: ["2–5 players", "20 min"],
        art: posters::orclympics,
    },
    Cover {
        game: "olympia2000",
        title: "Olympia 2000 ",
        aside: "(B.C.)",
        line: "The right athlete at the right moment, before the laurels wither.",
        facts: ["2–5 players", "30 min"],
        art: posters::olympia2000,
    },
    Cover {
        game: "olympicards",
        title: "Olympicards",
        aside: "",
        line: "Nine sports, nine rules. Know when to step down.",
        facts: ["3–5 players", "30 min"],
        art: posters::olympicards,
    },
];

/// The five covers, as they hang on the shelf.
pub fn covers() -> AnyView {
    let covers: Vec<AnyView> = COVERS
        .iter()
        .map(|cover| {
            let facts = cover.facts.map(|fact| view! { <span>{fact}</span> }).into_iter().collect_view();
            view! {
                <li data-game=cover.game>
                    <a class="poster" href="#/gallery/covers">
                        <span class="poster-title">{cover.title}<small>{cover.aside}</small></span>
                        <span class="poster-line">{cover.line}</span>
                        <svg class="poster-art" aria-hidden="true" inner_html=(cover.art)()></svg>
                        <span class="poster-facts">{facts}</span>
                    </a>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="posters">{covers}</ul> }.into_any()
}
