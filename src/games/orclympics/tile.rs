//! A competition card in the row of seven.

use super::model::{Tile, When};
use super::race_cards::{emblem, skill_class};
use super::{Context, identity, names};
use crate::messages::orclympics as messages;
use crate::ui::{Metal, cup, mark, pictogram};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// A competition card in sentences.
pub fn tile_label(context: Context, tile: &Tile) -> String {
    let competition = tile.competition;
    let (name, skill) = (names::competition(competition), names::skill(competition.skill()));
    let mut label = if tile.has_silver {
        messages::tile_label(name, skill, competition.gold(), competition.silver())
    } else {
        messages::tile_label_gold(name, skill, competition.gold())
    };
    let mut add = |sentence: &str| label = messages::sentences(&label, sentence);
    if competition.is_main_event() {
        add(messages::tile_main());
    }
    if tile.when == When::Now {
        add(messages::tile_now());
    }
    if let Some(seat) = tile.gold {
        add(&messages::tile_gold(&context.name(seat)));
    }
    if let Some(seat) = tile.silver {
        add(&messages::tile_silver(&context.name(seat)));
    }
    if tile.discarded {
        add(messages::tile_nobody());
    } else if tile.when == When::Now && tile.gold.is_none() {
        if tile.gold_free {
            add(messages::tile_gold_free());
        }
        if tile.silver_free {
            add(messages::tile_silver_free());
        }
    }
    label
}

/// Draws a competition card.
pub fn tile(context: Context, tile: Tile) -> impl IntoView {
    let Tile { competition, when, has_silver, gold, silver, gold_free, silver_free, discarded } = tile;
    // A cup that nobody has stands on its printed value.
    let worth = |metal: Metal, free: Option<&'static str>, card: String, value: u8, winner: Option<Seat>| {
        let class = if metal == Metal::Gold { "worth gold" } else { "worth silver" };
        let shown = match free {
            Some(free) => {
                view! { <span data-card=free>{cup(metal, &value.to_string(), "")}</span> }.into_any()
            }
            None => view! { <span class="coin" data-card=card>{value}</span> }.into_any(),
        };
        view! { <span class=class>{shown} {winner.map(mark)}</span> }.into_any()
    };
    let gold_worth = worth(
        Metal::Gold,
        gold_free.then_some(identity::GOLD),
        identity::gold(competition),
        competition.gold(),
        gold,
    );
    let silver_worth = has_silver.then(|| {
        let free = silver_free.then_some(identity::SILVER);
        worth(Metal::Silver, free, identity::silver(competition), competition.silver(), silver)
    });
    let main = competition.is_main_event();
    view! {
        <li
            class=format!("tile {}", skill_class(competition.skill()))
            class:now=when == When::Now
            class:over=when == When::Done
            class:main=main
            class:discarded=discarded
            data-place=identity::tile(competition)
        >
            <span class="visually-hidden">{tile_label(context, &tile)}</span>
            <span class="tile-emblem" aria-hidden="true">{pictogram(emblem(competition.skill()))}</span>
            <span class="tile-words" aria-hidden="true">
                <small>
                    {if main { messages::main_event() } else { names::skill(competition.skill()).text() }}
                </small>
                <b>{names::competition(competition).text()}</b>
            </span>
            <span class="tile-worths" aria-hidden="true">
                {gold_worth} {silver_worth}
            </span>
        </li>
    }
}
