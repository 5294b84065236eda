//! All covers side by side.

use crate::posters::cover;
use crate::text::Word;
use leptos::prelude::*;
use pentathlon_engine::games::shelf;

/// The five covers, as they hang on the shelf.
pub fn covers() -> AnyView {
    let covers: Vec<AnyView> = shelf()
        .into_iter()
        .filter_map(|facts| {
            let cover = cover(facts.id)?;
            let (title, aside) = facts.title.split_at(facts.title.find('(').unwrap_or(facts.title.len()));
            let (from, to) = (facts.seats.start().to_string(), facts.seats.end().to_string());
            let view = view! {
                <li data-game=facts.id>
                    <a class="poster" href="#/gallery/covers">
                        <span class="poster-title">{title}<small>{aside}</small></span>
                        <span class="poster-line">{(cover.line)()}</span>
                        <svg class="poster-art" aria-hidden="true" inner_html=(cover.art)()></svg>
                        <span class="poster-facts">
                            <span>{Word::Players.with(&[("from", &from), ("to", &to)])}</span>
                            <span>{Word::Minutes.with(&[("minutes", &facts.minutes.to_string())])}</span>
                        </span>
                    </a>
                </li>
            };
            Some(view.into_any())
        })
        .collect();
    view! { <ul class="posters">{covers}</ul> }.into_any()
}
