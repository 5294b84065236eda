//! A place in the programme.

use super::model::Tile;
use super::picture::emblem;
use super::{Context, identity, names};
use crate::messages::olympicards as messages;
use crate::ui::{mark, pictogram};
use leptos::prelude::*;

/// The label of a place in the programme for a screen reader.
pub fn tile_label(context: Context, tile: Tile) -> String {
    match tile {
        Tile::Done(sport, gold) => {
            let name = gold.map(|seat| context.name(seat)).unwrap_or_default();
            messages::sport_done(names::sport(sport), &name)
        }
        Tile::Current(sport) => messages::sport_now(names::sport(sport)),
        Tile::PutOff(sport) => messages::sport_put_off(names::sport(sport)),
        Tile::Hidden => messages::sport_hidden().to_owned(),
    }
}

/// Draws a place in the programme.
pub fn tile(context: Context, tile: Tile) -> AnyView {
    let class = match tile {
        Tile::Done(..) => "sport-tile tile-done",
        Tile::Current(_) => "sport-tile tile-now",
        Tile::PutOff(_) => "sport-tile tile-off",
        Tile::Hidden => "sport-tile tile-hidden",
    };
    let card = match tile {
        Tile::PutOff(sport) => identity::sport(sport),
        _ => String::new(),
    };
    let winner = match tile {
        Tile::Done(_, gold) => gold,
        _ => None,
    };
    let place = matches!(tile, Tile::Hidden).then_some(identity::SPORTS);
    view! {
        <li class=class data-place=place data-card=card>
            <span class="visually-hidden">{tile_label(context, tile)}</span>
            <span class="tile-picture" aria-hidden="true">
                {tile.sport().map(|sport| pictogram(emblem(sport)))}
            </span>
            {winner.map(mark)}
        </li>
    }
    .into_any()
}
