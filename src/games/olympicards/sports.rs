//! The nine sports, large: finished, current, waiting, and face down.

use super::model::{self, Tile};
use super::picture::{emblem, star};
use super::tile::tile_label;
use super::{Context, names};
use crate::messages::olympicards as messages;
use crate::ui::{Dialog, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::Sport;

/// The programme over the table.
pub fn sports(context: Context, on_close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let tiles = model::programme(&context.view());
    let known: Vec<AnyView> = tiles
        .iter()
        .filter_map(|&tile| {
            let now = matches!(tile, Tile::Current(_));
            Some(line(tile.sport()?, Some(tile_label(context, tile)), now))
        })
        .collect();
    // Which sports exist is printed in the rules; only their order is secret.
    let is_known = |sport: &Sport| tiles.iter().any(|tile| tile.sport() == Some(*sport));
    let hidden: Vec<AnyView> = Sport::ALL
        .into_iter()
        .filter(|sport| !is_known(sport))
        .map(|sport| line(sport, None, false))
        .collect();
    let head = (!hidden.is_empty()).then(|| view! { <h3>{messages::hidden()}</h3> });
    view! {
        <Dialog title=messages::programme_title() on_close=on_close wide=true>
            <ol class="sport-lines">{known}</ol>
            {head}
            <ul class="sport-lines">{hidden}</ul>
        </Dialog>
    }
}

/// A sport as a line: picture, name, rule, and an optional remark.
pub fn line(sport: Sport, says: Option<String>, now: bool) -> AnyView {
    let starred = sport.has_star().then(|| view! { <span class="starred">{star()}</span> });
    view! {
        <li class="sport-line" class:now=now>
            <span class="sport-line-picture" aria-hidden="true">{pictogram(emblem(sport))}</span>
            <div>
                <p class="sport-line-name">{names::sport(sport).text()} {starred}</p>
                <p>{names::rule(sport)}</p>
                {says.map(|says| view! { <p class="remark">{says}</p> })}
            </div>
        </li>
    }
    .into_any()
}
